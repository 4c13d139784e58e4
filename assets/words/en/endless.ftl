## The words of a maze without end

# What to do, until the mouse sets out: in a maze without end, and in a world.
endless-about = Every cheese gives you more time.
endless-about_world = Follow the crumbs to the cheese at the far end.
endless-time_left = Time left
endless-cheeses = Cheeses
endless-distance = Distance
# In a world, crumbs of cheese lie on the path; the cheese itself is at its far end.
endless-crumbs = Crumbs
# How far the cheese is as the crow flies, in rooms.
endless-straight_line = Straight line
endless-crossed = You crossed the world!
endless-time_is_up = Time’s up
endless-best = Best
endless-best_today = Best today
# Above a chart with a bar for each cheese.
endless-seconds_left = Seconds left at each cheese
endless-no_cheese = No cheese this time
# The number of days with a run.
endless-days = Days played
# Above a chart with a bar for each of these days.
endless-best_of_days = Most cheeses on each day
# How many cheeses another player has eaten.
endless-to_beat = Cheeses to beat: { $cheeses } – { $name }

## What can be done next

endless-choices-again = Again
endless-choices-new = New maze
endless-choices-daily = Today’s maze
endless-choices-world = A billion rooms
endless-choices-title = Main menu

## The map of a world, seen from above

# A run in a world, among those that can be continued.
world_map-world = World
world_map-title = Map of the world
# Before its column and row.
world_map-room = Room
# Before a number.
world_map-to_cheese = Steps to the cheese
# Before how many steps of it were found so far.
world_map-path = Path
# Before how many steps the longest path of the world has.
world_map-from_end_to_end = From end to end
world_map-show_path = Show path
world_map-hide_path = Hide path
world_map-next_place = Next place
world_map-damaged = Part of this world cannot be read: its file is damaged.
world_map-places-whole = The whole world
world_map-places-mouse = The mouse
world_map-places-cheese = The cheese
# Where it is farthest to the cheese, of all rooms or of those that were measured.
world_map-places-farthest = The world’s end
world_map-places-other_end = The other end of the world
