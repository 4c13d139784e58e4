//! Depth-first search: always on to the first neighbour that was never entered, back where there is
//! none. The stack is the way.

use super::stack::{Order, Stack};
use super::{Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct DepthFirst {
    /// Where it begins, until it has.
    start: Option<Tile>,
    entered: Bits,
    stack: Stack,
}

impl DepthFirst {
    /// A search from an open tile that has not begun.
    pub fn new(grid: &Grid, start: Tile, order: Order) -> Self {
        let entered = Bits::zeros(grid.tiles());
        Self { start: Some(start), entered, stack: Stack::new(order) }
    }

    #[inline(always)]
    fn step_in(&mut self, grid: &Grid) -> SolveStep {
        if let Some(start) = self.start.take() {
            self.entered.set(grid.index(start), true);
            self.stack.push(grid, start, Direction::Right);
            return SolveStep::Enter(start);
        }
        let Some(tile) = self.stack.last() else {
            return SolveStep::NoPath;
        };
        while let Some(direction) = self.stack.try_next() {
            let next = tile.step(direction);
            if self.entered.insert(grid.index(next)) {
                self.stack.push(grid, next, direction);
                return SolveStep::Enter(next);
            }
        }
        self.stack.pop();
        SolveStep::Retreat(tile)
    }
}

impl Search for DepthFirst {
    #[inline(always)]
    fn step(&mut self, maze: &Maze) -> SolveStep {
        self.step_in(maze.grid())
    }

    #[inline]
    fn held(&self) -> usize {
        self.stack.len()
    }

    fn stack(&self) -> Option<&Stack> {
        Some(&self.stack)
    }

    fn way(&self) -> Vec<Tile> {
        self.stack.tiles()
    }
}

/// A way from one open tile to another, both included, if there is one.
pub fn way_between(grid: &Grid, start: Tile, end: Tile) -> Option<Vec<Tile>> {
    let mut search = DepthFirst::new(grid, start, Order::Fixed);
    loop {
        match search.step_in(grid) {
            SolveStep::Enter(tile) if tile == end => return Some(search.way()),
            SolveStep::NoPath => return None,
            _ => {}
        }
    }
}
