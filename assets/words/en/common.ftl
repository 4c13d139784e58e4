# The language's own name.
language = English
# The beginning of the system's names for it.
locale = en
tagline = Help the mouse find the cheese

## The maze of the main menu

your_maze = Your maze
all_choices = More choices
size = Size
custom = Custom
columns = columns
rows = rows
seed = Seed
roll = Roll
# What a maze has the outline of: a heart, a word.
shape = Shape
# A word of the player’s own, which the maze has the shape of.
word = Word
# What something is called, and what it is.
labelled = { $label }: { $value }
built_by = Built by
loops = Loops
one_way = only one path
several_ways = several paths
look = Look
code = Code
copy = Copy
rooms = { $count } rooms
still_building = Still building the maze: { $percent } %
still_finding_ways = Still finding all paths: { $percent } %
shortest_path = { $steps ->
    [one] shortest path { $steps } step
   *[other] shortest path { $steps } steps
}
dead_end_count = { $count ->
    [one] { $count } dead end
   *[other] { $count } dead ends
}
building = Building the maze
# Of a maze that is too large to be held, in place of its picture.
is_world = A world: it is built when you play it
reading = Reading the maze
is_it_a_maze = Is this a maze?
open_anyway = Open anyway

## In a maze

time = Time
steps = Steps
best = Best
you = You
cheese = Cheese
maze = Maze
explored = Explored
# Quit was chosen while there is a run to continue.
quit_asks = Sure?
your_trail = Your trail
# Replaces your_trail where auto-solve has walked.
solvers_trail = The solver’s trail
# Answers a click on a place that the mouse cannot be sent to.
fork_between = There’s a fork in between
# Praises a run without a superfluous step.
perfect = Perfect!
searching = Looking for a path
found = Path found
no_path = There is no path
# The counts of a search.
filled = Filled
longest_stack = Longest stack
longest_queue = Longest queue
longest_path = Longest path
steps_a_second = Steps a second
paused = Paused
sound_is_on = Sound on
sound_is_off = Sound off

## The maze as a file

export = Save or print
any_size = Any size
file_kind = Format
save = Save
# Where a picture or a film was saved.
saved = Saved as { $path }
downloaded = Saved to your downloads: { $name }
copied = Copied: { $text }
# A long text was copied to the clipboard.
copied_much = Copied to the clipboard

## The results

cheese_found = Cheese found!
new_best = New best time
# A new best time, and how many seconds faster it is.
new_best_by = New best, { $seconds } s faster
best_is = Best time { $time }
helped = Assisted: not recorded
your_steps = Your steps
dead_ends = Dead ends entered
rooms_entered = Rooms the search entered
best_path = Shortest path
best_path_steps = { $steps ->
    [one] Shortest path, { $steps } step
   *[other] Shortest path, { $steps } steps
}
detour_steps = { $steps ->
    [one] Your detours, { $steps } step
   *[other] Your detours, { $steps } steps
}
next_maze = Next maze
# The seed of the next maze.
next_is = Next maze: same size, seed { $seed }
again = Again
new = New
title = Menu

## The settings

settings = Settings
# There is no program to read aloud.
no_voice = No text-to-speech program found: install speech-dispatcher
no_sound_device = No sound device was found, so the game is silent.
preview = Preview
path = Path
backtracked = Backtracked
how_to_play = How to play

## Numbers

# What stands between groups of three digits, and before the first decimal.
number-group = ,
number-decimal = .
number-percent = { $percent } %
