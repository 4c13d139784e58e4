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

    /// Which room of a line of so many is in the middle of this one of so many cells.
    pub fn middle(cell: u32, cells: u32, rooms: u32) -> u32 {
        ((2 * u64::from(cell) + 1) * u64::from(rooms) / (2 * u64::from(cells))) as u32
    }

    /// Which cells of a line of so many have their middle in these rooms of it.
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

    /// As bytes: how many columns and rows, and what is added from cell to cell, seven bits a byte.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend([self.columns as u8, self.rows() as u8]);
        let mut before = 0;
        for &cell in &self.cells {
            let added = cell.wrapping_sub(before).cast_signed();
            before = cell;
            // The sign is in the lowest bit.
            let mut rest = (added << 1 ^ added >> 63).cast_unsigned();
            while rest >= 0x80 {
                out.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            out.push(rest as u8);
        }
    }

    /// Reads all of these bytes.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (&[columns, rows], mut bytes) = bytes.split_first_chunk::<2>()?;
        let count = usize::from(columns) * usize::from(rows);
        let (mut cells, mut before) = (Vec::with_capacity(count), 0_u64);
        while cells.len() < count {
            let end = bytes.iter().take(10).position(|byte| byte & 0x80 == 0)?;
            let (number, rest) = bytes.split_at(end + 1);
            bytes = rest;
            let folded =
                number.iter().rev().fold(0_u64, |sum, &byte| sum << 7 | u64::from(byte & 0x7f));
            let added = (folded >> 1) ^ (folded & 1).wrapping_neg();
            before = before.wrapping_add(added);
            cells.push(before);
        }
        (bytes.is_empty() && count > 0).then(|| Self { columns: columns.into(), cells })
    }
}
