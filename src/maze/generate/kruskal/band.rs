//! A band of the grid: some rows of tiles. Bands begin at whole words, so that several threads may
//! write to several bands.

use super::certain::SIDE;
use super::tile::Opened;
use crate::maze::Grid;

/// Some rows of rooms, and the walls among them.
pub struct Band<'a> {
    words: &'a mut [u64],
    columns: usize,
    /// The first row of rooms.
    pub first: u32,
}

/// A grid in bands of this many rows of rooms, a multiple of 32; the last may have fewer.
pub fn bands(grid: &mut Grid, rows: u32) -> impl Iterator<Item = Band<'_>> {
    let columns = grid.columns() as usize;
    // A room is two tiles wide, and a word holds 64 bits.
    let words = columns * rows as usize / 32;
    let height = u32::from(grid.rows() / 2);
    let words = grid.words_mut().chunks_mut(words);
    words.zip((0..height).step_by(rows as usize)).map(move |(words, first)| Band {
        words,
        columns,
        first,
    })
}

impl Band<'_> {
    /// Opens the walls that were decided in a tile of rooms.
    pub fn open_tile(&mut self, column: u32, row: u32, opened: &Opened) {
        let first = 2 * column as usize + 1;
        for place in 0..SIDE {
            let row = 2 * ((row - self.first) as usize + place) + 1;
            self.open_row(row * self.columns + first + 1, opened.walls[0][place]);
            self.open_row((row + 1) * self.columns + first, opened.walls[1][place]);
        }
    }

    /// Opens every other tile from this one on, where `bits` has ones. It has none after the last
    /// tile.
    #[inline]
    fn open_row(&mut self, first: usize, bits: u64) {
        let [low, high] = [spread(bits as u32), spread((bits >> 32) as u32)];
        let (word, shift) = (first / 64, first % 64);
        // In two steps, because a shift by 64 is not allowed.
        let over = |bits: u64| bits >> 1 >> (63 - shift);
        let parts = [low << shift, over(low) | high << shift, over(high)];
        for (word, part) in self.words.get_mut(word..).into_iter().flatten().zip(parts) {
            *word |= part;
        }
    }

    /// Opens the wall tile in this column and row of the grid.
    pub fn open(&mut self, column: u32, row: u32) {
        let tile = (row - 2 * self.first) as usize * self.columns + column as usize;
        self.words[tile / 64] |= 1 << (tile % 64);
    }
}

/// The column and row of the wall tile below a room, or of the one on its right.
pub const fn wall_tile([column, row]: [u32; 2], is_below: bool) -> [u32; 2] {
    let (right, down) = if is_below { (0, 1) } else { (1, 0) };
    [2 * column + 1 + right, 2 * row + 1 + down]
}

/// Spreads 32 bits over every other of 64 places.
const fn spread(bits: u32) -> u64 {
    let bits = bits as u64;
    let bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
    let bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
    let bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    let bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
    (bits | bits << 1) & 0x5555_5555_5555_5555
}
