## The main menu

menu-continue = Continue
menu-unfinished = Unfinished
menu-play = Play
menu-journey = Journey
menu-endless = Endless
menu-watch = Theatre
menu-two_players = Two players
menu-daily = Daily maze
menu-draw = Draw
menu-lab = Lab
menu-records = Records
menu-settings = Settings
menu-how_to = Help
menu-quit = Quit

## The words about an unfinished game

unfinished-lesson = Tutorial
unfinished-forget = Forget
unfinished-press_again = Press again to forget this run
unfinished-just_now = just now
unfinished-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
unfinished-cheeses = { $cheeses ->
    [one] { $cheeses } cheese
   *[other] { $cheeses } cheeses
}
# How many steps of the tutorial are done.
unfinished-done = { $done } of { $all } done
unfinished-minutes_ago = { $minutes } min ago
unfinished-hours_ago = { $hours } h ago
unfinished-days_ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}

## The menu of a paused run

pause_menu-resume = Resume
pause_menu-restart = Restart
pause_menu-new_maze = New maze
pause_menu-world = A billion rooms
pause_menu-watch = Watch this maze
pause_menu-solve_with = Solve with
pause_menu-draw = Change this maze
pause_menu-export = Save or print
pause_menu-settings = Settings
pause_menu-how_to = How to play
pause_menu-map = Map
pause_menu-title = Main menu

## The kinds of files that a maze can be saved as

file_kinds-as_shown = As shown
file_kinds-png = PNG
file_kinds-svg = SVG
file_kinds-print = Print
file_kinds-text = Text

## The keyboard on the screen, and the button that opens it

screen_keyboard-write = Type
screen_keyboard-capitals = Shift
screen_keyboard-space = Space
screen_keyboard-erase = Delete
screen_keyboard-done = Done
