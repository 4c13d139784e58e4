//! Why a file cannot be opened.

use crate::game::lab::CardError;
use crate::game::pack::PackError;
use crate::game::replay::RecordingError;
use crate::game::told_run::ToldRunError;
use crate::maze::ReadError;
use crate::maze::world::WorldError;

/// Why a file contains nothing that the game knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is no valid maze.
    Maze(ReadError),
    /// It claims to be a recording.
    Recording(RecordingError),
    /// It claims to be a run of a program.
    ToldRun(ToldRunError),
    /// It claims to be a card of the laboratory.
    Card(CardError),
    /// It claims to be a pack of mazes.
    Pack(PackError),
    /// It claims to be a world.
    World(WorldError),
}
