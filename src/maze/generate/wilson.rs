//! Loop-erased random walks: every maze of this size is equally likely.
//!
//! The tree begins as the goal's room alone. From the first room that is not in the tree yet a
//! random walk goes on until it meets the tree; each room remembers only how the walk left it the
//! last time, and so all loops are forgotten when the walk is followed once more and opened.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Maze, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct Wilson {
    dice: Dice,
    rooms: Rooms,
    tree: Reached,
    /// How a walk last left each room.
    exits: Vec<Direction>,
    state: State,
    /// All rooms before this one are in the tree.
    first_outside: u32,
}

#[derive(Clone, Debug)]
enum State {
    Resting,
    Walking {
        begin: Tile,
        at: Tile,
    },
    /// Following the walk once more and opening it, from its begin to the tree.
    Opening(Tile),
}

impl Wilson {
    pub fn new(size: Size, seed: u64) -> Self {
        let rooms = Rooms::new(size);
        let mut tree = Reached::new(rooms);
        tree.insert(size.goal());
        Self {
            dice: Dice::new(seed),
            rooms,
            tree,
            exits: vec![Direction::Right; rooms.count() as usize],
            state: State::Resting,
            first_outside: 0,
        }
    }

    fn walk(&mut self, begin: Tile, from: Tile) -> Option<BuildStep> {
        let ways = Directions::of(|way| self.rooms.neighbour(from, way).is_some());
        let direction = pick(ways, &mut self.dice)?;
        let to = from.go(direction, 2);
        self.exits[self.rooms.index(from) as usize] = direction;
        self.state = if self.tree.contains(to) {
            State::Opening(begin)
        } else {
            State::Walking { begin, at: to }
        };
        Some(BuildStep::Walked { from, to })
    }
}

impl Grow for Wilson {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        match self.state {
            State::Resting => {
                let mut outside = (self.first_outside..self.rooms.count())
                    .filter(|&index| !self.tree.contains(self.rooms.at(index)));
                self.first_outside = outside.next()?;
                let begin = self.rooms.at(self.first_outside);
                self.walk(begin, begin)
            }
            State::Walking { begin, at } => self.walk(begin, at),
            State::Opening(from) => {
                let direction = self.exits[self.rooms.index(from) as usize];
                let tile = from.step(direction);
                let next = tile.step(direction);
                maze.grid.open(tile);
                self.state =
                    if self.tree.contains(next) { State::Resting } else { State::Opening(next) };
                self.tree.insert(from);
                Some(BuildStep::Opened { tile, from })
            }
        }
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        matches!(self.state, State::Resting) && self.tree.has_both_ends(maze)
    }

    fn progress(&self) -> (u64, u64) {
        self.tree.progress()
    }
}
