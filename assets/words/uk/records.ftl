## Слова про манівці забігу

wrong_turns-not_one = Жодного манівця!
wrong_turns-none = Без манівців
wrong_turns-undone = Ходів назад: { $moves }
wrong_turns-turns = { $turns ->
    [one] { $turns } манівець
    [few] { $turns } манівці
   *[many] { $turns } манівців
}
wrong_turns-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } крок і { $seconds } с
    [few] { $steps } кроки і { $seconds } с
   *[many] { $steps } кроків і { $seconds } с
}
wrong_turns-only_cost = 1 манівець, і ціна йому { $cost }
wrong_turns-worst_cost = Манівці: { $turns }; ціна найгіршого { $cost }

## Слова рекордів і лабіринтів дня

records-records = Рекорди
records-date = { $day } { $month }
records-month_of_year = { $month } { $year }
records-daily = Лабіринт дня
records-daily_not_yet = сьогодні чекає
records-daily_done = пройдено
records-daily_counted = Лабіринт дня пройдено
records-hours = { $hours }:{ $minutes } год
records-days_in_a_row = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
records-streak = Серія
records-longest_streak = Найдовша
records-days_done = Дні
records-not_done = чекає
records-later_note = Пропущений день можна надолужити. Він дістане галочку, але до серії не зарахується.
records-choose_day = Вибір дня
records-month = Місяць
records-today = Сьогодні
records-elsewhere = Мальовані, з файлів
records-elsewhere_note = лабіринти різних розмірів
records-runs = Забіги
records-mazes = Лабіринти
records-median = Медіана
records-on_your_own = Самотужки
records-with_help = З допомогою
records-slow_game = Сповільнено
records-slow_result = Сповільнено: без рекорду
records-last_runs = { $runs ->
    [1] Останній забіг
    [one] Останній { $runs } забіг
    [few] Останні { $runs } забіги
   *[many] Останні { $runs } забігів
}
records-newest_at_the_right = найновіший праворуч
records-no_single_runs = Час цих забігів не зберігся. Нові з’являться тут.
records-matches = { $count ->
    [one] { $count } матч
    [few] { $count } матчі
   *[many] { $count } матчів
}
records-match_kind = { $mode } · { $opponent }
records-draws = нічиї
records-clear = Стерти
records-clear_all = Стерти все
records-press_again = Справді?
records-undo = Скасувати
records-can_undo = Стерто. Поки ти на цьому екрані, це можна скасувати.
records-cannot_undo = Записи й привиди лишаться.
records-none_yet = Забігів ще нема
records-none_yet_note = Пройди лабіринт, і твої результати з’являться тут: найкращий, медіана й діаграма.
records-all_cleared = Усі рекорди стерто
records-play_a_maze = Грати
records-buttons = Кнопки

## Місяці року, як їх називає дата

records-months-january = січ.
records-months-february = лют.
records-months-march = бер.
records-months-april = квіт.
records-months-may = трав.
records-months-june = черв.
records-months-july = лип.
records-months-august = серп.
records-months-september = вер.
records-months-october = жовт.
records-months-november = лист.
records-months-december = груд.

## Місяці, як їх називає заголовок календаря

records-calendar-january = Січень
records-calendar-february = Лютий
records-calendar-march = Березень
records-calendar-april = Квітень
records-calendar-may = Травень
records-calendar-june = Червень
records-calendar-july = Липень
records-calendar-august = Серпень
records-calendar-september = Вересень
records-calendar-october = Жовтень
records-calendar-november = Листопад
records-calendar-december = Грудень

## Дні тижня, як їх називає календар

records-weekdays-monday = Пн
records-weekdays-tuesday = Вт
records-weekdays-wednesday = Ср
records-weekdays-thursday = Чт
records-weekdays-friday = Пт
records-weekdays-saturday = Сб
records-weekdays-sunday = Нд

## Як пройдено лабіринт дня

records-marks-perfect = без зайвого кроку
records-marks-on_its_day = того самого дня
records-marks-another_day = іншого дня

## Суперники в матчах

records-opponents-human = гравець 2
records-opponents-computer = комп’ютер
records-opponents-ghost = привид
