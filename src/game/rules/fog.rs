//! Fog: only what the mouse has seen of a maze is shown. It changes nothing in the maze.

use super::board::Board;
use super::{Entry, Part};

pub(super) const ENTRY: Entry = Entry { field: "fog", usual: 0, lay };

const fn lay(_count: u8, _board: &mut Board) -> Part {
    Part::Nothing
}
