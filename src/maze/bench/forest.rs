//! The forest on the bench: plain arrays, as in the textbooks.

use super::Move;

/// Members from 0, each with its parent; a root is its own parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forest {
    parents: Vec<u32>,
    /// Entries of members that are not roots mean nothing.
    sizes: Vec<u32>,
    ranks: Vec<u32>,
}

impl Forest {
    /// A forest of this many sets with one member each.
    pub fn new(members: u32) -> Self {
        let count = members as usize;
        Self { parents: (0..members).collect(), sizes: vec![1; count], ranks: vec![0; count] }
    }

    /// How many members there are in all sets together.
    pub const fn members(&self) -> u32 {
        self.parents.len() as u32
    }

    /// The member above this one, or `None` for a root.
    pub fn parent(&self, member: u32) -> Option<u32> {
        let parent = self.parents[member as usize];
        (parent != member).then_some(parent)
    }

    /// The path from a member up to its root, both included.
    pub fn way(&self, member: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(member), |&member| self.parent(member))
    }

    /// The root of a member's set.
    pub fn root(&self, member: u32) -> u32 {
        self.way(member).last().unwrap_or(member)
    }

    /// How many levels a member is below its root.
    pub fn depth(&self, member: u32) -> usize {
        self.way(member).count() - 1
    }

    /// How many members the set of this root has.
    pub fn size(&self, root: u32) -> u32 {
        self.sizes[root as usize]
    }

    /// The rank of this root: no path to it has ever been longer.
    pub fn rank(&self, root: u32) -> u32 {
        self.ranks[root as usize]
    }

    /// Applies a move.
    pub fn apply(&mut self, step: Move) {
        match step {
            Move::Rehung(hop) => self.parents[hop.from as usize] = hop.to,
            Move::Linked { below: (below, _), above: (above, _) } => {
                self.parents[below as usize] = above;
                self.sizes[above as usize] += self.sizes[below as usize];
                if self.ranks[above as usize] == self.ranks[below as usize] {
                    self.ranks[above as usize] += 1;
                }
            }
            Move::Began(_) | Move::Climbed(_) | Move::Found { .. } | Move::Same(_) => {}
        }
    }
}
