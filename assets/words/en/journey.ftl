## The words of the journey

journey-journey = Journey
# Leads to the next region.
journey-next_region = Next region
# The mazes of earlier versions, and the way back from them.
journey-old_map = Old map
journey-new_map = New map
# The time of a good run.
journey-par = Par
# The fewest steps that suffice.
journey-fewest = Fewest
# On the card of a stop that is among the hardest.
journey-hard = Hard
journey-difficulty = Difficulty
# Beside what is told of teapots and of a twin.
journey-teapot_for_one = A teapot takes you, not your twin.
# Beside what is told of wafers and of a twin.
journey-wafer_for_twin = Holes stop your twin, but not in the step that makes them.
# What happened to a mouse that is held.
journey-caught = Ouch! You’re stunned.
# No way leads to the end any more.
journey-no_way_left = No way left: start again
journey-undo_or_restart = No way left: undo or restart
# All stops of a region are finished, or of all regions.
journey-region_is_done = You finished the whole region!
journey-journey_is_done = You finished the whole journey!
# What the mouse tastes of.
journey-flavour = Mouse colour
journey-helped = With help you keep only “Finished”
# How many stops are finished, and how many a flavour takes.
journey-flavour_for = Colour of the mouse: { $flavour }, { $finished } of { $all } stops
journey-stop = Stop { $number }
# The rival's name, and that this rival has reached the cheese.
journey-race_against = Race against { $name }
# The rival waits at the start for this long.
journey-rival_waits = { $name } sets out in { $seconds } s
journey-beat = Beat { $name }
journey-rival_is_there = { $name } was faster
# All stops of the region are finished, and this is the reward.
journey-flavour_is_yours = New mouse colour: { $flavour }! Pick it on the map.
journey-rival_was_first = { $name } was faster!
journey-next_is = Next: { $name }
journey-next_stop = Next: stop { $number }
journey-play_stop = Play stop { $number }
# By how much the time of a good run was missed.
journey-over_par = Just { $seconds } s over par!
journey-region_is_open = Open now: { $region }
journey-medals_won = { $won } of { $all } medals
# How many cheeses are eaten, and how many there are to eat.
journey-cheeses_eaten = { $eaten } of { $all } cheeses eaten
# How many more stops of another region have to be finished.
journey-opens_with = { $stops ->
    [one] Finish { $stops } more stop in “{ $region }” to open this
   *[other] Finish { $stops } more stops in “{ $region }” to open this
}
# Stops of the old map, by their numbers.
journey-old_stops = Stops { $first } to { $last }
journey-bites_left = { $count ->
    [one] { $count } bite left
   *[other] { $count } bites left
}
journey-tea_left = { $count ->
    [one] { $count } cup of tea left
   *[other] { $count } cups of tea left
}
journey-thread_left = { $count ->
    [one] Thread left: { $count } room
   *[other] Thread left: { $count } rooms
}
# The colours of the keys on the string, the one taken last first.
journey-keys_held = Keys from the top: { $keys }

## The places of the regions

journey-regions-garden = Tea garden
journey-regions-cellar = Ice cellar
journey-regions-library = Library by night
journey-regions-kitchen = Clockwork kitchen
journey-regions-alley = Cat’s alley
journey-regions-palace = Princess’s palace

## What a maze asks for

journey-rules-fog = in fog
journey-rules-locked_door = a key to find
journey-rules-all_cheeses = several cheeses
journey-rules-moving_walls = moving walls
journey-rules-mouse_trap = mind the trap
journey-rules-swinging_flaps = swinging flaps
journey-rules-teapots = pairs of teapots
journey-rules-slippery_ice = slippery ice
journey-rules-melting_floor = wafers that melt
journey-rules-keys_on_a_string = keys on a string
journey-rules-gnawing = walls to gnaw through
journey-rules-pouring = tea to pour
journey-rules-twins = a twin
journey-rules-mirror = a mirror twin
journey-rules-thread = beads to thread
journey-rules-prowling_cat = a cat on the prowl

