//! Why there is no such draft, each error as one sentence.

use crate::maze::ShapeError;
use crate::maze::packed::NotPacked;

/// The most rooms of a draft.
pub const DRAFT_MOST_ROOMS: u32 = 40_000;

/// An error if these are too many rooms to draw.
pub(super) const fn check_rooms(rooms: u32) -> Result<(), DraftError> {
    if rooms > DRAFT_MOST_ROOMS { Err(DraftError::TooLarge(rooms)) } else { Ok(()) }
}

/// Why there is no such draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum DraftError {
    #[error("{0} rooms are too many to draw: use at most {DRAFT_MOST_ROOMS}")]
    TooLarge(u32),
    #[error(transparent)]
    Shape(#[from] ShapeError),
    #[error("there is no '{0}' in a maze with a shape: leave out one of them")]
    ShapeAnd(&'static str),
    #[error("only a maze of rooms can be drawn")]
    NoRooms,
    #[error("{rooms} rooms are too many for '{field}': use at most {most}")]
    TooLargeFor { field: &'static str, rooms: u32, most: u32 },
    #[error("there are {count} of '{field}', and there may be {least} to {most}")]
    Count { field: &'static str, count: u8, least: u8, most: u8 },
    #[error("there should be {wanted} of '{letter}', and there are {found}")]
    Number { letter: char, found: u32, wanted: u32 },
    #[error("there should be {wanted} of {letters} together {}, and there are {found}",
        if *.is_room { "in rooms" } else { "between rooms" })]
    Together { letters: &'static str, is_room: bool, found: u32, wanted: u32 },
    #[error("the two '{0}' have to be in different rows and columns")]
    TeapotsInLine(char),
    #[error("the walls part {found} sets of rooms, and not {wanted}: write pour{found}")]
    Sets { found: u32, wanted: u32 },
    #[error("'{0}' is not what a first line says: it is like cheeses2-fog1, or it is left out")]
    Fields(String),
    #[error("line {line} does not fit those above it: {found:?}")]
    Line {
        /// Its number, from 1.
        line: usize,
        found: String,
    },
    #[error("there is no maze: a picture begins with a line like +---+---+")]
    NoMaze,
    #[error("{width} x {height} rooms are too few or too many to draw")]
    Size { width: usize, height: usize },
    #[error("'{letter}' in line {line} of the picture means nothing there")]
    Letter {
        letter: char,
        /// The number of its line, from 1 for the first wall.
        line: u16,
    },
    #[error("'{0}' is no character of such a code")]
    Character(char),
    #[error("the code of the drawn maze is cut off or has a mistake")]
    Sum,
}

impl From<NotPacked> for DraftError {
    fn from(why: NotPacked) -> Self {
        match why {
            NotPacked::Character(character) => Self::Character(character),
            NotPacked::Sum => Self::Sum,
        }
    }
}
