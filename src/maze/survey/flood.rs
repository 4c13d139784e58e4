//! A flood from a tile over all that can be reached, level by level; or a walk without rings.
//!
//! Each word holds 64 tiles of a column, and there is a wall all around the grid. So however a
//! level runs across the grid, it stays within little memory. The wall after a row of words is also
//! the one before the next, so the largest grid's places just fit into 32 bits.

use crate::maze::bits::Bits;
use crate::maze::{Grid, Tile};

/// The open tiles of a grid that are not seen yet.
pub struct Flood {
    unseen: Bits,
    /// How many words lie side by side.
    width: usize,
    level: Vec<u32>,
    next_level: Vec<u32>,
}

/// A place where a walk may have more than one direction to take.
struct Fork {
    place: u32,
    /// The moves to there, and to the farthest end beyond it that the walk has come back from.
    moves: u32,
    end: u32,
}

impl Flood {
    /// All open tiles, none of them seen yet.
    pub fn of(grid: &Grid) -> Self {
        let (columns, rows) = (usize::from(grid.columns()), usize::from(grid.rows()));
        let width = columns + 1;
        let mut words = vec![0; width * (rows + 2).div_ceil(64) + 1];
        for (band, words) in words.chunks_exact_mut(width).enumerate() {
            for left in (0..columns).step_by(64) {
                let mut block = [0; 64];
                for (word, row) in block.iter_mut().zip(64 * band..).skip(usize::from(band == 0)) {
                    if row <= rows {
                        *word = grid.open_bits().word_from((row - 1) * columns + left);
                    }
                }
                let here = (columns - left).min(64);
                words[left + 1..=left + here].copy_from_slice(&transposed(block)[..here]);
            }
        }
        Self { unseen: Bits::of_words(words), width, level: Vec::new(), next_level: Vec::new() }
    }

    /// The place of a tile of the grid.
    pub const fn place(&self, tile: Tile) -> usize {
        let (column, row) = (tile.column as usize + 1, tile.row as usize + 1);
        (row / 64 * self.width + column) * 64 + row % 64
    }

    /// The number of parts without a seen tile; marks all their tiles as seen.
    pub fn rest(&mut self) -> usize {
        let mut parts = 0;
        for start in (0..self.unseen.length()).step_by(64) {
            loop {
                let unseen = self.unseen.word_from(start);
                if unseen == 0 {
                    break;
                }
                self.from(start + unseen.trailing_zeros() as usize, |_, _| {});
                parts += 1;
            }
        }
        parts
    }

    /// Visits these tiles in an order that is much faster in a huge maze, but correct only without
    /// rings. Returns the moves of the longest path between any two of them.
    pub fn walk_tree(&mut self, start: usize, mut visit: impl FnMut(usize, u32)) -> u32 {
        let Self { unseen, width, .. } = self;
        let mut forks = vec![Fork { place: start as u32, moves: 0, end: 0 }];
        let (mut here, mut moves, mut longest) = (start, 0, 0);
        unseen.take(start);
        loop {
            visit(here, moves);
            let mut on = beside(here, *width).into_iter().filter(|&next| unseen.get(next));
            let mut next = on.next();
            if on.next().is_some() {
                forks.push(Fork { place: here as u32, moves, end: moves });
            }
            let mut end = moves;
            while next.is_none() {
                let Some(fork) = forks.last_mut() else { return longest };
                longest = longest.max(fork.end + end - 2 * fork.moves);
                fork.end = fork.end.max(end);
                moves = fork.moves;
                next =
                    beside(fork.place as usize, *width).into_iter().find(|&next| unseen.get(next));
                if next.is_none() {
                    end = fork.end;
                    forks.pop();
                }
            }
            here = next.unwrap_or(here);
            unseen.take(here);
            moves += 1;
        }
    }

    /// Visits all tiles that can be reached from one and are not seen yet, nearest first, with the
    /// moves it takes. Returns one of the farthest and the moves to there.
    pub fn from(&mut self, start: usize, mut visit: impl FnMut(usize, u32)) -> (usize, u32) {
        let Self { unseen, width, level, next_level } = self;
        unseen.take(start);
        level.push(start as u32);
        let (mut farthest, mut moves) = (start, 0);
        loop {
            for place in level.drain(..) {
                let place = place as usize;
                visit(place, moves);
                for next in beside(place, *width) {
                    if unseen.take(next) {
                        next_level.push(next as u32);
                    }
                }
            }
            let Some(&last) = next_level.last() else {
                return (farthest, moves);
            };
            farthest = last as usize;
            moves += 1;
            std::mem::swap(level, next_level);
        }
    }
}

/// The places next to one, in rows of `width` words.
fn beside(place: usize, width: usize) -> [usize; 4] {
    let to_next_band = 64 * (width - 1) + 1;
    let down = if place % 64 == 63 { place + to_next_band } else { place + 1 };
    let up = if place.is_multiple_of(64) { place - to_next_band } else { place - 1 };
    [place + 64, down, place - 64, up]
}

/// Transposes 64 rows of 64 bits, by exchanging ever smaller quarters.
fn transposed(mut block: [u64; 64]) -> [u64; 64] {
    let (mut side, mut left) = (32, u64::MAX >> 32);
    while side > 0 {
        for row in (0..64).filter(|row| row & side == 0) {
            let exchanged = (block[row] >> side ^ block[row + side]) & left;
            block[row] ^= exchanged << side;
            block[row + side] ^= exchanged;
        }
        side /= 2;
        left ^= left << side;
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::random::Dice;

    #[test]
    fn every_open_tile_has_its_place_and_no_other_place_is_open() {
        for (columns, rows) in [(1, 1), (3, 62), (64, 63), (65, 64), (130, 127), (2, 200)] {
            let (mut grid, mut dice) = (Grid::walls(columns, rows), Dice::new(7));
            for index in 0..grid.tiles() {
                grid.set(grid.tile(index), dice.chance(60));
            }
            let flood = Flood::of(&grid);
            assert_eq!(flood.unseen.count(), grid.open_count());
            assert!(grid.open_tiles().all(|tile| flood.unseen.get(flood.place(tile))));
        }
    }

    /// Every step counts as one move, whatever words it crosses.
    #[test]
    fn a_flood_goes_one_move_at_a_time() {
        for (columns, rows) in [(1, 1), (70, 1), (1, 200), (66, 129), (5, 64)] {
            let mut flood = Flood::of(&Grid::without_walls(columns, rows));
            let start = flood.place(Tile::new(columns / 2, rows / 3));
            let mut moves_to = vec![None; flood.unseen.length()];
            flood.from(start, |place, moves| moves_to[place] = Some(moves));
            for (column, row) in (0..columns).flat_map(|it| (0..rows).map(move |row| (it, row))) {
                let moves = column.abs_diff(columns / 2) + row.abs_diff(rows / 3);
                let place = flood.place(Tile::new(column, row));
                assert_eq!(moves_to[place], Some(u32::from(moves)));
            }
            assert_eq!((flood.unseen.count(), flood.rest()), (0, 0));
        }
    }
}