## What a player is told first of a rule

journey-notices-find_key = The door is locked: find the key
journey-notices-step_on_plates = Step on a plate to slide its wall
journey-notices-bite_walls = Press twice against a wall to bite through it
journey-notices-pour_tea = Press twice to melt a wall: a cup for each room on its smaller side
journey-notices-last_key_opens = Only your last key opens a door, and it stays there
journey-notices-thread_beads = Thread every bead to uncover the cheese

## Why the mouse cannot go there, beside it when it tries

journey-hindrances-bite = Press again to bite through
journey-hindrances-no_bites = No bites left
# What it takes to melt a wall.
journey-hindrances-tea = { $price ->
    [one] { $price } cup: press again to melt it
   *[other] { $price } cups: press again to melt it
}
journey-hindrances-too_dear = { $price ->
    [one] Takes { $price } cup, you have { $left }
   *[other] Takes { $price } cups, you have { $left }
}
journey-hindrances-locked = Locked: find the key
# Only the key that was taken last opens a door, if it has its colour.
journey-hindrances-locked_with = Your last key must be { $colour }
journey-hindrances-one_way = It opens the other way
journey-hindrances-cat = The cat is about to step there
journey-hindrances-melted = The floor is gone there
journey-hindrances-crossing = The thread can’t cross itself
journey-hindrances-no_thread = No thread left: go back to wind it up
journey-hindrances-dome = Every bead first
journey-hindrances-twin = A wall stops you, so your twin stays too

## What a medal is for, in a sentence

journey-explained_medals-finished = Reach the cheese.
journey-explained_medals-under_par = Be there within the par time.
journey-explained_medals-no_wrong_turn = Take the shortest way and use no help.
journey-explained_medals-before_rival = Be there before the rival.

## How a rule works, in a sentence

journey-explained-all_cheeses = Eat every cheese, in any order.
journey-explained-teapots = Go into a teapot and come out of the matching one: the ride is one step.
journey-explained-slippery_ice = You slide until the ice ends or something stops you.
journey-explained-locked_door = Find the key: it opens every door.
journey-explained-fog = You only see what you have been near.
journey-explained-twins = Your twin walks the same way when you do, unless a wall stops it. Get both onto their own mats at once.
journey-explained-mirror = Your mirror twin goes left when you go right, and only when you move. Get both onto their own mats at once.
journey-explained-gnawing = Press twice against a wall to bite through it. Choose well: bites are few.
journey-explained-pouring = Press twice against a wall to melt it: it takes as many cups of tea as the smaller side has rooms.
journey-explained-thread = Thread every bead to uncover the cheese. The thread may not cross itself; going back winds it up.
journey-explained-prowling_cat = The cat looks into every corner: up first, then right, down, left. She moves when you do, onto her paw print.
journey-explained-swinging_flaps = A flap lets you through the way it points, then turns round.
journey-explained-moving_walls = Step on a plate, and the wall of its colour slides to the dashed place.
journey-explained-keys_on_a_string = Only the last key you took opens a door of its colour, and it stays in the lock.
journey-explained-melting_floor = A wafer is gone once you step off it.
journey-explained-mouse_trap = If the trap meets you, you are stunned for three seconds.

## The medals

journey-medals-finished = Finished
journey-medals-under_par = Under par
journey-medals-no_wrong_turn = Shortest way
journey-medals-before_rival = Beat the rival

## The flavours of the mouse

journey-flavours-plain = Plain
journey-flavours-milk_tea = Milk tea
journey-flavours-blossom_tea = Blossom tea
journey-flavours-mint = Mint
journey-flavours-green_tea = Green tea
journey-flavours-black_tea = Black tea
journey-flavours-lemon = Lemon

## What a pack of mazes is called, and one without a title

pack-untitled = Mazes
pack-open = Pack
pack-keep = Keep
pack-save = Save as a file
pack-remove = Remove
pack-press_again = Press again to remove it
