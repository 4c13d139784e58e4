## Слова для встречи двух компьютеров

meeting-heading = Два компьютера
meeting-about = Открой это и на другом компьютере: «Вдвоём», соперник «Другой компьютер». Оба должны быть в одной сети. Игру и лабиринт выбирает тот, кто приглашает.
meeting-looking = Ищем другой компьютер
meeting-in_vain = Пока никого. Гостевые сети часто разделяют компьютеры, или игру не пускает брандмауэр. Попробуй адрес внизу или точку доступа с телефона.
meeting-choose = Выбери, с кем играть.
meeting-waits = Ждём ответа: { $name }
meeting-refused = { $name } сейчас не хочет играть.
meeting-unanswered = { $name } не отвечает. Попробуй ещё раз.
meeting-other_version = Кто-то с другой версией игры
meeting-trouble = Система не пускает в сеть: { $why }
meeting-address = Или адрес другого компьютера
meeting-own_address = Адрес этого компьютера: { $address }
meeting-invites = { $name } зовёт играть
meeting-what = { $mode } · { $best }
meeting-invite = Позвать
meeting-look = Искать там
meeting-accept = Играть
meeting-decline = Не сейчас

## Слова матча с другим компьютером

meeting-far = Другой компьютер
meeting-far_card = Играет за другим компьютером
meeting-find = Найти другой компьютер
meeting-not_ready = Ждём: { $name }
meeting-paused = { $name } держит паузу
meeting-quiet = { $name }: нет вестей { $seconds } с. Матч продолжится, как только вернётся связь.
meeting-left = { $name } больше не в матче
meeting-impossible = Компьютер соперника ({ $name }) сообщает невозможное: { $what }. Матч окончен.
meeting-to_lobby = В лобби
meeting-you = Ты
meeting-far_note = Иди дальше или сдайся
meeting-go_on_alone = Дальше соло
meeting-give_up = Сдаться
meeting-squeak = Пи-пи!
meeting-wave = Привет!
meeting-squeak_key = Пискнуть
meeting-wave_key = Помахать

## Слова, где телефоны становятся геймпадами

phones-heading = Телефоны как геймпады
phones-key = Телефоны как геймпады
phones-about = Наведи на код камеру телефона или открой адрес в его браузере: телефон станет геймпадом, ставить ничего не надо. Он должен быть в той же сети. Первый ведёт мышку игрока 1, второй — мышку игрока 2.
phones-nobody = телефонов нет
phones-joined = { $count ->
    [one] На связи { $count } телефон
    [few] На связи { $count } телефона
   *[many] На связи { $count } телефонов
}
phones-in_vain = Пока никого. Гостевые сети часто разделяют устройства, или игру не пускает брандмауэр. Годится и точка доступа с телефона.
phones-no_network = Этот компьютер не в сети, где мог бы быть телефон.
phones-trouble = Система не пускает игру в сеть: { $why }
phones-other_network = Другая сеть
phones-done = Готово
phones-joining = Минутку
phones-lost = Игра не отвечает. Она ещё открыта?
phones-one = Ты ведёшь мышку 1
phones-two = Ты ведёшь мышку 2
phones-run = Бег
phones-scan_again = Сканируй код с экрана снова
