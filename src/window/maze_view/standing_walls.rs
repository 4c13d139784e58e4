//! The walls that stand while a maze is built, as a grid for the code that paints walls.
//!
//! A wall that is not decided on yet lies flat and does not count. A post between rooms stands as
//! soon as one of its walls does: alone, posts would only be dots.

use icetea_maze::game::theatre::{Mark, TileMarks};
use icetea_maze::maze::{Direction, Grid, Tile};
use icetea_maze::picture::CellLayout;

/// The standing walls of a picture.
pub(super) struct StandingWalls {
    layout: CellLayout,
    /// The walls that stand: tiles that are not open.
    pub grid: Grid,
}

impl StandingWalls {
    /// Nothing stands yet.
    pub fn new(layout: CellLayout, columns: u16, rows: u16) -> Self {
        Self { layout, grid: Grid::without_walls(columns, rows) }
    }

    /// Reads a row of tiles.
    pub fn look_at_row(&mut self, picture: &TileMarks, row: u16) {
        for tile in (0..self.grid.columns()).map(|column| Tile::new(column, row)) {
            self.look_at(picture, tile);
        }
    }

    /// Updates a tile that changed. Returns the tiles that stand or fall by that.
    pub fn follow(&mut self, picture: &TileMarks, tile: Tile) -> [Option<Tile>; 5] {
        let [right, down, left, up] = Direction::ALL.map(|direction| tile.step(direction));
        [tile, right, down, left, up].map(|one| {
            let is_affected = one == tile || self.is_post(one) && self.grid.contains(one);
            (is_affected && self.look_at(picture, one)).then_some(one)
        })
    }

    /// Updates a tile; returns whether it changed.
    fn look_at(&mut self, picture: &TileMarks, tile: Tile) -> bool {
        let (stood, stands) = (!self.grid.is_open(tile), self.stands(picture, tile));
        self.grid.set(tile, !stands);
        stands != stood
    }

    fn stands(&self, picture: &TileMarks, tile: Tile) -> bool {
        let is_wall = |tile| match picture.mark(tile) {
            Mark::Wall | Mark::Missing => true,
            Mark::Untried => self.layout == CellLayout::Tiles,
            _ => false,
        };
        if self.is_post(tile) {
            Direction::ALL.iter().any(|&direction| {
                let wall = tile.step(direction);
                self.grid.contains(wall) && is_wall(wall)
            })
        } else {
            is_wall(tile)
        }
    }

    fn is_post(&self, tile: Tile) -> bool {
        self.layout == CellLayout::Rooms
            && tile.column.is_multiple_of(2)
            && tile.row.is_multiple_of(2)
    }
}
