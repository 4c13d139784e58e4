//! The ways of a square: between the walls that are not decided yet, and start and goal.
//!
//! They are a forest whose links have lengths. What leads nowhere is cut off, and where it hung is its
//! way to the goal; chains become one link, and all walls of a chain point the same way along it,
//! even before anybody knows which way that is. When start and goal are the only ends left, one link
//! is: its length is the number of steps between them.

use crate::maze::generate::contract::OUTSIDE;
use crate::maze::generate::square::Undecided;

use super::leaf::{LeafWalls, offsets};
use crate::maze::bits::ones;

pub(super) const NONE: u32 = u32::MAX;

/// Stands for a link that was taken away.
const TAKEN: WayLink = WayLink { ends: [NONE; 2], class: NONE, length: 0 };

#[derive(Clone, Copy, Debug)]
pub(super) struct WayLink {
    pub ends: [u32; 2],
    /// The class of walls between leaves that it passes, doubled, and 1 more if it passes them backwards;
    /// forwards is to the right or down. [`NONE`] if it passes none.
    pub class: u32,
    pub length: u64,
}

/// The ways of a square, between its nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct WayTree {
    pub links: Vec<WayLink>,
    /// The nodes of start and goal.
    pub marks: [Option<u32>; 2],
    pub classes: u32,
    /// The walls of each class, and the class doubled, and 1 more if they point backwards
    /// when the class points forwards.
    pub members: Vec<(u64, u32)>,
}

impl WayTree {
    /// The ways of a leaf, whose walls are used up. They lead between the rooms beside undecided walls and
    /// the marked ones. Returns the rooms of the nodes.
    pub fn of_leaf(
        walls: &mut LeafWalls,
        ends: &[[Option<u32>; 2]],
        marks: [Option<u32>; 2],
    ) -> (Self, Vec<u32>) {
        let mut leaf = LeafForest::new(walls);
        for &room in ends.iter().flatten().chain(&marks).flatten() {
            leaf.ends[room as usize / 64] |= 1 << (room % 64);
        }
        leaf.cut_dead_ends();
        let nodes = leaf.make_nodes();
        let number = |room: u32| nodes.binary_search(&room).map_or(NONE, |node| node as u32);
        let mut tree = Self { marks: marks.map(|room| room.map(number)), ..Self::default() };
        for (node, &first) in (0..).zip(&nodes) {
            while let Some(mut ahead) = leaf.way_from(first) {
                let (mut room, mut length) = (leaf.step(first, ahead), 1);
                while !leaf.is_end(room) {
                    // Only one way is left of a chain that is walked along.
                    let Some(onward) = leaf.way_from(room) else { break };
                    ahead = onward;
                    (room, length) = (leaf.step(room, ahead), length + 1);
                }
                tree.links.push(WayLink { ends: [node, number(room)], class: NONE, length });
            }
        }
        (tree, nodes)
    }

    /// Adds the ways of another part, whose nodes come after these.
    pub fn append(&mut self, part: Self, nodes: u32) {
        let classes = self.classes;
        let class_of = |class: u32| if class == NONE { NONE } else { class + 2 * classes };
        self.links.extend(part.links.into_iter().map(|link| WayLink {
            ends: link.ends.map(|end| end + nodes),
            class: class_of(link.class),
            ..link
        }));
        for (mark, part) in self.marks.iter_mut().zip(part.marks) {
            *mark = mark.or(part.map(|node| node + nodes));
        }
        self.members.extend(part.members.into_iter().map(|(wall, class)| (wall, class_of(class))));
        self.classes += part.classes;
    }

    /// Adds a wall that was opened between these nodes. If it is one between leaves, it is named.
    pub fn open(&mut self, ends: [u32; 2], wall: Option<u64>) {
        let mut class = NONE;
        if let Some(wall) = wall {
            class = 2 * self.classes;
            self.classes += 1;
            self.members.push((wall, class));
        }
        self.links.push(WayLink { ends, class, length: 1 });
    }

