//! How far the parts of a world are from its cheese, as its file has it.

/// How far the cells of a world are from its cheese.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Depths {
    /// How many cells it is wide.
    pub columns: u32,
    /// How far the farthest cell is, in steps.
    pub farthest: u64,
    /// The distance of each cell, row by row: 255 is that of the farthest.
    pub shares: Vec<u8>,
}

impl Depths {
    /// How many cells high it is.
    pub fn rows(&self) -> u32 {
        self.shares.len() as u32 / self.columns.max(1)
    }
}
