//! What the writer and the reader of PNG pictures agree on.

use crate::maze::MAX_SIDE;

/// Red, green and blue.
pub type Colour = [u8; 3];

pub const WALL: Colour = [0x00, 0x00, 0x00];
pub const OPEN: Colour = [0xFF, 0xFF, 0xFF];
// All three light enough to be open tiles to a reader that does not know these colours.
pub const WAY: Colour = [0xFF, 0xC9, 0xC2];
pub const START: Colour = [0xB8, 0xF5, 0xE0];
pub const GOAL: Colour = [0xFF, 0xE6, 0x80];

/// The most pixels along a side of a tile that are written. Foreign pictures may have more.
pub const MAX_PIXELS_PER_TILE: u32 = 64;
/// The most pixels of a picture: as many as the largest maze has tiles.
pub const MAX_PIXELS: u64 = (MAX_SIDE as u64).pow(2);
/// The most pixels of a side, so that a single row of a foreign picture does not fill the memory.
pub const MAX_PIXELS_OF_SIDE: u32 = MAX_SIDE as u32 * MAX_PIXELS_PER_TILE;
/// The most goals that are read: goals compress a thousand times tighter as pixels than as tiles.
pub const MAX_GOALS: usize = 1 << 20;

/// The keyword of the text chunk that says how many pixels a tile's side has. Without it, a row of
/// three open tiles would look like a row of six smaller ones.
pub const PIXELS_PER_TILE_KEYWORD: &str = "Maze tile";

/// How many pixels a picture of this many columns and rows has.
pub fn pixels((columns, rows): (u16, u16), pixels_per_tile: u32) -> u64 {
    u64::from(columns) * u64::from(rows) * u64::from(pixels_per_tile).pow(2)
}
