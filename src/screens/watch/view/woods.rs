//! The data from which a forest of sets is drawn: the theatre's, which builds a maze, or one of
//! those on the laboratory's bench.

use crate::game::theatre::{Climb, Tint};
use crate::words::WatchWords;

/// Up to this many members the arrays are always shown, even if the trees become small.
pub const MOST_FOR_SURE: usize = 24;

/// A forest to draw. Lists are indexed by the number of a member.
#[derive(Clone)]
pub struct Woods<'w> {
    pub parents: Vec<Option<u32>>,
    /// All members, with those next to each other whose sets will be joined; empty without numbers.
    pub order: Vec<u32>,
    /// The number of members in the set of each root; 0 for what is no member, outside of a shape.
    pub sizes: Vec<u32>,
    pub tints: Vec<Option<Tint>>,
    /// The members whose trees come first.
    pub asked: Vec<u32>,
    /// The finds that are shown, the first one first.
    pub climbs: Vec<Climb>,
    /// The role of each in the present step; empty where members have no numbers.
    pub roles: Vec<Role>,
    /// Whether there is room for large nodes, which then stand in the middle.
    pub is_large: bool,
    /// Whether every node should keep its number: arrays go, and trees leave the places of their
    /// rooms, rather than lose one.
    pub wants_labels: bool,
    /// The name of a member in the table.
    pub member: &'w str,
    pub words: &'w WatchWords,
}

impl Woods<'_> {
    /// From a member up to its root, both included.
    pub fn way(&self, member: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(member), |&one| self.parents[one as usize])
    }

    /// The roots of all sets.
    pub fn roots(&self) -> impl Iterator<Item = u32> {
        self.members().filter(|&member| self.parents[member as usize].is_none())
    }

    /// All that are members: not what lies outside of a shape.
    pub fn members(&self) -> impl Iterator<Item = u32> {
        let all = (0..).zip(self.parents.iter().zip(&self.sizes));
        all.filter(|(_, (parent, size))| parent.is_some() || **size > 0).map(|(member, _)| member)
    }

    /// The root above a member.
    pub fn root(&self, member: u32) -> u32 {
        self.way(member).last().unwrap_or(member)
    }

    /// Whether there are so few members that all are shown, in the arrays and in the trees.
    pub const fn is_small(&self) -> bool {
        self.parents.len() <= MOST_FOR_SURE
    }

    /// Whether members are called by their numbers.
    pub const fn is_numbered(&self) -> bool {
        !self.roles.is_empty()
    }
}

/// The role of a room in a step of union-find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Role {
    /// The room *a* or *b*, by its letter.
    pub letter: Option<&'static str>,
    /// Whether it is the root of either.
    pub is_root: bool,
    /// Whether it is pointed at, or on the path from there to the root.
    pub is_pointed_at: bool,
}
