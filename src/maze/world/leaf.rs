//! A leaf of a world: what of it everybody knows, and the list of walls that nobody can know who sees
//! only the leaf.

use super::WorldSpec;
use crate::maze::generate::contract::{Contraction, OUTSIDE};
use crate::maze::generate::leaf::{LeafWork, OpenWalls};
use crate::maze::generate::tile::{Opened, TILE_SIDE, numbered_wall};

/// How many rooms a leaf of a world is wide and high.
pub const LEAF_SIDE: u32 = 1024;
/// A larger leaf takes too much memory to be opened.
const MOST_SIDE: u32 = 2048;
/// More than the largest world has.
const MOST_LEAVES: u64 = 1 << 20;

/// A world and the side of its leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeafPlan {
    /// Which world.
    pub spec: WorldSpec,
    /// How many rooms a leaf is wide and high: a multiple of 64, at most 2048.
    pub side: u32,
}

impl LeafPlan {
    /// A world in leaves of the usual size.
    pub const fn new(spec: WorldSpec) -> Self {
        Self { spec, side: LEAF_SIDE }
    }

    /// Whether a world of a file may have leaves of this side: more of them would take too much memory.
    pub fn is_sound(self) -> bool {
        let is_side =
            self.side > 0 && self.side <= MOST_SIDE && self.side.is_multiple_of(TILE_SIDE);
        // Only then it may be divided by.
        is_side && self.leaves().into_iter().map(u64::from).product::<u64>() <= MOST_LEAVES
    }

    /// How many leaves it is wide and high.
    pub fn leaves(self) -> [u32; 2] {
        self.spec.size().map(|side| side.div_ceil(self.side))
    }

    /// How many leaves there are.
    pub fn count(self) -> usize {
        self.leaves().into_iter().map(|side| side as usize).product()
    }

    /// The number of a leaf, counted row by row.
    pub fn number(self, [column, row]: [u32; 2]) -> usize {
        row as usize * self.leaves()[0] as usize + column as usize
    }

    /// The leaf that a room is in, and where in it.
    pub fn place(self, room: [u32; 2]) -> ([u32; 2], [u32; 2]) {
        (room.map(|place| place / self.side), room.map(|place| place % self.side))
    }

    /// How many rooms a leaf has: fewer at the end of a row and in the last row.
    pub fn size_of(self, leaf: [u32; 2]) -> [u32; 2] {
        let size = self.spec.size();
        [0, 1].map(|line| self.side.min(size[line] - leaf[line] * self.side))
    }

    /// The first room of a leaf, and the first column and row after it.
    pub fn range(self, leaf: [u32; 2]) -> ([u32; 2], [u32; 2]) {
        let (first, size) = (leaf.map(|place| place * self.side), self.size_of(leaf));
        (first, [first[0] + size[0], first[1] + size[1]])
    }

    pub(super) fn work(self) -> LeafWork {
        LeafWork::new(self.spec.size(), self.spec.seed(), [None; 2])
    }
}

/// Which list of a leaf a wall is in. The first three are the leaf's own; the others are their
/// neighbours'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum WallList {
    Right,
    Below,
    Within,
    Left,
    Above,
}

impl WallList {
    /// The list of the wall with this number that leads within the leaf or out of it.
    fn of(number: u32, is_outside: bool) -> Self {
        let ([column, row], is_below) = numbered_wall(number);
        match (is_outside, is_below) {
            (false, _) => Self::Within,
            (true, false) if column == u32::MAX => Self::Left,
            (true, false) => Self::Right,
            (true, true) if row == u32::MAX => Self::Above,
            (true, true) => Self::Below,
        }
    }
}

/// Where a leaf's undecided walls are kept.
#[derive(Debug)]
pub(super) struct Slots {
    /// For each wall its list and its place there; for a wall of the leaf's own, its slot.
    pub of_walls: Vec<(WallList, u32)>,
    /// How long the lists are.
    pub lengths: [u32; 5],
}

