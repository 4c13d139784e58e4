//! Depth-first with open eyes.
//!
//! Before it turns into a passage it looks along it: a straight dead end is skipped. And it knows
//! where the goal lies: what its own way has cut off from there is sealed. Both it can tell from
//! what it has seen; it never looks through walls.

use std::collections::VecDeque;

use super::seal::Seal;
use super::{Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct SharpDepthFirst {
    stack: Vec<Entry>,
    /// Entered, skipped or sealed: nowhere to go any more.
    closed: Bits,
    seal: Seal,
    /// What was skipped or sealed and is not told yet.
    to_tell: VecDeque<SolveStep>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    tile: Tile,
    came: Direction,
    tried: u8,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Fresh,
    Searching,
    Arrived,
}

impl SharpDepthFirst {
    pub fn new(maze: &Maze) -> Self {
        Self {
            stack: Vec::new(),
            closed: Bits::zeros(maze.grid().tiles()),
            seal: Seal::new(maze),
            to_tell: VecDeque::new(),
            state: State::Fresh,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile, came: Direction) -> SolveStep {
        self.stack.push(Entry { tile, came, tried: 0 });
        self.closed.set(maze.grid().index(tile), true);
        if maze.is_goal(tile) {
            self.state = State::Arrived;
        } else {
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
        let grid = maze.grid();
        loop {
            if let Some(step) = self.to_tell.pop_front() {
                return step;
            }
            match self.state {
                State::Fresh => {
                    self.state = State::Searching;
                    return self.enter(maze, maze.start(), Direction::Right);
                }
                State::Arrived => return SolveStep::Arrive,
                State::Searching => {}
            }
            let Some(top) = self.stack.last_mut() else {
                return SolveStep::NoPath;
            };
            let entry = *top;
            if entry.tried == 4 {
                self.stack.pop();
                return SolveStep::Retreat(entry.tile);
            }
            let direction = Direction::nth(entry.tried);
            top.tried += 1;
            let next = entry.tile.step(direction);
            if grid.open_index(next).is_none_or(|index| self.closed.get(index)) {
                continue;
            }
            // Straight on in a passage without sides it would see what it saw when it turned in.
            let has_looked = direction == entry.came && !has_sides(grid, entry.tile, direction);
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

    fn way(&self) -> Vec<Tile> {
        self.stack.iter().map(|entry| entry.tile).collect()
    }
}

/// Whether a passage in this direction has an opening on its left or right at this tile.
fn has_sides(grid: &Grid, tile: Tile, direction: Direction) -> bool {
    grid.is_open(tile.step(direction.clockwise()))
        || grid.is_open(tile.step(direction.counterclockwise()))
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
