//! Tiles as bits, and how one steps from tile to tile.
//!
//! A [`Grid`] promises only that a tile outside of it is a wall. It knows neither rooms nor how
//! it came to be.

use super::bits::Bits;

/// The most tiles a side of a grid may have: a maze of 10,000 rooms has 20,001.
pub const MAX_SIDE: u16 = 20_001;

/// One square of the grid, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile {
    /// How many tiles lie to the left.
    pub column: u16,
    /// How many tiles lie above.
    pub row: u16,
}

impl Tile {
    /// The tile at this column and row.
    pub const fn new(column: u16, row: u16) -> Self {
        Self { column, row }
    }

    /// The tile `count` steps further on. It may lie outside of a given grid; at the very edge of
    /// the numbers it wraps round, which is outside of every grid too.
    #[inline]
    #[must_use]
    pub const fn go(self, direction: Direction, count: u16) -> Self {
        // A table, since a branch on a random direction is guessed wrong most of the time.
        const STEPS: [(u16, u16); 4] = [(1, 0), (0, 1), (u16::MAX, 0), (0, u16::MAX)];
        let (right, down) = STEPS[direction as usize];
        Self::new(
            self.column.wrapping_add(right.wrapping_mul(count)),
            self.row.wrapping_add(down.wrapping_mul(count)),
        )
    }

    /// The neighbour in that direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        self.go(direction, 1)
    }

    /// How many steps lie between two tiles where no wall is in the way.
    pub const fn distance(self, other: Self) -> u32 {
        self.column.abs_diff(other.column) as u32 + self.row.abs_diff(other.row) as u32
    }

    /// The direction of the neighbour `other`, or `None` if the two do not touch.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == other)
    }
}

/// One of the four ways from a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// The column grows.
    Right,
    /// The row grows.
    Down,
    /// The column shrinks.
    Left,
    /// The row shrinks.
    Up,
}

impl Direction {
    /// All four, clockwise, in the order in which everything here tries them.
    pub const ALL: [Self; 4] = [Self::Right, Self::Down, Self::Left, Self::Up];

    /// The direction with this place in [`Direction::ALL`], counted round and round.
    #[inline]
    pub const fn nth(place: u8) -> Self {
        Self::ALL[(place & 3) as usize]
    }

    /// A quarter turn to the right.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::nth(self as u8 + 1)
    }

    /// A quarter turn to the left.
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        Self::nth(self as u8 + 3)
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::nth(self as u8 + 2)
    }
}

/// Some of the four directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directions(u8);

impl Directions {
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// The directions that `wanted` agrees to.
    #[inline]
    pub fn of(wanted: impl Fn(Direction) -> bool) -> Self {
        let bits = Direction::ALL.map(|direction| u8::from(wanted(direction)) << direction as u8);
        Self(bits[0] | bits[1] | bits[2] | bits[3])
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// The others, if this one is among them.
    #[inline]
    #[must_use]
    pub const fn without(self, direction: Direction) -> Self {
        Self(self.0 & !(1 << direction as u8))
    }

    /// One bit for each direction, in the order of [`Direction::ALL`] from the lowest up.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        Self::LISTS[self.0 as usize & 15].1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The direction with this place among them, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Direction> {
        let (list, count) = &Self::LISTS[self.0 as usize & 15];
        (place < *count).then(|| list[place as usize & 3])
    }

    /// All of them, in the order of [`Direction::ALL`].
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Direction> + use<> {
        let (list, count) = Self::LISTS[self.0 as usize & 15];
        list.into_iter().take(count as usize)
    }

    /// For each set of directions a list that begins with them, and their number. Looking it up
    /// is quicker than any loop: generators do it at every step.
    const LISTS: [([Direction; 4], u32); 16] = {
        let mut lists = [(Direction::ALL, 0); 16];
        let mut bits = 0;
        while bits < 16 {
            let mut place = 0;
            while place < 4 {
                if Self(bits).contains(Direction::nth(place)) {
                    let count = lists[bits as usize].1;
                    lists[bits as usize].0[count as usize] = Direction::nth(place);
                    lists[bits as usize].1 += 1;
                }
                place += 1;
            }
            bits += 1;
        }
        lists
    };
}