impl Slots {
    /// The slots of what is left of a leaf. Walls that lead out are in order of their place, those
    /// within in order of their weight; the leaf's own lists follow each other.
    pub fn new(rest: &Contraction) -> Self {
        let list_of = |wall: usize| {
            let edge = &rest.edges[wall];
            WallList::of(edge.key as u32, edge.to == OUTSIDE)
        };
        let mut ordered: Vec<(WallList, u32, usize)> = (0..rest.edges.len())
            .map(|wall| match list_of(wall) {
                WallList::Within => (WallList::Within, wall as u32, wall),
                list => (list, rest.edges[wall].key as u32, wall),
            })
            .collect();
        ordered.sort_unstable();
        let mut of_walls = vec![(WallList::Within, 0); ordered.len()];
        let mut lengths = [0; 5];
        for (list, _, wall) in ordered {
            let [right, below, ..] = lengths;
            let before = match list {
                WallList::Below => right,
                WallList::Within => right + below,
                WallList::Right | WallList::Left | WallList::Above => 0,
            };
            of_walls[wall] = (list, before + lengths[list as usize]);
            lengths[list as usize] += 1;
        }
        Self { of_walls, lengths }
    }
}

/// The open walls of a leaf: a bit for each room of each row.
#[derive(Clone, Debug)]
pub(super) struct LeafWalls {
    /// How many words a row takes.
    pub words: usize,
    pub right: Vec<u64>,
    pub below: Vec<u64>,
    /// How many are open.
    pub opened: u64,
}

impl LeafWalls {
    pub fn new(side: u32) -> Self {
        let words = (side / TILE_SIDE) as usize;
        let [right, below] = [(); 2].map(|()| vec![0; words * side as usize]);
        Self { words, right, below, opened: 0 }
    }

    pub fn clear(&mut self) {
        self.right.fill(0);
        self.below.fill(0);
        self.opened = 0;
    }

    pub fn is_open(&self, [column, row]: [u32; 2], is_below: bool) -> bool {
        let walls = if is_below { &self.below } else { &self.right };
        walls[row as usize * self.words + column as usize / 64] >> (column % 64) & 1 == 1
    }
}

impl OpenWalls for LeafWalls {
    fn open_tile(&mut self, [column, row]: [u32; 2], opened: &Opened) {
        let first = row as usize * self.words + column as usize / 64;
        for line in 0..TILE_SIDE as usize {
            self.right[first + line * self.words] = opened.walls[0][line];
            self.below[first + line * self.words] = opened.walls[1][line];
            let count = |word: u64| u64::from(word.count_ones());
            self.opened += opened.walls.map(|walls| count(walls[line])).iter().sum::<u64>();
        }
    }

    fn open(&mut self, [column, row]: [u32; 2], is_below: bool) {
        let walls = if is_below { &mut self.below } else { &mut self.right };
        walls[row as usize * self.words + column as usize / 64] |= 1 << (column % 64);
        self.opened += 1;
    }
}

/// In which directions the rooms of a leaf are open within it: a bit each, in the order right, down,
/// left, up.
pub(super) fn directions(walls: &LeafWalls, rooms: &mut [u8]) {
    let (words, side) = (walls.words, walls.words * 64);
    for row in 0..side {
        let mut carry = 0;
        for word in 0..words {
            let at = row * words + word;
            let last = if word + 1 == words { u64::MAX >> 1 } else { u64::MAX };
            let right = walls.right[at] & last;
            let left = right << 1 | carry;
            carry = right >> 63;
            let below = if row + 1 < side { walls.below[at] } else { 0 };
            let above = if row > 0 { walls.below[at - words] } else { 0 };
            for (byte, eight) in rooms[at * 64..][..64].chunks_exact_mut(8).enumerate() {
                let spread = |bits: u64, by: u32| SPREAD[(bits >> (8 * byte) & 255) as usize] << by;
                let all = spread(right, 0) | spread(below, 1) | spread(left, 2) | spread(above, 3);
                eight.copy_from_slice(&all.to_le_bytes());
            }
        }
    }
}

/// For each eight bits eight bytes.
const SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut place = 0;
        while place < 8 {
            table[bits] |= ((bits >> place & 1) as u64) << (8 * place);
            place += 1;
        }
        bits += 1;
    }
    table
};

/// What is added to a room's number in a leaf to step right, down, left and up.
pub(super) const fn offsets(side: u32) -> [usize; 4] {
    [1, side as usize, usize::MAX, (side as usize).wrapping_neg()]
}

/// The way back from a direction.
pub(super) const fn opposite(side: u8) -> u8 {
    (side + 2) % 4
}
