//! Why a text is no bookmark.

use crate::maze::SpecError;
use crate::maze::bench::{MOST_MEMBERS, OperationError};
use crate::maze::names::UnknownName;

/// Why a text is no bookmark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum BookmarkError {
    /// It does not begin with a maze, a card or an exercise.
    #[error(transparent)]
    Spec(#[from] SpecError),
    #[error(transparent)]
    Name(#[from] UnknownName),
    #[error(transparent)]
    Operation(#[from] OperationError),
    /// A step is no number, or the second is not after the first.
    #[error("“{0}” is no step: write @12, or @12-18 to play these again and again")]
    Step(String),
    #[error(
        "{0} has no room on the bench: it takes mazes of kruskal, without loops and with at most {MOST_MEMBERS} rooms"
    )]
    Maze(String),
    #[error("“{0}” is an exercise of version 0.2, which grew other trees: begin a new one")]
    Old(String),
    #[error(
        "“{0}” does not belong here: a bookmark looks like kruskal1-4x3-7@12-18 size halving loop"
    )]
    Field(String),
}
