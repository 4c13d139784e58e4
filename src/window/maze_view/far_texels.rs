//! The walls of a whole maze as texels, for a shader that draws them at any zoom.
//!
//! Made without the window, so that a thread can do it: a maze of 10,000 × 10,000 takes a while.

use icetea_maze::maze::{Grid, Maze};
use icetea_maze::picture::{CellPattern as Pattern, Cells, Layout};

/// Cells along a side of a page. Two by two share a texel, which makes a texture of 1,024 texels a
/// side: any driver takes it, and handing one over does not hold a frame up.
pub(super) const PAGE_CELLS: u32 = 2048;

/// The walls of a whole maze, ready for textures.
pub struct FarTexels {
    pub(super) cells: Cells,
    pub(super) pages: Vec<Page>,
    pub(super) density: Density,
}

/// A square of the maze; its last row and column of texels may hold cells that do not exist.
pub(super) struct Page {
    pub first_column: u32,
    pub first_row: u32,
    /// In texels.
    pub width: u32,
    /// In texels.
    pub height: u32,
    pub bytes: Vec<u8>,
}

/// How much of each block of cells is wall: what is seen where cells are smaller than a pixel.
pub(super) struct Density {
    /// Cells along a side of a block.
    pub block: u32,
    /// In texels.
    pub width: u32,
    /// In texels.
    pub height: u32,
    pub bytes: Vec<u8>,
}

/// Turns a maze into texels. Looks at every tile; needs no window. Every now and then it tells
/// which share is done, and gives up if the answer is no.
pub fn far_texels(maze: &Maze, mut goes_on: impl FnMut(f64) -> bool) -> Option<FarTexels> {
    let grid = maze.grid();
    let cells = Cells::of(grid);
    let mut tally = Tally::new(cells);
    let mut pages = Vec::new();
    let along = |side: u32| (0..side).step_by(PAGE_CELLS as usize);
    let count = along(cells.columns).len() * along(cells.rows).len();
    for first_row in along(cells.rows) {
        for first_column in along(cells.columns) {
            if !goes_on(pages.len() as f64 / count as f64) {
                return None;
            }
            pages.push(page(grid, cells, first_column, first_row, &mut tally));
        }
    }
    Some(FarTexels { cells, pages, density: tally.density() })
}

fn page(grid: &Grid, cells: Cells, first_column: u32, first_row: u32, tally: &mut Tally) -> Page {
    let columns = (cells.columns - first_column).min(PAGE_CELLS);
    let rows = (cells.rows - first_row).min(PAGE_CELLS);
    let (width, height) = (columns.div_ceil(2), rows.div_ceil(2));
    let mut bytes = vec![0; (4 * width * height) as usize];
    for row in 0..rows {
        for column in 0..columns {
            let pattern = cells.pattern(grid, first_column + column, first_row + row);
            let texel = (row / 2) * width + column / 2;
            let channel = 2 * (row % 2) + column % 2;
            bytes[(4 * texel + channel) as usize] = pattern.0;
            tally.change((first_column + column, first_row + row), Pattern(0), pattern);
        }
    }
    Page { first_column, first_row, width, height, bytes }
}

/// Counts walls by blocks.
pub(super) struct Tally {
    layout: Layout,
    block: u32,
    width: u32,
    height: u32,
    /// Cells, their walls, and the filled ones among them.
    counts: Vec<[u16; 3]>,
}

impl Tally {
    /// No wall stands.
    pub fn new(cells: Cells) -> Self {
        let block = if cells.columns.max(cells.rows) > 8 * 2048 { 16 } else { 8 };
        let (width, height) = (cells.columns.div_ceil(block), cells.rows.div_ceil(block));
        let length = |whole: u32, place: u32| (whole - place * block).min(block) as u16;
        let counts = (0..width * height).map(|place| {
            let (column, row) = (place % width, place / width);
            [length(cells.columns, column) * length(cells.rows, row), 0, 0]
        });
        Self { layout: cells.layout, block, width, height, counts: counts.collect() }
    }

    /// Follows a cell that looks different now, and tells the place of its block.
    pub fn change(&mut self, cell: (u32, u32), old: Pattern, new: Pattern) -> (u32, u32) {
        let block = (cell.0 / self.block, cell.1 / self.block);
        let is_filled =
            |pattern: Pattern| u16::from(self.layout == Layout::Tiles && pattern.is_full());
        let (lost, won) = (is_filled(old), is_filled(new));
        let [_, walls, filled] = &mut self.counts[(block.1 * self.width + block.0) as usize];
        *walls = *walls + new.wall_count() as u16 - old.wall_count() as u16;
        *filled = *filled + won - lost;
        block
    }

    /// The texel of a block.
    pub fn texel(&self, block: (u32, u32)) -> [u8; 4] {
        texel(self.counts[(block.1 * self.width + block.0) as usize])
    }

    fn density(self) -> Density {
        Density { block: self.block, width: self.width, height: self.height, bytes: self.texels() }
    }

    /// The density as it is now.
    pub fn texels(&self) -> Vec<u8> {
        self.counts.iter().copied().flat_map(texel).collect()
    }

    /// Texels across and down, and cells along a side of a block.
    pub const fn measures(&self) -> (u32, u32, u32) {
        (self.width, self.height, self.block)
    }
}

fn texel([all, walls, filled]: [u16; 3]) -> [u8; 4] {
    let share = |part: u16, whole: u16| (255 * u32::from(part) / u32::from(whole.max(1))) as u8;
    [share(walls, 4 * all), share(filled, all), 0, u8::MAX]
}

#[cfg(test)]
mod tests {
    use icetea_maze::maze::{Build, Spec};

    use super::*;

    #[test]
    fn each_cell_is_found_in_its_page() {
        let spec: Spec = "kruskal1-2100x3-5".parse().unwrap();
        let maze = Build::new(&spec).finish();
        let texels = far_texels(&maze, |_| true).unwrap();
        assert_eq!(texels.pages.len(), 2);
        for (column, row) in [(0, 0), (1, 1), (2047, 2), (2048, 1), (2101, 4)] {
            let page = &texels.pages[(column / PAGE_CELLS) as usize];
            let (x, y) = (column - page.first_column, row - page.first_row);
            let byte = 4 * ((y / 2) * page.width + x / 2) + 2 * (y % 2) + x % 2;
            let pattern = texels.cells.pattern(maze.grid(), column, row);
            assert_eq!(page.bytes[byte as usize], pattern.0);
        }
    }

    #[test]
    fn a_perfect_maze_has_half_of_its_walls() {
        let spec: Spec = "kruskal1-64x64-5".parse().unwrap();
        let density = far_texels(&Build::new(&spec).finish(), |_| true).unwrap().density;
        let middle = 4 * (4 * density.width + 4) as usize;
        assert!((110..150).contains(&density.bytes[middle]));
    }
}
