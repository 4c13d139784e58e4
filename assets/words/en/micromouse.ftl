## The words of the micromouse: a program of the player's own walks in a maze

micromouse-heading = Your micromouse
micromouse-about = Type the command that runs your program. It speaks the lines of the Micromouse simulator mms; the manual says how to get a whole mouse to begin with.
micromouse-command = Command
micromouse-folder = Folder
micromouse-other_program = Other program
micromouse-running = It is running.
micromouse-none_yet = none yet
micromouse-score = Score
micromouse-runs = Runs
micromouse-found = Rooms found
micromouse-walked = Steps
micromouse-turns = Turns
micromouse-this_run = This run
micromouse-log = Its log
# A line of the program that means nothing to the game.
# $number, $text
micromouse-meaningless = line { $number } means nothing: { $text }
micromouse-begin = Run it
micromouse-again = Run again
micromouse-another_maze = New maze
micromouse-press_reset = Press reset

## How the program ended

micromouse-end-finished = The program has ended.
micromouse-end-no_better_run = Goal reached, and no better run since.
micromouse-end-no_movement = Ended: it asked on and on and did not move.
micromouse-end-too_many = Ended: it came to no end.
# $code
micromouse-end-failed = It failed with exit code { $code }.
# $signal
micromouse-end-killed = It was killed by signal { $signal }.
# $why
micromouse-end-not_started = It cannot be started: { $why }.
# $seconds
micromouse-end-silent = Ended: it said nothing for { $seconds } s.
# $seconds
micromouse-end-too_slow = Ended: it took more than { $seconds } s.
# $mib
micromouse-end-too_much_output = Ended: it wrote more than { $mib } MiB.
# $kib
micromouse-end-long_line = Ended: it wrote a line of more than { $kib } KiB.
# $mib
micromouse-end-not_reading = Ended: it left more than { $mib } MiB of answers unread.
# $mib
micromouse-end-too_much_memory = Ended: it held more than { $mib } MiB of memory.
# $count
micromouse-end-too_many_processes = Ended: it was more than { $count } processes.
micromouse-end-stopped = Stopped.
