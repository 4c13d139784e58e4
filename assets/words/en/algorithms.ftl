## What the algorithms are called, what they do, and what is said of their steps.
## A program is code for reading: each line has to stay in its place, and two spaces indent it.

kruskal-title = Union-find · Kruskal
kruskal-idea = The Ice-Tea Princess opens a wall only if its two sides are not joined yet. Union-find answers that in almost no time.
kruskal-tells = Walls open all over the maze at once: many short dead ends, spread evenly, and no direction stands out.
kruskal-program =
    for wall in shuffled walls:
      a, b = the rooms it parts
      if find(a) != find(b):
        open the wall
        union(a, b)  # by size
      else: keep the wall
kruskal-merged = Wall { $tile } parts two sets: open it. { $from } goes below { $to }.
kruskal-kept = Wall { $tile } has one set on both sides: keep it.
kruskal-took = Wall { $tile } is next: a is { $from }, b is { $to }.
kruskal-compared = find(a) is { $from }, find(b) is { $to }: are they the same?
kruskal-opened = They are not: open the wall { $tile }.

kruskal-find-idea = Every room points to its parent, and a root to itself. Each climb hangs every other room on the way one level higher.
kruskal-find-program =
    find(x):
      while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      return x  # the root
kruskal-find-halved = { $from } is no root: it hangs below { $to } now, its parent’s parent.
kruskal-find-stayed = { $from } hangs right below the root { $to } already: nothing changes.
kruskal-find-went_on = Up from { $from } to { $to }.
kruskal-find-found = { $to } points to itself: it is the root.

find-plain-idea = A find climbs from parent to parent until it comes to a root.
find-plain-program =
    find(x):
      while parent[x] != x:
        x = parent[x]
      return x  # the root
find-plain-began = find({ $from }): climb from { $from } to its root.
find-plain-went_up = { $from } is no root: up from it to { $to }.
find-plain-found = { $to } points to itself: it is the root.

find-halving-idea = On its way up the find hangs every other member one level higher.
find-halving-program =
    find(x):
      while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
      return x  # the root
find-halving-began = find({ $from }): climb from { $from } to its root.
find-halving-halved = { $from } hung below { $tile }; now it hangs below { $to }, its parent’s parent.
find-halving-went_on = Up from { $from } to { $to }.
find-halving-went_up = { $from } hangs right below the root, where it stays: up from it to { $to }.
find-halving-found = { $to } points to itself: it is the root.

find-full-idea = Once the root is known, the find hangs its whole path right below it.
find-full-program =
    find(x):
      root = x
      while parent[root] != root:
        root = parent[root]
      while parent[x] != root:
        parent[x], x = root, parent[x]
      return root
find-full-began = find({ $from }): climb from { $from } to its root.
find-full-went_up = { $from } is no root: up from it to { $to }.
find-full-saw = { $to } points to itself: it is the root.
find-full-turned = { $to } is the root. Once more along the way: { $from } hung below { $tile }, and now right below { $to }.
find-full-hung = Back along the way: { $from } hung below { $tile }, and now right below the root { $to }.
find-full-found = The whole path hangs below the root { $to }.

union-naive-idea = The root of b goes below the root of a, however large its set is.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      if a == b: return
      parent[b] = a
union-naive-began = union({ $from }, { $to }): find both roots first.
union-naive-same = Both roots are { $from }: one set already, nothing to do.
union-naive-linked = The roots differ: { $from } goes below { $to }.

union-size-idea = The smaller set goes below the larger one.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      if a == b: return
      if size[a] < size[b]: swap a, b
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }): find both roots first.
union-size-same = Both roots are { $from }: one set already, nothing to do.
union-size-linked = The roots differ: { $from } with its { $fewer } goes below { $to } with its { $more }.

union-rank-idea = The root of lower rank goes below the other; of two alike the upper one rises.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      if a == b: return
      if rank[a] < rank[b]: swap a, b
      parent[b] = a
      if rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }): find both roots first.
union-rank-same = Both roots are { $from }: one set already, nothing to do.
union-rank-linked = The roots differ: { $from } of rank { $fewer } goes below { $to } of rank { $more }.

backtracker-title = Depth-first backtracker
backtracker-idea = One long walk that never crosses itself. Where it is stuck it goes back to the last place with a choice.
backtracker-tells = It goes on until it is stuck, and only then turns back: long winding corridors, few dead ends, and a very long way from end to end.
backtracker-program =
    push any room
    while the stack is not empty:
      if a neighbour of the top is fresh:
        open the wall to any such one
        push it
      else: pop