    /// Keeps only the ways between the walls that are left, and numbers their nodes anew; returns how
    /// many there are. Reports all walls whose nearer side is known: the one behind, or not.
    pub fn simplify(
        &mut self,
        nodes: u32,
        walls: &mut [Undecided],
        tell: impl FnMut(u64, bool),
    ) -> u32 {
        let mut classes = Classes::new(self.classes);
        let mut names = vec![NONE; nodes as usize];
        let mut is_end = vec![false; nodes as usize];
        for node in ends_of(walls).chain(self.marks.into_iter().flatten()) {
            is_end[node as usize] = true;
        }
        let degrees = self.cut(&is_end, &mut classes);
        let mut count = 0;
        for (node, name) in names.iter_mut().enumerate() {
            if is_end[node] || degrees[node] > 2 {
                *name = count;
                count += 1;
            }
        }
        self.chain(&degrees, &names, count, &mut classes);
        for wall in walls {
            let is_within = wall.to != OUTSIDE;
            for node in &mut wall.nodes[..=usize::from(is_within)] {
                *node = names[*node as usize];
            }
        }
        self.marks = self.marks.map(|mark| mark.map(|node| names[node as usize]));
        self.forget(classes, tell);
        count
    }

    /// How far it is from start to goal, once these are the only ends, and reports the walls between
    /// them. Nothing if there is no such way, or more than one.
    pub fn finish(&mut self, tell: impl FnMut(u64, bool)) -> Option<u64> {
        let ([link], [Some(_), Some(goal)]) = (&self.links[..], self.marks) else { return None };
        let mut classes = Classes::new(self.classes);
        classes.orient(link, usize::from(link.ends[1] == goal));
        let length = link.length;
        self.links.clear();
        self.forget(classes, tell);
        self.members.is_empty().then_some(length)
    }

    /// Cuts dead ends off; returns how many links each node has left.
    fn cut(&mut self, is_end: &[bool], classes: &mut Classes) -> Vec<u32> {
        let nodes = is_end.len();
        let (mut degrees, mut sums) = (vec![0_u32; nodes], vec![0_u32; nodes]);
        for (number, link) in (0..).zip(&self.links) {
            for end in link.ends {
                degrees[end as usize] += 1;
                sums[end as usize] ^= number;
            }
        }
        for first in 0..nodes {
            let mut node = first;
            while degrees[node] == 1 && !is_end[node] {
                // The one link that is left is the sum of all.
                let number = sums[node];
                let link = &mut self.links[number as usize];
                let ahead = usize::from(link.ends[0] as usize == node);
                classes.orient(link, ahead);
                let onward = link.ends[ahead] as usize;
                link.ends = [NONE; 2];
                degrees[node] = 0;
                degrees[onward] -= 1;
                sums[onward] ^= number;
                node = onward;
            }
        }
        degrees
    }

    /// Makes one link of each chain between nodes that have a name; there are `count` names.
    fn chain(&mut self, degrees: &[u32], names: &[u32], count: u32, classes: &mut Classes) {
        // Where the links of each node end, which is where those of the next begin: they are filled
        // in backwards.
        let mut begins = Vec::with_capacity(degrees.len() + 1);
        begins.extend(degrees.iter().scan(0, |end, degree| {
            *end += degree;
            Some(*end)
        }));
        let all = begins.last().copied().unwrap_or_default();
        begins.push(all);
        let mut around = vec![0_u32; all as usize];
        for (number, link) in (0..).zip(&self.links).filter(|(_, link)| link.ends[0] != NONE) {
            for end in link.ends {
                let place = &mut begins[end as usize];
                *place -= 1;
                around[*place as usize] = number;
            }
        }
        let mut links = Vec::with_capacity(count as usize);
        for node in (0..names.len()).filter(|&node| names[node] != NONE) {
            for &first in &around[begins[node] as usize..begins[node + 1] as usize] {
                if self.links[first as usize].ends[0] == NONE {
                    continue;
                }
                let (mut at, mut number) = (node, first);
                let mut chain = WayLink { ends: [names[node], NONE], class: NONE, length: 0 };
                loop {
                    let link = std::mem::replace(&mut self.links[number as usize], TAKEN);
                    let is_backwards = link.ends[0] as usize != at;
                    at = link.ends[usize::from(!is_backwards)] as usize;
                    let passed = u32::from(is_backwards);
                    let class = if link.class == NONE { NONE } else { link.class ^ passed };
                    chain.class = classes.unite(chain.class, class);
                    chain.length += link.length;
                    if names[at] != NONE {
                        break;
                    }
                    let both = begins[at] as usize;
                    number ^= around[both] ^ around[both + 1];
                }
                chain.ends[1] = names[at];
                links.push(chain);
            }
        }
        links.shrink_to_fit();
        self.links = links;
    }

