//! The far walls of a maze that changes: the same texels and shaders as for one that does not, kept
//! in memory so that single ones can be exchanged.

use icetea_maze::maze::{Grid, Tile};
use icetea_maze::picture::{CellPattern as Pattern, Cells, Layout, Projection};
use macroquad::prelude::*;

use super::canvas::Brushes;
use super::far_texels::{PAGE_CELLS, Tally, pages};
use super::far_walls::{FarScene, FlatPaint, single_share};
use super::sheet::Sheet;

/// Walls that come and go.
pub(super) struct LivingWalls {
    cells: Cells,
    pages_across: u32,
    pages: Vec<Sheet>,
    tally: Tally,
    density: Sheet,
}

impl LivingWalls {
    /// Looks at every tile.
    pub fn new(grid: &Grid, cells: Cells) -> Self {
        let (pages, tally) = pages(grid, cells, |_| true).expect("nothing gives it up");
        let sheets = pages
            .into_iter()
            .map(|page| Sheet::of(page.width, page.height, FilterMode::Nearest, page.bytes));
        let (width, height, _) = tally.measures();
        let density = Sheet::of(width, height, FilterMode::Linear, tally.texels());
        let pages_across = cells.columns.div_ceil(PAGE_CELLS);
        Self { cells, pages_across, pages: sheets.collect(), tally, density }
    }

    /// Follows a tile that stands or fell: the cells that it is part of look different now.
    pub fn follow(&mut self, grid: &Grid, tile: Tile) {
        let (column, row) = (u32::from(tile.column), u32::from(tile.row));
        let last = |place: u32| match self.cells.layout {
            Layout::Rooms => (place.div_ceil(2), place / 2 + 1),
            Layout::Tiles => (place, place + 1),
        };
        let (first_column, last_column) = last(column);
        let (first_row, last_row) = last(row);
        for row in first_row..=last_row.min(self.cells.rows - 1) {
            for column in first_column..=last_column.min(self.cells.columns - 1) {
                self.put((column, row), self.cells.pattern(grid, column, row));
            }
        }
    }

    fn put(&mut self, cell: (u32, u32), pattern: Pattern) {
        let (column, row) = (cell.0 % PAGE_CELLS, cell.1 % PAGE_CELLS);
        let page = (cell.1 / PAGE_CELLS) * self.pages_across + cell.0 / PAGE_CELLS;
        let sheet = &mut self.pages[page as usize];
        let channel = (2 * (row % 2) + column % 2) as usize;
        let old = Pattern(sheet.get(column / 2, row / 2, channel));
        if old == pattern {
            return;
        }
        sheet.set(column / 2, row / 2, channel, pattern.0);
        let ((x, y), texel) = self.tally.change(cell, old, pattern);
        for (channel, value) in texel.into_iter().enumerate() {
            self.density.set(x, y, channel, value);
        }
    }

    /// Draws what is in sight.
    pub fn draw(&mut self, brushes: &Brushes, projection: &Projection, paint: &FlatPaint) {
        let scene = FarScene { brushes, projection, paint, cells: self.cells };
        let single = single_share(projection);
        if single < 1.0 {
            let (_, _, block) = self.tally.measures();
            let span = self.density.size() * block as f32;
            scene.draw_mean(&self.density.texture(), span, 1.0 - single);
        }
        if single > 0.0 {
            for (place, page) in self.pages.iter_mut().enumerate() {
                let place = place as u32;
                let (across, down) = (place % self.pages_across, place / self.pages_across);
                let first = vec2((across * PAGE_CELLS) as f32, (down * PAGE_CELLS) as f32);
                scene.draw_page(&page.texture(), first, single);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use icetea_maze::maze::{Build, Spec};

    use super::*;

    fn all_bytes(walls: &LivingWalls) -> Vec<u8> {
        let mut bytes = walls.tally.texels();
        for page in &walls.pages {
            let size = page.size();
            for row in 0..size.y as u32 {
                for column in 0..size.x as u32 {
                    bytes.extend((0..4).map(|channel| page.get(column, row, channel)));
                }
            }
        }
        bytes
    }

    #[test]
    fn following_every_tile_ends_where_a_fresh_look_does() {
        for (code, layout) in [
            ("kruskal1-13x7-3", Layout::Rooms),
            ("kruskal1-2x2-3", Layout::Rooms),
            ("dig1-9x6-3", Layout::Tiles),
        ] {
            let spec: Spec = code.parse().unwrap();
            let built = Build::new(&spec).finish();
            let goal = built.grid();
            let cells = Cells::with_loose_posts(layout, goal.columns(), goal.rows());
            let mut grid = Grid::walls(goal.columns(), goal.rows());
            let mut walls = LivingWalls::new(&grid, cells);
            for tile in goal.open_tiles() {
                grid.open(tile);
                walls.follow(&grid, tile);
            }
            let fresh = LivingWalls::new(&grid, cells);
            assert_eq!(all_bytes(&walls), all_bytes(&fresh), "{code}");
        }
    }
}
