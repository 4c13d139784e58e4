//! At how many different places a runner has been: one bit a place, and the count of them kept
//! as it grows.

use crate::game::measured_maze::MeasuredMaze;
use crate::maze::Tile;

/// The places that somebody has been at.
#[derive(Clone, Debug)]
pub(super) struct Explored {
    /// The places of a row of the maze.
    width: usize,
    stride_tiles: u16,
    /// Nothing of it takes memory before somebody comes near.
    bits: Vec<u64>,
    /// At how many places somebody has been.
    pub count: usize,
}

impl Explored {
    pub fn new(measured: &MeasuredMaze) -> Self {
        let (grid, stride_tiles) = (measured.maze.grid(), measured.stride_tiles);
        let [width, height] =
            [grid.columns(), grid.rows()].map(|side| usize::from(side / stride_tiles));
        let words = (width * height).div_ceil(u64::BITS as usize);
        Self { width, stride_tiles, bits: vec![0; words], count: 0 }
    }

    /// Somebody has come to a place.
    pub fn add(&mut self, place: Tile) {
        let (word, bit) = self.bit(place);
        if let Some(word) = self.bits.get_mut(word) {
            self.count += usize::from(*word & bit == 0);
            *word |= bit;
        }
    }

    /// Whether somebody has been at a place.
    pub fn contains(&self, place: Tile) -> bool {
        let (word, bit) = self.bit(place);
        self.bits.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Where it is kept of a place.
    fn bit(&self, place: Tile) -> (usize, u64) {
        let [column, row] =
            [place.column, place.row].map(|side| usize::from(side / self.stride_tiles));
        let place = row * self.width + column;
        (place / u64::BITS as usize, 1 << (place % u64::BITS as usize))
    }
}
