//! The walls of a maze as texels, for a shader that draws them at any zoom.
//!
//! Far out a block of cells is one texel. All blocks are made without the window, so that a thread
//! can do it: a maze of 32,767 × 32,767 takes a while. Closer up, pages are made for the view.

use std::ops::Range;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::maze::{Grid, Maze, ProgressFn, report};
use icetea_maze::picture::{CellLayout, CellPattern, Cells, Rect, vec2};

/// Cells along a side of a page. Two by two share a texel. At this size, a page is made in a
/// fraction of a frame, and the pages in view do not take much more memory than necessary.
pub(super) const PAGE_CELLS: u32 = 512;

/// The data of a whole maze that is ready for textures.
pub struct FarTexels {
    pub(super) cells: Cells,
    pub(super) density: Density,
    /// The known rooms, unless all of them are known.
    pub(super) known: Option<Rect>,
}

impl FarTexels {
    /// A giant maze that is not painted yet: far out it has the typical density of mazes.
    pub fn unpainted(measured: &MeasuredMaze) -> Self {
        let cells = Cells::of_measured(measured);
        let block = cells.columns.max(cells.rows);
        let density = Density { block, width: 1, height: 1, bytes: texel([1, 2, 0]).to_vec() };
        let known = measured.known_part().map(|[columns, rows]| {
            // The wall to the left of the first room is not known; the border belongs to the cells
            // beyond.
            let (grid, ring) = (measured.maze.grid(), cells.origin());
            let begin = |tiles: &Range<u16>| match tiles.start {
                0 => ring,
                start => f32::from(start.div_ceil(2)),
            };
            let end = |tiles: &Range<u16>, all: u16| {
                f32::from(tiles.end / 2) - if tiles.end == all { ring } else { 0.0 }
            };
            let low = vec2(begin(columns), begin(rows));
            Rect::between(low, vec2(end(columns, grid.columns()), end(rows, grid.rows())))
        });
        Self { cells, density, known }
    }
}

/// The single cells of a square of the maze; its last row and column of texels may hold cells that
/// do not exist.
pub(super) struct TexelPage {
    /// In texels.
    pub width: u32,
    /// In texels.
    pub height: u32,
    pub bytes: Vec<u8>,
}

/// How much of each block of cells is wall: shown where cells are smaller than a pixel.
pub(super) struct Density {
    /// Cells along a side of a block.
    pub block: u32,
    /// In texels.
    pub width: u32,
    /// In texels.
    pub height: u32,
    pub bytes: Vec<u8>,
}

/// Turns a maze into texels. Reads every tile; needs no window. Now and then it reports its
/// progress, and stops if the answer is no.
pub async fn far_texels(maze: &Maze, on_progress: ProgressFn<'_>) -> Option<FarTexels> {
    let cells = Cells::of(maze.grid());
    let mut tally = BlockTally::new(cells);
    for row in 0..cells.rows {
        if row % 64 == 0 && !report(on_progress, f64::from(row) / f64::from(cells.rows)).await {
            return None;
        }
        tally.add_row(maze.grid(), cells, row);
    }
    Some(FarTexels { cells, density: tally.density(), known: None })
}

/// The page that begins with this cell.
pub(super) fn page(grid: &Grid, cells: Cells, (first_column, first_row): (u32, u32)) -> TexelPage {
    let columns = (cells.columns - first_column).min(PAGE_CELLS);
    let rows = (cells.rows - first_row).min(PAGE_CELLS);
    let (width, height) = (columns.div_ceil(2), rows.div_ceil(2));
    let mut bytes = vec![0; (4 * width * height) as usize];
    for row in 0..rows {
        let begin = (4 * (row / 2) * width + 2 * (row % 2)) as usize;
        let texels = &mut bytes[begin..];
        let all = first_column..first_column + columns;
        cells.each_pattern(grid, all, first_row + row, |column, pattern| {
            let column = (column - first_column) as usize;
            texels[4 * (column / 2) + column % 2] = pattern.0;
        });
    }
    TexelPage { width, height, bytes }
}