backtracker-went_on = { $to } beside { $from } is fresh: open the wall and push it. The stack holds { $held }.
backtracker-went_back = Nothing beside { $from } is fresh: pop it. The stack holds { $held }.

binary-tree-title = Binary tree
binary-tree-idea = Each room opens a wall to the left or above. Quick, but the way home is always up and left.
binary-tree-tells = Every room but the first opens up or left: the top row and the left column are open corridors, and no dead end opens right or down.
binary-tree-program =
    for each room but the first:
      if it is in the top row: open left
      else if it is in the first column: open up
      else if a coin says so: open up
      else: open left
binary-tree-on_top = { $from } is in the top row: open its wall on the left, to { $to }.
binary-tree-at_the_left = { $from } is in the first column: open its wall above, to { $to }.
binary-tree-up_by_coin = The coin says up: { $from } opens its wall to { $to }.
binary-tree-left_by_coin = The coin says left: { $from } opens its wall to { $to }.

dig-title = Digger
dig-idea = A mole digs where it would not break through into what is dug already. Every tile counts, not only rooms.
dig-program =
    open the start; push it
    while the stack is not empty:
      if a tile beside the top has three walls:
        open any such one; push it
      else: pop
    goal still a wall: dig a tunnel to it
      and fill one tile of the ring
dig-began = Open the start, { $tile }, and push it.
dig-dug = { $tile } beside { $from } has three walls: dig it and push it. The stack holds { $held }.
dig-went_back = Nothing beside { $from } can be dug: pop it. The stack holds { $held }.
dig-tunnelled = The goal is still a wall: a tunnel goes through { $tile }.
dig-filled = { $tile } is filled again, so that no ring is left.

division-title = Recursive division
division-idea = No walls are opened here: they are built. Each hall gets a cross of walls with three doors, and so do its quarters.
division-tells = It divides halls by crosses of walls that have three doors each: look for long straight walls and long straight corridors.
division-program =
    push the whole hall
    while a chamber is on the stack:
      pop it; choose any post in it
      push the quarters that can be divided
      build walls from the post to all four sides
      open any door in three of the four
division-crossed = The hall from { $from } to { $to } is next: a cross of walls divides it.
division-walled = Build the wall { $tile }.
division-opened = Open a door in the cross: { $tile }.

drawn-title = Drawn by hand
drawn-idea = Somebody has drawn it, wall by wall. Nothing here is left to chance.
drawn-program =
    for each room:
      for its sides above and on the left:
        if it was drawn open: open it
        else: keep the wall
drawn-opened = Between { $from } and { $to } it was drawn open.
drawn-kept = Keep the wall { $tile }: it was drawn there.

eller-title = Eller, row by row
eller-idea = Row by row, with the sets of one row in mind: it could go on for ever and needs no more memory.
eller-tells = It works row by row, but that can hardly be seen: short dead ends everywhere, about as many as union-find leaves.
eller-program =
    for each row:
      for each wall between neighbours in it:
        if sets differ and a coin says so: open
        else: keep it
      for each room, but in the last row:
        coin says so, or set has no way: open down
        else: keep the wall below
eller-joined = { $from } and { $to } are in two sets: open the wall between them.
eller-kept = Keep the wall { $tile }: one set on both sides, or the coin says so.
eller-descended = { $from } opens its wall down to { $to }: the coin says so, or its set has no other way.
eller-kept_below = Keep the wall { $tile }: the coin says so.

growing-tree-title = Growing tree
growing-tree-idea = A list of rooms: now the newest, now any one. Between backtracker and Prim.
growing-tree-tells = Half the time it goes on like depth-first search, half the time like Prim: fewer dead ends than union-find, more than the backtracker.
growing-tree-program =
    list any room
    while the list is not empty:
      take its newest room, or by chance any
      if a neighbour is fresh:
        open the wall to any such one; list it
      else: strike the room off the list
growing-tree-grew = Take { $from }. { $to } beside it is fresh: open the wall and list it. The list holds { $held }.
growing-tree-struck = Take { $from }. Nothing beside it is fresh: strike it off. The list holds { $held }.

hunt-and-kill-title = Hunt and kill
hunt-and-kill-idea = Walk until stuck, then look row by row for a new room beside the old ones and go on from there.
hunt-and-kill-tells = It walks until it is stuck, then hunts for a fresh place to start from: long corridors and few dead ends.
hunt-and-kill-program =
    begin in any room
    while a neighbour is fresh:
      open the wall to any such one; go there
    hunt by rows: a fresh room by a reached one
      open the wall to any reached neighbour
      and go on from there
