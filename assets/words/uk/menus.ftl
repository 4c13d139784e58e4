## Головне меню

menu-continue = Далі
menu-unfinished = Недогране
menu-play = Грати
menu-journey = Мандри
menu-endless = Безкінечник
menu-watch = Театр
menu-two_players = Удвох
menu-daily = Щодня
menu-draw = Малюнок
menu-lab = Лаба
menu-records = Рекорди
menu-settings = Опції
menu-how_to = Довідка
menu-quit = Вихід

menu_about-continue = Продовж із того самого місця.
menu_about-unfinished = Усі незакінчені ігри: обери будь-яку.
menu_about-play = Лабіринт будь-якого розміру з будь-якого зерна.
menu_about-journey = Шістдесят маленьких лабіринтів, і в кожного своя ідея.
menu_about-endless = Лабіринт без кінця: кожен сир додає часу.
menu_about-watch = Дивись, як стіна за стіною народжується лабіринт, а пошук знаходить шлях.
menu_about-two_players = Біжи наввипередки за однією клавіатурою або мережею.
menu_about-daily = Щодня новий лабіринт і нова головоломка, однакові для всіх.
menu_about-draw = Намалюй лабіринт і надішли його кодом.
menu_about-lab = Виконай алгоритми власноруч, крок за кроком.
menu_about-records = Найкращі часи й забіги, які можна перегнати.
menu_about-settings = Мова, вигляд, звук і клавіші.
menu_about-how_to = Правила й усі клавіші.
menu_about-quit = Ніщо не зникне.

## Слова про недограну гру

unfinished-lesson = Навчання
unfinished-forget = Забути
unfinished-press_again = Натисни ще раз, щоб забути забіг
unfinished-just_now = щойно
unfinished-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } сир
    [few] { $cheeses } сири
   *[many] { $cheeses } сирів
}
unfinished-done = зроблено { $done } з { $all }
unfinished-minutes_ago = { $minutes } хв тому
unfinished-hours_ago = { $hours } год тому
unfinished-days_ago = { $days ->
    [one] { $days } день тому
    [few] { $days } дні тому
   *[many] { $days } днів тому
}

## Меню забігу на паузі

pause_menu-resume = Далі
pause_menu-restart = Спочатку
pause_menu-new_maze = Новий лабіринт
pause_menu-world = Мільярд кімнат
pause_menu-watch = До театру
pause_menu-solve_with = Хто шукає
pause_menu-draw = Змінити лабіринт
pause_menu-export = Зберегти чи надрукувати
pause_menu-settings = Опції
pause_menu-how_to = Як грати
pause_menu-map = Мапа
pause_menu-title = Головне меню

## Види файлів, якими можна зберегти лабіринт

file_kinds-as_shown = Як тут
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Друк
file_kinds-text = Текст

## Екранна клавіатура та кнопка, що її відкриває

screen_keyboard-write = Писати
screen_keyboard-capitals = Shift
screen_keyboard-space = Пробіл
screen_keyboard-erase = Стерти
screen_keyboard-done = Готово
