//! The names of a maze's tiles: in a small maze of rooms each room has a number, row by row, and a
//! tile between two rooms is named by both. Elsewhere a tile is named by column and row.

use super::Show;
use super::visits::numbered;
use crate::game::tuning::THEATRE_NUMBERED_MOST_ROOMS;
use crate::maze::{Size, Tile};

/// The names of a maze's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names(Option<Size>);

impl Names {
    /// The names in the maze that is shown.
    pub fn of(show: &Show) -> Self {
        let is_small = |size: &Size| size.rooms() <= THEATRE_NUMBERED_MOST_ROOMS;
        let size = if let Some(build) = show.build() {
            let spec = build.spec();
            Some(spec.size()).filter(|_| spec.generator().is_of_rooms())
        } else {
            numbered(show.maze())
        };
        Self(size.filter(is_small))
    }

    /// The size of the maze, if its rooms have numbers.
    pub const fn numbered(self) -> Option<Size> {
        self.0
    }

    /// The name of a tile.
    pub fn say(self, tile: Tile) -> String {
        let is_inner = |size: &Size| {
            (1..size.columns() - 1).contains(&tile.column)
                && (1..size.rows() - 1).contains(&tile.row)
        };
        match (self.0.filter(is_inner), tile.column % 2, tile.row % 2) {
            (Some(size), 1, 1) => size.number(tile).to_string(),
            (Some(size), 1, 0) | (Some(size), 0, 1) => {
                let [a, b] = Size::sides(tile).map(|room| size.number(room));
                format!("{a}|{b}")
            }
            _ => format!("({}, {})", tile.column, tile.row),
        }
    }
}
