//! What the path of a walker has cut off from the goal.
//!
//! The walker knows the tiles that it has seen: those it walked on and the walls beside them.
//! Everything else falls into regions that the seen tiles separate; a region without a goal is
//! sealed, for the walker could leave it only the way it came in.
//!
//! The seen tiles hang together at all times, if only by corners, and from some tile on with the
//! edge of the grid. Therefore a newly seen tile divides the unseen ones exactly if the unseen
//! tiles right around it fall apart, and only then the parts are explored: all at the same pace,
//! until all but one are known whole. So the cost is in proportion to the smaller parts, and a
//! sealed part never costs anything again. The one tile that joins the seen tiles to the edge may
//! divide nothing although its surroundings fall apart; there the parts are explored to their ends.
//!
//! With a single goal every region that is cut off is sealed. With several, goals are not counted
//! for each region: with some on both sides of an earlier division, a region may stay unsealed.

use std::mem;

use crate::maze::bits::Bits;
use crate::maze::{Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct DeadEndSeal {
    /// Neither walked on nor seen to be a wall nor sealed; and in no part that is being explored.
    /// Around the tiles there are places that are not fresh; the one after a row is also the one
    /// before the next, so that the places of the largest grid just fit into 32 bits.
    fresh: Bits,
    stride: usize,
    goals: Vec<usize>,
    reached_edge: bool,
    /// The parts that were explored last, kept to reuse their memory.
    parts: Vec<Part>,
}

impl DeadEndSeal {
    pub fn new(maze: &Maze) -> Self {
        let (columns, rows) = (maze.grid().columns() as usize, maze.grid().rows() as usize);
        let stride = columns + 1;
        let all = Bits::ones_only(columns);
        let mut fresh = Bits::zeros(stride * (rows + 2) + 1);
        for row in 1..=rows {
            fresh.add(row * stride + 1, &all, 0..columns);
        }
        let mut seal = Self { fresh, stride, goals: vec![], reached_edge: false, parts: vec![] };
        seal.goals = maze.goals().iter().map(|&goal| seal.place(goal)).collect();
        seal
    }

    /// The place of a tile.
    #[inline]
    pub const fn place(&self, tile: Tile) -> usize {
        (tile.row as usize + 1) * self.stride + tile.column as usize + 1
    }

    /// The tile at a place.
    pub const fn tile(&self, place: usize) -> Tile {
        let (row, column) = (place / self.stride, place % self.stride);
        Tile::new((column - 1) as u16, (row - 1) as u16)
    }

    /// The eight places around one, clockwise from the right; the even ones share a side with it.
    const fn around(&self, place: usize) -> [usize; 8] {
        let (above, below) = (place - self.stride, place + self.stride);
        [place + 1, below + 1, below, below - 1, place - 1, above - 1, above, above + 1]
    }

    /// Which of these are fresh, a bit for each.
    fn fresh_around(&self, place: usize) -> u8 {
        let three = |first: usize| self.fresh.word_from(first) as u8 & 0b111;
        let (above, same) = (three(place - self.stride - 1), three(place - 1));
        let below = three(place + self.stride - 1);
        same >> 2 | (below.reverse_bits() >> 5) << 1 | (same & 1) << 4 | above << 5
    }

    /// Marks a tile, and the walls around it, as seen. Adds the places that this seals.
    pub fn see(&mut self, maze: &Maze, tile: Tile, sealed: &mut Vec<u32>) {
        let place = self.place(tile);
        self.see_one(maze.grid(), tile, place, sealed);
        let mut fresh = self.fresh_around(place);
        while fresh != 0 {
            let beside = self.around(place)[fresh.trailing_zeros() as usize];
            fresh &= fresh - 1;
            let tile = self.tile(beside);
            if !maze.grid().is_open(tile) {
                self.see_one(maze.grid(), tile, beside, sealed);
            }
        }
    }

    fn see_one(&mut self, grid: &Grid, tile: Tile, place: usize, sealed: &mut Vec<u32>) {
        if !self.fresh.take(place) {
            return;
        }
        let joins_edge = !self.reached_edge && is_at_edge(grid, tile);
        self.reached_edge |= joins_edge;
        // One place of each group of fresh places around this one: the last beside it, going
        // clockwise.
        let fresh = self.fresh_around(place);
        let goes_on = fresh.rotate_right(1) & fresh.rotate_right(2);
        let doorsteps = fresh & !goes_on & 0b0101_0101;
        if doorsteps & doorsteps.wrapping_sub(1) != 0 {
            self.explore(place, doorsteps, joins_edge);
            self.seal_parts(sealed);
        }
    }

    /// Explores the parts that begin at these neighbours of the place: all at the same pace, until
    /// all but one are whole; or, if some may be the same part, one after the other to their ends.
    fn explore(&mut self, place: usize, doorsteps: u8, one_by_one: bool) {
        let mut parts = mem::take(&mut self.parts);
        let mut count = 0;
        for (at, doorstep) in self.around(place).into_iter().enumerate() {
            if doorsteps >> at & 1 == 1 && self.fresh.take(doorstep) {
                if parts.len() == count {
                    parts.push(Part::default());
                }
                parts[count].begin(doorstep);
                while one_by_one && !parts[count].is_whole() {
                    parts[count].explore(self);
                }
                count += 1;
            }
        }
        parts.truncate(count);
        while parts.iter().filter(|part| !part.is_whole()).count() > 1 {
            for part in &mut parts {
                part.explore(self);
            }
        }
        self.parts = parts;
    }

    /// Seals the parts that hold no goal; at most one of them is not whole.
    fn seal_parts(&mut self, sealed: &mut Vec<u32>) {
        let mut parts = mem::take(&mut self.parts);
        let found: usize = parts.iter().map(|part| part.goals).sum();
        for part in &mut parts {
            let has_no_goal = if part.is_whole() {
                part.goals == 0
            } else {
                found - part.goals == self.goals.len()
            };
            while has_no_goal && !part.is_whole() {
                part.explore(self);
            }
            if has_no_goal {
                sealed.extend(&part.places);
            } else {
                for &place in &part.places {
                    self.fresh.set(place as usize, true);
                }
            }
        }
        self.parts = parts;
    }
}

/// A region of fresh places, as far as it is explored.
#[derive(Clone, Debug, Default)]
struct Part {
    places: Vec<u32>,
    explored: usize,
    goals: usize,
}

impl Part {
    fn begin(&mut self, doorstep: usize) {
        self.places.clear();
        self.places.push(doorstep as u32);
        (self.explored, self.goals) = (0, 0);
    }

    const fn is_whole(&self) -> bool {
        self.explored == self.places.len()
    }

    /// Looks around one more place.
    fn explore(&mut self, seal: &mut DeadEndSeal) {
        let Some(&place) = self.places.get(self.explored) else {
            return;
        };
        let place = place as usize;
        self.explored += 1;
        self.goals += seal.goals.iter().filter(|&&goal| goal == place).count();
        for next in seal.around(place).into_iter().step_by(2) {
            if seal.fresh.take(next) {
                self.places.push(next as u32);
            }
        }
    }
}

fn is_at_edge(grid: &Grid, tile: Tile) -> bool {
    tile.column == 0
        || tile.row == 0
        || tile.column + 1 == grid.columns()
        || tile.row + 1 == grid.rows()
}
