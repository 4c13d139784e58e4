//! Tiles as bits.
//!
//! A [`Grid`] promises only that a tile outside of it is a wall. It knows neither rooms nor how
//! it came to be.

use super::bits::{Bits, ones};
use super::{Direction, Directions, Tile};

/// The most tiles on a side of a grid: those of 32,767 rooms.
pub const MAX_SIDE: u16 = u16::MAX;

/// In rows of odd length both rooms and posts have even numbers, as tiles are counted.
const EVEN: u64 = u64::MAX / 3;

/// A rectangle of tiles, each open or a wall, one bit a tile.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: u16,
    rows: u16,
    open: Bits,
}

impl Grid {
    /// A grid with walls only.
    ///
    /// # Panics
    ///
    /// If a side is not 1 to [`MAX_SIDE`] tiles long.
    pub fn walls(columns: u16, rows: u16) -> Self {
        assert!((1..=MAX_SIDE).contains(&columns) && (1..=MAX_SIDE).contains(&rows));
        Self { columns, rows, open: Bits::zeros(columns as usize * rows as usize) }
    }

    /// A grid without a wall; the same sizes are allowed as for [`Grid::walls`].
    pub fn without_walls(columns: u16, rows: u16) -> Self {
        let walls = Self::walls(columns, rows);
        Self { open: Bits::ones_only(walls.tiles()), ..walls }
    }

    /// How many tiles wide the grid is.
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// How many tiles high the grid is.
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// How many tiles there are, open or not.
    pub const fn tiles(&self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Whether the tile lies within the grid.
    #[inline]
    pub const fn contains(&self, tile: Tile) -> bool {
        tile.column < self.columns && tile.row < self.rows
    }

    /// The tile's number, counted row by row. The tile must lie within the grid.
    #[inline]
    pub const fn index(&self, tile: Tile) -> usize {
        debug_assert!(self.contains(tile));
        tile.row as usize * self.columns as usize + tile.column as usize
    }

    /// The tile with this number: the inverse of [`Grid::index`].
    pub const fn tile(&self, index: usize) -> Tile {
        let columns = self.columns as usize;
        Tile::new((index % columns) as u16, (index / columns) as u16)
    }

    /// Whether the tile is within the grid and open.
    #[inline]
    pub fn is_open(&self, tile: Tile) -> bool {
        self.contains(tile) && self.open.get(self.index(tile))
    }

    /// The 64 tiles of a row from this column on, the first at the lowest bit: a one for each wall
    /// of the grid. Tiles outside of it are zeros.
    #[inline]
    pub fn walls_from(&self, column: i32, row: i32) -> u64 {
        let [within, open] = self.tiles_from(column, row);
        within & !open
    }

    /// Which of these 64 tiles are within the grid, and which are open.
    #[inline]
    fn tiles_from(&self, column: i32, row: i32) -> [u64; 2] {
        let (columns, rows) = (i32::from(self.columns), i32::from(self.rows));
        if !(0..rows).contains(&row) || !(-63..columns).contains(&column) {
            return [0; 2];
        }
        let (before, first) = (-column.min(0), column.max(0));
        let within = u64::MAX >> (64 - (columns - first).min(64 - before));
        let open = self.open.word_from(row as usize * self.columns as usize + first as usize);
        [within << before, (open & within) << before]
    }

    /// Opens a tile or makes it a wall. The tile must lie within the grid.
    #[inline]
    pub fn set(&mut self, tile: Tile, open: bool) {
        let index = self.index(tile);
        self.open.set(index, open);
    }

    /// Opens a tile. It must lie within the grid.
    #[inline]
    pub fn open(&mut self, tile: Tile) {
        self.set(tile, true);
    }

    /// The tiles from two columns before this one to two after it, `rows` below it: a bit for each
    /// that is open. Only for tiles within a closed border; rows outside of it show as walls.
    #[inline]
    pub(super) fn open_nearby(&self, tile: Tile, rows: i32) -> u8 {
        let row = i32::from(tile.row) + rows;
        if row < 1 {
            return 0;
        }
        let first = row as usize * self.columns as usize + tile.column as usize - 2;
        self.open.word_from(first) as u8 & 0b11111
    }

    /// Opens the second tile of a row, the fourth and so on, except the last of an odd number of
    /// tiles: the rooms of a row of rooms.
    pub(super) fn open_every_other(&mut self, row: u16) {
        let first = self.index(Tile::new(1, row));
        self.open.set_every_other(first..first + self.columns as usize - 2);
    }

    /// Which neighbours of a tile within the grid are open.
    #[inline]
    pub fn open_around(&self, tile: Tile) -> Directions {
        let (index, columns) = (self.index(tile), self.columns as usize);
        let is_open = |exists: bool, index: usize| exists && self.open.get(index);
        Directions::of(|direction| match direction {
            Direction::Right => is_open(tile.column + 1 < self.columns, index + 1),
            Direction::Down => is_open(tile.row + 1 < self.rows, index + columns),
            Direction::Left => is_open(tile.column > 0, index.wrapping_sub(1)),
            Direction::Up => is_open(tile.row > 0, index.wrapping_sub(columns)),
        })
    }

    /// The open neighbours of a tile within the grid, in the order of [`Direction::ALL`].
    pub fn neighbours(&self, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        self.open_around(tile).iter().map(move |direction| tile.step(direction))
    }

    /// How many of the four neighbours of a tile within the grid are open.
    pub fn ways(&self, tile: Tile) -> usize {
        self.open_around(tile).len() as usize
    }

    /// All open tiles, row by row. The cost depends on the bits, not on the walls among them.
    pub fn open_tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        self.open.ones().map(|index| self.tile(index))
    }

