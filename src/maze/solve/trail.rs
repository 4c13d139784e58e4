//! How each tile was first reached, for solvers whose way is known only at the end.

use crate::maze::{Direction, Grid, Tile};

#[derive(Clone, Debug)]
pub(super) struct Trail {
    columns: usize,
    /// 0 for a tile that was not reached, else one more than the direction of the step to it.
    steps: Vec<u8>,
    start: Tile,
}

impl Trail {
    pub fn new(grid: &Grid, start: Tile) -> Self {
        Self { columns: grid.columns() as usize, steps: vec![0; grid.tiles()], start }
    }

    /// Notes the step to a tile, unless it was reached before; says whether it was not.
    pub fn reach(&mut self, tile: Tile, step: Direction) -> bool {
        let place = tile.row as usize * self.columns + tile.column as usize;
        let is_new = self.steps[place] == 0;
        if is_new {
            self.steps[place] = 1 + step as u8;
        }
        is_new
    }

    pub fn has_reached(&self, tile: Tile) -> bool {
        self.steps[tile.row as usize * self.columns + tile.column as usize] != 0
    }

    /// The direction of the step by which a tile was first reached, if it was.
    pub fn step_to(&self, tile: Tile) -> Option<Direction> {
        let step = self.steps[tile.row as usize * self.columns + tile.column as usize];
        step.checked_sub(1).map(Direction::nth)
    }

    /// The tiles from the start to a tile that was reached.
    pub fn path_to(&self, mut tile: Tile) -> Vec<Tile> {
        let mut path = vec![tile];
        while tile != self.start {
            let step = self.steps[tile.row as usize * self.columns + tile.column as usize];
            tile = tile.step(Direction::nth(step.wrapping_sub(1)).opposite());
            path.push(tile);
        }
        path.reverse();
        path
    }
}
