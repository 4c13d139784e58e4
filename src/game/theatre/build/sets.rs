//! Union-find in colours: each set of two or more rooms has a tint, and touching sets differ.
//!
//! A new set takes the tint that the fewest sets have. A merged set takes the tint of its larger part.
//! If it would then touch another set of that tint,
//! the smaller of the two gets a tint that is free around it; if all twelve are taken there, all
//! sets are [assigned](super::dealing) new ones. In large mazes only small sets change their tint,
//! to bound the cost of a step, so a few touching sets may have the same tint.

use super::dealing::{self, free_tint, neighbours};
use crate::game::theatre::{Mark, TileMarks, Tint};
use crate::game::tuning::{THEATRE_FOREST_MOST_ROOMS, THEATRE_RECOLOUR_MOST_ROOMS};
use crate::maze::{Direction, RoomSet, Size, Tile, UnionFind};

#[derive(Clone, Debug)]
pub(super) struct BuildSets {
    size: Size,
    /// For each room another one of its set; following these links goes round the whole set.
    next: Vec<u32>,
    /// How many sets have each tint.
    uses: [u32; Tint::ALL.len()],
    is_strict: bool,
}

impl BuildSets {
    pub fn new(size: Size) -> Self {
        Self {
            size,
            next: (0..size.rooms()).collect(),
            uses: [0; Tint::ALL.len()],
            is_strict: size.rooms() <= THEATRE_FOREST_MOST_ROOMS,
        }
    }

    /// Paints a merge that has just happened, and returns the tint of the smaller set before it.
    pub fn merge(
        &mut self,
        marks: &mut TileMarks,
        forest: &UnionFind,
        wall: Tile,
        (larger, smaller): (RoomSet, RoomSet),
    ) -> Option<Tint> {
        let before = marks.mark(smaller.root).tint();
        let tint = marks.mark(larger.root).tint().unwrap_or_else(|| {
            let pair = [larger.root, smaller.root].map(|room| self.size.number(room));
            let taken = pair.map(|room| self.taken_around(marks, forest, pair[0], room));
            free_tint(taken[0] | taken[1], pair[0], self.uses).unwrap_or(Tint::One)
        });
        marks.set(wall, Mark::Set(tint));
        if larger.size == 1 {
            marks.set(larger.root, Mark::Set(tint));
            self.uses[tint.index()] += 1;
        }
        if let Some(before) = before {
            self.uses[before.index()] -= 1;
        }
        let smaller_number = self.size.number(smaller.root);
        self.paint(marks, smaller_number, tint);
        let clashes = if self.looks_around(smaller.size) {
            self.clashes(marks, forest, smaller_number, tint)
        } else {
            Vec::new()
        };
        let root = self.size.number(larger.root);
        self.next.swap(root as usize, smaller_number as usize);
        for other in clashes {
            self.part(marks, forest, root, other);
        }
        before
    }

    /// Whether a set of `rooms` rooms is small enough to walk through for what touches it.
    const fn looks_around(&self, rooms: u32) -> bool {
        self.is_strict || rooms <= THEATRE_RECOLOUR_MOST_ROOMS
    }

    /// Gives another tint to one of two sets of the same tint, preferably to the smaller.
    fn part(&mut self, marks: &mut TileMarks, forest: &UnionFind, root: u32, other: u32) {
        let tint = |marks: &TileMarks, room| marks.mark(self.size.room(room)).tint();
        if tint(marks, root) != tint(marks, other) {
            return;
        }
        let smaller = if forest.size(other) <= forest.size(root) { other } else { root };
        if !self.looks_around(forest.size(smaller)) {
            return;
        }
        let taken = self
            .members(smaller)
            .fold(0, |taken, room| taken | self.taken_around(marks, forest, smaller, room));
        if let Some(free) = free_tint(taken, smaller, self.uses) {
            self.repaint(marks, smaller, free);
        } else if self.is_strict {
            for (root, tint) in dealing::deal(self.size, marks, forest) {
                self.repaint(marks, root, tint);
            }
        }
    }

    /// Gives a set that has a tint another one.
    fn repaint(&mut self, marks: &mut TileMarks, member: u32, tint: Tint) {
        if let Some(before) = marks.mark(self.size.room(member)).tint() {
            self.uses[before.index()] -= 1;
            self.uses[tint.index()] += 1;
        }
        self.paint(marks, member, tint);
    }

    /// All rooms of the set of this room.
    fn members(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let onward = move |&room: &u32| {
            let next = self.next[room as usize];
            (next != first).then_some(next)
        };
        std::iter::successors(Some(first), onward)
    }

    /// Paints the set of a room, and the openings between its rooms.
    fn paint(&self, marks: &mut TileMarks, member: u32, tint: Tint) {
        for number in self.members(member) {
            let room = self.size.room(number);
            marks.set(room, Mark::Set(tint));
            for passage in [Direction::Right, Direction::Down].map(|side| room.step(side)) {
                if marks.mark(passage).tint().is_some() {
                    marks.set(passage, Mark::Set(tint));
                }
            }
        }
    }

    /// The roots of other sets of this tint that touch the set of a room.
    fn clashes(&self, marks: &TileMarks, forest: &UnionFind, member: u32, tint: Tint) -> Vec<u32> {
        let own = forest.root(member);
        let mut clashes = Vec::new();
        for room in self.members(member) {
            for beside in neighbours(self.size, self.size.room(room)) {
                if marks.mark(beside).tint() == Some(tint) {
                    clashes.push(forest.root(self.size.number(beside)));
                }
            }
        }
        clashes.sort_unstable();
        clashes.dedup();
        clashes.retain(|&root| root != own);
        clashes
    }

    /// The tints around a room of sets other than that of this root, one bit for each.
    fn taken_around(&self, marks: &TileMarks, forest: &UnionFind, root: u32, room: u32) -> u16 {
        neighbours(self.size, self.size.room(room))
            .filter_map(|beside| Some((beside, marks.mark(beside).tint()?)))
            .filter(|&(beside, _)| forest.root(self.size.number(beside)) != root)
            .fold(0, |taken, (_, tint)| taken | 1 << tint.index())
    }
}
