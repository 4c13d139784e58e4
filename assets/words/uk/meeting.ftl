## Де два комп’ютери зустрічаються для матчу

meeting-heading = Два комп’ютери
meeting-about = Відкрий це й на другому комп’ютері: «Удвох», суперник «Інший комп’ютер». Обидва мають бути в одній мережі. Гру й лабіринт обирає той, хто запрошує.
meeting-looking = Шукаємо другий комп’ютер
meeting-in_vain = Поки нікого. Гостьові мережі часто розділяють комп’ютери, а гру може блокувати брандмауер. Спробуй адресу внизу або точку доступу телефона.
meeting-choose = Обери, з ким грати.
meeting-waits = Чекаємо на відповідь: { $name }
meeting-refused = { $name } зараз не хоче грати.
meeting-unanswered = { $name } не відповідає. Спробуй іще раз.
meeting-other_version = Хтось з іншою версією гри
meeting-trouble = Система не пускає до мережі: { $why }
meeting-address = Або введи адресу другого комп’ютера
meeting-own_address = Адреса цього комп’ютера: { $address }
meeting-invites = { $name } запрошує тебе
meeting-what = { $mode } · { $best }
meeting-invite = Запросити
meeting-look = Шукати там
meeting-accept = Грати
meeting-decline = Не зараз

## Слова матчу з іншим комп’ютером

meeting-far = Інший комп’ютер
meeting-far_card = Грає за іншим комп’ютером
meeting-find = Знайти інший комп’ютер
meeting-not_ready = Чекаємо: { $name }
meeting-paused = { $name } на паузі
meeting-quiet = { $name } мовчить уже { $seconds } с. Матч піде далі, щойно повернеться зв’язок.
meeting-left = { $name } виходить із матчу
meeting-impossible = Комп’ютер гравця { $name } повідомляє неможливе: { $what }. Матч закінчено.
meeting-to_lobby = У лобі
meeting-you = Ти
meeting-far_note = Іди далі або здавайся
meeting-go_on_alone = Грати далі соло
meeting-give_up = Здатися
meeting-squeak = Пі-пі!
meeting-wave = Привіт!
meeting-squeak_key = Пискнути
meeting-wave_key = Махнути

## Де телефони стають геймпадами

phones-heading = Телефони як геймпади
phones-key = Телефони як геймпади
phones-about = Скануй код камерою телефона або відкрий адресу в його браузері: телефон стане геймпадом, нічого не треба встановлювати. Він має бути в тій самій мережі. Перший веде мишу гравця 1, другий — мишу гравця 2.
phones-nobody = телефонів ще нема
phones-joined = { $count ->
    [one] { $count } телефон на зв’язку
    [few] { $count } телефони на зв’язку
   *[many] { $count } телефонів на зв’язку
}
phones-in_vain = Поки нікого. Гостьові мережі часто розділяють пристрої, а гру може блокувати брандмауер. Точка доступу самого телефона теж годиться.
phones-no_network = Цей комп’ютер не в мережі, де міг би бути телефон.
phones-trouble = Система не пускає до мережі: { $why }
phones-other_network = Інша мережа
phones-done = Готово
phones-joining = Хвилинку
phones-lost = Гра не відповідає. Вона ще відкрита?
phones-one = Ти ведеш мишу 1
phones-two = Ти ведеш мишу 2
phones-run = Бігти
phones-scan_again = Скануй код на екрані ще раз
