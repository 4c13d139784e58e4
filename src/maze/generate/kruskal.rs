//! Union-find: the Ice-Tea Princess at work.
//!
//! Every wall between two rooms comes up once, by rising [weight](super::weight). If its two sides
//! are in different sets it is opened and the sets become one; otherwise it is kept.
//!
//! The walls are never all sorted: they are dealt into bins by the upper bits of their weights,
//! and a bin is put in order when its turn comes, while it lies in the processor's cache.

use super::rooms::Rooms;
use super::weight::Weights;
use super::{BuildStep, Grow, Set};
use crate::maze::{Direction, Maze, Size, UnionFind};

#[derive(Clone, Debug)]
pub(super) struct Kruskal {
    rooms: Rooms,
    sets: UnionFind,
    walls: WallsByWeight,
}

impl Kruskal {
    pub fn new(size: Size, seed: u64) -> Self {
        let rooms = Rooms::new(size);
        Self {
            rooms,
            sets: UnionFind::new(rooms.count()),
            walls: WallsByWeight::new(size, Weights::new(seed)),
        }
    }
}

impl Grow for Kruskal {
    #[inline]
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        let (room, side) = self.walls.next()?;
        let beyond = match side {
            Direction::Right => room + 1,
            _ => room + self.rooms.width(),
        };
        let union = self.sets.union(room, beyond);
        let wall = self.rooms.at(room).step(side);
        let Some(union) = union else {
            return Some(BuildStep::Kept { wall });
        };
        maze.grid.open(wall);
        let set = |(root, size)| Set { root: self.rooms.at(root), size };
        Some(BuildStep::Merged { wall, larger: set(union.larger), smaller: set(union.smaller) })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.sets.joined(self.rooms.index(maze.start()), self.rooms.index(maze.goal()))
    }

    fn progress(&self) -> (u64, u64) {
        (self.walls.next as u64, self.walls.keys.len() as u64)
    }
}

/// All walls between rooms, by rising weight.
#[derive(Clone, Debug)]
struct WallsByWeight {
    /// A weight in the upper half, the wall's number in the lower: twice its room's number, and
    /// one more for the wall below than for the wall on the right.
    keys: Vec<u64>,
    /// Where each bin ends; all keys of a bin are below all keys of the next.
    bin_ends: Vec<u32>,
    /// The bin whose turn comes after those that are in order already.
    next_bin: usize,
    next: usize,
}

impl WallsByWeight {
    /// How many walls a bin holds on average: few enough to stay in the cache while they are put
    /// in order.
    const BIN: u32 = 2048;

    fn new(size: Size, weights: Weights) -> Self {
        let walls = 2 * size.rooms() - u32::from(size.width()) - u32::from(size.height());
        let bin_bits = (walls / Self::BIN).next_power_of_two().ilog2();
        // In 64 bits the shift by 32 is legal: it puts all walls into the only bin.
        let bin_of = |key: u64| (key >> 32 >> (32 - bin_bits)) as usize;

        let mut bin_ends = vec![0; 1 << bin_bits];
        for_each_wall(size, weights, |key| bin_ends[bin_of(key)] += 1);
        let mut begin = 0;
        for end in &mut bin_ends {
            begin += std::mem::replace(end, begin);
        }
        let mut keys = vec![0; walls as usize];
        for_each_wall(size, weights, |key| {
            let end = &mut bin_ends[bin_of(key)];
            keys[*end as usize] = key;
            *end += 1;
        });
        Self { keys, bin_ends, next_bin: 0, next: 0 }
    }

    /// The next wall: its room's number and on which side of it the wall is.
    #[inline]
    fn next(&mut self) -> Option<(u32, Direction)> {
        if self.next == self.ordered_until() && !self.order_next_bin() {
            return None;
        }
        let number = self.keys[self.next] as u32;
        self.next += 1;
        let side = if number & 1 == 0 { Direction::Right } else { Direction::Down };
        Some((number / 2, side))
    }

    #[inline]
    fn ordered_until(&self) -> usize {
        self.next_bin.checked_sub(1).map_or(0, |bin| self.bin_ends[bin] as usize)
    }

    /// Puts the next bin that holds anything in order; says whether there was one.
    #[cold]
    fn order_next_bin(&mut self) -> bool {
        while self.next == self.ordered_until() {
            let Some(&end) = self.bin_ends.get(self.next_bin) else {
                return false;
            };
            self.keys[self.next..end as usize].sort_unstable();
            self.next_bin += 1;
        }
        true
    }
}

/// Weighs every wall between two rooms, in the order of their numbers.
#[inline]
fn for_each_wall(size: Size, weights: Weights, mut visit: impl FnMut(u64)) {
    let (width, height) = (u32::from(size.width()), u32::from(size.height()));
    for row in 0..height {
        let row_weights = weights.row(row);
        for column in 0..width {
            let room = row_weights.room(column);
            let number = u64::from(row * width + column) * 2;
            if column + 1 < width {
                visit(u64::from(room.right) << 32 | number);
            }
            if row + 1 < height {
                visit(u64::from(room.below) << 32 | number | 1);
            }
        }
    }
}
