//! Depth-first with open eyes.
//!
//! Before it turns into a passage it looks along it: a straight dead end is skipped. And it knows
//! where the goal lies: what its own way has cut off from there is sealed. Both it can tell from
//! what it has seen; it never looks through walls.

use std::collections::VecDeque;

use super::seal::Seal;
use super::stack::{Order, Stack};
use super::{Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct SharpDepthFirst {
    stack: Stack,
    /// Entered, skipped or sealed: nowhere to go any more.
    closed: Bits,
    seal: Seal,
    /// What was skipped or sealed and is not told yet.
    to_tell: VecDeque<SolveStep>,
    has_begun: bool,
}

impl SharpDepthFirst {
    pub fn new(maze: &Maze) -> Self {
        Self {
            stack: Stack::new(Order::Fixed),
            closed: Bits::zeros(maze.grid().tiles()),
            seal: Seal::new(maze),
            to_tell: VecDeque::new(),
            has_begun: false,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile, came: Direction) -> SolveStep {
        self.stack.push(maze.grid(), tile, came);
        self.closed.set(maze.grid().index(tile), true);
        if !maze.is_goal(tile) {
            self.see(maze, tile);
        }
        SolveStep::Enter(tile)
    }

    /// Takes note of a tile and the walls around it, and of what they cut off.
    fn see(&mut self, maze: &Maze, tile: Tile) {
        for sealed in self.seal.see(maze, tile) {
            if let Some(index) = maze.grid().open_index(sealed)
                && self.closed.insert(index)
            {
                self.to_tell.push_back(SolveStep::Seal(sealed));
            }
        }
    }

    fn skip(&mut self, maze: &Maze, tiles: &[Tile]) {
        for &tile in tiles {
            if self.closed.insert(maze.grid().index(tile)) {
                self.to_tell.push_back(SolveStep::Skip(tile));
            }
        }
        for &tile in tiles {
            self.see(maze, tile);
        }
    }
}

impl Search for SharpDepthFirst {
    fn step(&mut self, maze: &Maze) -> SolveStep {
        if !self.has_begun {
            self.has_begun = true;
            return self.enter(maze, maze.start(), Direction::Right);
        }
        let grid = maze.grid();
        loop {
            if let Some(step) = self.to_tell.pop_front() {
                return step;
            }
            let Some(tile) = self.stack.last() else {
                return SolveStep::NoPath;
            };
            let Some(direction) = self.stack.try_next() else {
                self.stack.pop();
                return SolveStep::Retreat(tile);
            };
            let next = tile.step(direction);
            if self.closed.get(grid.index(next)) {
                continue;
            }
            // Straight on in a passage without sides it would see what it saw when it turned in.
            let has_looked =
                self.stack.came() == Some(direction) && !has_sides(grid, tile, direction);
            if !has_looked && let Some(dead_end) = straight_dead_end(maze, next, direction) {
                self.skip(maze, &dead_end);
            } else {
                return self.enter(maze, next, direction);
            }
        }
    }

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

/// Whether a passage in this direction has an opening on its left or right at this tile.
fn has_sides(grid: &Grid, tile: Tile, direction: Direction) -> bool {
    let open = grid.open_around(tile);
    open.contains(direction.clockwise()) || open.contains(direction.counterclockwise())
}

/// All tiles of the straight passage from `first` on, if it has no side and no goal and ends.
fn straight_dead_end(maze: &Maze, first: Tile, direction: Direction) -> Option<Vec<Tile>> {
    let grid = maze.grid();
    let mut tiles = Vec::new();
    let mut tile = first;
    while grid.is_open(tile) {
        if maze.is_goal(tile) || has_sides(grid, tile, direction) {
            return None;
        }
        tiles.push(tile);
        tile = tile.step(direction);
    }
    Some(tiles)
}
