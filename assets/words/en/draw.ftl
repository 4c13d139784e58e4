## The words of the table where mazes are drawn

draw-table = Draw a maze
# What the Enter key does.
draw-draw = Draw
draw-undo = Undo
draw-redo = Redo
draw-watch = Theatre
draw-next_tool = Tool
draw-play = Play it
draw-rest = Build the rest
draw-wipe = Start over
draw-mirror = Mirror
draw-turn = Turn
draw-less = { $unit }: one less than { $count }
draw-more = { $unit }: one more than { $count }

## What is known of what is drawn

draw-one_way = One path · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
draw-several_ways = Several paths · shortest { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# How many wrong ways lead off the way whose end is not seen at once.
draw-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
draw-no_way = { $walls ->
    [one] No path yet: one wall is in the way
   *[other] No path yet: { $walls } walls are in the way
}
draw-unreachable = No path: the cheese is in another part
draw-moves = { $moves ->
    [one] With its rules: at least { $moves } move
   *[other] With its rules: at least { $moves } moves
}
draw-cannot_be_won = With these rules nobody can reach the cheese
draw-missing = Still to place: { $what }
draw-too_many = Too many: { $what }
draw-teapots_in_line = Both teapots of a pair need different rows and columns
draw-too_large = “{ $rule }” needs a maze of at most { $rooms } rooms
draw-sets = For tea, walls must part the rooms into 2 to 9 closed sets
draw-apart = “{ $one }” and “{ $other }” don’t go together
draw-parts = The rooms are in { $parts } parts that do not touch
draw-only_rectangle = “{ $rule }” needs all rooms of a rectangle
draw-refused = Nothing to draw on: it takes a maze of at most 40,000 rooms

## What a place on the sheet is called

draw-room = Column { $column }, row { $row }
draw-room_with = Column { $column }, row { $row }: { $what }
draw-right_of = Right of column { $column }, row { $row }: { $what }
draw-below = Below column { $column }, row { $row }: { $what }
draw-show_part = Show the part from column { $column }, row { $row }
draw-wall = wall
draw-open = open
draw-outside = not in the maze
draw-put_copy = Press where the copy goes, as often as you like. Press the tool again to copy another part.

## The tools

draw-tools-wall = Walls
draw-tools-rubber = Eraser
draw-tools-mouse = Mouse
draw-tools-cheese = Cheese
draw-tools-key = Key and doors
draw-tools-plate_one = First plate and its wall
draw-tools-plate_two = Second plate and its wall
draw-tools-plate_three = Third plate and its wall
draw-tools-trap = Trap
draw-tools-flap = Flap
draw-tools-teapots_one = First two teapots
draw-tools-teapots_two = Two more teapots
draw-tools-teapots_three = Last two teapots
draw-tools-ice = Ice
draw-tools-melting = Wafers
draw-tools-blue_key = Blue key and doors
draw-tools-red_key = Red key and doors
draw-tools-green_key = Green key and doors
draw-tools-twin = Twin
draw-tools-twin_cheese = The twin’s cheese
draw-tools-mirror_twin = Mirror twin
draw-tools-mirror_cheese = The mirror twin’s cheese
draw-tools-bead = Beads on a thread
draw-tools-cat = Cat
draw-tools-bites = Bites
draw-tools-tea = Tea
draw-tools-fog = Fog
draw-tools-rooms = Brush: which rooms there are
draw-tools-inside_out = Inside out
draw-tools-copy = Copy a part

## How the tools are used

draw-how-walls = Click between two rooms to open or close a wall. Drag through rooms to dig a corridor.
draw-how-rubber = Click a thing to take it away, or press Delete there.
draw-how-place = Click the room where it should be. Click another one to move it.
draw-how-places = Click up to four rooms. A second click takes one away.
draw-how-doors = Click a room for the key, and between rooms for its doors.
draw-how-locks = Click rooms for keys, and between rooms for a door each: 2 to 5 keys, all colours together.
draw-how-plate = Click a room for the plate, then the wall it moves, then the gap the wall moves to.
draw-how-flap = Click between two rooms. Click again to turn it, and once more to take it away.
draw-how-pair = Click two rooms, in different rows and columns.
draw-how-floor = Click rooms, or drag over them.
draw-how-bites = Click the tool again for more bites. Walls must part the rooms into closed sets.
draw-how-tea = Click the tool for tea or none. Walls must part the rooms into 2 to 9 closed sets.
draw-how-fog = Click the tool for fog or none.
draw-how-brush = Press rooms, or drag over them, to take them out or bring them back. Press the tool again for a wider brush.
draw-how-inside_out = Press this tool: the rooms that you took out become the maze.
draw-how-copy = Drag over rooms, or press one corner and then the other. Then press where the copy goes.
