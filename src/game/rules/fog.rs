//! Fog: only what the mouse has seen of a maze is shown. It changes nothing in the maze.

use super::board::Board;
use super::{Entry, Part};
use crate::maze::Draft;

pub(super) const ENTRY: Entry = Entry::new("fog", lay, put);

const fn lay(_count: u8, _board: &mut Board) -> Part {
    Part::Nothing
}

const fn put(_draft: &Draft, _board: &mut Board) -> Part {
    Part::Nothing
}
