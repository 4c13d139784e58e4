//! The programs that a panel shows, as a closed set: which there are and how many lines each has.
//!
//! The words stand elsewhere, in every language of the interface. What each line says is written
//! here, because the [`Cursor`](super::Cursor) points to lines by number, counted from 0.

use crate::maze::{Generator, Solver};

/// A few lines of pseudocode. Deeper lines are indented by two spaces here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// ```text
    /// 0 for wall in shuffled walls:
    /// 1   a, b = the rooms it parts
    /// 2   if find(a) != find(b):
    /// 3     open the wall
    /// 4     union(a, b)  # by size
    /// 5   else: keep the wall
    /// ```
    Kruskal,
    /// ```text
    /// 0 push any room
    /// 1 while the stack is not empty:
    /// 2   if a neighbour of the top is fresh:
    /// 3     open the wall to any such one
    /// 4     push it
    /// 5   else: pop
    /// ```
    Backtracker,
    /// ```text
    /// 0 reach any room
    /// 1 while the frontier is not empty:
    /// 2   take any room from the frontier
    /// 3   open the wall to any reached neighbour
    /// 4   its fresh neighbours join the frontier
    /// ```
    Prim,
    /// ```text
    /// 0 push the whole hall
    /// 1 while a chamber is on the stack:
    /// 2   pop it; choose any post in it
    /// 3   push the quarters that can be divided
    /// 4   build walls from the post to all four sides
    /// 5   open any door in three of the four
    /// ```
    Division,
    /// ```text
    /// 0 open the start; push it
    /// 1 while the stack is not empty:
    /// 2   if a tile beside the top has three walls around:
    /// 3     open any such one; push it
    /// 4   else: pop
    /// 5 if the goal is still a wall: dig a tunnel to it
    /// 6   and fill one tile of the ring
    /// ```
    Dig,
    /// ```text
    /// 0 the tree is the goal's room
    /// 1 while a room is outside the tree:
    /// 2   from the first such room:
    /// 3     walk at random till the tree; forget loops
    /// 4   follow the walk from its begin:
    /// 5     open the wall; the room joins the tree
    /// ```
    Wilson,
    /// ```text
    /// 0 begin in any room
    /// 1 while a neighbour is fresh:
    /// 2   open the wall to any such one; go there
    /// 3 hunt row by row for a fresh room beside reached ones
    /// 4   open the wall to any reached neighbour
    /// 5   and go on from there
    /// ```
    HuntAndKill,
    /// ```text
    /// 0 for each row:
    /// 1   for each wall between neighbours in it:
    /// 2     if their sets differ and a coin says so: open it
    /// 3     else: keep it
    /// 4   for each room, but in the last row:
    /// 5     if a coin says so or its set has no way: open down
    /// 6     else: keep the wall below
    /// ```
    ///
    /// In the last row the coin is not asked: all different sets are joined.
    Eller,
    /// ```text
    /// 0 for each room, row by row:
    /// 1   if a coin says so: open right  # the top row: always
    /// 2   else: keep the wall; the run ends
    /// 3 where a run ends, or a row:
    /// 4   open up from any of the run  # not in the top row
    /// ```
    Sidewinder,
    /// ```text
    /// 0 for each room but the first:
    /// 1   if it is in the top row: open left
    /// 2   else if it is in the first column: open up
    /// 3   else if a coin says so: open up
    /// 4   else: open left
    /// ```
    BinaryTree,
    /// ```text
    /// 0 list any room
    /// 1 while the list is not empty:
    /// 2   take its newest room, or by chance any
    /// 3   if a neighbour is fresh:
    /// 4     open the wall to any such one; list it
    /// 5   else: strike the room off the list
    /// ```
    GrowingTree,
    /// ```text
    /// 0 for each of some dead ends, in random order:
    /// 1   if it is still one and a way lies behind a wall:
    /// 2     open any such wall
    /// ```
    Loops,
    /// ```text
    /// 0 push the start
    /// 1 while the stack is not empty:
    /// 2   if a tile beside the top is fresh:
    /// 3     push it; mark it entered
    /// 4     if it is the goal: the stack is the path
    /// 5   else: pop; give the tile back
    /// 6 there is no path
    /// ```
    DepthFirst,
    /// ```text
    /// 0 push the start
    /// 1 while the stack is not empty:
    /// 2   seal what the own way cuts off from the goal
    /// 3   if the next passage is a straight dead end: skip it
    /// 4   else if there is one: push its tile
    /// 5     if it is the goal: the stack is the path
    /// 6   else: pop; give the tile back
    /// 7 there is no path
    /// ```
    SharpDepthFirst,
    /// ```text
    /// 0 queue the start
    /// 1 while the queue is not empty:
    /// 2   enter the first tile of the queue
    /// 3   queue what is fresh beside it
    /// 4   if it is the goal: follow the steps back
    /// 5 there is no path
    /// ```
    BreadthFirst,
    /// ```text
    /// 0 let the start wait
    /// 1 while tiles wait:
    /// 2   enter one with least walked + left to the goal
    /// 3   what is fresh beside it waits
    /// 4   if it is the goal: follow the steps back
    /// 5 there is no path
    /// ```
    AStar,
    /// ```text
    /// 0 queue all dead ends
    /// 1 while the queue is not empty:
    /// 2   fill the first; queue what is a dead end now
    /// 3 walk what is left, depth first:
    /// 4   on to a fresh tile
    /// 5     if it is the goal: the stack is the path
    /// 6   or back from where there is none
    /// 7 there is no path
    /// ```
    DeadEndFiller,
    /// ```text
    /// 0 put a hand on the wall
    /// 1 go where it leads
    /// 2   if that is the goal: done
    /// 3   if that closes a ring: give the ring back
    /// 4 if you come by twice the same way: lost
    /// 5   go back to the start; mark tiles from now on
    /// 6   hand first to unmarked tiles, else back
    /// 7 there is no path
    /// ```
    WallFollower,
    /// ```text
    /// 0 stand at the start
    /// 1 if you know this place: turn back at once
    /// 2 if a passage has no mark: mark it, go through
    /// 3   if it leads to the goal: done
    /// 4 else: back by the one with one mark; mark it
    /// 5 none is left: there is no path
    /// ```
    Tremaux,
}

