## The words of programs of the player's own: a mouse walks, a union-find builds, a stack solves

own_program-own = Your program
own_program-heading-walk = Your micromouse
own_program-heading-build = Your union-find
own_program-heading-solve = Your stack
own_program-about = Type the command that runs your program. Which lines it has to speak, and how to get a whole one to begin with, stands in the manual under “Your own programs”.
own_program-about_page = Run the example, or a program of your own: paste its JavaScript, drop a file here, or choose one; WebAssembly works too. “await readLine()” reads a line, and “print()” says one; the manual lists them under “Your own programs”. Your program never leaves this page.
own_program-copy = Copy it
own_program-program = Program
# $lines
own_program-example = the example: { $lines ->
    [one] one line
   *[other] { $lines } lines
}
# $lines
own_program-pasted = pasted: { $lines ->
    [one] one line
   *[other] { $lines } lines
}
own_program-task = It will
own_program-tasks-walk = walk as a mouse
own_program-tasks-build = build by union-find
own_program-tasks-solve = solve with a stack
own_program-command = Command
own_program-folder = Folder
own_program-kept = Run before
own_program-choose_kept = choose one
# What a mouse is set beside: another program, a search of the game's, or nobody.
own_program-beside = Beside it
own_program-nobody = nobody
# What a union-find or a stack is set beside.
own_program-ours_beside = ours
# $rooms
own_program-rooms_found = { $rooms ->
    [one] one room found
   *[other] { $rooms } rooms found
}
own_program-other_program = Other program
own_program-running = It is running.
own_program-none_yet = none yet
own_program-walk-score = Score
own_program-walk-runs = Runs
own_program-walk-found = Rooms found
own_program-walk-walked = Steps
own_program-walk-turns = Turns
own_program-walk-this_run = This run
own_program-log = Its log
# A line of the program that means nothing to the game.
# $number, $text
own_program-meaningless = line { $number } means nothing: { $text }
own_program-begin = Run it
own_program-again = Run again
own_program-keep = Save the run
own_program-another_maze = New maze
own_program-walk-press_reset = Press reset

## How the program ended

own_program-end-finished = The program has ended.
own_program-end-no_better_run = Goal reached, and no better run since.
own_program-end-no_movement = Ended: it asked on and on and did not move.
own_program-end-too_many = Ended: it came to no end.
# $code
own_program-end-failed = It failed with exit code { $code }.
own_program-end-threw = It failed.
own_program-end-waits_for_input = No standard input here: use “await readLine()”.
# $signal
own_program-end-killed = It was killed by signal { $signal }.
# $why
own_program-end-not_started = It cannot be started: { $why }.
# $seconds
own_program-end-silent = Ended: it said nothing for { $seconds } s.
# $seconds
own_program-end-too_slow = Ended: it took more than { $seconds } s.
# $mib
own_program-end-too_much_output = Ended: it wrote more than { $mib } MiB.
# $kib
own_program-end-long_line = Ended: it wrote a line of more than { $kib } KiB.
# $mib
own_program-end-not_reading = Ended: it left more than { $mib } MiB of answers unread.
# $mib
own_program-end-too_much_memory = Ended: it held more than { $mib } MiB of memory.
# $count
own_program-end-too_many_processes = Ended: it was more than { $count } processes.
own_program-end-stopped = Stopped.

own_program-forest = Its forest
own_program-ours = Ours, after the same walls
own_program-stack = Its stack
own_program-is_wrong = It gave a wrong answer.
own_program-right = All of it is right.
# A misconception that was seen several times.
# $what, $times
own_program-several = { $what } ({ $times } ×)

## What a union-find of the player's own does

own_program-build-walls = Walls
own_program-build-opened = Opened
own_program-build-finds = Finds
own_program-build-links = Links
own_program-build-parents = Shortened
own_program-build-hops = Reads
# How often other rules read parent for the same walls: a list.
# $all
own_program-build-others = Reads of others: { $all }
# A rule: how it links and how it compresses.
# $link, $compression, $hops
own_program-build-rule = { $link }, { $compression } { $hops }
# $wall, $a, $b
own_program-build-wall = Wall { $wall } lies between { $a } and { $b }.
# $room, $root
own_program-build-find = It finds the root of { $room }: { $root }.
# $below, $above
own_program-build-link = It hangs { $below } below { $above }.
# $room, $parent
own_program-build-shorten = It shortens the path: { $room } hangs below { $parent }.
own_program-build-opens = It opens the wall.
own_program-build-keeps = It keeps the wall.