    /// Which of the 64 tiles from this one on in its row are open and have at most one open neighbour,
    /// and which have any.
    #[inline]
    fn ends_from(&self, tile: Tile) -> [u64; 2] {
        let (column, row) = (i32::from(tile.column), i32::from(tile.row));
        let open = |column, row| self.tiles_from(column, row)[1];
        let (right, left) = (open(column + 1, row), open(column - 1, row));
        let (down, up) = (open(column, row + 1), open(column, row - 1));
        let two = right & left | down & up | (right | left) & (down | up);
        [open(column, row) & !two, right | left | down | up]
    }

    /// Which of the 64 tiles from this one on in its row are open and have one open neighbour.
    #[inline]
    pub(super) fn dead_ends_from(&self, tile: Tile) -> u64 {
        let [ends, has_any] = self.ends_from(tile);
        ends & has_any
    }

    /// How many open tiles of a row have one open neighbour.
    pub fn count_dead_ends(&self, row: u16) -> u32 {
        let firsts = (0..self.columns).step_by(64).map(|column| Tile::new(column, row));
        firsts.map(|first| self.dead_ends_from(first).count_ones()).sum()
    }

    /// All open tiles with at most one open neighbour, row by row.
    pub(super) fn dead_ends(&self) -> Vec<Tile> {
        let firsts = (0..self.rows).flat_map(|row| {
            (0..self.columns).step_by(64).map(move |column| Tile::new(column, row))
        });
        firsts
            .flat_map(|first| {
                let [ends, _] = self.ends_from(first);
                ones(ends).map(move |place| Tile::new(first.column + place as u16, first.row))
            })
            .collect()
    }

    /// The bits of all tiles, row by row, the first of each word being its lowest.
    pub(super) fn words_mut(&mut self) -> &mut [u64] {
        self.open.words_mut()
    }

    /// Adds the open tiles of a row to `bits`, from the index `start` on.
    pub(super) fn add_row_to(&self, row: u16, bits: &mut Bits, start: usize) {
        let first = row as usize * self.columns as usize;
        bits.add(start, &self.open, first..first + self.columns as usize);
    }

