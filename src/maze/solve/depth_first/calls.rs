//! The search as the recursive program of the textbooks. A call is a room of the stack.

use crate::maze::program::program;
use crate::maze::{Cursor, Direction, Maze, Solve, SolveStep, Tile};

program! {
    "depth-first-calls": Main, Define, IfGoal, Sides, Call, Return;
    [Main, Define] BEGAN;
    [Sides, Call] CALLED;
    [IfGoal] ARRIVED;
    [Sides, Return] RETURNED;
    [Main] GAVE_UP;
}

/// A call that has not returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The room that it was called with.
    pub room: Tile,
    /// The next direction that it will try, if one is left.
    pub next: Option<Direction>,
}

impl Call {
    /// The calls of a depth-first search that have not returned, the first one first.
    pub fn all(solve: &Solve) -> Vec<Self> {
        let entries = solve.stack().into_iter().flatten().filter(|entry| is_room(entry.tile));
        entries.map(|entry| Self { room: entry.tile, next: entry.next }).collect()
    }

    /// The lines that the recursive program has run for a step from room to room.
    pub fn cursor(maze: &Maze, step: Option<SolveStep>) -> Cursor {
        let lines = match step {
            None => at([Line::Main]),
            Some(SolveStep::Enter(room)) if room == maze.start() => BEGAN,
            Some(SolveStep::Enter(_)) => CALLED,
            Some(SolveStep::Retreat(_)) => RETURNED,
            Some(SolveStep::Arrive) => ARRIVED,
            Some(_) => GAVE_UP,
        };
        Cursor { program: &PROGRAM, lines }
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}
