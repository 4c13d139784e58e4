//! Why there is no such draft, each error as one sentence.

use crate::maze::ShapeError;
use crate::maze::packed::NotPacked;

/// The most rooms of a draft.
pub const DRAFT_MOST_ROOMS: u32 = 40_000;

/// Whether there may be so many rooms.
pub(super) const fn check_rooms(rooms: u32) -> Result<(), DraftError> {
    if rooms > DRAFT_MOST_ROOMS { Err(DraftError::TooLarge(rooms)) } else { Ok(()) }
}

/// Why there is no such draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DraftError {
    /// It has too many rooms.
    #[error("{0} rooms are too many to draw: use at most {DRAFT_MOST_ROOMS}")]
    TooLarge(u32),
    /// There is no shape of its rooms.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// A field that goes only with a rectangle.
    #[error("there is no '{0}' in a maze with a shape: leave out one of them")]
    ShapeAnd(&'static str),
    /// It has no rooms.
    #[error("only a maze of rooms can be drawn")]
    NoRooms,
    /// Too many rooms for something.
    #[error("{rooms} rooms are too many for '{field}': use at most {most}")]
    TooLargeFor {
        /// The field that asks for it.
        field: &'static str,
        /// How many rooms there are.
        rooms: u32,
        /// How many there may be.
        most: u32,
    },
    /// There are too few or too many of something.
    #[error("there are {count} of '{field}', and there may be {least} to {most}")]
    Count {
        /// The field that asks for it.
        field: &'static str,
        /// How many there are.
        count: u8,
        /// How few there may be.
        least: u8,
        /// How many there may be.
        most: u8,
    },
    /// There are too few or too many of a symbol.
    #[error("there should be {wanted} of '{letter}', and there are {found}")]
    Number {
        /// Its letter.
        letter: char,
        /// How many there are.
        found: u32,
        /// How many the first line asks for.
        wanted: u32,
    },
    /// There are too few or too many of several symbols.
    #[error("there should be {wanted} of {letters} together {}, and there are {found}",
        if *.is_room { "in rooms" } else { "between rooms" })]
    Together {
        /// Their letters.
        letters: &'static str,
        /// Whether they are in rooms.
        is_room: bool,
        /// How many there are.
        found: u32,
        /// How many the first line asks for.
        wanted: u32,
    },
    /// Two teapots of a pair are in one row or column.
    #[error("the two '{0}' have to be in different rows and columns")]
    TeapotsInLine(char),
    /// Its walls part more or fewer sets of rooms than it says.
    #[error("the walls part {found} sets of rooms, and not {wanted}: write pour{found}")]
    Sets {
        /// How many there are.
        found: u32,
        /// How many the first line asks for.
        wanted: u32,
    },
    /// The first line is not the fields of a code.
    #[error("'{0}' is not what a first line says: it is like cheeses2-fog1, or it is left out")]
    Fields(String),
    /// A line does not fit those above it.
    #[error("line {line} does not fit those above it: {found:?}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// The line.
        found: String,
    },
    /// No line is a wall.
    #[error("there is no maze: a picture begins with a line like +---+---+")]
    NoMaze,
    /// The picture has a wrong size.
    #[error("{width} x {height} rooms are too few or too many to draw")]
    Size {
        /// How many rooms it is wide.
        width: usize,
        /// How many rooms it is high.
        height: usize,
    },
    /// A character that nothing is drawn with there.
    #[error("'{letter}' in line {line} of the picture means nothing there")]
    Letter {
        /// The character.
        letter: char,
        /// The number of its line, from 1 for the first wall.
        line: u16,
    },
    /// A code has a character that no code has.
    #[error("'{0}' is no character of such a code")]
    Character(char),
    /// A code that is not as it was written.
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
