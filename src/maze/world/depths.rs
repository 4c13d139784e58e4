//! How far the parts of a world are from its cheese, as its file has it.

use std::ops::Range;

/// How far the cells of a world are from its cheese: exact in the middle of each cell of a coarse grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Depths {
    /// How many cells it is wide.
    pub columns: u32,
    /// The distance of each cell's middle in steps, row by row.
    pub cells: Vec<u64>,
}

impl Depths {
    /// How many cells high it is.
    pub fn rows(&self) -> u32 {
        self.cells.len() as u32 / self.columns.max(1)
    }

    /// How far the farthest cell is.
    pub fn farthest(&self) -> u64 {
        self.cells.iter().copied().max().unwrap_or_default()
    }

    /// The middle of that cell in a world of this size.
    pub fn farthest_room(&self, size: [u32; 2]) -> Option<[u32; 2]> {
        let farthest = self.farthest();
        let cell = self.cells.iter().position(|&depth| depth == farthest)? as u32;
        let (at, cells) = ([cell % self.columns, cell / self.columns], [self.columns, self.rows()]);
        Some([0, 1].map(|line| Self::middle(at[line], cells[line], size[line])))
    }

    /// Which room of a line of `rooms` is in the middle of this one of its `cells` cells.
    pub fn middle(cell: u32, cells: u32, rooms: u32) -> u32 {
        ((2 * u64::from(cell) + 1) * u64::from(rooms) / (2 * u64::from(cells))) as u32
    }

    /// Which of the `cells` cells of a line of `rooms` rooms have their middle in these rooms.
    pub(super) fn within(these: Range<u32>, cells: u32, rooms: u32) -> Range<u32> {
        let first_from = |room: u32| {
            // A guess that is at most one too small.
            let guess = (u64::from(room) * u64::from(cells) / u64::from(rooms)) as u32;
            (guess.saturating_sub(1)..cells)
                .find(|&cell| Self::middle(cell, cells, rooms) >= room)
                .unwrap_or(cells)
        };
        first_from(these.start)..first_from(these.end)
    }
}