## What a stack of the player's own does

own_program-solve-asked = Asked
own_program-solve-pushed = Pushed
own_program-solve-popped = Popped
own_program-solve-peak = Highest
own_program-solve-steps = Steps
# What our own depth-first search needs.
# $pushed, $popped, $peak
own_program-solve-ours = Ours: { $pushed } pushed, { $popped } popped, at most { $peak } high
# $room
own_program-solve-beside = It asks what lies beside { $room }.
# $room
own_program-solve-push = It pushes { $room }.
own_program-solve-pop = It pops the top.
# $room
own_program-solve-mark = It marks { $room }.
# $room
own_program-solve-unmark = It takes the mark from { $room }.
# $steps
own_program-solve-path = It says its path, which has { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
own_program-solve-no_path = It says that there is no path.

## What is wrong

# $wall, $a, $b, $way
own_program-wrong-joined = Wall { $wall }: open is wrong, { $a } and { $b } were joined already, by { $way }
# How many more walls the way has than were named.
# $way, $count
own_program-wrong-and_more = { $way } and { $count } more
# $wall, $a, $b, $first, $second
own_program-wrong-parted = Wall { $wall }: keep is wrong, { $a } and { $b } were not joined: they are in sets of { $first } and { $second }
# $below, $above, $parent
own_program-wrong-linked_no_root = { $below } was linked below { $above }, but { $below } is no root: it hangs below { $parent }
# $below, $above, $root
own_program-wrong-linked_to_no_root = { $below } was linked below { $above }, which is no root: the root of { $above } is { $root }
# $below, $above, $large, $small
own_program-wrong-larger_below = { $below } with { $large } in its set was linked below { $above } with { $small }, though the smaller was promised to hang below
# $below, $above, $high, $low
own_program-wrong-deeper_below = { $below } of rank { $high } was linked below { $above } of rank { $low }, though the lower was promised to hang below
# $sought, $root, $room, $parent
own_program-wrong-not_shortened = The path from { $sought } to { $root } was promised to be shortened, but { $room } still hangs below { $parent }
# $sought, $said, $parent
own_program-wrong-found_no_root = { $said } was said to be the root of { $sought }, but { $said } hangs below { $parent }
# $sought, $said, $root
own_program-wrong-found_other_set = { $said } was said to be the root of { $sought }, but it is in another set: that root is { $root }
# $room, $parent
own_program-wrong-not_above = { $room } was hung below { $parent }, which was not above it
# $room
own_program-wrong-below_itself = { $room } was to hang below itself
# $room, $parent
own_program-wrong-circle = { $room } was to hang below { $parent }, which is below { $room } itself
# $room
own_program-wrong-asked_afar = What lies beside { $room } was asked, but { $room } was never pushed
# $room, $top
own_program-wrong-pushed_afar = { $room } was pushed on top of { $top }, which is not open to it
# $room, $start
own_program-wrong-began_elsewhere = { $room } was pushed on an empty stack, but the maze starts at { $start }
# $room
own_program-wrong-pushed_twice = { $room } was pushed, but it was on the stack already
own_program-wrong-popped_nothing = A room was popped from an empty stack
# $room, $start
own_program-wrong-begins = The path begins at { $room }, but the maze starts at { $start }
# $room, $goal
own_program-wrong-ends = The path ends at { $room }, but the goal is { $goal }
# $place, $a, $b
own_program-wrong-broken = The path is broken after its room { $place }: there is no way from { $a } to { $b }
own_program-wrong-empty = The path has no room
# $steps, $start, $next, $goal
own_program-wrong-there_is_one = There is a path: one of { $steps } steps, from { $start } by { $next } to { $goal }