    /// Reports the walls of all classes that are known, and numbers the others anew.
    fn forget(&mut self, mut classes: Classes, mut tell: impl FnMut(u64, bool)) {
        let mut names = vec![NONE; self.classes as usize];
        let mut count = 0;
        self.members.retain_mut(|(wall, class)| {
            let (root, is_flipped) = classes.find(*class);
            if let Some(is_forwards) = classes.known[root as usize] {
                tell(*wall, is_forwards != is_flipped);
                return false;
            }
            let name = &mut names[root as usize];
            if *name == NONE {
                *name = count;
                count += 1;
            }
            *class = 2 * *name + u32::from(is_flipped);
            true
        });
        self.members.shrink_to_fit();
        for link in self.links.iter_mut().filter(|link| link.class != NONE) {
            // The class of a link is the root of its walls, none of which is known.
            link.class = 2 * names[link.class as usize / 2] + link.class % 2;
        }
        self.classes = count;
    }
}

/// The nodes beside these walls.
fn ends_of(walls: &[Undecided]) -> impl Iterator<Item = u32> + '_ {
    walls.iter().flat_map(|wall| &wall.nodes[..=usize::from(wall.to != OUTSIDE)]).copied()
}

/// A union-find over classes of walls that point the same way, or just the other way.
struct Classes {
    /// The parent of each, doubled, and 1 more if it points the other way.
    parents: Vec<u32>,
    /// Of roots: whether the goal lies forwards, as soon as that is known.
    known: Vec<Option<bool>>,
}

impl Classes {
    fn new(count: u32) -> Self {
        Self {
            parents: (0..count).map(|class| 2 * class).collect(),
            known: vec![None; count as usize],
        }
    }

    /// The root of a class, and whether it points the other way.
    fn find(&mut self, class: u32) -> (u32, bool) {
        let (mut at, mut flipped) = (class / 2, class % 2);
        loop {
            let parent = self.parents[at as usize];
            if parent / 2 == at {
                return (at, flipped == 1);
            }
            let above = self.parents[parent as usize / 2];
            self.parents[at as usize] = above ^ (parent % 2);
            flipped ^= parent % 2;
            at = parent / 2;
        }
    }

    /// The goal lies towards that end of the link.
    fn orient(&mut self, link: &WayLink, end: usize) {
        if link.class != NONE {
            self.known[link.class as usize / 2] = Some(end as u32 ^ (link.class % 2) == 1);
        }
    }

    /// The class of a chain of links, whose first walls have one class and the next ones another.
    fn unite(&mut self, first: u32, second: u32) -> u32 {
        if first == NONE || second == NONE {
            return first.min(second);
        }
        self.parents[second as usize / 2] = first & !1 | (first ^ second) & 1;
        first
    }
}

/// The open walls of a leaf, of which only the ways between its ends are left in the end.
struct LeafForest<'a> {
    words: usize,
    right: &'a mut [u64],
    below: &'a mut [u64],
    /// The rooms where ways end, a bit each.
    ends: Vec<u64>,
}

/// How often all rows are gone over, down and up again, before the last dead ends are followed one by one.
const SWEEPS: usize = 4;

/// Where rooms of a word are open: to the right, down, left and up.
struct WordWays {
    right: u64,
    below: u64,
    left: u64,
    above: u64,
}

