//! Why a text is not a maze, in sentences for its author.

use std::fmt;

use super::symbols::{self, FULL};
use crate::maze::memory::TooLittleMemory;
use crate::maze::{MAX_SIDE, MazeError, visible};

/// A position in a text, for people: both numbers count characters and begin at 1.
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

/// Why a text is not a maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum TextError {
    /// There are no bytes, or only blanks and line ends.
    #[error("the text is empty")]
    Empty,
    #[error("{place}: this is not valid {encoding}")]
    Encoding { place: Place, encoding: &'static str },
    /// A character that is neither wall nor open tile nor mark, and how these two look there.
    #[error(
        "{place}: found {}, expected a wall ({}), an open tile ({}) or a mark ({})",
        if shown(*.found).is_some() { format!("{found:?}") } else { named(*.found) },
        named(*.wall),
        named(*.open),
        symbols::mark_names()
    )]
    Unexpected { place: Place, found: char, wall: char, open: char },
    /// Something else between two separators of a text whose tiles are zeros and ones.
    #[error("{place}: found {found:?}, expected a wall (1) or an open tile (0)")]
    NeitherZeroNorOne { place: Place, found: String },
    #[error("{place}: numbers are left out here (...); write the whole array into the file")]
    Abbreviated { place: Place },
    #[error(
        "there are {count} lists of rows, and any of them could be the maze; keep one, or call \
         one \"maze\""
    )]
    SeveralLists { count: usize },
    #[error("{second}: found a second start, the first one is at {first}")]
    TwoStarts { first: Place, second: Place },
    #[error("the maze has {columns} × {rows} tiles, but a side may have {MAX_SIDE} at most")]
    TooLarge { columns: usize, rows: usize },
    /// The first line, which states the size, is incomplete.
    #[error("the text is cut off in its first line")]
    CutTitle,
    #[error("the text is cut off or damaged: its first line promises {columns} x {rows} tiles")]
    CutOff { columns: u16, rows: u16 },
    #[error(transparent)]
    Memory(#[from] TooLittleMemory),
    #[error("the maze has no open tile")]
    NoOpenTile,
    #[error(transparent)]
    Maze(#[from] MazeError),
}

/// A character for a sentence; `None` for a blank, with or without a background colour.
pub fn shown(symbol: char) -> Option<String> {
    match symbol {
        FULL => Some("255".to_owned()),
        ' ' | '\u{e000}'..='\u{f8ff}' => None,
        _ => Some(visible(symbol.encode_utf8(&mut [0; 4]))),
    }
}

fn named(symbol: char) -> String {
    let blank = if symbol == ' ' { "blank" } else { "a coloured blank" };
    shown(symbol).unwrap_or_else(|| blank.to_owned())
}
