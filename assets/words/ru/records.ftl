## Слова об ошибках забега

wrong_turns-not_one = Ни одной ошибки!
wrong_turns-none = Без ошибок
wrong_turns-undone = Отменено ходов: { $moves }
wrong_turns-turns = { $turns ->
    [one] { $turns } ошибка
    [few] { $turns } ошибки
   *[many] { $turns } ошибок
}
wrong_turns-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } шаг и { $seconds } с
    [few] { $steps } шага и { $seconds } с
   *[many] { $steps } шагов и { $seconds } с
}
wrong_turns-only_cost = 1 ошибка стоила тебе { $cost }
wrong_turns-worst_cost = { $turns ->
    [one] { $turns } ошибка; худшая стоила тебе { $cost }
    [few] { $turns } ошибки; худшая стоила тебе { $cost }
   *[many] { $turns } ошибок; худшая стоила тебе { $cost }
}

## Слова рекордов и лабиринтов дня

records-records = Рекорды
records-date = { $day } { $month }
records-month_of_year = { $month } { $year }
records-daily = Лабиринт дня
records-daily_not_yet = ждёт сегодня
records-daily_done = сегодня пройден
records-daily_counted = Лабиринт дня пройден
records-hours = { $hours }:{ $minutes } ч
records-days_in_a_row = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
records-streak = Серия
records-longest_streak = Лучшая
records-days_done = Дни
records-not_done = ещё нет
records-later_note = Пропущенный день можно пройти и потом. Он получит галочку, но в серию не войдёт.
records-choose_day = Выбрать день
records-month = Месяц
records-today = Сегодня
records-elsewhere = Рисованные, из файлов
records-elsewhere_note = лабиринты любых размеров
records-runs = Забеги
records-mazes = Лабиринты
records-median = Медиана
records-on_your_own = Без помощи
records-with_help = С помощью
records-slow_game = Замедленно
records-slow_result = Замедленно: не рекорд
records-last_runs = { $runs ->
    [1] Последний забег
    [one] Последние { $runs } забег
    [few] Последние { $runs } забега
   *[many] Последние { $runs } забегов
}
records-newest_at_the_right = последний справа
records-no_single_runs = Время этих забегов не сохранилось. Новые появятся здесь.
records-matches = { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}
records-match_kind = { $mode } · { $opponent }
records-draws = ничьи
records-clear = Стереть
records-clear_all = Стереть всё
records-press_again = Точно?
records-undo = Вернуть
records-can_undo = Стёрто. Вернуть можно, пока открыт этот экран.
records-cannot_undo = Записи и призраки останутся.
records-none_yet = Забегов пока нет
records-none_yet_note = Пройди лабиринт, и здесь появится твоё время: лучшее, медиана и график.
records-all_cleared = Все рекорды стёрты
records-play_a_maze = Играть
records-buttons = Кнопки

## Месяцы года, как их называет дата

records-months-january = янв.
records-months-february = фев.
records-months-march = мар.
records-months-april = апр.
records-months-may = мая
records-months-june = июн.
records-months-july = июл.
records-months-august = авг.
records-months-september = сен.
records-months-october = окт.
records-months-november = ноя.
records-months-december = дек.

## Месяцы, как их называет заголовок календаря

records-calendar-january = Январь
records-calendar-february = Февраль
records-calendar-march = Март
records-calendar-april = Апрель
records-calendar-may = Май
records-calendar-june = Июнь
records-calendar-july = Июль
records-calendar-august = Август
records-calendar-september = Сентябрь
records-calendar-october = Октябрь
records-calendar-november = Ноябрь
records-calendar-december = Декабрь

## Дни недели, как их называет календарь

records-weekdays-monday = Пн
records-weekdays-tuesday = Вт
records-weekdays-wednesday = Ср
records-weekdays-thursday = Чт
records-weekdays-friday = Пт
records-weekdays-saturday = Сб
records-weekdays-sunday = Вс

## Как пройден лабиринт дня

records-marks-perfect = без единого лишнего шага
records-marks-on_its_day = в свой день
records-marks-another_day = в другой день

## Соперники матчей

records-opponents-human = игрок 2
records-opponents-computer = компьютер
records-opponents-ghost = призрак
