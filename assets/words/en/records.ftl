## The words about the wrong turns of a run

wrong_turns-not_one = Not one wrong turn!
wrong_turns-none = No wrong turns
# Instead of praise, where no wrong turn is left because the player took moves back.
wrong_turns-undone = { $moves ->
    [one] { $moves } move undone
   *[other] { $moves } moves undone
}
wrong_turns-turns = { $turns ->
    [one] { $turns } wrong turn
   *[other] { $turns } wrong turns
}
wrong_turns-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
wrong_turns-steps_and_time = { $steps ->
    [one] { $steps } step and { $seconds } s
   *[other] { $steps } steps and { $seconds } s
}
# What the only wrong turn cost.
wrong_turns-only_cost = 1 wrong turn cost you { $cost }
wrong_turns-worst_cost = { $turns } wrong turns; the worst cost you { $cost }

## The words of the records, and of daily mazes

records-records = Records
records-date = { $day } { $month }
records-month_of_year = { $month } { $year }
records-daily = Daily maze
records-daily_not_yet = not done today
records-daily_done = done today
records-daily_counted = Daily maze done
records-hours = { $hours }:{ $minutes } h
records-days_in_a_row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
records-streak = Streak
records-longest_streak = Longest
records-days_done = Days done
records-not_done = not done
records-later_note = You can still do a day you missed. It gets a tick but does not count towards the streak.
records-choose_day = Choose a day
records-month = Month
records-today = Today
records-elsewhere = Drawn or from files
records-elsewhere_note = mazes of any size
records-runs = Runs
records-mazes = Mazes
records-median = Median
records-on_your_own = On your own
records-with_help = With help
records-slow_game = Slow game
records-slow_result = No record in a slow game
records-last_runs = { $runs ->
    [one] Last { $runs } run
   *[other] Last { $runs } runs
}
records-newest_at_the_right = newest on the right
records-no_single_runs = The times of these runs were not saved. New ones will appear here.
records-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
records-match_kind = { $mode } · { $opponent }
records-draws = draws
records-clear = Clear these
records-clear_all = Clear all
records-press_again = Press again
records-undo = Undo
records-can_undo = Cleared. You can undo this until you leave this screen.
records-cannot_undo = Recordings and ghosts will not be cleared.
records-none_yet = No runs yet
records-none_yet_note = Play a maze, and your times will appear here: the best, the median and a chart.
records-all_cleared = All records are cleared
records-play_a_maze = Play a maze
records-buttons = Buttons

## The months of the year, as a date names them

records-months-january = Jan
records-months-february = Feb
records-months-march = Mar
records-months-april = Apr
records-months-may = May
records-months-june = Jun
records-months-july = Jul
records-months-august = Aug
records-months-september = Sep
records-months-october = Oct
records-months-november = Nov
records-months-december = Dec

## The months, as the heading of a calendar names them

records-calendar-january = January
records-calendar-february = February
records-calendar-march = March
records-calendar-april = April
records-calendar-may = May
records-calendar-june = June
records-calendar-july = July
records-calendar-august = August
records-calendar-september = September
records-calendar-october = October
records-calendar-november = November
records-calendar-december = December

## The days of the week, as a calendar names them

records-weekdays-monday = Mon
records-weekdays-tuesday = Tue
records-weekdays-wednesday = Wed
records-weekdays-thursday = Thu
records-weekdays-friday = Fri
records-weekdays-saturday = Sat
records-weekdays-sunday = Sun

## How the maze of a day was finished

records-marks-perfect = done without a wasted step
records-marks-on_its_day = done on the day
records-marks-another_day = done on another day

## The opponents of matches

records-opponents-human = player 2
records-opponents-computer = computer
records-opponents-ghost = ghost
