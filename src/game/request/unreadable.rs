//! Why a file opens nothing.

use crate::game::lab::CardError;
use crate::game::replay::RecordingError;
use crate::maze::ReadError;

/// Why a file opens neither a maze nor a recording nor a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is no maze.
    Maze(ReadError),
    /// It says that it is a recording.
    Recording(RecordingError),
    /// It says that it is a card of the laboratory.
    Card(CardError),
}
