//! How each tile or room was first reached, for solvers whose path is known only at the end: three
//! bits for each, so that more of them share a cache line.

use crate::maze::bits::Bits;
use crate::maze::{Direction, Directions, Grid, Tile};

/// The steps by which places were first reached.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    reached: Bits,
    /// For each place that was reached, a direction in two bits.
    steps: Vec<u64>,
}

impl Steps {
    pub fn new(places: usize) -> Self {
        Self { reached: Bits::zeros(places), steps: vec![0; places.div_ceil(32)] }
    }

    /// Stores the step to a place, unless it was reached before; returns whether it was stored.
    #[inline]
    pub fn reach(&mut self, place: usize, step: Direction) -> bool {
        let is_new = self.reached.insert(place);
        if is_new {
            self.steps[place / 32] |= (step as u64) << (place % 32 * 2);
        }
        is_new
    }

    #[inline]
    pub fn has_reached(&self, place: usize) -> bool {
        self.reached.get(place)
    }

    /// The step to a place that was reached.
    #[inline]
    pub fn step_to(&self, place: usize) -> Direction {
        Direction::nth((self.steps[place / 32] >> (place % 32 * 2)) as u8)
    }
}

/// The steps by which the tiles of a grid were first reached from the start.
#[derive(Clone, Debug)]
pub(super) struct Trail {
    columns: usize,
    steps: Steps,
    start: Tile,
}

impl Trail {
    pub fn new(grid: &Grid, start: Tile) -> Self {
        Self { columns: grid.columns() as usize, steps: Steps::new(grid.tiles()), start }
    }

    #[inline]
    const fn place(&self, tile: Tile) -> usize {
        tile.row as usize * self.columns + tile.column as usize
    }

    /// Stores the step to a tile, unless it was reached before; returns whether it was stored.
    #[inline]
    pub fn reach(&mut self, tile: Tile, step: Direction) -> bool {
        self.steps.reach(self.place(tile), step)
    }

    #[inline]
    pub fn has_reached(&self, tile: Tile) -> bool {
        self.steps.has_reached(self.place(tile))
    }

    /// The directions from a reached tile to open tiles, except back to where it was reached from.
    #[inline]
    pub fn onward(&self, grid: &Grid, tile: Tile) -> Directions {
        let open = grid.open_around(tile);
        if tile == self.start {
            return open;
        }
        open.without(self.steps.step_to(self.place(tile)).opposite())
    }

    /// The direction of the step by which a tile was first reached, if it was.
    pub fn step_to(&self, tile: Tile) -> Option<Direction> {
        self.has_reached(tile).then(|| self.steps.step_to(self.place(tile)))
    }

    /// The tiles from the start to a tile that was reached.
    pub fn path_to(&self, tile: Tile) -> Vec<Tile> {
        path(self.start, tile, |tile| (self.steps.step_to(self.place(tile)), 1))
    }
}

/// The tiles from the start to the end, from the step to each tile and the number of tiles.
pub(super) fn path(
    start: Tile,
    end: Tile,
    steps_to: impl Fn(Tile) -> (Direction, u16),
) -> Vec<Tile> {
    let (mut path, mut tile) = (vec![end], end);
    while tile != start {
        let (direction, count) = steps_to(tile);
        for _ in 0..count {
            tile = tile.step(direction.opposite());
            path.push(tile);
        }
    }
    path.reverse();
    path
}
