## The words about the puzzle of the day

puzzle-title = Puzzle of the day
# The button that goes there, and the one that plays it.
puzzle-choose = The day’s puzzle
puzzle-play = Play the puzzle
# What a sign in the calendar means.
puzzle-solved = puzzle solved
# In the results: which one it was, and what comes next.
puzzle-of_day = Puzzle of { $date }
puzzle-next_is = Next: the puzzle of { $date }
puzzle-next_is_calendar = Next: the calendar
# The column of what the fastest puzzles of a week took.
# $count
puzzle-fastest = Best { $count }
puzzle-week_note = The five fastest of a week’s puzzles add up.
# $time
puzzle-best_week = Your fastest week: { $time }
