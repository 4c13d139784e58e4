//! Whether a grid was read with its walls and open tiles exchanged.

use super::bits::Bits;
use super::{Grid, Tile};

/// A border with more openings than this is not closed on purpose.
const MOST_OPENINGS: usize = 2;
/// In a maze at least this share of the inside of the border is open.
const LEAST_OPEN: usize = 3;

/// The grid with walls and open tiles exchanged, if its border is closed then, and whether
/// everything inside is joined.
pub(super) fn turned(grid: &Grid, marks: impl Iterator<Item = Tile>) -> Option<(Grid, bool)> {
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns < 3 || rows < 3 {
        return None;
    }
    let border = 2 * (usize::from(columns) + usize::from(rows)) - 4;
    let border_walls = border - grid.border_openings().count();
    let walls = grid.tiles() - grid.open_count();
    let inner = grid.tiles() - border;
    if border_walls > MOST_OPENINGS || LEAST_OPEN * (walls - border_walls) < inner {
        return None;
    }
    let turned = exchanged(grid, marks);
    let first = turned.open_tiles().next();
    let is_joined = first.is_some_and(|first| reached(&turned, first).1 == turned.open_count());
    Some((turned, is_joined))
}

/// The grid with walls and open tiles exchanged. Marked tiles are open either way.
pub(super) fn exchanged(grid: &Grid, marks: impl Iterator<Item = Tile>) -> Grid {
    let mut exchanged = Grid::walls(grid.columns(), grid.rows());
    for row in 0..grid.rows() {
        for column in 0..grid.columns() {
            let tile = Tile::new(column, row);
            exchanged.set(tile, !grid.is_open(tile));
        }
    }
    for tile in marks {
        exchanged.open(tile);
    }
    exchanged
}

/// The tiles that can be reached from one of them, and how many these are.
pub(super) fn reached(grid: &Grid, from: Tile) -> (Bits, usize) {
    let mut seen = Bits::zeros(grid.tiles());
    seen.set(grid.index(from), true);
    let (mut waiting, mut count) = (vec![from], 0);
    while let Some(tile) = waiting.pop() {
        count += 1;
        waiting.extend(grid.neighbours(tile).filter(|&next| seen.insert(grid.index(next))));
    }
    (seen, count)
}
