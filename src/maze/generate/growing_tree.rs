//! A growing tree: goes on from its newest room or, in a given share of the steps, from any.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Maze, Percent, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct GrowingTree {
    dice: Dice,
    random: Percent,
    reached: Reached,
    /// Rooms that may still have fresh neighbours, the newest last.
    active: Vec<Tile>,
}

impl GrowingTree {
    pub fn new(size: Size, seed: u64, random: Percent) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
        let mut reached = Reached::new(rooms);
        let room = rooms.random(&mut dice);
        reached.insert(room);
        Self { dice, random, reached, active: vec![room] }
    }
}

impl Grow for GrowingTree {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        let newest = self.active.len().checked_sub(1)?;
        let place = if self.dice.chance(self.random.get()) {
            self.dice.below(self.active.len() as u32) as usize
        } else {
            newest
        };
        let from = self.active[place];
        let Some(direction) = pick(self.reached.fresh_around(from), &mut self.dice) else {
            self.active.swap_remove(place);
            return Some(BuildStep::Backtracked { from });
        };
        let tile = from.step(direction);
        let room = tile.step(direction);
        maze.grid.open(tile);
        self.reached.insert(room);
        self.active.push(room);
        Some(BuildStep::Opened { tile, from })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.active.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
