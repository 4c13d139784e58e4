## Shown beside a key that has to be pressed once more

ask-restart = Press again to restart. You’ll lose this run.
ask-new_maze = Press again for a new maze. You’ll lose this run.
ask-solve = Press again to auto-solve. This run won’t be recorded.
ask-hint = Press again for a hint. This run won’t be recorded.
# On the journey, where a stop is finished with help too.
ask-help_on_journey = Press again for help: then you keep only “Finished”.

## The commands that keys can be assigned to, as the settings list them

commands-first_up = Player 1: up
commands-first_left = Player 1: left
commands-first_down = Player 1: down
commands-first_right = Player 1: right
commands-first_run = Player 1: run
commands-second_up = Player 2: up
commands-second_left = Player 2: left
commands-second_down = Player 2: down
commands-second_right = Player 2: right
commands-second_run = Player 2: run
commands-whole = Whole maze
commands-closer = Zoom in
commands-farther = Zoom out
commands-hint = Hint
commands-solve = Auto-solve
commands-hold = Pause auto-solve
commands-trail = Trail
commands-take_back = Undo a move
commands-flag = Flag
commands-ghost = Ghost
commands-hud = Time and steps
commands-pause = Pause
commands-restart = Restart
commands-new_maze = New maze
commands-watch = Watch this maze
commands-mute = Mute
commands-play_pause = Play or pause
commands-generator = Next generator
commands-solver = Next solver
commands-loops = More loops
commands-new_seed = New seed
commands-picture = Save a picture
commands-film = Save a film
commands-side_by_side = Side by side
commands-school = Rat school
commands-switch_kind = Solvers or generators
commands-who_looked = Where each looked
commands-more = Zoom in, add one
commands-fewer = Zoom out, remove one
commands-theatre_mute = Mute
commands-watch_again = Watch again
commands-save_recording = Save the recording
commands-postcard = Save a postcard
commands-challenge = Copy a challenge
commands-lesson = Tutorial
commands-records = Records
commands-undo = Undo clearing records

## The words of a page of keys

keys-press = Press the new key or gamepad button for “{ $command }”. Esc cancels.
# The other command had that button of a gamepad, and now has none.
keys-ousted = “{ $command }” had that button. It has none now.
# The other command had that key, and got this one's old key.
keys-swapped = “{ $command }” had that key. The two have swapped.
keys-reserved = That key is reserved here. Choose another one.
keys-all_usual = All keys have been reset.
keys-always = Esc, Enter and the arrow keys always work in menus, and Ctrl + Backspace resets all keys here.
keys-usual = Reset keys
keys-change = Change key
keys-leave = Cancel

## What keys do, for the foot of the screens, where there is little room

key-mute = Mute
key-more = More
key-choose = Choose
key-change = Change
key-next_panel = Next panel
key-next_page = Next page
key-new_seed = New seed
key-paste = Paste
key-start = Start
# Takes the entry that has the focus.
key-take = OK
key-this_way = This way
key-walk = Walk
key-run = Run to junction
key-whole = Whole maze
key-afar = Overview
key-back_to_mouse = Back to the mouse
key-zoom = Zoom
key-hint = Hint
key-solve = Auto-solve
key-take_back = Take over
key-undo = Undo
key-trail = Trail
key-flag = Flag
# Moves the camera from flag to flag.
key-flags = From flag to flag
key-pause = Pause
key-speed = Speed
key-hold = Pause search
key-skip = Skip to end
key-go_on = Continue
key-back = Back
key-cancel = Cancel
key-play_pause = Play, pause
key-step = Step
key-part_of_step = Line by line
# Shows the recursive function instead of the loop, and the other way round.
key-recursion = As recursion
key-loop_again = As a loop
# Plays a section again and again, from here or to here.
key-repeat = Repeat a part
key-set_mark = Mark this step
key-by_tiles = Tile by tile
key-estimate = Another estimate
key-by_rooms = Room by room
key-to_mark = To a mark
key-copy_moment = Copy this moment
key-show_code = QR code
key-worksheet = Worksheet
key-times_ten = × 10
key-times_hundred = × 100
key-play_this = Play this maze
key-generator = Generator
key-solver = Solver
key-panel = Panel
key-watch = Watch this maze
key-picture = Picture
key-film = Film
key-side_by_side = Side by side
key-school = Rat school
key-lane = Choose one
key-fewer_and_more = Fewer, more
key-switch_kind = Solvers, generators
key-rat = Choose a rat
key-start_over = Start over
key-run_this = Race it yourself
key-seats_or_rules = Seats, rules
key-run_short = Run
key-skip_loser = Skip
