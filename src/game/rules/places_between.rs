//! The places between neighbouring rooms of a small maze, open or not, with a bit for each.

use crate::maze::{Grid, Tile};

/// At most 64 of them, row by row.
#[derive(Clone, Debug)]
pub(super) struct PlacesBetween(Vec<Tile>);

impl PlacesBetween {
    pub fn of(grid: &Grid) -> Self {
        Self(places_between_rooms(grid).collect())
    }

    /// The set of this one alone; the empty one for any other tile.
    pub fn bit(&self, place: Tile) -> u64 {
        let order = |tile: &Tile| (tile.row, tile.column);
        let number = self.0.binary_search_by_key(&order(&place), order);
        number.map_or(0, |number| 1 << number)
    }

    /// Those in a set.
    pub fn in_set(&self, set: u64) -> impl Iterator<Item = Tile> {
        let numbered = self.0.iter().enumerate();
        numbered.filter(move |&(number, _)| set >> number & 1 == 1).map(|(_, &place)| place)
    }
}

/// All tiles between two rooms, row by row.
pub(super) fn places_between_rooms(grid: &Grid) -> impl Iterator<Item = Tile> + use<> {
    let (columns, rows) = (grid.columns(), grid.rows());
    let tiles = (1..rows - 1).flat_map(move |row| (1..columns - 1).map(move |c| Tile::new(c, row)));
    tiles.filter(|tile| (tile.column + tile.row) % 2 == 1)
}
