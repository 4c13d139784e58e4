//! The facts about a solver, which stand beside its code.

use super::search::Search;
use crate::maze::{Cursor, Lines, Maze, Program};

/// The facts about a solver.
#[derive(Debug)]
pub struct SolverInfo {
    /// The name on the command line, by which every language has its title.
    pub name: &'static str,
    /// The order in which it takes what it holds.
    pub holds: Holding,
    /// Whether it looks at the whole maze before its first step.
    pub looks_ahead: bool,
    /// The most memory that it takes for each room (four tiles), besides the maze.
    pub bytes_per_room: u64,
    /// What it leaves on the tiles beside its path.
    pub traces: &'static [Trace],
    /// Its program, line by line.
    pub program: &'static Program,
    /// The lines that have run before its first step.
    pub begun: Lines,
    /// Makes a search without a step taken.
    pub(super) begin: fn(&Maze) -> Box<dyn Search>,
}

impl SolverInfo {
    /// Where in its program it is before its first step.
    pub const fn cursor(&self) -> Cursor {
        Cursor { program: self.program, lines: self.begun }
    }
}

/// The order in which a solver takes what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Last in, first out.
    Stack,
    /// First in, first out.
    Queue,
    /// The least f first.
    Heap,
    /// It holds only its way.
    Way,
}

/// What a solver leaves on tiles that are not on its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// It was there and has gone back.
    Backtracked,
    /// It saw a dead end from afar.
    Skipped,
    /// Its own path has cut them off from the goal.
    Sealed,
    /// They were dead ends and are filled.
    Filled,
    /// They wait to be entered.
    Frontier,
}
