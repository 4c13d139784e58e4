//! What a forest of sets is drawn from, whatever it is of: the theatre shows the one that builds a maze,
//! and the laboratory those on its bench.

use crate::game::theatre::{Climb, Tint};
use crate::words::WatchWords;

/// Of no more members the arrays are shown, whatever the trees become for that.
pub const MOST_FOR_SURE: usize = 24;

/// A forest as it is to be seen, whatever it is of. What is said of each member stands at its number.
#[derive(Clone)]
pub struct Woods<'w> {
    pub parents: Vec<Option<u32>>,
    /// All members, those beside each other whose sets become one; none where they have no numbers.
    pub order: Vec<u32>,
    /// How many members the set of each root has.
    pub sizes: Vec<u32>,
    pub tints: Vec<Option<Tint>>,
    /// Those whose trees stand first.
    pub asked: Vec<u32>,
    /// The finds that are told, the first one first.
    pub climbs: Vec<Climb>,
    /// What each is to the present step; nothing where members have no numbers.
    pub roles: Vec<Role>,
    /// Whether there is room for large nodes, which then stand in the middle.
    pub is_large: bool,
    /// What a member is called in the table.
    pub member: &'w str,
    pub words: &'w WatchWords,
}

impl Woods<'_> {
    /// From a member up to its root, both included.
    pub fn way(&self, member: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(member), |&one| self.parents[one as usize])
    }

    /// The root above a member.
    pub fn root(&self, member: u32) -> u32 {
        self.way(member).last().unwrap_or(member)
    }

    /// Whether there are so few members that all are seen at once, in the arrays and in the trees.
    pub const fn is_small(&self) -> bool {
        self.parents.len() <= MOST_FOR_SURE
    }

    /// Whether members are called by their numbers.
    pub const fn is_numbered(&self) -> bool {
        !self.roles.is_empty()
    }
}

/// What a room is to a step of union-find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Role {
    /// The room *a* or *b*, by its letter.
    pub letter: Option<&'static str>,
    /// The root of either.
    pub is_root: bool,
    /// It is pointed at, or on the way from there to the root.
    pub is_pointed_at: bool,
}
