//! Generators that reach one room after another: the backtracker, Prim, the growing tree and the
//! hunter.
//!
//! They only join an unreached room to a reached one. So a wall between two reached rooms is final,
//! and is shown as such from that step on.

use crate::game::theatre::{Mark, TileMarks};
use crate::maze::{BuildStep, Direction, Tile};

/// Paints the rooms as they are reached.
#[derive(Clone, Debug)]
pub(super) struct Growth {
    lit: Lit,
    newest: Option<Tile>,
}

/// What is highlighted while the maze grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lit {
    /// The stack: a trail of rooms and the openings between them.
    Stack,
    /// A list of rooms, with nothing between them.
    List,
    /// The rooms next to those that are reached.
    Frontier,
    /// The walk since the last hunt.
    Walk,
}

impl Lit {
    /// The marks for a room that was just reached, and for the opening to it.
    const fn marks(self) -> (Mark, Mark) {
        match self {
            Self::Stack | Self::Walk => (Mark::Trail, Mark::Trail),
            Self::List => (Mark::Trail, Mark::Joined),
            Self::Frontier => (Mark::Joined, Mark::Joined),
        }
    }
}

impl Growth {
    pub const fn new(lit: Lit) -> Self {
        Self { lit, newest: None }
    }

    pub fn paint(&mut self, marks: &mut TileMarks, step: BuildStep) {
        match step {
            BuildStep::Opened { tile, from } => self.open(marks, tile, from),
            BuildStep::Backtracked { from } => {
                marks.set(from, Mark::Joined);
                if self.lit == Lit::Stack {
                    let passage = from.step(marks.came(from).opposite());
                    marks.turn(passage, Mark::Trail, Mark::Joined);
                }
            }
            BuildStep::Hunted { .. } => self.put_out_walk(marks),
            _ => {}
        }
    }

    fn open(&mut self, marks: &mut TileMarks, tile: Tile, from: Tile) {
        let Some(direction) = from.direction_to(tile) else { return };
        let room = tile.step(direction);
        // Only the first step tells where the generator began.
        if !marks.mark(from).is_reached() {
            self.reach(marks, from);
        }
        marks.set(tile, self.lit.marks().1);
        marks.set_came(room, direction);
        self.reach(marks, room);
        self.newest = Some(room);
    }

    fn reach(&self, marks: &mut TileMarks, room: Tile) {
        reach(marks, room, self.lit.marks().0);
        if self.lit == Lit::Frontier {
            for direction in Direction::ALL {
                marks.turn(room.go(direction, 2), Mark::Fresh, Mark::Frontier);
            }
        }
    }

    /// The walk has ended: clears its trail from the newest room back to its beginning.
    fn put_out_walk(&mut self, marks: &mut TileMarks) {
        let mut end = self.newest.take();
        while let Some(room) = end.filter(|&room| marks.mark(room) == Mark::Trail) {
            marks.set(room, Mark::Joined);
            let back = marks.came(room).opposite();
            marks.turn(room.step(back), Mark::Trail, Mark::Joined);
            end = Some(room.go(back, 2));
        }
    }
}

/// Marks a room as reached, and the walls between it and other reached rooms as final.
pub(super) fn reach(marks: &mut TileMarks, room: Tile, lit: Mark) {
    marks.set(room, lit);
    for direction in Direction::ALL {
        if marks.mark(room.go(direction, 2)).is_reached() {
            marks.turn(room.step(direction), Mark::Untried, Mark::Wall);
        }
    }
}