impl WordWays {
    /// The rooms with exactly one opening.
    const fn dead_ends(&self) -> u64 {
        let Self { right, below, left, above } = *self;
        let pairs = right & left | below & above | (right | left) & (below | above);
        (right | left | below | above) & !pairs
    }

    /// The rooms with three or four openings.
    const fn junctions(&self) -> u64 {
        let Self { right, below, left, above } = *self;
        right & left & (below | above) | below & above & (right | left)
    }
}

impl<'a> LeafForest<'a> {
    fn new(walls: &'a mut LeafWalls) -> Self {
        let LeafWalls { words, right, below, .. } = walls;
        Self { words: *words, ends: vec![0; right.len()], right, below }
    }

    #[inline(always)]
    fn ways(&self, at: usize) -> WordWays {
        let carry = if at.is_multiple_of(self.words) { 0 } else { self.right[at - 1] >> 63 };
        let (right, below) = (self.right[at], self.below[at]);
        let above = if at >= self.words { self.below[at - self.words] } else { 0 };
        WordWays { right, below, left: right << 1 | carry, above }
    }

    /// Closes what leads nowhere: rooms with one opening, as far as that goes, unless a way ends there.
    fn cut_dead_ends(&mut self) {
        let all = self.right.len();
        for _ in 0..SWEEPS {
            (0..all).for_each(|at| self.sweep(at));
            (0..all).rev().for_each(|at| self.sweep(at));
        }
        for at in 0..all {
            for bit in ones(self.ways(at).dead_ends() & !self.ends[at]) {
                let mut room = (at * 64) as u32 + bit;
                while !self.is_end(room) && self.openings(room) == 1 {
                    let Some(ahead) = self.way_from(room) else { break };
                    room = self.step(room, ahead);
                }
            }
        }
    }

    /// Closes the dead ends of a word, until it has none.
    #[inline(always)]
    fn sweep(&mut self, at: usize) {
        loop {
            let ways = self.ways(at);
            let dead = ways.dead_ends() & !self.ends[at];
            if dead == 0 {
                return;
            }
            let to_left = dead & ways.left;
            self.right[at] &= !(dead | to_left >> 1);
            self.below[at] &= !dead;
            if !at.is_multiple_of(self.words) {
                self.right[at - 1] &= !(to_left << 63);
            }
            if at >= self.words {
                self.below[at - self.words] &= !dead;
            }
        }
    }

    /// Makes an end of each room where ways part; returns all ends.
    fn make_nodes(&mut self) -> Vec<u32> {
        let mut nodes = Vec::new();
        for at in 0..self.right.len() {
            self.ends[at] |= self.ways(at).junctions();
            nodes.extend(ones(self.ends[at]).map(|bit| (at * 64) as u32 + bit));
        }
        nodes
    }

    fn is_end(&self, room: u32) -> bool {
        self.ends[room as usize / 64] >> (room % 64) & 1 == 1
    }

    fn sides(&self, room: u32) -> [bool; 4] {
        let WordWays { right, below, left, above } = self.ways(room as usize / 64);
        [right, below, left, above].map(|word| word >> (room % 64) & 1 == 1)
    }

    fn openings(&self, room: u32) -> usize {
        self.sides(room).into_iter().filter(|is_open| *is_open).count()
    }

    /// A way out of a room: right, down, left or up.
    fn way_from(&self, room: u32) -> Option<u8> {
        self.sides(room).iter().position(|is_open| *is_open).map(|side| side as u8)
    }

    /// Takes a way, which is closed behind.
    fn step(&mut self, room: u32, ahead: u8) -> u32 {
        let beyond =
            (room as usize).wrapping_add(offsets(self.words as u32 * 64)[usize::from(ahead)]);
        let (owner, walls) = match ahead {
            0 => (room as usize, &mut *self.right),
            1 => (room as usize, &mut *self.below),
            2 => (beyond, &mut *self.right),
            _ => (beyond, &mut *self.below),
        };
        walls[owner / 64] &= !(1 << (owner % 64));
        beyond as u32
    }
}
