//! The names of a maze's tiles: in a small maze of rooms each room has a number, row by row, and a
//! tile between two rooms is named by both. In a larger one a room is named by its column and row,
//! counted from 1, and what lies between two rooms lies half a room on. Elsewhere columns and rows are
//! those of tiles.

use super::Show;
use super::visits::numbered;
use crate::game::tuning::THEATRE_NUMBERED_MOST_ROOMS;
use crate::maze::{Size, Tile};

/// The names of a maze's tiles: its size, if it is made of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names(Option<Size>);

impl Names {
    /// The names in the maze that is shown.
    pub fn of(show: &Show) -> Self {
        Self(if let Some(build) = show.build() {
            let spec = build.spec();
            Some(spec.size()).filter(|_| spec.generator().is_of_rooms())
        } else {
            numbered(show.maze())
        })
    }

    /// The size of the maze, if its rooms have numbers.
    pub fn numbered(self) -> Option<Size> {
        self.0.filter(|size| size.rooms() <= THEATRE_NUMBERED_MOST_ROOMS)
    }

    /// The name of a tile.
    pub fn say(self, tile: Tile) -> String {
        let Some(size) = self.0 else { return format!("({}, {})", tile.column, tile.row) };
        let is_inner = (1..size.columns() - 1).contains(&tile.column)
            && (1..size.rows() - 1).contains(&tile.row);
        match (self.numbered().filter(|_| is_inner), tile.column % 2, tile.row % 2) {
            (Some(size), 1, 1) => size.number(tile).to_string(),
            (Some(size), 1, 0) | (Some(size), 0, 1) => {
                let [a, b] = Size::sides(tile).map(|room| size.number(room));
                format!("{a}|{b}")
            }
            _ => format!("({}, {})", of_rooms(tile.column), of_rooms(tile.row)),
        }
    }
}

/// A column or row of tiles in columns or rows of rooms.
fn of_rooms(place: u16) -> String {
    let half = if place.is_multiple_of(2) { "½" } else { "" };
    format!("{}{half}", place.div_ceil(2))
}
