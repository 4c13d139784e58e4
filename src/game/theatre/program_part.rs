//! A part of a step, for those who follow it line by line.

use crate::maze::{BuildPart, Tile, Traced};

/// A part of a step: a line of a program that was run, and what that line did where it is known.
pub type ProgramPart = Traced<Option<PartStep>>;

/// What a line of a program did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartStep {
    /// A line of union-find.
    Build(BuildPart),
    /// A line of a depth-first search.
    Stack(StackLine),
}

impl PartStep {
    /// What a line of union-find did.
    pub const fn build(self) -> Option<BuildPart> {
        match self {
            Self::Build(part) => Some(part),
            Self::Stack(_) => None,
        }
    }
}

impl From<StackLine> for PartStep {
    fn from(line: StackLine) -> Self {
        Self::Stack(line)
    }
}

/// What a line of a depth-first search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackLine {
    /// The tile that was entered last is no goal.
    NotGoal(Tile),
    /// How many the stack holds.
    Holds(u64),
    /// The stack holds nothing.
    Empty,
    /// A neighbour of the top of the stack is fresh.
    Fresh {
        /// The neighbour.
        tile: Tile,
        /// The top of the stack.
        top: Tile,
    },
    /// All neighbours of the top of the stack, this one, were entered before.
    NoneFresh(Tile),
    /// In a call a side leads to a new room.
    New {
        /// The new room.
        tile: Tile,
        /// The room of the call.
        room: Tile,
    },
    /// In the call with this room no side leads to a new one.
    NoneNew(Tile),
}
