//! The rooms that a generator works on at a time: a row, a run, a chamber.

use crate::maze::{Size, Tile};

/// A rectangle of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileArea {
    /// The first room.
    pub top_left: Tile,
    /// The last room.
    pub bottom_right: Tile,
}

impl TileArea {
    /// A whole row of rooms.
    pub(super) const fn row(size: Size, row: u16) -> Self {
        Self { top_left: Tile::new(1, row), bottom_right: Tile::new(size.columns() - 2, row) }
    }
}
