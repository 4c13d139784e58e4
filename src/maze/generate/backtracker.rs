//! Random depth-first search: on to any fresh neighbour, back where there is none.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct Backtracker {
    dice: Dice,
    reached: Reached,
    /// Where it is; nowhere once it has backtracked from the room it began in.
    room: Option<Tile>,
    /// The stack: how it came from the room it began in to where it is.
    way: Vec<Direction>,
}

impl Backtracker {
    pub fn new(size: Size, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
        let mut reached = Reached::new(rooms);
        let room = rooms.random(&mut dice);
        reached.insert(room);
        Self { dice, reached, room: Some(room), way: Vec::new() }
    }
}

impl Grow for Backtracker {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        let from = self.room?;
        let Some(direction) = pick(self.reached.fresh_around(from), &mut self.dice) else {
            self.room = self.way.pop().map(|came| from.go(came.opposite(), 2));
            return Some(BuildStep::Backtracked { from });
        };
        let tile = from.step(direction);
        let room = tile.step(direction);
        maze.grid.open(tile);
        self.reached.insert(room);
        self.way.push(direction);
        self.room = Some(room);
        Some(BuildStep::Opened { tile, from })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.way.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
