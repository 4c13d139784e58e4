## What is said on the cards of the laboratory, whose files are in assets/lab.
## The numbers are those of its `say:` lines, from top to bottom.

card-sets-title = Sets
card-sets-about = Union makes one set of two; nothing ever parts them.
card-sets-1 = Eight members, each a set of its own. Every one of them is a root: it points to itself.
card-sets-2 = union(0, 1): the two sets became one. Member 1 points to 0, and 0 stands for both.
card-sets-3 = Another pair. Which sets are there now? Every colour is one.
card-sets-4 = 1 and 3 are not roots, so union finds both roots first, and joins those.
card-sets-5 = Nothing changed: 0 and 2 were in one set already.
card-sets-6 = One set is left. In a maze that means: every room can be reached from every other.

card-find-title = Find
card-find-about = Climb from parent to parent until one points to itself.
card-find-1 = Find answers one question: who stands for the set of this member? It climbs to the root.
card-find-2 = 3 reads. Each read of parent counts: 1 is no root, up to its parent 0, and 0 is a root.
card-find-3 = 7 reads: two for each of the three levels from 7 to 0, and one at the root. The deeper, the dearer.
card-find-4 = 1 read: it points to itself, so it is the root.
card-find-5 = 12 reads: 5 and 7. Both finds met the same root: 3 and 7 are in one set. That is all that union asks.

card-chains-title = Chains without rules
card-chains-about = Without a rule the forest may become one long chain.
card-chains-1 = Naive: the root of b always goes below the root of a. Beside it, the same by size.
card-chains-2 = 0 is two levels deep here already, but one by size.
card-chains-3 = The worst there is: a chain. The last union took 14 reads and all seven 56, for each climbs all of the chain.
card-chains-4 = 15 reads for one find, and about n × n to make a chain of n. By size no one is deeper than log n: look at the other forest.

card-size-title = By size
card-size-about = Smaller sets go below: no path exceeds log n.
card-size-1 = The smaller set goes below the larger. If you sink a level, your set at least doubles in size.
card-size-2 = Pairs of equal size: the worst case for this rule.
card-size-3 = A binomial tree: 16 members, 4 levels, and 2 to the 4th is 16. It cannot be deeper.
card-size-4 = 9 reads, and never more, for four levels are the most. Press L and see the same by other rules.

card-rank-title = By rank
card-rank-about = Rank: how high a tree can be. Only ties raise it.
card-rank-1 = The rank of a root bounds its height. The lower root goes below the higher one.
card-rank-2 = Two roots of rank 0 met: the upper one rose to rank 1.
card-rank-3 = Rank 1 met rank 0: nobody became deeper, so no rank rose.
card-rank-4 = Both had rank 1, though one set had four members and the other two. By size it went the other way.
card-rank-5 = 5 reads for two levels. Both rules promise the same: no way is longer than log n.

card-halving-title = Path halving
card-halving-about = On the way up, every other one hangs higher.
card-halving-1 = A chain of eight, made of roots only: two reads a union. Now one find at its end, move by move.
card-halving-2 = 17 reads, and 15 beside it; but the way is half as long now.
card-halving-3 = 9 reads, and the way is half as long again. Finding is what repairs the forest, at no extra walk.
card-halving-4 = Compare the reads: four finds took 36, and 60 beside it. The rule needs one line only.

card-full-title = Full compression
card-full-about = A second walk hangs each right below the root.
card-full-1 = The same chain. Full compression climbs to the root first, and then walks the way once more.
card-full-2 = Everybody on the way hangs right below 7, for 28 reads in two walks. Beside it halving did a part in one walk, for 17.
card-full-3 = 4 reads each from now on: 3 up to the root, and 1 to see that nothing hangs lower. With union by size or rank it is never much more.

card-kruskal-title = Kruskal’s maze
card-kruskal-about = Walls in random order: open those that part two sets.
card-kruskal-1 = Every room is a set. A wall is opened if its two sides are in two sets.
card-kruskal-2 = A kept wall: there is a way round it already, and a door here would make a loop.
card-kruskal-3 = One set: every room can be reached, and there is exactly one way between any two.

card-stack-title = The stack
card-stack-about = Go on while there is a new room; if not, go back.
card-stack-1 = The stack is the way from the start to here, and the newest room lies on top.
card-stack-2 = Room 5 lies on top now. Is anything beside it new?
card-stack-3 = Back in 0. Of its two doors one is still new.
card-stack-4 = The order is right, down, left, up: so 10 came before 13.
card-stack-5 = The goal lies on top. The stack is the path: 0, 4, 8, 9, 13, 14, 15.

card-times-title = Discovery and finish
card-times-about = Two numbers a room, nested like brackets.
card-times-1 = A room gets its first number when it is found, and its second when it is left for good.
card-times-2 = Room 3 is found as number 4.
card-times-3 = 3 has 4/5: nothing was found in between, so it is a dead end.
card-times-4 = 2 has 3/6. What was found from there, 4/5, lies between its two numbers.
card-times-5 = Rooms with one number only are still on the stack: they are the path.

card-recursion-title = Recursion and loop
card-recursion-about = A function that calls itself has a stack, too.
card-recursion-1 = The same search as a function that calls itself. To see it as a loop, press D or the button below.
card-recursion-2 = dfs(2) runs now. Is there anybody left for it to call?
card-recursion-3 = dfs(1) has returned, too. dfs(0) goes on with its next side: down.
card-recursion-4 = Four calls have not returned. Their rooms are what the loop has on its stack.
card-recursion-5 = dfs(4) still has a side to try.
card-recursion-6 = dfs(15) has found the goal. Nine calls have not returned, and their rooms are the path: 0, 4, 8, 12, 13, 9, 10, 11, 15.

card-queue-title = Queue against stack
card-queue-about = Searching with a queue, and with a stack.
card-queue-1 = The same maze twice: breadth-first keeps a queue, depth-first a stack.
card-queue-2 = From 0 one sees 1 and 4. Depth-first enters 1 and goes on from there; breadth-first lets both wait, and takes who has waited longest.
card-queue-3 = Breadth-first takes what is 1 away, then what is 2 away, and so on.
card-queue-4 = Depth-first is there already, after 8 moves. Is that the shortest way?
card-queue-5 = No: breadth-first needs 6 moves. But it took 14 rooms for that, and depth-first 9.

card-loops-title = A maze with loops
card-loops-about = What keeps a search from going round for ever?
card-loops-1 = Here several ways lead to some rooms. Each room that was entered is marked.
card-loops-2 = From 5 a way leads to 1, too. But 1 was entered before: it is not pushed again.
card-loops-3 = From 6 another way leads to 2, which is marked as well.
card-loops-4 = Back at the start: all that is left is the way down.
card-loops-5 = 13 rooms, and none of them was entered twice.

card-no-way-title = No way
card-no-way-about = How does a search notice that there is none?
card-no-way-1 = Walls shut the cheese in. How will the search notice?
card-no-way-2 = Back at the start, but one of its doors is still new.
card-no-way-3 = 7 was a dead end, too: only a wall parts it from the rest of the top row.
card-no-way-4 = Only the start is on the stack, and nothing beside it is new.
card-no-way-5 = The stack is empty: there is no way. 15 rooms were entered, and opening one wall would do.
