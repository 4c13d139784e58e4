//! What there is to know of a solver: its entry in the table, which stands beside its code.

use super::search::Search;
use crate::maze::{Cursor, Lines, Maze, Program, Wording};

/// What there is to know of a solver.
#[derive(Debug)]
pub struct SolverInfo {
    /// The name on the command line.
    pub name: &'static str,
    /// What the interface calls it.
    pub title: Wording,
    /// Whether the path it finds is never longer than it must be.
    pub finds_shortest: bool,
    /// What it takes beside the maze for each room, or four tiles, at the most.
    pub bytes_per_room: u64,
    /// What it leaves on the tiles beside its way.
    pub traces: &'static [Trace],
    /// What it does, line by line.
    pub program: &'static Program,
    /// The lines that are done before its first step.
    pub begun: Lines,
    /// A search that has not begun.
    pub(super) begin: fn(&Maze) -> Box<dyn Search>,
}

impl SolverInfo {
    /// Where in its program it is before its first step.
    pub const fn cursor(&self) -> Cursor {
        Cursor { program: self.program, lines: self.begun }
    }
}

/// What a solver leaves on tiles that are not on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// It was there and has left again.
    Backtracked,
    /// It saw a dead end from afar.
    Skipped,
    /// Its own way has cut them off from the goal.
    Sealed,
    /// They were dead ends and are filled.
    Filled,
    /// They wait to be entered.
    Frontier,
}
