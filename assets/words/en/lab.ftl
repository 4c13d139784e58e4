## The words of the laboratory

lab-laboratory = Laboratory
# The contents of the shelf.
lab-shelf = Watch, try, answer: five minutes each
# The columns of the shelf.
lab-union_find = Union-find
lab-searches = Searches
lab-by_oneself = Do it yourself
lab-rules = Rules
lab-link = union
lab-compression = find
lab-beside = Compare
lab-hops = Reads
lab-deepest = Deepest
lab-member = member
lab-rank = rank
lab-bench = Free bench
lab-bench_about = Your own unions and finds, under any rules.
# How to add operations to the bench.
lab-how_to_add = Choose two members for union, one twice for find; or type union 3 7 or find 5
# How a decision is taken in an exercise.
lab-how_to_answer = Click it in the picture, or type its number, then Enter.
lab-how_to_name_room = Press the arrow that leads there, click it, or type its number, then Enter.
lab-your_turn = Your turn
lab-two = Two sets
lab-one = One set
lab-open_it = Open it
lab-keep_it = Keep it
lab-goes_on = It goes on
lab-turns_back = It turns back
lab-right = Right.
# Reasons for writing a number, and a distance.
lab-number_reason = Whenever a room is found or left for good, the next number is written.
lab-distance_reason = A room is one farther from the start than the room that put it in the queue.
# All is done, without a mistake and with some.
lab-full_marks = Full marks: you are the algorithm!
lab-once_more = Done. Another one?
# Shown for a step that the algorithm did.
lab-shown = shown
# The order of the queue in an exercise.
lab-front_first = front first
lab-rule = rule
lab-link_key = Union’s rule
lab-compression_key = Find’s rule
lab-beside_key = Compare
lab-operation_key = Whole operation
lab-next_note = Next note
lab-answer_key = Answer
# A question to an audience: what its keys do, and how many hands went up.
lab-hall_key = Ask everyone
lab-count_key = Count hands
lab-time_key = More or less time
lab-clock_key = Stop the clock
lab-next_answer_key = Next answer
lab-take_hands_key = Done
# Short form of held where there is little room.
lab-held_in_short = Not answered yet
# Tells a player who continues without an answer.
lab-held = Not answered yet: press again to go on without an answer.
lab-show_key = Show me
lab-take_back_key = Take back
lab-another_key = Another one
lab-ask_key = Do it yourself
# At the end: how much was right, how long it took, and what to do with the result.
lab-right_at_once = Right first time
lab-time = Time
lab-hand_in = Your result as one line, to hand in
lab-hand_in_key = Copy the result
# The chart of growth: what it is about, and its text while that is not known.
lab-chart = What it costs as members increase
lab-chart_key = Growth chart
lab-reads_and_writes = Reads + writes of parent
lab-order_key = Order of unions
lab-save_table_key = Save the numbers
lab-members_key = Members
lab-measuring = measuring
lab-too_slow = too slow to wait for
lab-union_asked = union({ $a }, { $b }): two sets, or one?
lab-wall_asked = Wall { $a }|{ $b } is next: opened or kept?
lab-winner_asked = union({ $a }, { $b }): which root stays on top? Of equals, that of the first.
lab-hops_asked = { $operation }: how often will it read parent?
lab-parent_asked = After find({ $member }), what will { $member } hang below?
lab-stack_room_asked = Depth-first search is at { $at }, and its order is right, down, left, up. Which room does it go to next?
lab-queue_room_asked = Breadth-first search has just taken { $at }, and its order is right, down, left, up. Which room does it take next?
lab-turn_asked = Depth-first search is at { $at }. Does it go on or turn back?
lab-stack_held_asked = In the order right, down, left, up: what is on the stack after the next move from { $at }, top first?
lab-queue_held_asked = The room after { $at } is taken, and its new neighbours come in: right, down, left, up. What is in the queue then, front first?
lab-number_asked = Depth-first search is at { $at }. Rooms found and left are counted together: which number is written next?
lab-distance_asked = { $at } is taken. How far from the start is the room that is taken next?
# The right answer, after a wrong one.
lab-wrong = No. The answer: { $answer }. You’ll be asked again.
# The paths that the finds of an operation climbed, and how often they read parent.
lab-climbed = { $hops ->
    [one] The climb: { $ways }. The program reads parent { $hops } time.
   *[other] The climb: { $ways }. The program reads parent { $hops } times.
}
lab-comes_back = { $count ->
    [one] { $count } comes back: play on to try again.
   *[other] { $count } come back: play on to try again.
}
# Replaces comes_back once the exercise has come back and all is right.
lab-came_back = { $count } came back: now correct.
lab-marks = { $right } of { $all } right first time
# What the player has to decide.
lab-climb = find({ $sought }) stands at { $at }. Choose where it goes next, or { $at } itself if it is the root.
lab-rehang = Path halving at { $at }: what does { $at } hang below from now on?
lab-sets = union({ $a }, { $b }): two sets, or one?
lab-wall = Wall { $a }|{ $b } is next: open it or keep it?
lab-below = union({ $a }, { $b }) by size, and of equals the second goes below. Choose the root that goes below the other.
lab-above = And which root does { $below } go below?
lab-stack_next = Depth-first search is at { $at }, and its order is right, down, left, up. Choose the room it goes to next.
lab-stack_asked = Depth-first search is about to turn back from { $at }. What is on the stack before the pop, top first?
lab-queue_asked = Breadth-first search has taken { $at } out and put its new neighbours in: right, down, left, up. What is in the queue, front first?
lab-queue_next = Breadth-first search has taken { $at } out, and its new neighbours are in: right, down, left, up. Choose the room it takes next.
lab-no_operation = “{ $line }” is not an operation: write union 3 7 or find 5
lab-no_member = There is no { $member }: the members are numbered 0 to { $last }
# A question while two forests are compared, and what stands instead of a card’s notes under other rules.
lab-asked_in = In the forest “{ $rules }”: { $question }
lab-other_rules = This card’s notes were written for: { $rules }.
# Spoken while two forests are compared: which one the rules change.
lab-compared = Your choices change “{ $rules }”; “{ $beside }” beside it stays as it is.
lab-variant = { $link }, { $compression }
lab-chart_of = { $members } members: all unions in this order, then as many random finds. Dashed: how n log n and n alpha(n) grow; what costs several times as much runs above its line.