    /// Opens up to 64 tiles from the one with this number on, those that are ones in `open`.
    #[inline]
    pub(super) fn open_word(&mut self, first: usize, open: u64) {
        self.open.add_word(first, open);
    }

    /// The tiles that are open here or in another grid of this size, and not in both.
    pub(super) fn differing(&self, other: &Self) -> impl Iterator<Item = Tile> {
        let all = 0..self.tiles();
        let words = self.open.words(all.clone()).zip(other.open.words(all)).enumerate();
        let places = words.flat_map(|(place, ((one, _), (other, _)))| {
            ones(one ^ other).map(move |bit| 64 * place + bit as usize)
        });
        places.map(|index| self.tile(index))
    }

    /// How many tiles are open.
    pub fn open_count(&self) -> usize {
        self.open.count()
    }

    /// One bit for each tile, by its number: whether it is open.
    pub(super) const fn open_bits(&self) -> &Bits {
        &self.open
    }

    /// The open tiles on the border, row by row, each once.
    pub fn border_openings(&self) -> impl Iterator<Item = Tile> + '_ {
        let (columns, rows) = (self.columns, self.rows);
        (0..rows)
            .flat_map(move |row| {
                let whole_row = row == 0 || row == rows - 1 || columns == 1;
                let step = if whole_row { 1 } else { columns as usize - 1 };
                (0..columns).step_by(step).map(move |column| Tile::new(column, row))
            })
            .filter(|&tile| self.is_open(tile))
    }

    /// How many rooms wide and high the grid is if it is one of rooms: both sides odd, every tile
    /// at two even coordinates a wall, every one at two odd coordinates open or, outside of the maze's
    /// shape, a wall with walls all round.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let odd = |side: u16| side >= 3 && side % 2 == 1;
        let row_fits = |row: usize| {
            let first = row * self.columns as usize;
            let is_of_rooms = row % 2 == 1;
            let fits = self.open.words(first..first + self.columns as usize).all(|(word, mask)| {
                let even = mask & EVEN;
                word & even == if is_of_rooms { even } else { 0 }
            });
            fits || is_of_rooms
                && self.rooms_of_row(row as u16).all(|room| self.is_room_or_void(room))
        };
        let is_of_rooms =
            odd(self.columns) && odd(self.rows) && (0..self.rows as usize).all(row_fits);
        let has_rooms = || self.open_tiles().next().is_some();
        (is_of_rooms && has_rooms()).then_some((self.columns / 2, self.rows / 2))
    }

    /// Whether some rooms of a grid of rooms are walls, so that the maze has a shape of its own.
    pub fn has_voids(&self) -> bool {
        (1..self.rows).step_by(2).any(|row| {
            let first = row as usize * self.columns as usize;
            let words = self.open.words(first..first + self.columns as usize);
            words.into_iter().any(|(word, mask)| mask & EVEN & !word != 0)
        })
    }

    /// Whether a tile is a room, or one of the eight about it is one: whether it belongs to the maze's
    /// shape.
    pub fn is_beside_room(&self, tile: Tile) -> bool {
        let near = |at: u16| at.saturating_sub(1)..=at + 1;
        let rows = near(tile.row);
        let mut around =
            rows.flat_map(|row| near(tile.column).map(move |column| Tile::new(column, row)));
        around.any(|tile| tile.is_room() && self.is_open(tile))
    }

    /// Whether a tile is a wall of the maze's shape, and so one that is drawn.
    pub fn has_wall(&self, tile: Tile) -> bool {
        self.contains(tile) && !self.is_open(tile) && self.is_beside_room(tile)
    }

    /// How many of its rooms are walls.
    pub fn count_voids(&self) -> u32 {
        let rows = (1..self.rows).step_by(2);
        rows.flat_map(|row| self.rooms_of_row(row)).filter(|&room| !self.is_open(room)).count()
            as u32
    }

    fn rooms_of_row(&self, row: u16) -> impl Iterator<Item = Tile> {
        (1..self.columns).step_by(2).map(move |column| Tile::new(column, row))
    }

    fn is_room_or_void(&self, room: Tile) -> bool {
        self.is_open(room) || self.open_around(room).is_empty()
    }
}

impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{} × {} tiles", self.columns, self.rows)?;
        for row in 0..self.rows.min(100) {
            let line: String = (0..self.columns.min(200))
                .map(|column| if self.is_open(Tile::new(column, row)) { ' ' } else { '#' })
                .collect();
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outside_is_wall_on_all_four_sides() {
        let mut grid = Grid::walls(1, 1);
        grid.open(Tile::new(0, 0));
        assert_eq!(grid.ways(Tile::new(0, 0)), 0);
    }

    #[test]
    fn one_tile_that_is_no_post_or_leads_nowhere_is_enough() {
        for (columns, rows) in [(3, 3), (5, 9), (63, 3), (65, 7), (131, 5)] {
            let mut grid = Grid::walls(columns, rows);
            let is_room = |tile: Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
            let tiles: Vec<_> = (0..grid.tiles()).map(|index| grid.tile(index)).collect();
            assert_eq!(grid.rooms(), None);
            let some = Some((columns / 2, rows / 2));
            for &tile in tiles.iter().filter(|&&tile| is_room(tile)) {
                assert!(grid.has_voids());
                grid.open(tile);
                assert_eq!(grid.rooms(), some);
            }
            assert!(!grid.has_voids());
            let is_post =
                |tile: Tile| !tile.is_room() && (tile.column + tile.row).is_multiple_of(2);
            for &tile in &tiles {
                grid.set(tile, !is_room(tile));
                let has_other = columns > 3 || rows > 3 || !is_room(tile);
                assert_eq!(grid.rooms(), some.filter(|_| !is_post(tile) && has_other), "{tile:?}");
                grid.set(tile, is_room(tile));
            }
            // A way into what is no room.
            for &tile in tiles.iter().filter(|&&tile| is_room(tile) && columns > 3) {
                grid.set(tile, false);
                grid.open(Tile::new(tile.column - 1, tile.row));
                assert_eq!(grid.rooms(), None, "{tile:?}");
                grid.set(Tile::new(tile.column - 1, tile.row), false);
                grid.open(tile);
            }
        }
        for (columns, rows) in [(1, 1), (1, 3), (3, 1), (4, 3), (3, 4)] {
            assert_eq!(Grid::walls(columns, rows).rooms(), None);
        }
    }

    #[test]
    fn dead_ends_are_tiles_with_one_way_or_none() {
        let mut dice = crate::maze::random::Dice::new(3);
        for (columns, rows) in [(1, 1), (1, 9), (9, 1), (3, 3), (12, 7), (64, 5), (67, 40)] {
            for has_border in [false, true] {
                let mut grid = Grid::walls(columns, rows);
                for index in 0..grid.tiles() {
                    let tile = grid.tile(index);
                    let is_inner = tile.column > 0
                        && tile.row > 0
                        && tile.column + 1 < columns
                        && tile.row + 1 < rows;
                    grid.set(tile, (is_inner || !has_border) && dice.chance(60));
                }
                let dead_ends = grid.open_tiles().filter(|&tile| grid.ways(tile) <= 1);
                assert_eq!(grid.dead_ends(), dead_ends.collect::<Vec<_>>(), "{grid:?}");
            }
        }
    }

    #[test]
    fn the_border_is_walked_once() {
        for (columns, rows) in [(1, 1), (1, 4), (4, 1), (2, 2), (2, 5), (5, 3)] {
            let grid = Grid::without_walls(columns, rows);
            let inner = (columns as usize).saturating_sub(2) * (rows as usize).saturating_sub(2);
            let border: Vec<_> = grid.border_openings().collect();
            assert_eq!(border.len(), grid.tiles() - inner);
            assert!(border.is_sorted_by_key(|&tile| grid.index(tile)));
        }
    }
}
