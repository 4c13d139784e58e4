//! Why there is no such shape, each error as one sentence.

use crate::maze::packed::NotPacked;

/// The most rooms of the rectangle about a shape.
pub const SHAPE_MOST_ROOMS: u32 = 40_000;

/// Why there is no such shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// The rectangle has too many rooms.
    #[error("{0} rooms are too many for a shape: use at most {SHAPE_MOST_ROOMS}")]
    TooLarge(u32),
    /// It has less than two rooms.
    #[error("a shape has at least two rooms")]
    TooSmall,
    /// Some rooms have no way to others.
    #[error("the shape falls into {0} parts that do not touch")]
    Parts(u32),
    /// A code has a character that no code has.
    #[error("'{0}' is no character of a shape")]
    Character(char),
    /// A code that is not as it was written.
    #[error("the shape in the code is cut off or has a mistake")]
    Sum,
}

impl From<NotPacked> for ShapeError {
    fn from(why: NotPacked) -> Self {
        match why {
            NotPacked::Character(character) => Self::Character(character),
            NotPacked::Sum => Self::Sum,
        }
    }
}
