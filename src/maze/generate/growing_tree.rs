//! A growing tree: continues from its newest room or, in a given share of the steps, from any.
//!
//! Its first revision filled the gap that a removed room leaves with the newest one, so that "the
//! newest" was not always that. The second keeps the rooms in order. Codes of the first still work.

use super::rooms::{Fresh, pick};
use super::{BuildStep, Generator, GeneratorInfo, Grow, GrowthStyle, Job};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Maze, Percent, Tile};

program! {
    "growing-tree": ListAny, WhileListed, Take, IfFresh, Open, Strike;
    [WhileListed, Take, IfFresh, Open] GREW;
    [WhileListed, Take, IfFresh, Strike] STRUCK;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "growing-tree",
    revisions: &[1, 2],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 4,
    style: GrowthStyle::List,
    program: &PROGRAM,
    begun: at([Line::ListAny]),
    begin: |_, job| Box::new(GrowingTree::new(job)),
};

#[derive(Clone, Debug)]
pub(super) struct GrowingTree {
    dice: Dice,
    random: Percent,
    fresh: Fresh,
    listed: Listed,
}

impl GrowingTree {
    pub fn new(job: Job) -> Self {
        let mut dice = Dice::new(job.seed);
        let rooms = job.rooms();
        let mut fresh = Fresh::new(rooms);
        let room = rooms.random(&mut dice);
        fresh.reach(room);
        let mut listed = Listed::new(job.revision > 1);
        listed.push(room);
        let random = job.random.unwrap_or(Generator::USUAL_RANDOM);
        Self { dice, random, fresh, listed }
    }
}

impl Grow for GrowingTree {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        let newest = self.listed.newest()?;
        let place = if self.dice.chance(self.random.get()) {
            self.listed.any(&mut self.dice)
        } else {
            newest
        };
        let from = self.listed.rooms[place];
        let Some(direction) = pick(self.fresh.around(from), &mut self.dice) else {
            self.listed.strike(place);
            return Some(STRUCK.tells(BuildStep::Backtracked { from }));
        };
        let tile = from.step(direction);
        let room = tile.step(direction);
        maze.grid.open(tile);
        self.fresh.reach(room);
        self.listed.push(room);
        Some(GREW.tells(BuildStep::Opened { tile, from }))
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.fresh.has_neither_end(maze)
    }

    fn held(&self) -> usize {
        self.listed.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.fresh.progress()
    }
}

/// Rooms that may still have fresh neighbours, the newest last.
///
/// When its gaps are closed affects how often the dice are thrown, and so belongs to the revision:
/// it must never change.
#[derive(Clone, Debug)]
struct Listed {
    /// A room that was removed may leave a [gap](GAP), but never at the end.
    rooms: Vec<Tile>,
    gaps: usize,
    keeps_order: bool,
}

/// Marks a place without a room.
const GAP: Tile = Tile::new(0, 0);

impl Listed {
    const fn new(keeps_order: bool) -> Self {
        Self { rooms: Vec::new(), gaps: 0, keeps_order }
    }

    fn push(&mut self, room: Tile) {
        self.rooms.push(room);
    }

    const fn len(&self) -> usize {
        self.rooms.len() - self.gaps
    }

    fn newest(&self) -> Option<usize> {
        self.rooms.len().checked_sub(1)
    }

    /// The index of any room, each equally likely. At least every other place holds one.
    #[inline(always)]
    fn any(&self, dice: &mut Dice) -> usize {
        loop {
            let place = dice.below(self.rooms.len() as u32) as usize;
            if self.rooms[place] != GAP {
                return place;
            }
        }
    }

    #[inline(always)]
    fn strike(&mut self, place: usize) {
        if !self.keeps_order {
            self.rooms.swap_remove(place);
            return;
        }
        self.rooms[place] = GAP;
        self.gaps += 1;
        while self.rooms.pop_if(|room| *room == GAP).is_some() {
            self.gaps -= 1;
        }
        if 2 * self.gaps > self.rooms.len() {
            self.rooms.retain(|&room| room != GAP);
            self.gaps = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list of the second revision does what a plain list would do.
    #[test]
    fn the_newest_is_the_newest_and_any_is_any() {
        let mut dice = Dice::new(11);
        let (mut listed, mut plain) = (Listed::new(true), Vec::new());
        for number in 0..30_000_u16 {
            let room = Tile::new(2 * (number % 100) + 1, 2 * (number / 100) + 1);
            // First it grows more than it shrinks, then the other way round.
            if dice.chance(if number < 9_000 { 70 } else { 40 }) || plain.is_empty() {
                listed.push(room);
                plain.push(room);
            } else {
                let place =
                    if dice.coin() { listed.newest().unwrap() } else { listed.any(&mut dice) };
                let struck = listed.rooms[place];
                plain.retain(|&room| room != struck);
                listed.strike(place);
            }
            assert_eq!(listed.newest().map(|place| listed.rooms[place]), plain.last().copied());
            assert_eq!(listed.len(), plain.len());
            assert!(listed.rooms.len() <= 2 * plain.len());
        }
        let rooms = listed.rooms.iter().copied().filter(|&room| room != GAP);
        assert!(rooms.eq(plain));
    }
}
