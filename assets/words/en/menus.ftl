## The main menu

menu-continue = Continue
menu-unfinished = Saved
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

# What is behind each entry, in a sentence
menu_about-continue = Pick up where you left off.
menu_about-unfinished = All your unfinished games: choose one to go on with.
menu_about-play = A maze of any size, from any seed.
menu_about-journey = Sixty small mazes, each with its own idea.
menu_about-endless = A maze without end: every cheese buys you more time.
menu_about-watch = See a maze being made, wall by wall, and a search finding its way.
menu_about-two_players = Race a friend, on one keyboard or over the network.
menu_about-daily = A new maze and a new puzzle every day, the same for everyone.
menu_about-draw = Draw a maze yourself, and send it as a code.
menu_about-lab = Run the algorithms yourself, step by step.
menu_about-records = Your best times, and the runs to race against.
menu_about-settings = Language, looks, sound and keys.
menu_about-how_to = The rules, and all the keys.
menu_about-quit = Nothing is lost.

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