/// A rectangle of tiles, each open or a wall, one bit a tile.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: u16,
    rows: u16,
    open: Bits,
}

impl Grid {
    /// A grid of walls alone. Both sides are 1 to [`MAX_SIDE`] tiles long.
    pub fn walls(columns: u16, rows: u16) -> Self {
        assert!((1..=MAX_SIDE).contains(&columns) && (1..=MAX_SIDE).contains(&rows));
        Self { columns, rows, open: Bits::zeros(columns as usize * rows as usize) }
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

    /// The tile's number if it is within the grid and open.
    #[inline]
    pub fn open_index(&self, tile: Tile) -> Option<usize> {
        if !self.contains(tile) {
            return None;
        }
        let index = self.index(tile);
        self.open.get(index).then_some(index)
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

    /// Which neighbours of a tile within the grid are open.
    #[inline]
    pub fn open_around(&self, tile: Tile) -> Directions {
        let (left, right) = (tile.column.wrapping_sub(1), tile.column + 1);
        let (above, below) = (tile.row.wrapping_sub(1), tile.row + 1);
        let index = self.index(tile);
        let columns = self.columns as usize;
        let bit = |exists: bool, index: usize| u8::from(exists && self.open.get(index));
        Directions(
            bit(right < self.columns, index + 1)
                | bit(below < self.rows, index + columns) << 1
                | bit(left < self.columns, index.wrapping_sub(1)) << 2
                | bit(above < self.rows, index.wrapping_sub(columns)) << 3,
        )
    }

    /// The open neighbours of a tile, in the order of [`Direction::ALL`].
    pub fn neighbours(&self, tile: Tile) -> impl Iterator<Item = Tile> + use<> {
        self.open_around(tile).iter().map(move |direction| tile.step(direction))
    }

    /// How many of the four neighbours are open.
    pub fn ways(&self, tile: Tile) -> usize {
        self.open_around(tile).len() as usize
    }

    /// All open tiles, row by row. Its cost is that of the bits, not of the walls among them.
    pub fn open_tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        self.open.ones().map(|index| self.tile(index))
    }

    /// How many tiles are open.
    pub fn open_count(&self) -> usize {
        self.open.count()
    }

    /// The open tiles on the four outer sides, row by row, each once.
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
    /// at two odd coordinates open, every one at two even coordinates a wall.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let odd = |side: u16| side >= 3 && side % 2 == 1;
        let tile_fits = |tile: Tile| match (tile.column % 2, tile.row % 2) {
            (1, 1) => self.is_open(tile),
            (0, 0) => !self.is_open(tile),
            _ => true,
        };
        let is_of_rooms = odd(self.columns)
            && odd(self.rows)
            && (0..self.rows)
                .all(|row| (0..self.columns).all(|column| tile_fits(Tile::new(column, row))));
        is_of_rooms.then_some((self.columns / 2, self.rows / 2))
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
    fn turning_comes_back_round() {
        for direction in Direction::ALL {
            assert_eq!(direction.clockwise().counterclockwise(), direction);
            assert_eq!(direction.clockwise().clockwise(), direction.opposite());
            assert_eq!(Tile::new(5, 5).step(direction).step(direction.opposite()), Tile::new(5, 5));
        }
    }

    #[test]
    fn outside_is_wall_on_all_four_sides() {
        let mut grid = Grid::walls(1, 1);
        grid.open(Tile::new(0, 0));
        assert_eq!(grid.ways(Tile::new(0, 0)), 0);
    }

    #[test]
    fn the_border_is_walked_once() {
        for (columns, rows) in [(1, 1), (1, 4), (4, 1), (2, 2), (2, 5), (5, 3)] {
            let mut grid = Grid::walls(columns, rows);
            for index in 0..grid.tiles() {
                grid.open(grid.tile(index));
            }
            let inner = (columns as usize).saturating_sub(2) * (rows as usize).saturating_sub(2);
            let border: Vec<_> = grid.border_openings().collect();
            assert_eq!(border.len(), grid.tiles() - inner);
            assert!(border.is_sorted_by_key(|&tile| grid.index(tile)));
        }
    }
}
