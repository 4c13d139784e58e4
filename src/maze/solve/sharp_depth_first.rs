//! Depth-first search that looks ahead.
//!
//! Before it turns into a passage it looks along it: a straight dead end is skipped. And it knows
//! where the goal lies: what its own path has cut off from there is sealed. Both follow from what
//! it has seen; it never looks through walls.

use std::collections::VecDeque;

use super::seal::DeadEndSeal;
use super::stack::{Stack, StackOrder};
use super::{Holding, Search, SearchCounts, SolveStep, SolverInfo, Trace};
use crate::maze::bits::Bits;
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Grid, Lines, Maze, Tile};

program! {
    "sharp-depth-first": PushStart, WhileHeld, Seal, Skip, Push, IfGoal, Pop, NoPath;
    [PushStart] BEGAN;
    [WhileHeld, Seal] SEALED;
    [WhileHeld, Skip] SKIPPED;
    [WhileHeld, Skip, Push] WENT_ON;
    [IfGoal] ARRIVED;
    [WhileHeld, Skip, Push, Pop] WENT_BACK;
    [WhileHeld, NoPath] GAVE_UP;
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "sharp-depth-first",
    holds: Holding::Stack,
    looks_ahead: true,
    bytes_per_room: 44,
    traces: &[Trace::Backtracked, Trace::Skipped, Trace::Sealed],
    program: &PROGRAM,
    begun: at([Line::PushStart]),
    begin: |maze| Box::new(SharpDepthFirst::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct SharpDepthFirst {
    stack: Stack,
    seal: DeadEndSeal,
    /// Entered, skipped or sealed: not to be entered. Indexed by the seal's places.
    closed: Bits,
    sealed: Vec<u32>,
    is_watched: bool,
    /// What was skipped or sealed and is not reported yet.
    to_tell: VecDeque<Ran<SolveStep>>,
    has_begun: bool,
}

impl SharpDepthFirst {
    pub fn new(maze: &Maze) -> Self {
        let seal = DeadEndSeal::new(maze);
        let nowhere = Tile::new(maze.grid().columns(), maze.grid().rows());
        Self {
            stack: Stack::new(StackOrder::Fixed),
            closed: Bits::zeros(seal.place(nowhere) + 1),
            seal,
            sealed: Vec::new(),
            is_watched: true,
            to_tell: VecDeque::new(),
            has_begun: false,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile, came: Direction) -> SolveStep {
        self.stack.push(maze.grid(), tile, came);
        self.closed.set(self.seal.place(tile), true);
        if !maze.is_goal(tile) {
            self.see(maze, tile);
        }
        SolveStep::Enter(tile)
    }

    /// Notes a tile and the walls around it, and what they cut off.
    fn see(&mut self, maze: &Maze, tile: Tile) {
        self.seal.see(maze, tile, &mut self.sealed);
        for place in self.sealed.drain(..) {
            if self.closed.insert(place as usize) && self.is_watched {
                let sealed = self.seal.tile(place as usize);
                if maze.grid().is_open(sealed) {
                    self.to_tell.push_back(SEALED.tells(SolveStep::Seal(sealed)));
                }
            }
        }
    }

    fn skip(&mut self, maze: &Maze, tiles: &[Tile]) {
        for &tile in tiles {
            if self.closed.insert(self.seal.place(tile)) && self.is_watched {
                self.to_tell.push_back(SKIPPED.tells(SolveStep::Skip(tile)));
            }
        }
        for &tile in tiles {
            self.see(maze, tile);
        }
    }
}

impl Search for SharpDepthFirst {
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        if !self.has_begun {
            self.has_begun = true;
            return BEGAN.tells(self.enter(maze, maze.start(), Direction::Right));
        }
        let grid = maze.grid();
        loop {
            if let Some(ran) = self.to_tell.pop_front() {
                return ran;
            }
            let Some(tile) = self.stack.last() else {
                return GAVE_UP.tells(SolveStep::NoPath);
            };
            let Some(direction) = self.stack.try_next() else {
                self.stack.pop();
                return WENT_BACK.tells(SolveStep::Retreat(tile));
            };
            let next = tile.step(direction);
            if self.closed.get(self.seal.place(next)) {
                continue;
            }
            // Straight on in a passage it would only see what it saw when it turned in.
            let has_looked =
                self.stack.came() == Some(direction) && !has_sides(grid, tile, direction);
            if !has_looked && let Some(dead_end) = straight_dead_end(maze, next, direction) {
                self.skip(maze, &dead_end);
            } else {
                return WENT_ON.tells(self.enter(maze, next, direction));
            }
        }
    }

    fn leap(&mut self, _: &Maze) -> Option<(bool, SearchCounts)> {
        self.is_watched = false;
        None
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn stack(&self) -> Option<&Stack> {
        Some(&self.stack)
    }
}

/// Whether a passage in this direction has an opening on its left or right at this tile.
fn has_sides(grid: &Grid, tile: Tile, direction: Direction) -> bool {
    let open = grid.open_around(tile);
    open.contains(direction.clockwise()) || open.contains(direction.counterclockwise())
}

/// All tiles of the straight passage from `first` on, if it is a dead end without sides and goal.
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
