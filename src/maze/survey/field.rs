//! Open tiles with walls all around them, so that the neighbours of a tile have fixed offsets
//! everywhere and the border needs no check: 64 tiles are counted at once.

use std::borrow::Cow;

use super::Corridors;
use crate::maze::Grid;
use crate::maze::bits::Bits;

/// The open tiles of a grid. Its rows follow each other with a wall between any two.
pub struct Field<'g> {
    /// The place of the first tile.
    first: usize,
    /// The offset from a tile to the one below.
    stride: usize,
    length: usize,
    open: Cow<'g, Bits>,
}

/// How many tiles and joints there are of each kind.
pub struct SurveyCounts {
    pub open_tiles: usize,
    pub dead_ends: usize,
    pub junctions: usize,
    /// Pairs of neighbouring open tiles.
    pub joints: usize,
    pub corridors: Corridors,
}

impl<'g> Field<'g> {
    pub fn of(grid: &'g Grid) -> Self {
        let columns = grid.columns() as usize;
        // A grid with a closed border needs no other one around it, so no huge grid is copied. In
        // rows as long as a word, only the first, all wall, reads what lies before it.
        if columns >= 64 && grid.border_openings().next().is_none() {
            let open = Cow::Borrowed(grid.open_bits());
            return Self { first: 0, stride: columns, length: grid.tiles(), open };
        }
        let stride = columns + 1;
        // Enough to have places for everything beside the first tiles.
        let first = stride.next_multiple_of(64);
        let length = first + (grid.rows() as usize + 1) * stride;
        let mut open = Bits::zeros(length);
        for row in 0..grid.rows() {
            grid.add_row_to(row, &mut open, first + row as usize * stride);
        }
        Self { first, stride, length, open: Cow::Owned(open) }
    }

    /// The places next to one, in the order of [`Direction::ALL`](crate::maze::Direction::ALL).
    const fn beside(&self, place: usize) -> [usize; 4] {
        [place + 1, place + self.stride, place.wrapping_sub(1), place.wrapping_sub(self.stride)]
    }

    /// Counts what follows from tiles and their neighbours alone, and walks the corridors.
    pub fn count(&self) -> SurveyCounts {
        let (mut dead_ends, mut junctions, mut joints) = (0, 0, 0);
        let mut passed = vec![0; self.first / 64];
        for start in (self.first..self.length).step_by(64) {
            let here = self.open.word_from(start);
            let [right, down, left, up] = self.beside(start).map(|at| self.open.word_from(at));
            let (level, steep) = (right & left, down & up);
            let (is_odd, has_two) = (right ^ left ^ down ^ up, level | steep);
            let has_three = is_odd & has_two | level & steep;
            let has_any = right | down | left | up;
            let count = |tiles: u64| (here & tiles).count_ones() as usize;
            dead_ends += count(is_odd & !has_two);
            junctions += count(has_three);
            joints += count(right) + count(down);
            passed.push(here & has_any & !is_odd & !has_three);
        }
        let corridors = self.corridors(Bits::of_words(passed), joints);
        SurveyCounts { open_tiles: self.open.count(), dead_ends, junctions, joints, corridors }
    }

    /// The corridors, from the tiles with two open neighbours. Each tile is passed once.
    fn corridors(&self, mut passed: Bits, joints: usize) -> Corridors {
        // A corridor has one joint more than tiles; a ring, which is not one, has as many.
        let count = joints - passed.count();
        let mut longest = u32::from(count > 0);
        for start in (self.first..self.length).step_by(64) {
            let end = |at: usize| self.open.word_from(at) & !passed.word_from(at);
            let [right, down, left, up] = self.beside(start).map(end);
            let mut beside_ends = passed.word_from(start) & (right | down | left | up);
            while beside_ends != 0 {
                let mut place = start + beside_ends.trailing_zeros() as usize;
                beside_ends &= beside_ends - 1;
                let mut moves = 1;
                while passed.take(place) {
                    moves += 1;
                    let next = self.beside(place).into_iter().find(|&next| passed.get(next));
                    place = next.unwrap_or(place);
                }
                longest = longest.max(moves);
            }
        }
        let on_rings = passed.count();
        Corridors { count, mean: (joints - on_rings) as f64 / count.max(1) as f64, longest }
    }
}
