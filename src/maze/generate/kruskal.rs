//! Union-find: the Ice-Tea Princess at work.
//!
//! Every wall between two rooms comes up once, by rising [weight](super::weight). If its two sides
//! are in different sets it is opened and the sets become one; otherwise it is kept.
//!
//! The walls are never all sorted: they are dealt into bins by the upper bits of their weights, and
//! a bin is sorted when its turn comes, while it lies in the processor's cache.

mod band;
mod certain;
pub(in crate::maze) mod contract;
mod find;
pub(in crate::maze) mod leaf;
mod near;
mod order;
pub(in crate::maze) mod plane;
pub(in crate::maze) mod square;
pub(in crate::maze) mod squares;
pub(in crate::maze) mod tile;
mod whole;

use std::sync::{Arc, OnceLock};

use order::{begins_from_counts, put_in_order, upper_bits};

pub use near::Near;

use super::rooms::Rooms;
use super::weight::Weights;
use super::{BuildPart, BuildStep, GeneratorInfo, Grow, GrowthStyle, RoomSet};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, LongWork, Maze, ProgressFn, StopRule, Traced, UnionFind};
use whole::Whole;

program! {
    "kruskal": EachWall, ItsRooms, IfParted, Open, Unite, Keep;
    [EachWall, ItsRooms, IfParted, Open, Unite] MERGED;
    [EachWall, ItsRooms, IfParted, Keep] KEPT;
    [EachWall, ItsRooms] TOOK;
    [IfParted] COMPARED;
    [Open] OPENED;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "kruskal",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 1,
    style: GrowthStyle::Sets,
    program: &PROGRAM,
    begun: at([Line::EachWall]),
    begin: |_, job| Box::new(Kruskal::new(job.rooms(), job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Kruskal {
    rooms: Rooms,
    seed: u64,
    /// What only the steps need; it is not made for a maze at once.
    steps: OnceLock<Steps>,
}

#[derive(Clone, Debug)]
struct Steps {
    sets: UnionFind,
    walls: WallsByWeight,
}

impl Kruskal {
    pub const fn new(rooms: Rooms, seed: u64) -> Self {
        Self { rooms, seed, steps: OnceLock::new() }
    }

    #[inline(always)]
    fn steps(&self) -> &Steps {
        self.steps.get_or_init(|| Steps::new(self.rooms, self.seed))
    }

    #[inline(always)]
    fn look(
        &mut self,
        maze: &mut Maze,
        watch: impl FnMut(Traced<BuildPart>),
    ) -> Option<Ran<BuildStep>> {
        self.steps();
        let rooms = self.rooms;
        self.steps.get_mut()?.look(rooms, maze, watch)
    }
}

impl Steps {
    #[cold]
    fn new(rooms: Rooms, seed: u64) -> Self {
        Self {
            sets: UnionFind::new(rooms.numbers()),
            walls: WallsByWeight::new(rooms, Weights::new(seed)),
        }
    }

    /// Looks at the next wall, and reports every part of that but the last, the step itself.
    #[inline(always)]
    fn look(
        &mut self,
        rooms: Rooms,
        maze: &mut Maze,
        mut watch: impl FnMut(Traced<BuildPart>),
    ) -> Option<Ran<BuildStep>> {
        let (room, side) = self.walls.next()?;
        let beyond = match side {
            Direction::Right => room + 1,
            _ => room + rooms.width(),
        };
        let wall = rooms.at(room).step(side);
        watch(TOOK.tells(BuildPart::Took { wall }).of(&PROGRAM));
        let roots = [room, beyond].map(|sought| find::find(&mut self.sets, sought, &mut watch));
        watch(COMPARED.tells(BuildPart::Compared { roots }).of(&PROGRAM));
        let Some(union) = self.sets.union_of_roots(roots) else {
            return Some(KEPT.tells(BuildStep::Kept { wall }));
        };
        watch(OPENED.tells(BuildPart::Opened { wall }).of(&PROGRAM));
        maze.grid.open(wall);
        let set = |(root, size)| RoomSet { root: rooms.at(root), size };
        let (larger, smaller) = (set(union.larger), set(union.smaller));
        Some(MERGED.tells(BuildStep::Merged { wall, larger, smaller }))
    }
}

impl Grow for Kruskal {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        self.look(maze, |_| {})
    }

    fn step_watched(
        &mut self,
        maze: &mut Maze,
        watch: &mut dyn FnMut(Traced<BuildPart>),
    ) -> Option<Ran<BuildStep>> {
        self.look(maze, watch)
    }

    fn sets(&self) -> Option<&UnionFind> {
        Some(&self.steps().sets)
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        let [start, goal] = [maze.start(), maze.goal()].map(|end| self.rooms.index(end));
        self.steps().sets.joined(start, goal)
    }

    fn progress(&self) -> (u64, u64) {
        self.steps().walls.progress()
    }

    fn finish<'a>(
        &'a mut self,
        maze: &'a mut Maze,
        stop: StopRule,
        threads: usize,
        on_progress: ProgressFn<'a>,
    ) -> LongWork<'a, bool> {
        if self.steps.get().is_some() || self.rooms.are_shaped() {
            return self.finish_stepwise(maze, stop, on_progress);
        }
        let ends = (stop == StopRule::Joined).then(|| [maze.start(), maze.goal()]);
        let whole = Whole { size: self.rooms.size(), seed: self.seed, ends };
        Box::pin(whole.open(&mut maze.grid, threads, on_progress))
    }
}

