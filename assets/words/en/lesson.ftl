## The words of the tutorial

# Replaces the text for players whose keys need not be held to walk on.
lesson-tap_to_walk = Tap to start walking. Tap again to stop.
# While the solver looks for a path.
lesson-searching = The solver is looking for a path. Just watch.
lesson-well_done = Well done!
lesson-leave = Leave the tutorial
lesson-over = You’re ready!
lesson-over_note = Your controls are always shown below.
lesson-first_maze = Play a maze
lesson-back = Back

## What to do at the first stops of the journey, and how to do it with fingers

lesson-tips-walk = Walk to the cheese
lesson-tips-run = Hold while you walk: run to the next junction
lesson-tips-hint = Stuck? Get a hint

## A text for everything that is learnt on the journey

lesson-touched_tips-walk = Swipe to walk to the cheese
lesson-touched_tips-run = Tap twice far down a corridor to run
lesson-touched_tips-hint = Stuck? Tap “Hint”

## What to do in each step

lesson-steps-walk = Take a few steps
lesson-steps-run = Run
lesson-steps-zoom = Zoom in
lesson-steps-whole = See the whole maze
lesson-steps-hint = Ask for a hint
lesson-steps-solve = Watch the solver
lesson-steps-cheese = To the cheese!

## The keys for it

lesson-keys-walk = Tap to take one step. Hold to keep walking.
lesson-keys-run = Hold this while you walk to run to the next junction.
lesson-keys-zoom = Each press zooms in a little.
lesson-keys-whole = See the whole maze. Press again to return to the mouse.
lesson-keys-hint = The next stretch of the path lights up.
lesson-keys-solve = Watch the solver find a way.
lesson-keys-cheese = The mouse is following the path. Press this to take over.

## How to do it with the pointer

lesson-pointer-walk = Or click a room you can see, or hold the button down to lead the mouse.
lesson-pointer-run = Or double-click far down a corridor.
lesson-pointer-zoom = Or turn the wheel.
lesson-pointer-whole = Or click the key.
lesson-pointer-hint = Or click the key.
lesson-pointer-solve = Or click the key.
lesson-pointer-cheese = { "" }

## How to do it with fingers

lesson-fingers-walk = Swipe the way the mouse should go. It walks until you lift your finger.
lesson-fingers-run = Tap twice far down a corridor to run to the next junction.
lesson-fingers-zoom = Move two fingers apart, or tap + below.
lesson-fingers-whole = Tap “Whole maze” below. Tap again to return to the mouse.
lesson-fingers-hint = Tap “Hint” below: the next stretch of the path lights up.
lesson-fingers-solve = Tap “Auto-solve” below and watch the solver find a way.
lesson-fingers-cheese = The mouse is following the path. To take over, tap the button below.

## The words of the pages that explain the game

how_to-lesson = Tutorial
how_to-other_page = Other page

## The names of the pages

how_to-pages-rules = Rules
how_to-pages-keys = Keys

## The parts of the page of keys

how_to-parts-maze = In a maze
how_to-parts-screens = Everywhere
how_to-parts-two_players = Two players
how_to-parts-pointer = With the pointer
how_to-parts-touch = With your fingers

## Keys in a maze

how_to-maze-walk = Walk
how_to-maze-walk_too = Also walks
how_to-maze-run = Run to the next junction
how_to-maze-whole = The whole maze, and back
how_to-maze-zoom = Zoom in and out
how_to-maze-hint = Hint
how_to-maze-solve = Auto-solve, or take over
how_to-maze-hold = Pause or resume the search
how_to-maze-take_back = Undo a move in a puzzle
how_to-maze-flag = Plant a flag, or pick it up
how_to-maze-shown = Show trail, numbers, ghost
how_to-maze-pause = Pause
how_to-maze-again = Restart, or a new maze
how_to-maze-watch = This maze in the theatre

## Keys of every screen

how_to-screens-more_keys = All keys of this screen
how_to-screens-choose = Choose, and change
how_to-screens-confirm = OK
how_to-screens-back = Back
how_to-screens-next_panel = Next panel
how_to-screens-copy = Copy the code of the maze
how_to-screens-paste = Paste a code or challenge
how_to-screens-mute = Mute
how_to-screens-fullscreen = Fullscreen
how_to-screens-picture = Screenshot

## Keys for two players

how_to-two_players-first_walks = Player 1 walks
how_to-two_players-first_runs = Player 1 runs
how_to-two_players-second_walks = Player 2 walks
how_to-two_players-second_runs = Player 2 runs

## Gestures with the pointer, and their effects

## A gesture, and its effect

how_to-pointer-click-what = Click
how_to-pointer-click-then = walk there, but past no fork

## A gesture, and its effect

how_to-pointer-double_click-what = Double-click
how_to-pointer-double_click-then = run to the next junction

## A gesture, and its effect

how_to-pointer-hold-what = Hold
how_to-pointer-hold-then = lead the mouse

## A gesture, and its effect

how_to-pointer-wheel-what = Wheel
how_to-pointer-wheel-then = zoom in and out

## A gesture, and its effect

how_to-pointer-key-what = Click a key
how_to-pointer-key-then = press it

## A gesture, and its effect

how_to-pointer-bar-what = Drag the bar
how_to-pointer-bar-then = go to any step of a show

## A gesture, and its effect

how_to-pointer-file-what = Drop a file
how_to-pointer-file-then = open its maze or recording

## Gestures with fingers, and their effects

## A gesture, and its effect

how_to-touch-swipe-what = Swipe
how_to-touch-swipe-then = walk that way until you lift your finger

## A gesture, and its effect

how_to-touch-tap-what = Tap
how_to-touch-tap-then = walk to a room, if there is no fork in between

## A gesture, and its effect

how_to-touch-double_tap-what = Tap twice
how_to-touch-double_tap-then = run on to the next junction

## A gesture, and its effect

how_to-touch-hold-what = Hold
how_to-touch-hold-then = lead the mouse towards your finger

## A gesture, and its effect

how_to-touch-pinch-what = Two fingers
how_to-touch-pinch-then = apart or together: zoom in and out

## A gesture, and its effect

how_to-touch-button-what = Tap a button
how_to-touch-button-then = along the bottom: what its key would do

## A gesture, and its effect

how_to-touch-two_players-what = Two players
how_to-touch-two_players-then = each swipe on their own half; see “Seating”
