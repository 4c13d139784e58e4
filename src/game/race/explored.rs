//! The set of places that a runner has visited: one bit for each place, and their number.

use crate::game::measured_maze::MeasuredMaze;
use crate::maze::Tile;

#[derive(Clone, Debug)]
pub(super) struct Explored {
    /// The number of places in a row of the maze.
    width: usize,
    stride_tiles: u16,
    /// Zero pages take no memory until a runner comes near.
    bits: Vec<u64>,
    /// The number of places visited.
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

    /// Marks a place as visited.
    pub fn add(&mut self, place: Tile) {
        let (word, bit) = self.bit(place);
        if let Some(word) = self.bits.get_mut(word) {
            self.count += usize::from(*word & bit == 0);
            *word |= bit;
        }
    }

    /// Whether a place was visited.
    pub fn contains(&self, place: Tile) -> bool {
        let (word, bit) = self.bit(place);
        self.bits.get(word).is_some_and(|word| word & bit != 0)
    }

    /// The word and the bit of a place.
    fn bit(&self, place: Tile) -> (usize, u64) {
        let [column, row] =
            [place.column, place.row].map(|side| usize::from(side / self.stride_tiles));
        let place = row * self.width + column;
        (place / u64::BITS as usize, 1 << (place % u64::BITS as usize))
    }
}