## How sets are joined

lab-links-naive = naive
lab-links-by_size = by size
lab-links-by_rank = by rank

## How paths are shortened

lab-compressions-none = plain
lab-compressions-halving = halving
lab-compressions-full = full

## The exercises

lab-skills-find = Be find
lab-skills-halving = Be path halving
lab-skills-union = Be union by size
lab-skills-kruskal = Be Kruskal
lab-skills-stack = Be the stack
lab-skills-queue = Be the queue

## The exercises

lab-skill_notes-find = Climb to the root, parent by parent.
lab-skill_notes-halving = Climb, and hang every other one higher.
lab-skill_notes-union = One set or two? Which root goes where?
lab-skill_notes-kruskal = Open or keep each wall; join the sets.
lab-skill_notes-stack = Where does depth-first search go next?
lab-skill_notes-queue = Which room does breadth-first take next?

## In which order members are joined

lab-orders-random = Random
lab-orders-chain = Chain
lab-orders-binomial = Binomial

## Which rule a mistake breaks

lab-mistakes-no_root = That one is not a root: it points to another, and a find stops only at a root.
lab-mistakes-past_root = A find stops at a root, and a root points to itself. Does this one?
lab-mistakes-other_tree = That one is in another tree: no pointer leads there.
lab-mistakes-down = That one hangs below it. A find follows pointers up, never down.
lab-mistakes-sibling = That is a sibling: both hang below the same parent, and no pointer leads from one to the other.
lab-mistakes-too_far = Too far: a find follows one pointer at a time.
lab-mistakes-off_the_way = That one is in the same tree, but not on the path up to the root.
lab-mistakes-full_not_halving = Too far: right below the root would be full compression.
lab-mistakes-too_high = Too far: halving hangs it one level higher, and no more.
lab-mistakes-not_higher = It hangs there already. Halving hangs it one level higher.
lab-mistakes-loop = Nothing can hang below itself, or below what hangs from it: that would be a loop.
lab-mistakes-opened_inside = Climb from both: the roots are the same, so this is one set. A door inside a set makes a loop.
lab-mistakes-kept_between = Climb from both: the roots differ, so these are two sets, and they are joined.
lab-mistakes-moved_node = That one is not a root. To move a whole set, hang its root.
lab-mistakes-below_node = That one is not a root: below it, the path would get longer. A set is hung below a root.
lab-mistakes-own_set = That one is in the very set that is to be hung.
lab-mistakes-larger_below = By size, the smaller set goes below the larger.
lab-mistakes-first_stays = Both are the same size: then the root of the first stays on top.
lab-mistakes-other_set = That one belongs to neither of the two sets.
lab-mistakes-popped_early = Popped too early: beside the top, there is still a fresh room.
lab-mistakes-popped_twice = Too far: rooms are popped one at a time.
lab-mistakes-stays = The search is there now: every step leads to another room.
lab-mistakes-queue_for_stack = That would be a queue. A stack goes on from its top.
lab-mistakes-stack_for_queue = That would be a stack: it takes the newest. A queue takes what has waited longest.
lab-mistakes-not_front = Others have waited longer: in a queue, first come is first served.
lab-mistakes-order = Right, down, left, up: in this order, another room comes first.
lab-mistakes-was_there = The search has been there already, and enters no room twice.
lab-mistakes-wall = There is a wall: no passage leads there.
lab-mistakes-turned_round = That is the wrong way round: the newest is on top of a stack and at the end of a queue.
lab-mistakes-nothing_popped = Rooms that the search has left for good are no longer on the stack.
lab-mistakes-popped_before = The room where the search is lies on top: it is popped only when the search leaves it.
lab-mistakes-still_queued = The room that was taken last is no longer in the queue.
lab-mistakes-nothing_taken = What was taken from the queue is no longer in it.
lab-mistakes-not_queued = That one is not in the queue: nothing that was taken lies beside it.
