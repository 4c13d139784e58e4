## How everything can be painted

looks-ice_tea = Ice tea
looks-night = Night
looks-paper = Paper

## What a maze has the outline of

outlines-rectangle = Rectangle
outlines-circle = Circle
outlines-heart = Heart
outlines-star = Star
outlines-cat = Cat
outlines-mouse = Mouse
outlines-cheese = Cheese
outlines-teacup = Teacup
outlines-word = A word
# A shape that came with a code.
outlines-own = Its own

## The pages of the settings

pages-general = General
pages-view = View
pages-sound = Sound
pages-access = Accessibility
pages-keys = Keys
pages-more_keys = More keys

## The rows of the settings

settings_rows-language = Language
settings_rows-look = Look
settings_rows-walls = Walls
settings_rows-frame_rate = Frame rate
settings_rows-fullscreen = Fullscreen
settings_rows-save_all = All game data
settings_rows-take_over = Data from another device
settings_rows-interface = Interface size
settings_rows-hud = Show time and steps
settings_rows-trail = Show trail
settings_rows-camera = Camera speed
settings_rows-split = Two players
settings_rows-shared_view = Share one view if it fits
settings_rows-sound = Sound
settings_rows-music = Music
settings_rows-effects = In the maze
settings_rows-menus = In menus
settings_rows-way_sounds = Hear junctions and dead ends
settings_rows-rumble = Gamepad rumble
settings_rows-read_aloud = Read aloud
settings_rows-reduced_motion = Reduced motion
settings_rows-high_contrast = High contrast
settings_rows-colour_blind_safe = Colour-blind palette
settings_rows-walking = Walking keys
settings_rows-game_speed = Game speed
settings_rows-projector = Projector

## The words for moving everything that is kept to another machine

data-save = Save to a file
data-open = Open a file
# Shown where there is no way to choose a file.
data-drop = Drop the file onto this window
# Asks whether the file shall replace everything that is here.
data-ask = Replace all data?
# Yes: the file is the player's own.
data-own = Yes, it’s mine
# Yes: the file is another player's.
data-others = Yes, not mine
data-taken_over = All game data was replaced. What was here before is in { $file }

## The thickness of walls

walls-thick = Thick
walls-thin = Thin

## How fast the camera can follow

cameras-gentle = Gentle
cameras-usual = Normal
cameras-swift = Fast

## How two players can share the window

splits-automatic = Automatic
splits-side_by_side = Side by side
splits-one_above_the_other = Top and bottom

## Whether walking keys are held or tapped, or one key does it all

walkings-hold = Hold
walkings-tap = Tap
walkings-one_key = One key
