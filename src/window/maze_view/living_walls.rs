//! The far walls of a maze that changes: the texels and shaders are those of other mazes, but the
//! texels are kept in memory so that single ones can be changed.

use icetea_maze::game::theatre::TileMarks;
use icetea_maze::maze::{Grid, Tile};
use icetea_maze::picture::{CellLayout, CellPattern, Cells, Projection};
use macroquad::prelude::*;

use super::canvas::Brushes;
use super::far_texels::{BlockTally, PAGE_CELLS};
use super::far_walls::{FarScene, FlatPaint, single_share};
use super::sheet::{TexelPlane, TexelSheet};
use super::standing_walls::StandingWalls;

/// Walls that come and go.
pub(super) struct LivingWalls {
    pub cells: Cells,
    standing: StandingWalls,
    /// Two by two cells share a texel.
    texels: TexelPlane,
    tally: BlockTally,
    density: TexelSheet,
}

impl LivingWalls {
    /// No wall stands yet in a grid of this many tiles.
    pub fn new(cells: Cells, columns: u16, rows: u16) -> Self {
        let tally = BlockTally::new(cells);
        let (width, height, _) = tally.measures();
        Self {
            cells,
            standing: StandingWalls::new(cells.layout, columns, rows),
            texels: TexelPlane::new(
                (cells.columns.div_ceil(2), cells.rows.div_ceil(2)),
                PAGE_CELLS / 2,
            ),
            density: TexelSheet::of(width, height, FilterMode::Linear, tally.texels()),
            tally,
        }
    }

    /// The walls that stand: tiles that are not open.
    pub const fn grid(&self) -> &Grid {
        &self.standing.grid
    }

    /// Reads a row of cells, and all tiles of which it shows a part.
    pub fn look_at_row(&mut self, picture: &TileMarks, row: u32) {
        let (first, last) = match self.cells.layout {
            // Which walls stand about a room that is none depends on the rooms below it too.
            CellLayout::Rooms => {
                ((2 * row).saturating_sub(2), 2 * row + u32::from(self.cells.has_voids))
            }
            CellLayout::Tiles => (row.saturating_sub(1), row),
        };
        for row in first..=last.min(u32::from(picture.rows) - 1) {
            self.standing.look_at_row(picture, row as u16);
        }
        (0..self.cells.columns).for_each(|column| self.put((column, row)));
    }

    /// Updates a tile that changed.
    pub fn follow(&mut self, picture: &TileMarks, tile: Tile) {
        for moved in self.standing.follow(picture, tile).into_iter().flatten() {
            self.follow_moved(moved);
        }
    }

    /// Updates the cells that a changed tile is part of.
    fn follow_moved(&mut self, tile: Tile) {
        let about = |place: u16| {
            let place = u32::from(place);
            match self.cells.layout {
                CellLayout::Rooms => place.div_ceil(2)..=place / 2 + 1,
                CellLayout::Tiles => place..=place + 1,
            }
        };
        let columns = about(tile.column);
        for row in about(tile.row) {
            columns.clone().for_each(|column| self.put((column, row)));
        }
    }

    /// Writes a cell's texel.
    fn put(&mut self, (column, row): (u32, u32)) {
        let pattern = self.cells.pattern(&self.standing.grid, column, row);
        let (sheet, (x, y)) = self.texels.sheet(column / 2, row / 2);
        let channel = (2 * (row % 2) + column % 2) as usize;
        let old = CellPattern(sheet.get(x, y, channel));
        if old != pattern {
            sheet.set(x, y, channel, pattern.0);
            let (x, y) = self.tally.change((column, row), old, pattern);
            self.density.set_texel(x, y, self.tally.texel((x, y)));
        }
    }

    /// Draws what is in view.
    pub fn draw(&mut self, brushes: &Brushes, projection: &Projection, paint: &FlatPaint) {
        let scene = FarScene { brushes, projection, paint, cells: self.cells };
        let single = single_share(projection);
        if single < 1.0 {
            let (_, _, block) = self.tally.measures();
            let span = self.density.size() * block as f32;
            let whole = (self.cells.whole(), 1.0 - single);
            scene.draw_mean(&self.density.texture(), span, &[whole]);
        }
        if single > 0.0 {
            for (corner, sheet) in self.texels.laid() {
                let first = corner * 2.0;
                if let Some(part) = scene.part_in_sight(first) {
                    scene.draw_page(&sheet.texture(), first, part, single);
                }
            }
        }
    }

    #[cfg(test)]
    pub fn bytes(&self) -> Vec<u8> {
        [self.texels.bytes(), self.tally.texels()].concat()
    }
}
