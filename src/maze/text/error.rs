//! Why a text is no maze, in sentences for whoever wrote it.

use std::fmt;

use super::symbols;
use crate::maze::{MAX_SIDE, MazeError};

/// A place in a text, for people: both numbers count characters and begin at 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which line.
    pub line: usize,
    /// Which character of the line.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text is no maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There are no bytes, or only blanks and line ends.
    #[error("the text is empty")]
    Empty,
    /// The bytes from here on are no text.
    #[error("{place}: this is not valid {encoding}")]
    Encoding {
        /// Where the first bad byte is.
        place: Place,
        /// What the text was taken for.
        encoding: &'static str,
    },
    /// A character that is neither wall nor open tile nor mark.
    #[error(
        "{place}: found {found:?}, expected a wall ({}), an open tile ({}) or a mark ({})",
        sign(*.wall),
        sign(*.open),
        symbols::mark_names()
    )]
    Unexpected {
        /// Where it is.
        place: Place,
        /// The character.
        found: char,
        /// How a wall looks there.
        wall: char,
        /// How an open tile looks there.
        open: char,
    },
    /// Something else where all tiles are zeros and ones with separators between them.
    #[error("{place}: found {found:?}, expected a wall (1) or an open tile (0)")]
    NeitherZeroNorOne {
        /// Where it begins.
        place: Place,
        /// All that stands between two separators.
        found: String,
    },
    /// Walls are lines below and beside the characters.
    #[error(
        "the walls are drawn as underscores; lines can be read where they join posts, as in +---+"
    )]
    Underscores,
    /// A second start.
    #[error("{second}: found a second start, the first one is at {first}")]
    TwoStarts {
        /// Where the first start is.
        first: Place,
        /// Where the other one is.
        second: Place,
    },
    /// More tiles than a grid can have.
    #[error("the maze has {columns} × {rows} tiles, but a side may have {MAX_SIDE} at most")]
    TooLarge {
        /// How many tiles wide the text is.
        columns: usize,
        /// How many tiles high it is.
        rows: usize,
    },
    /// The first line, which tells the size, is not all there.
    #[error("the text is cut off in its first line")]
    CutTitle,
    /// Less or more than the first line has promised.
    #[error("the text is cut off or damaged: its first line promises {columns} x {rows} tiles")]
    CutOff {
        /// How many tiles wide it should be.
        columns: u16,
        /// How many tiles high it should be.
        rows: u16,
    },
    /// Walls only.
    #[error("the maze has no open tile")]
    NoOpenTile,
    /// Start and goals are not what they should be.
    #[error(transparent)]
    Maze(#[from] MazeError),
}

fn sign(symbol: char) -> String {
    if symbol == ' ' { "blank".to_owned() } else { symbol.to_string() }
}
