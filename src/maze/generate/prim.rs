//! A random frontier: any room beside the reached ones is joined to any reached neighbour.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct Prim {
    dice: Dice,
    rooms: Rooms,
    reached: Reached,
    /// Rooms beside reached ones, each once, in no order.
    frontier: Vec<Tile>,
    was_frontier: Reached,
}

impl Prim {
    pub fn new(size: Size, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
        let room = rooms.random(&mut dice);
        let mut prim = Self {
            dice,
            rooms,
            reached: Reached::new(rooms),
            frontier: Vec::new(),
            was_frontier: Reached::new(rooms),
        };
        prim.reach(room);
        prim
    }

    fn reach(&mut self, room: Tile) {
        self.reached.insert(room);
        self.was_frontier.insert(room);
        for direction in Direction::ALL {
            if let Some(next) = self.rooms.neighbour(room, direction)
                && !self.was_frontier.contains(next)
            {
                self.was_frontier.insert(next);
                self.frontier.push(next);
            }
        }
    }
}

impl Grow for Prim {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        if self.frontier.is_empty() {
            return None;
        }
        let place = self.dice.below(self.frontier.len() as u32);
        let room = self.frontier.swap_remove(place as usize);
        let direction = pick(self.reached.reached_around(room), &mut self.dice)?;
        let tile = room.step(direction);
        maze.grid.open(tile);
        self.reach(room);
        Some(BuildStep::Opened { tile, from: tile.step(direction) })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.frontier.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
