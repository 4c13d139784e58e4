## The words of the theatre

watch-what_it_does = What it is doing
watch-idea = The idea
watch-walls_tried = Walls tried
watch-walls_opened = Opened
watch-walls_kept = Kept
watch-walls_built = Walls built
watch-sets_left = Sets left
watch-held_now = Waiting
watch-held_most = Most waiting
watch-on_stack = On the stack
watch-most_on_stack = Most on the stack
watch-walked = Walked
watch-entered = Entered
watch-retreated = Backtracked
watch-path_tiles = Path
# The number of rooms in the largest set.
watch-largest_set = { $rooms ->
    [one] All sets by size: the largest has { $rooms } room
   *[other] All sets by size: the largest has { $rooms } rooms
}
# The share of the tiles that was touched.
watch-touched = { $percent } % of the tiles touched
# The share of the rooms that was seen.
watch-touched_rooms = { $percent } % of the rooms seen
watch-forest = The forest
# The arrays of union-find.
watch-room = room
watch-parent = parent
watch-set_size = size
watch-more_trees = and { $trees } more
# For one level of a tree.
watch-more_of_level = … { $nodes } more
watch-more_below = and { $entries } below
watch-room_name = Room { $room }
# What finding roots has cost so far.
watch-find_costs = Cost of finds
watch-reads_note = how often parent is read
# The legend of the chart of depths.
watch-depth = Depth { $levels }
watch-reads_per_find = Reads a find { $levels }
watch-logarithm = log2 n = { $levels }
watch-set_sizes = Sets by size
watch-set_sizes_note = rooms in sets of 1, 2 or more, 4 or more …
# What a find did.
# $room, $root, $jumps
watch-climbs = { $jumps ->
    [one] { $room } climbs to { $root } in { $jumps } jump
   *[other] { $room } climbs to { $root } in { $jumps } jumps
}
watch-is_root = { $room } is a root
# What happened to a wall after the finds for both its sides.
watch-wall_kept = Wall { $wall }: { $a }, { $b }. One set already: keep it, or there would be a loop.
watch-wall_opened = Wall { $wall }: { $a }, { $b }. Two sets: open it; { $below } hangs below { $above }, { $why }.
# For a maze without a path: what can be reached, and the fewest walls to open.
watch-verdict = There is no path. { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } can be reached from the start; to reach the goal at least { $walls ->
        [one] { $walls } wall has
       *[other] { $walls } walls have
    } to be opened.
watch-verdict_rooms = There is no path. { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    } can be reached from the start; to reach the goal at least { $walls ->
        [one] { $walls } wall has
       *[other] { $walls } walls have
    } to be opened.
# Why one root hangs below the other.
watch-larger = which has { $rooms } rooms to its { $fewer }
watch-as_large = { $rooms ->
    [one] as both have { $rooms } room and the root of a stays on top
   *[other] as both have { $rooms } rooms and the root of a stays on top
}
# How many rooms hang higher after the finds.
watch-halved = { $rooms } moved up
watch-stack = The stack
watch-stack_note = arrows: what is left to try
# What a line of a depth-first search finds.
watch-stack_holds = The stack holds { $held }: go on.
watch-stack_is_empty = The stack is empty.
watch-is_fresh = { $tile } beside the top, { $top }, is fresh.
watch-none_fresh = Nothing beside the top, { $top }, is fresh.
watch-not_goal = { $tile } is not the goal.
watch-side_is_new = A side of { $room } leads to { $tile }, which is new.
watch-no_side_is_new = No side of { $room } leads to a new room.
# The calls that have not returned, if the search is shown as a recursive function.
watch-calls = The calls
watch-calls_note = the one that runs is on top
# The direction that a call tries next.
watch-next_call = next: { $side }
watch-last_call = then returns
watch-visits = Entered/left
watch-distances = Distance
watch-queue = The queue
watch-queue_note = the front is ringed
watch-heap = The heap
# How A* estimates the steps that are left.
watch-estimate_manhattan = h: as if without walls
watch-estimate_zero = h = 0, as Dijkstra
watch-estimate_doubled = h doubled: may be too much
watch-estimates = g + h = f
watch-building_part = Building
watch-solving_part = Solving
watch-step_of = Step { $step } of { $steps }
watch-a_second = { $steps } a second
watch-mark = Mark { $number }
# For a film with the panels.
watch-too_large_to_film = With all panels, only mazes of up to { $rooms } × { $rooms } rooms can be filmed. Film this maze alone.
# The speed if each line that runs is shown.
watch-lines_a_second = { $lines ->
    [one] { $lines } line a second
   *[other] { $lines } lines a second
}
watch-all_at_once = All at once
watch-rehearsing = Getting ready
watch-not_tried = not tried
watch-kept_legend = kept
# The counters.
watch-skipped = Skipped
watch-sealed = Sealed off
watch-frontier = Frontier
watch-film_what = What should the film show?
watch-filming = Making the film

## What a film can show

watch-film_acts-both = Building and solving
watch-film_acts-build = Building
watch-film_acts-solve = Solving

## What a film can show

watch-film_acts_with_panels-both = Both, with all panels
watch-film_acts_with_panels-build = Building, with all panels
watch-film_acts_with_panels-solve = Solving, with all panels
