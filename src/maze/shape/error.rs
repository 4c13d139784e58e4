//! Why there is no such shape, each error as one sentence.

use crate::maze::packed::NotPacked;

/// The most rooms of the rectangle about a shape.
pub const SHAPE_MOST_ROOMS: u32 = 40_000;

/// Why there is no such shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum ShapeError {
    #[error("{0} rooms are too many for a shape: use at most {SHAPE_MOST_ROOMS}")]
    TooLarge(u32),
    #[error("a shape has at least two rooms")]
    TooSmall,
    #[error("the shape falls into {0} parts that do not touch")]
    Parts(u32),
    #[error("'{0}' is no character of a shape")]
    Character(char),
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
