## The words about the puzzle of the day

puzzle-title = Puzzle of the day
# The button that goes there, and the one that plays it.
puzzle-choose = The day’s puzzle
puzzle-play = Play the puzzle
# What a sign in the calendar means.
puzzle-solved = puzzle solved