hunt-and-kill-walked = { $to } beside { $from } is fresh: open the wall and go there.
hunt-and-kill-hunted = Stuck. The hunt finds { $to }, a fresh room by a reached one.
hunt-and-kill-joined = Open the wall between { $to } and its reached neighbour { $from }, and go on from { $to }.

loops-idea = Dead ends are opened up, so that there is more than one way.
loops-program =
    for some of the dead ends, in random order:
      if still one, with a way behind a wall:
        open any such wall
loops-looped = { $from } is a dead end with a way behind its wall { $tile }: open it.

prim-title = Prim
prim-idea = The maze grows from one room like frost: always at any place of its edge.
prim-tells = It grows outwards from one room, and most branches end after a room or two: the most dead ends, and short ways.
prim-program =
    reach any room
    while the frontier is not empty:
      take any room from the frontier
      open the wall to any reached neighbour
      its fresh neighbours join the frontier
prim-grew = Take { $to } from the frontier: open the wall to { $from }, which is reached. The frontier holds { $held }.

sidewinder-title = Sidewinder
sidewinder-idea = Row by row: runs to the right, and from each run one way up.
sidewinder-tells = The top row is one long corridor, and no dead end ever opens downwards.
sidewinder-program =
    for each room, row by row:
      if a coin says so: open right  # top: always
      else: keep the wall; the run ends
    where a run ends, or a row:
      open up from any of the run  # not on top
sidewinder-went_on = { $from } opens its wall on the right, to { $to }.
sidewinder-ended = The coin says no: keep the wall { $tile }. The run ends.
sidewinder-rose = The run is over: { $from } of it opens its wall up to { $to }.

wilson-title = Wilson’s random walks
wilson-idea = Random walks until they meet the tree, loops forgotten. Every maze there can be is equally likely.
wilson-tells = Every maze is equally likely, so nothing stands out: many short dead ends in all directions. Next to union-find’s, even experts can only guess.
wilson-program =
    the tree is the goal's room
    while a room is outside the tree:
      from the first such room:
        walk at random to the tree, no loops
      follow the walk from its start:
        open the wall; the room joins the tree
wilson-set_out = From { $from }, outside the tree, a walk sets out: to { $to }.
wilson-walked = The walk goes at random from { $from } to { $to }.
wilson-opened = Follow the walk: open the wall { $tile }; { $from } joins the tree.

dijkstra-title = Dijkstra
a-star-doubled-title = A star, estimate doubled
a-star-title = A star
a-star-idea = Like water that guesses where the cheese is: first where f is least, the steps walked, g, and those estimated to be left, h.
a-star-program =
    let the start wait
    while any wait:
      enter the one with least f = g + h
      what is fresh beside it waits
      if it is the goal: follow the steps back
    there is no path
a-star-entered = { $held ->
    [one] { $tile } has the least f = g + h: enter it. { $held } waits.
   *[other] { $tile } has the least f = g + h: enter it. { $held } wait.
}
a-star-arrived = { $tile } is the goal: the steps back from it are the path.
a-star-gave_up = Nothing waits any more: there is no path.

breadth-first-title = Breadth-first
breadth-first-idea = Like water: all places in the order of their distance. The first way it finds is a shortest one.
breadth-first-program =
    queue the start
    while the queue is not empty:
      enter the first of the queue
      queue what is fresh beside it
      if it is the goal: follow the steps back
    there is no path
breadth-first-entered = { $tile } is first in the queue: enter it, and queue what is fresh beside it. The queue holds { $held }.
breadth-first-arrived = { $tile } is the goal: the steps back from it are the path.
breadth-first-gave_up = The queue is empty: there is no path.

dead-end-filler-title = Dead-end filler
dead-end-filler-idea = Dead ends are filled until none is left. What remains is the way.
dead-end-filler-program =
    queue all dead ends
    while the queue is not empty:
      fill the first; queue new dead ends
    walk what is left, depth first:
      on to a fresh neighbour
        if it is the goal: the stack is the path
      or back from where there is none
    there is no path
dead-end-filler-filled = { $tile } is a dead end: fill it. The queue holds { $held }.
dead-end-filler-went_on = No dead end is left to fill: walk on to { $tile }.
dead-end-filler-arrived = { $tile } is the goal: the stack is the path.
dead-end-filler-went_back = Nothing beside { $tile } is fresh: go back from it.
dead-end-filler-gave_up = Nothing is left to walk: there is no path.