#[derive(Clone, Debug)]
struct WallsByWeight {
    /// The keys of all walls, dealt into bins by their upper bits: all keys of a bin are below all
    /// keys of the next. A key has a weight in its upper half and the wall's number in the lower:
    /// twice its room's number, plus one for the wall below. All copies of a build share them.
    keys: Arc<Vec<u64>>,
    bin_ends: Vec<u32>,
    bin_bits: u32,
    bins_taken: usize,
    /// The keys of the last bin taken, in order.
    ordered: Vec<u64>,
    next: usize,
}

impl WallsByWeight {
    /// The most walls a bin holds on average: few enough to be sorted in the cache.
    const BIN: u32 = 2048;
    /// How many bits sort a bin except for a few neighbours.
    const SLOT_BITS: u32 = 12;

    fn new(rooms: Rooms, weights: Weights) -> Self {
        let size = rooms.size();
        let mut walls = 2 * size.rooms() - u32::from(size.width()) - u32::from(size.height());
        if rooms.are_shaped() {
            walls = 0;
            for_each_wall(rooms, weights, |_| walls += 1);
        }
        let bin_bits = u32::div_ceil(walls, Self::BIN).next_power_of_two().ilog2();
        let bin_of = |key: u64| upper_bits(key, bin_bits);
        let mut bin_ends = vec![0; 1 << bin_bits];
        for_each_wall(rooms, weights, |key| bin_ends[bin_of(key)] += 1);
        begins_from_counts(&mut bin_ends);
        let mut keys = vec![0; walls as usize];
        for_each_wall(rooms, weights, |key| {
            let end = &mut bin_ends[bin_of(key)];
            keys[*end as usize] = key;
            *end += 1;
        });
        Self {
            keys: Arc::new(keys),
            bin_ends,
            bin_bits,
            bins_taken: 0,
            ordered: Vec::new(),
            next: 0,
        }
    }

    /// The next wall: its room's number and the wall's side of it.
    #[inline]
    fn next(&mut self) -> Option<(u32, Direction)> {
        if self.next == self.ordered.len() && !self.take_bin() {
            return None;
        }
        let number = self.ordered[self.next] as u32;
        self.next += 1;
        let side = if number & 1 == 0 { Direction::Right } else { Direction::Down };
        Some((number / 2, side))
    }

    /// Sorts the next bin that is not empty; returns whether there was one.
    #[cold]
    fn take_bin(&mut self) -> bool {
        let mut bin = 0..0;
        while bin.is_empty() {
            let Some(&end) = self.bin_ends.get(self.bins_taken) else {
                return false;
            };
            let begin = self.bins_taken.checked_sub(1).map_or(0, |before| self.bin_ends[before]);
            bin = begin as usize..end as usize;
            self.bins_taken += 1;
        }
        put_in_order(
            &self.keys[bin],
            |&key| key,
            [self.bin_bits, Self::SLOT_BITS],
            &mut self.ordered,
        );
        self.next = 0;
        true
    }

    /// How many walls have been taken, and how many there are.
    fn progress(&self) -> (u64, u64) {
        let begun = self.bins_taken.checked_sub(1).map_or(0, |bin| self.bin_ends[bin] as usize);
        ((begun - self.ordered.len() + self.next) as u64, self.keys.len() as u64)
    }
}

/// Weighs every wall between two rooms, in the order of their numbers.
#[inline]
fn for_each_wall(rooms: Rooms, weights: Weights, mut visit: impl FnMut(u64)) {
    let size = rooms.size();
    let (width, height) = (u32::from(size.width()), u32::from(size.height()));
    let is_there = |one: u32, other: u32| {
        !rooms.are_shaped() || rooms.contains(rooms.at(one)) && rooms.contains(rooms.at(other))
    };
    for row in 0..height {
        let row_weights = weights.row(row);
        for column in 0..width {
            let room = row_weights.room(column);
            let one = row * width + column;
            let number = u64::from(one) * 2;
            if column + 1 < width && is_there(one, one + 1) {
                visit(u64::from(room.right) << 32 | number);
            }
            if row + 1 < height && is_there(one, one + width) {
                visit(u64::from(room.below) << 32 | number | 1);
            }
        }
    }
}
