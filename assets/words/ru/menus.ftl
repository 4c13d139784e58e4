## Главное меню

menu-continue = Продолжить
menu-unfinished = Начатое
menu-play = Играть
menu-journey = Поход
menu-endless = Без конца
menu-watch = Театр
menu-two_players = Вдвоём
menu-daily = Сегодня
menu-draw = Рисовать
menu-lab = Лаба
menu-records = Рекорды
menu-settings = Опции
menu-how_to = Справка
menu-quit = Выход

menu_about-continue = Продолжи с того же места.
menu_about-unfinished = Все незаконченные игры: выбери любую.
menu_about-play = Лабиринт любого размера из любого сида.
menu_about-journey = Шестьдесят маленьких лабиринтов, и у каждого своя идея.
menu_about-endless = Лабиринт без конца: каждый сыр добавляет время.
menu_about-watch = Смотри, как стена за стеной рождается лабиринт, а поиск находит путь.
menu_about-two_players = Беги наперегонки за одной клавиатурой или по сети.
menu_about-daily = Каждый день новый лабиринт и новая головоломка, одни для всех.
menu_about-draw = Нарисуй лабиринт и пошли его кодом.
menu_about-lab = Проведи алгоритмы своими руками, шаг за шагом.
menu_about-records = Лучшие времена и забеги, которые можно обогнать.
menu_about-settings = Язык, вид, звук и клавиши.
menu_about-how_to = Правила и все клавиши.
menu_about-quit = Ничего не пропадёт.

## Слова о незаконченной игре

unfinished-lesson = Обучение
unfinished-forget = Забыть
unfinished-press_again = Нажми ещё раз, чтобы забыть забег
unfinished-just_now = только что
unfinished-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } сыр
    [few] { $cheeses } сыра
   *[many] { $cheeses } сыров
}
unfinished-done = готово { $done } из { $all }
unfinished-minutes_ago = { $minutes } мин назад
unfinished-hours_ago = { $hours } ч назад
unfinished-days_ago = { $days ->
    [one] { $days } день назад
    [few] { $days } дня назад
   *[many] { $days } дней назад
}

## Меню забега на паузе

pause_menu-resume = Дальше
pause_menu-restart = Заново
pause_menu-new_maze = Новый лабиринт
pause_menu-world = Миллиард комнат
pause_menu-watch = В театр
pause_menu-solve_with = Решатель
pause_menu-draw = Изменить лабиринт
pause_menu-export = Сохранить, напечатать
pause_menu-settings = Опции
pause_menu-how_to = Как играть
pause_menu-map = Карта
pause_menu-title = Главное меню

## Виды файлов, в которых можно сохранить лабиринт

file_kinds-as_shown = Как видно
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Печать
file_kinds-text = Текст

## Клавиатура на экране и кнопка, которая её открывает

screen_keyboard-write = Ввод
screen_keyboard-capitals = Shift
screen_keyboard-space = Пробел
screen_keyboard-erase = Стереть
screen_keyboard-done = Готово