depth-first-title = Depth-first
depth-first-idea = One way, as far as it goes. The stack is the way; what is popped was a dead end.
depth-first-program =
    push the start
    while the stack is not empty:
      if a neighbour of the top is fresh:
        push it; mark it entered
        if it is the goal: the stack is the path
      else: pop; go back from it
    there is no path
depth-first-began = Push the start, { $tile }.
depth-first-went_on = { $tile } beside the top is fresh: push it. The stack holds { $held }.
depth-first-arrived = { $tile } is the goal: the stack is the path.
depth-first-went_back = Nothing beside { $tile } is fresh: pop it. The stack holds { $held }.
depth-first-gave_up = The stack is empty: there is no path.

depth-first-calls-idea = Depth first as a function that calls itself: the calls that have not returned are the stack.
depth-first-calls-program =
    mark the start; dfs(start); else: no path
    dfs(room):
      if it is the goal: return found
      for right, down, left, up:
        new? mark it; if dfs(it): return found
      return
depth-first-calls-began = Mark the start, { $tile }, and call dfs({ $tile }).
depth-first-calls-called = { $tile } is new: dfs({ $from }) marks it and calls dfs({ $tile }). Calls that have not returned: { $held }.
depth-first-calls-arrived = { $tile } is the goal: all calls return found, and their rooms are the path.
depth-first-calls-returned = No side of { $tile } leads to a new room: dfs({ $tile }) returns.
depth-first-calls-gave_up = The first call has returned: there is no path.

sharp-depth-first-title = Sharp depth-first
sharp-depth-first-idea = Depth first with open eyes: it skips dead ends that it can see, and what its own way has cut off.
sharp-depth-first-program =
    push the start
    while the stack is not empty:
      seal what its own way cuts off
      next passage a plain dead end: skip it
      else if there is one: push what it leads to
        if it is the goal: the stack is the path
      else: pop; go back from it
    there is no path
sharp-depth-first-began = Push the start, { $tile }.
sharp-depth-first-sealed = Its own way cuts { $tile } off from the goal: seal it.
sharp-depth-first-skipped = { $tile } lies in a plain dead end: skip it.
sharp-depth-first-went_on = { $tile } beside the top is open to try: push it. The stack holds { $held }.
sharp-depth-first-arrived = { $tile } is the goal: the stack is the path.
sharp-depth-first-went_back = No passage is left at { $tile }: pop it. The stack holds { $held }.
sharp-depth-first-gave_up = The stack is empty: there is no path.

tremaux-title = Trémaux
tremaux-idea = A mark for each time a passage is walked, never a third: Ariadne's thread with chalk.
tremaux-program =
    stand at the start
    if you know this place: turn back at once
    if a passage has no mark: mark it, go through
      if it leads to the goal: done
    else: back by the one with one mark; mark it
    none is left: there is no path
tremaux-began = Stand at the start, { $tile }.
tremaux-turned_back = { $tile } is known: turn back at once, to { $to }.
tremaux-went_on = The passage to { $tile } has no mark: mark it and go through.
tremaux-arrived = { $tile } is the goal: the passages with one mark are the path.
tremaux-went_back = Every passage at { $tile } has a mark: go back from it.
tremaux-gave_up = No passage is left: there is no path.

wall-follower-left-title = Left hand on the wall
wall-follower-title = Right hand on the wall
wall-follower-idea = One hand on the wall. In mazes with islands it can go round for ever, so it notices that and marks tiles.
wall-follower-program =
    put a hand on the wall
    go where it leads
      if that is the goal: done
      if that closes a ring: give the ring back
    if you pass the same way twice: lost
      go back to the start; leave marks now
      hand first to what has no mark
      else back
    there is no path
wall-follower-began = Put a hand on the wall at { $tile }.
wall-follower-followed = The wall leads on to { $to }.
wall-follower-arrived = { $tile } is the goal: done.
wall-follower-closed_ring = The wall has led round in a ring: give it back, { $tile } first.
wall-follower-gave_ring_back = { $tile } is on the ring: give it back.
wall-follower-lost = The same way for the second time: lost.
wall-follower-went_back = Back to the start: give { $tile } back.
wall-follower-went_on = { $tile } has no mark: go there, hand first.
wall-follower-turned_back = All beside { $tile } has a mark: go back from it.
wall-follower-gave_up = Nothing without a mark is left: there is no path.
