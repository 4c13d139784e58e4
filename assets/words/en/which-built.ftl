## The words of the quiz: four mazes, and which of them was built how

which_built-title = Which built this?
which_built-about = Four mazes, one question: learn to tell them apart.
which_built-built_by = Which one did “{ $generator }” build?
which_built-hint = Look at the corridors: how long they are, how many end nowhere, and which way they lean.
which_built-known_by = { $generator }: { $how }
which_built-answer = Answer
which_built-next = Next question
which_built-watch = Watch all four being built
which_built-right = Right!
which_built-right_one = This one
which_built-given = Your answer
which_built-in_a_row = { $count } in a row
which_built-best = best { $count }

## What can be asked about four mazes

which_built-asks-dead_ends = Which one has the most dead ends?
which_built-asks-longest_way = In which one is it farthest from end to end?
which_built-asks-corridors = Which one has the longest corridors?
which_built-asks-straight = Which one goes straight on most often?
which_built-asks-slant = In which one does no dead end open downwards?

## What was measured of a maze

which_built-dead_ends = { $count ->
    [one] { $count } dead end
   *[other] { $count } dead ends
}
which_built-longest_way = { $steps } steps from end to end
which_built-corridors = { $mean } steps a corridor
which_built-straight = { $percent } % go straight on
which_built-slant = dead ends: { $down } open down, { $right } right
