//! A random walk through fresh rooms until it is stuck; then a hunt for the first fresh room, row
//! by row, that has a reached neighbour, and on from there.
//!
//! The hunt does not search the maze again and again: the rooms it may find are kept in order.

use std::collections::BTreeSet;

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct HuntAndKill {
    dice: Dice,
    rooms: Rooms,
    reached: Reached,
    /// The numbers of all fresh rooms beside reached ones.
    prey: BTreeSet<u32>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Walking(Tile),
    /// The hunt has found this room, which is not joined to the rest yet.
    Found(Tile),
}

impl HuntAndKill {
    pub fn new(size: Size, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
        let room = rooms.random(&mut dice);
        let mut this = Self {
            dice,
            rooms,
            reached: Reached::new(rooms),
            prey: BTreeSet::new(),
            state: State::Walking(room),
        };
        this.reach(room);
        this
    }

    fn reach(&mut self, room: Tile) {
        self.reached.insert(room);
        self.prey.remove(&self.rooms.index(room));
        for direction in Direction::ALL {
            if let Some(next) = self.rooms.neighbour(room, direction)
                && !self.reached.contains(next)
            {
                self.prey.insert(self.rooms.index(next));
            }
        }
        self.state = State::Walking(room);
    }

    fn hunt(&mut self) -> Option<BuildStep> {
        let room = self.rooms.at(*self.prey.first()?);
        self.state = State::Found(room);
        Some(BuildStep::Hunted { room })
    }
}

impl Grow for HuntAndKill {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        let (tile, from, room) = match self.state {
            State::Walking(from) => {
                let Some(direction) = pick(self.reached.fresh_around(from), &mut self.dice) else {
                    return self.hunt();
                };
                let tile = from.step(direction);
                (tile, from, tile.step(direction))
            }
            State::Found(room) => {
                let direction = pick(self.reached.reached_around(room), &mut self.dice)?;
                let tile = room.step(direction);
                (tile, tile.step(direction), room)
            }
        };
        maze.grid.open(tile);
        self.reach(room);
        Some(BuildStep::Opened { tile, from })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.prey.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
