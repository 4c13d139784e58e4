//! Each room opens up or left by the toss of a coin; the first has neither.

use super::rooms::Rooms;
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size};

#[derive(Clone, Debug)]
pub(super) struct BinaryTree {
    dice: Dice,
    rooms: Rooms,
    next: u32,
}

impl BinaryTree {
    pub fn new(size: Size, seed: u64) -> Self {
        Self { dice: Dice::new(seed), rooms: Rooms::new(size), next: 1 }
    }
}

impl Grow for BinaryTree {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        if self.next == self.rooms.count() {
            return None;
        }
        let from = self.rooms.at(self.next);
        self.next += 1;
        let direction = if from.row == 1 {
            Direction::Left
        } else if from.column == 1 || self.dice.coin() {
            Direction::Up
        } else {
            Direction::Left
        };
        let tile = from.step(direction);
        maze.grid.open(tile);
        Some(BuildStep::Opened { tile, from })
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.next), u64::from(self.rooms.count()))
    }
}
