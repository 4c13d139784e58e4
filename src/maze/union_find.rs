//! Sets that can only be joined: which rooms can already reach each other.
//!
//! Union by size and path halving. A union of `a` and `b` in sets of equal size keeps the root of
//! `a`; what a picture shows of a set depends on that.

use std::collections::VecDeque;

/// A forest over the numbers from 0: each set is a tree, and each tree's root stands for it.
#[derive(Clone, Debug)]
pub struct UnionFind {
    /// The parent of each member; a root is its own parent.
    parents: Vec<u32>,
    /// The size of each root's set; entries of other members mean nothing.
    sizes: Vec<u32>,
}

/// What a union did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Union {
    /// The root that stays one, and its set's size before.
    pub larger: (u32, u32),
    /// The root that now hangs below the other, and its set's size before.
    pub smaller: (u32, u32),
}

/// One move of a find on its way up: two levels at once, or one below the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// The member where the find was.
    pub from: u32,
    /// The parent of that member before the hop.
    pub over: u32,
    /// The new parent of that member, where the find continues: `over` itself if that is the root.
    pub to: u32,
}

impl UnionFind {
    /// `count` sets of one member each.
    pub fn new(count: u32) -> Self {
        Self { parents: (0..count).collect(), sizes: vec![1; count as usize] }
    }

    /// The root of the set that holds `member`. Halves the path: every other member on it is hung
    /// one level higher.
    #[inline]
    pub fn find(&mut self, member: u32) -> u32 {
        self.find_watched(member, |_| {})
    }

    /// Finds like [`find`](Self::find) and reports each hop. An unused `watch` costs nothing.
    #[inline]
    pub fn find_watched(&mut self, mut member: u32, mut watch: impl FnMut(Hop)) -> u32 {
        loop {
            let parent = self.parents[member as usize];
            if parent == member {
                return member;
            }
            let grandparent = self.parents[parent as usize];
            self.parents[member as usize] = grandparent;
            watch(Hop { from: member, over: parent, to: grandparent });
            member = grandparent;
        }
    }

    /// Joins the two sets that hold `a` and `b`, unless they are one already.
    #[inline]
    pub fn union(&mut self, a: u32, b: u32) -> Option<Union> {
        let roots = [a, b].map(|member| self.find(member));
        self.union_of_roots(roots)
    }

    /// Joins two sets, like [`union`](Self::union), given their roots.
    #[inline]
    pub fn union_of_roots(&mut self, [root_a, root_b]: [u32; 2]) -> Option<Union> {
        if root_a == root_b {
            return None;
        }
        let (a, b) = ((root_a, self.size(root_a)), (root_b, self.size(root_b)));
        let (larger, smaller) = if a.1 >= b.1 { (a, b) } else { (b, a) };
        self.parents[smaller.0 as usize] = larger.0;
        self.sizes[larger.0 as usize] = larger.1 + smaller.1;
        Some(Union { larger, smaller })
    }

    /// Whether two members are in one set. Changes nothing, not even the paths to the roots.
    pub fn joined(&self, a: u32, b: u32) -> bool {
        self.root(a) == self.root(b)
    }

    /// The member above this one, or `None` for a root.
    pub fn parent(&self, member: u32) -> Option<u32> {
        let parent = self.parents[member as usize];
        (parent != member).then_some(parent)
    }

    /// How many members the set of this root has. For other members the value means nothing.
    #[inline]
    pub fn size(&self, root: u32) -> u32 {
        self.sizes[root as usize]
    }

    /// How many members there are in all sets together.
    pub const fn members(&self) -> u32 {
        self.parents.len() as u32
    }

    /// The root of the set that holds `member`. Changes nothing, unlike [`UnionFind::find`].
    pub fn root(&self, mut member: u32) -> u32 {
        while let Some(parent) = self.parent(member) {
            member = parent;
        }
        member
    }
}

/// All members in an order in which every set that these unions make, now or later, is contiguous.
/// One more union moves the smaller of its sets to the larger one, and what stands between them.
///
/// ```
/// # use icetea_maze::maze::order_of_sets;
/// assert_eq!(order_of_sets(5, [[0, 3], [2, 4], [3, 4]]), [0, 3, 2, 4, 1]);
/// ```
pub fn order_of_sets(members: u32, unions: impl IntoIterator<Item = [u32; 2]>) -> Vec<u32> {
    let mut pieces: Vec<VecDeque<u32>> = (0..members).map(|member| [member].into()).collect();
    let mut piece_of: Vec<usize> = (0..members as usize).collect();
    for pair in unions {
        let [mut stays, mut moves] = pair.map(|member| piece_of[member as usize]);
        if stays == moves {
            continue;
        }
        if pieces[stays].len() < pieces[moves].len() {
            (stays, moves) = (moves, stays);
        }
        let moved = std::mem::take(&mut pieces[moves]);
        for &member in &moved {
            piece_of[member as usize] = stays;
        }
        if stays < moves {
            pieces[stays].extend(moved);
        } else {
            moved.into_iter().rev().for_each(|member| pieces[stays].push_front(member));
        }
    }
    pieces.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larger_swallows_smaller() {
        let mut sets = UnionFind::new(5);
        assert_eq!(sets.union(3, 1), Some(Union { larger: (3, 1), smaller: (1, 1) }));
        assert_eq!(sets.union(0, 1), Some(Union { larger: (3, 2), smaller: (0, 1) }));
        assert_eq!(sets.union(1, 0), None);
        assert!(sets.joined(0, 1) && !sets.joined(0, 2));
        assert_eq!(sets.parent(3), None);
    }

    #[test]
    fn halving_shortens_the_way() {
        let mut sets = UnionFind::new(8);
        for (a, b) in [(0, 1), (2, 3), (0, 2), (4, 5), (6, 7), (4, 6), (0, 4)] {
            sets.union(a, b);
        }
        assert_eq!((sets.parent(7), sets.parent(6), sets.parent(4)), (Some(6), Some(4), Some(0)));
        assert_eq!(sets.find(7), 0);
        assert_eq!((sets.parent(7), sets.parent(6)), (Some(4), Some(4)));
    }

    #[test]
    fn hops_tell_the_way_and_what_was_hung_higher() {
        let mut sets = UnionFind::new(8);
        for (a, b) in [(0, 1), (2, 3), (0, 2), (4, 5), (6, 7), (4, 6), (0, 4)] {
            sets.union(a, b);
        }
        let mut hops = Vec::new();
        assert_eq!(sets.find_watched(7, |hop| hops.push(hop)), 0);
        assert_eq!(hops, [Hop { from: 7, over: 6, to: 4 }, Hop { from: 4, over: 0, to: 0 }]);
    }
}
