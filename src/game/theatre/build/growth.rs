//! Generators that reach one room after another: the backtracker, Prim, the growing tree and the
//! hunter.
//!
//! They only ever join a room that is not reached to one that is. So a wall between two reached
//! rooms stands for good, and is shown as such from that step on.

use crate::game::theatre::{Mark, Picture};
use crate::maze::{BuildStep, Direction, Tile};

/// Paints rooms as they are reached.
#[derive(Clone, Debug)]
pub(super) struct Growth {
    manner: Manner,
    /// The room that was reached last.
    newest: Option<Tile>,
}

/// What is lit while it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// The stack: a trail of rooms and of the openings between them.
    Stack,
    /// A list of rooms, with nothing between them.
    List,
    /// The rooms beside those that are reached.
    Frontier,
    /// The walk since the last hunt.
    Walk,
}

impl Manner {
    /// How a room that was just reached is shown, and how the opening to it.
    const fn marks(self) -> (Mark, Mark) {
        match self {
            Self::Stack | Self::Walk => (Mark::Trail, Mark::Trail),
            Self::List => (Mark::Trail, Mark::Joined),
            Self::Frontier => (Mark::Joined, Mark::Joined),
        }
    }
}

impl Growth {
    pub const fn new(manner: Manner) -> Self {
        Self { manner, newest: None }
    }

    pub fn paint(&mut self, picture: &mut Picture, step: BuildStep) {
        match step {
            BuildStep::Opened { tile, from } => self.open(picture, tile, from),
            BuildStep::Backtracked { from } => {
                picture.set(from, Mark::Joined);
                if self.manner == Manner::Stack {
                    let passage = from.step(picture.came(from).opposite());
                    picture.turn(passage, Mark::Trail, Mark::Joined);
                }
            }
            BuildStep::Hunted { .. } => self.put_out_walk(picture),
            _ => {}
        }
    }

    fn open(&mut self, picture: &mut Picture, tile: Tile, from: Tile) {
        let Some(direction) = from.direction_to(tile) else { return };
        let room = tile.step(direction);
        // Where it began is told by its first step only.
        if !picture.mark(from).is_reached() {
            self.reach(picture, from);
        }
        picture.set(tile, self.manner.marks().1);
        picture.set_came(room, direction);
        self.reach(picture, room);
        self.newest = Some(room);
    }

    fn reach(&self, picture: &mut Picture, room: Tile) {
        reach(picture, room, self.manner.marks().0);
        if self.manner == Manner::Frontier {
            for direction in Direction::ALL {
                picture.turn(room.go(direction, 2), Mark::Fresh, Mark::Frontier);
            }
        }
    }

    /// The walk is stuck: its trail leads back from the newest room to where it began.
    fn put_out_walk(&mut self, picture: &mut Picture) {
        let mut end = self.newest.take();
        while let Some(room) = end.filter(|&room| picture.mark(room) == Mark::Trail) {
            picture.set(room, Mark::Joined);
            let back = picture.came(room).opposite();
            picture.turn(room.step(back), Mark::Trail, Mark::Joined);
            end = Some(room.go(back, 2));
        }
    }
}

/// Marks a room as reached; the walls between it and other reached rooms stand for good.
pub(super) fn reach(picture: &mut Picture, room: Tile, lit: Mark) {
    picture.set(room, lit);
    for direction in Direction::ALL {
        if picture.mark(room.go(direction, 2)).is_reached() {
            picture.turn(room.step(direction), Mark::Untried, Mark::Wall);
        }
    }
}