/// Counts walls by blocks.
pub(super) struct BlockTally {
    layout: CellLayout,
    block: u32,
    width: u32,
    height: u32,
    /// Cells, their walls, and the filled ones among them.
    counts: Vec<[u16; 3]>,
}

impl BlockTally {
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

    /// Adds the walls of a row of cells.
    fn add_row(&mut self, grid: &Grid, cells: Cells, row: u32) {
        let first_block = (row / self.block * self.width) as usize;
        let blocks = &mut self.counts[first_block..][..self.width as usize];
        for (first, [_, walls, filled]) in (0..).step_by(self.block as usize).zip(blocks) {
            let columns = first..cells.columns.min(first + self.block);
            cells.each_pattern(grid, columns, row, |_, pattern| {
                *walls += pattern.wall_count() as u16;
                *filled += is_filled(self.layout, pattern);
            });
        }
    }

    /// Updates a cell, and returns the place of its block.
    pub fn change(&mut self, cell: (u32, u32), old: CellPattern, new: CellPattern) -> (u32, u32) {
        let block = (cell.0 / self.block, cell.1 / self.block);
        let (lost, won) = (is_filled(self.layout, old), is_filled(self.layout, new));
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

    /// The current density.
    pub fn texels(&self) -> Vec<u8> {
        self.counts.iter().copied().flat_map(texel).collect()
    }

    /// The number of texels across and down, and of cells along a side of a block.
    pub const fn measures(&self) -> (u32, u32, u32) {
        (self.width, self.height, self.block)
    }
}

/// 1 for a cell that is entirely wall.
fn is_filled(layout: CellLayout, pattern: CellPattern) -> u16 {
    u16::from(layout == CellLayout::Tiles && pattern.is_full())
}

fn texel([all, walls, filled]: [u16; 3]) -> [u8; 4] {
    let share = |part: u16, whole: u16| (255 * u32::from(part) / u32::from(whole.max(1))) as u8;
    [share(walls, 4 * all), share(filled, all), 0, u8::MAX]
}

#[cfg(test)]
mod tests {
    use icetea_maze::maze::{Build, Spec, at_once};

    use super::*;

    #[test]
    fn each_cell_is_found_in_its_page() {
        let spec: Spec = "kruskal1-1100x3-5".parse().unwrap();
        let maze = Build::new(&spec).finish();
        let cells = Cells::of(maze.grid());
        for (column, row) in [(0, 0), (1, 1), (511, 2), (512, 1), (1023, 0), (1101, 4)] {
            let first = column / PAGE_CELLS * PAGE_CELLS;
            let page = page(maze.grid(), cells, (first, 0));
            let byte =
                4 * ((row / 2) * page.width + (column - first) / 2) + 2 * (row % 2) + column % 2;
            assert_eq!(page.bytes[byte as usize], cells.pattern(maze.grid(), column, row).0);
        }
    }

    /// Counting everything at once gives the same result as changing one cell after the other.
    #[test]
    fn blocks_are_the_sum_of_their_cells() {
        for code in ["kruskal1-70x33-5", "dig1-40x70-5", "prim1-2x300-1"] {
            let maze = Build::new(&code.parse::<Spec>().unwrap()).finish();
            let cells = Cells::of(maze.grid());
            let mut tally = BlockTally::new(cells);
            for cell in (0..cells.columns).flat_map(|at| (0..cells.rows).map(move |row| (at, row)))
            {
                tally.change(cell, CellPattern(0), cells.pattern(maze.grid(), cell.0, cell.1));
            }
            assert_eq!(
                at_once(far_texels(&maze, &mut |_| true)).unwrap().density.bytes,
                tally.texels(),
                "{code}"
            );
        }
    }

    #[test]
    fn a_perfect_maze_has_half_of_its_walls() {
        let spec: Spec = "kruskal1-64x64-5".parse().unwrap();
        let density =
            at_once(far_texels(&Build::new(&spec).finish(), &mut |_| true)).unwrap().density;
        let middle = 4 * (4 * density.width + 4) as usize;
        assert!((110..150).contains(&density.bytes[middle]));
    }
}
