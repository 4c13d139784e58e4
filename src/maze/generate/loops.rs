//! Dead ends opened up, so that there are several paths and the solvers begin to differ.
//!
//! The dead ends are taken in random order, so that a larger share opens all that a smaller one
//! does, and more.

use super::BuildStep;
use super::rooms::pick;
use crate::maze::program::{Ran, program};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Directions, Grid, Maze, Percent, Tile};

/// Separates these draws from the generator's.
const STREAM: u64 = 0x6c6f_6f70;

program! {
    "loops": EachDeadEnd, IfStill, Open;
    [EachDeadEnd, IfStill, Open] LOOPED;
}

#[derive(Clone, Debug)]
pub(super) struct Loops {
    dice: Dice,
    dead_ends: Vec<Tile>,
    next: usize,
    wanted: usize,
}

impl Loops {
    pub fn new(grid: &Grid, share: Percent, seed: u64) -> Self {
        let dead_ends: Vec<Tile> = grid.open_tiles().filter(|&tile| grid.ways(tile) == 1).collect();
        let wanted = share.of(dead_ends.len() as u64) as usize;
        Self { dice: Dice::new(split_mix(seed, STREAM)), dead_ends, next: 0, wanted }
    }

    pub fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        while self.next < self.wanted {
            let left = (self.dead_ends.len() - self.next) as u32;
            let chosen = self.next + self.dice.below(left) as usize;
            self.dead_ends.swap(self.next, chosen);
            let dead_end = self.dead_ends[self.next];
            self.next += 1;
            if let Some(direction) = pick(walls_to_open(&maze.grid, dead_end), &mut self.dice) {
                let wall = dead_end.step(direction);
                maze.grid.open(wall);
                return Some(LOOPED.tells(BuildStep::Looped { wall, dead_end }));
            }
        }
        None
    }

    pub const fn progress(&self) -> (u64, u64) {
        (self.next as u64, self.wanted as u64)
    }
}

/// The walls between a dead end and another passage. There are none once a neighbouring dead end
/// has been opened up towards it.
fn walls_to_open(grid: &Grid, dead_end: Tile) -> Directions {
    let is_dead_end = grid.ways(dead_end) == 1;
    Directions::of(|direction| {
        let (wall, beyond) = (dead_end.step(direction), dead_end.go(direction, 2));
        is_dead_end && !grid.is_open(wall) && grid.is_open(beyond) && grid.ways(beyond) > 0
    })
}