impl Program {
    /// Every program.
    pub const ALL: [Self; 19] = [
        Self::Kruskal,
        Self::Backtracker,
        Self::Prim,
        Self::Division,
        Self::Dig,
        Self::Wilson,
        Self::HuntAndKill,
        Self::Eller,
        Self::Sidewinder,
        Self::BinaryTree,
        Self::GrowingTree,
        Self::Loops,
        Self::DepthFirst,
        Self::SharpDepthFirst,
        Self::BreadthFirst,
        Self::AStar,
        Self::DeadEndFiller,
        Self::WallFollower,
        Self::Tremaux,
    ];

    /// How many lines it has.
    pub const fn lines(self) -> usize {
        match self {
            Self::Loops => 3,
            Self::Prim | Self::Sidewinder | Self::BinaryTree => 5,
            Self::Kruskal
            | Self::Backtracker
            | Self::Division
            | Self::Wilson
            | Self::HuntAndKill
            | Self::GrowingTree
            | Self::BreadthFirst
            | Self::AStar
            | Self::Tremaux => 6,
            Self::Dig | Self::Eller | Self::DepthFirst => 7,
            Self::SharpDepthFirst | Self::DeadEndFiller | Self::WallFollower => 8,
        }
    }

    /// What a generator runs.
    pub const fn of_generator(generator: Generator) -> Self {
        match generator {
            Generator::Kruskal => Self::Kruskal,
            Generator::Backtracker => Self::Backtracker,
            Generator::Prim => Self::Prim,
            Generator::Division => Self::Division,
            Generator::Dig => Self::Dig,
            Generator::Wilson => Self::Wilson,
            Generator::HuntAndKill => Self::HuntAndKill,
            Generator::Eller => Self::Eller,
            Generator::Sidewinder => Self::Sidewinder,
            Generator::BinaryTree => Self::BinaryTree,
            Generator::GrowingTree { .. } => Self::GrowingTree,
        }
    }

    /// What a solver runs.
    pub const fn of_solver(solver: Solver) -> Self {
        match solver {
            Solver::DepthFirst => Self::DepthFirst,
            Solver::SharpDepthFirst => Self::SharpDepthFirst,
            Solver::BreadthFirst => Self::BreadthFirst,
            Solver::AStar => Self::AStar,
            Solver::DeadEndFiller => Self::DeadEndFiller,
            Solver::WallFollower(_) => Self::WallFollower,
            Solver::Tremaux => Self::Tremaux,
        }
    }
}
