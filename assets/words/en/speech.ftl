## The words that are read aloud to a player who does not see the screen

speech-up = up
speech-down = down
speech-left = left
speech-right = right
speech-at_cheese = The cheese is here.
speech-walled_in = Walls all around.
speech-junction = A junction.
speech-dead_end = A dead end.
speech-here = here
speech-key = Key
speech-door = Locked door
speech-open_flap = Open flap
speech-shut_flap = Shut flap
speech-ice = Ice
# A floor that melts once it is left, and where one was.
speech-melting = Wafer
speech-gone = Water
# A wall that the mouse has bitten through, one that it has melted, and a closed set behind one that it can bite through.
speech-bitten = Bitten wall
speech-melted = Melted wall
speech-other_set = Another set behind the wall
speech-thread = Thread
# A bead that the thread does not lie through, and one that it does.
speech-bead = Bead
speech-strung_bead = Bead on the thread
# The second mouse, one with left and right swapped, where it can go, and its cheese.
speech-twin = Twin
speech-mirror_twin = Mirror twin
speech-ways_of_twin = Open to the twin
speech-cheese_of_twin = The twin’s cheese
speech-cat = Cat
speech-next_of_cat = The cat goes next
# What is over the cheese until the thread lies through all beads.
speech-dome = Glass dome
# The position of the mouse.
speech-place = Column { $column }, row { $row }.
# The position of the mouse in a maze of this size.
speech-place_of = Column { $column } of { $columns }, row { $row } of { $rows }.
# The directions with a wall.
speech-walls = Walls: { $ways }.
# The directions without a wall.
speech-open = Open: { $ways }.
# The direction and the straight distance of the cheese.
speech-cheese = Cheese: { $ways }.
# A thing of the rules, and where it is.
speech-thing = { $name }: { $ways }.
# No way leads to the end any more, and the key that starts the maze again.
speech-no_way_left = No way left. Press { $key } to start again.
speech-undo_or_restart = No way left. Press { $undo } to undo a move, or { $restart } to start again.
speech-coloured_key = Key, { $colour }
speech-coloured_door = Locked door, { $colour }
# The colours of the keys on the string, the one taken last first.
speech-keys_held = Keys from the top: { $keys }.
# A wall that so many cups of tea melt.
speech-cups = { $count ->
    [one] Wall, { $count } cup of tea
   *[other] Wall, { $count } cups of tea
}
speech-bites_left = { $count ->
    [one] { $count } bite left.
   *[other] { $count } bites left.
}
speech-tea_left = { $count ->
    [one] { $count } cup of tea left.
   *[other] { $count } cups of tea left.
}
speech-thread_left = { $count ->
    [one] Thread for { $count } more room.
   *[other] Thread for { $count } more rooms.
}
speech-plate = Plate { $number }
speech-teapot = Teapot { $number }
# Joins a list of two or more.
speech-and = { $one }, { $other }
# This many rooms in a direction.
speech-rooms = { $count } { $way }

## The colours of keys and doors

speech-colours-blue = blue
speech-colours-red = red
speech-colours-green = green
