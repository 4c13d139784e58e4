//! Squares of leaves, four to one on every level, up to the whole maze.
//!
//! Leaves come up along a Z-curve, and as soon as all parts of a square are there they are put
//! together. So only a few squares of each level wait at any time, and memory grows with the sides
//! of the maze, not with its rooms. Threads take leaves in turn, and whichever completes a square
//! puts it together. All can be stopped at any time; only leaves that were begun are settled anew.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::maze::{ProgressFn, at_once};

/// What is done with leaves and squares.
pub trait SquareWork: Sync {
    /// What a thread keeps from leaf to leaf.
    type Worker;
    /// What is left of a leaf or a square.
    type Square: Send;

    fn worker(&self) -> Self::Worker;
    /// Settles the leaf in this column and row of leaves. Reports how many more rooms are settled;
    /// nothing is returned if the caller gives up.
    fn leaf(
        &self,
        worker: &mut Self::Worker,
        at: [u32; 2],
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> impl Future<Output = Option<Self::Square>>;
    /// Puts the two or four parts of a square together.
    fn join(&self, parts: Vec<Self::Square>) -> Self::Square;
}

/// A square of leaves: twice as wide on every level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SquarePlace {
    /// How often it was doubled: a leaf is of level 0.
    pub level: u32,
    /// Which column of squares of that size it is in.
    pub column: u32,
    /// Which row of them.
    pub row: u32,
}

impl SquarePlace {
    /// The square that this one is a part of.
    #[must_use]
    pub const fn above(self) -> Self {
        Self { level: self.level + 1, column: self.column / 2, row: self.row / 2 }
    }

    /// The ancestor of this square on a level.
    const fn on_level(self, level: u32) -> Self {
        let up = level - self.level;
        Self { level, column: self.column >> up, row: self.row >> up }
    }
}

/// How far the squares of a maze have come.
#[derive(Clone, Debug)]
pub struct Squares<S> {
    /// How many rooms the maze is wide and high.
    size: [u32; 2],
    /// How many rooms a leaf is wide and high.
    side: u32,
    /// The square that is built: all of it, or one part.
    whole: SquarePlace,
    /// Those that wait for their neighbours.
    pub waiting: BTreeMap<SquarePlace, S>,
    /// Those whose parts are being put together.
    joining: BTreeSet<SquarePlace>,
}

/// What threads share while they take leaves.
struct Leaves<'a, S> {
    squares: &'a mut Squares<S>,
    /// The next leaf on the curve.
    next: u64,
}

impl<S: Send> Squares<S> {
    /// All of a maze of this size, in leaves of this side.
    pub const fn new(size: [u32; 2], side: u32) -> Self {
        let longer = if size[0] > size[1] { size[0] } else { size[1] };
        let level = longer.div_ceil(side).next_power_of_two().ilog2();
        let whole = SquarePlace { level, column: 0, row: 0 };
        Self { size, side, whole, waiting: BTreeMap::new(), joining: BTreeSet::new() }
    }

    /// The square that is built.
    pub const fn whole(&self) -> SquarePlace {
        self.whole
    }

    /// Only one square is built from now on.
    pub fn build_only(&mut self, whole: SquarePlace) {
        self.whole = whole;
    }

    /// How many rooms a square has: none if it lies beyond the maze.
    pub fn rooms(&self, square: SquarePlace) -> u64 {
        let rooms = |line: usize, place: u32| {
            let side = u64::from(self.side) << square.level;
            let begin = u64::from(place).saturating_mul(side);
            u64::from(self.size[line]).min(begin.saturating_add(side)).saturating_sub(begin)
        };
        rooms(0, square.column) * rooms(1, square.row)
    }

    /// Whether a leaf is settled.
    pub fn has(&self, [column, row]: [u32; 2]) -> bool {
        let leaf = SquarePlace { level: 0, column, row };
        let mut around = (0..=self.whole.level).map(|level| leaf.on_level(level));
        around.any(|square| self.waiting.contains_key(&square) || self.joining.contains(&square))
    }

    /// Settles all that is left, on this many threads. Returns the whole, or nothing if the caller
    /// gives up.
    pub async fn complete<W: SquareWork<Square = S>>(
        &mut self,
        work: &W,
        threads: usize,
        on_progress: ProgressFn<'_>,
    ) -> Option<S> {
        let whole = self.whole;
        let total = self.rooms(whole).max(1);
        let is_within = |square: &SquarePlace| {
            square.level <= whole.level && square.on_level(whole.level) == whole
        };
        let within = self.waiting.keys().copied().filter(is_within);
        let settled = within.map(|square| self.rooms(square)).sum();
        let leaves = total.div_ceil(u64::from(self.side) * u64::from(self.side));
        let waiting: Vec<_> = self.waiting.keys().copied().collect();
        let shared = Mutex::new(Leaves { squares: self, next: 0 });
        for place in waiting {
            let square = held(&shared).squares.waiting.remove(&place);
            if let Some(square) = square {
                raise(&shared, work, place, square);
            }
        }
        let (settled, is_given_up) = (AtomicU64::new(settled), AtomicBool::new(false));
        let count = |rooms| {
            settled.fetch_add(u64::from(rooms), Ordering::Relaxed);
            !is_given_up.load(Ordering::Relaxed)
        };
        let mut tell = |rooms| {
            count(rooms);
            let share = settled.load(Ordering::Relaxed) as f64 / total as f64;
            let is_wanted = on_progress(share);
            is_given_up.fetch_or(!is_wanted, Ordering::Relaxed);
            is_wanted
        };
        let threads = threads.min(usize::try_from(leaves).unwrap_or(threads));
        if threads <= 1 {
            settle_leaves(&shared, work, &mut tell).await;
        } else {
            thread::scope(|scope| {
                for _ in 1..threads {
                    let settle = || at_once(settle_leaves(&shared, work, &mut { count }));
                    // If the system gives no more threads, this one does all the work.
                    let _ = thread::Builder::new().spawn_scoped(scope, settle);
                }
                at_once(settle_leaves(&shared, work, &mut tell));
            });
        }
        self.waiting.remove(&whole)
    }

    /// The next leaf that nobody has settled.
    fn take_leaf(&self, next: &mut u64) -> Option<SquarePlace> {
        while *next < 1 << (2 * self.whole.level) {
            let within = [every_other_bit(*next), every_other_bit(*next >> 1)];
            let place = |whole: u32, within: u32| (whole << self.whole.level) + within;
            let leaf = SquarePlace {
                level: 0,
                column: place(self.whole.column, within[0]),
                row: place(self.whole.row, within[1]),
            };
            *next += 1;
            if self.rooms(leaf) > 0 && !self.has([leaf.column, leaf.row]) {
                return Some(leaf);
            }
        }
        None
    }

    /// Puts a square to those that wait; if it completes a larger one, all parts of that.
    fn put(&mut self, place: SquarePlace, square: S) -> Option<Vec<S>> {
        self.joining.remove(&place);
        self.waiting.insert(place, square);
        if place.level >= self.whole.level {
            return None;
        }
        let parts = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, below)| SquarePlace {
            level: place.level,
            column: (place.column & !1) + right,
            row: (place.row & !1) + below,
        });
        let parts: Vec<_> = parts.into_iter().filter(|&part| self.rooms(part) > 0).collect();
        if !parts.iter().all(|part| self.waiting.contains_key(part)) {
            return None;
        }
        self.joining.insert(place.above());
        Some(parts.iter().filter_map(|part| self.waiting.remove(part)).collect())
    }
}

async fn settle_leaves<W: SquareWork>(
    shared: &Mutex<Leaves<'_, W::Square>>,
    work: &W,
    on_rooms: &mut dyn FnMut(u32) -> bool,
) {
    let take_leaf = || {
        let mut leaves = held(shared);
        let Leaves { squares, next } = &mut *leaves;
        squares.take_leaf(next)
    };
    let mut worker = work.worker();
    while let Some(place) = take_leaf() {
        let leaf = work.leaf(&mut worker, [place.column, place.row], on_rooms).await;
        let Some(square) = leaf else { return };
        raise(shared, work, place, square);
    }
}

/// Puts a square to those that wait, and all that it completes together.
fn raise<W: SquareWork>(
    shared: &Mutex<Leaves<'_, W::Square>>,
    work: &W,
    mut place: SquarePlace,
    mut square: W::Square,
) {
    loop {
        let parts = held(shared).squares.put(place, square);
        let Some(parts) = parts else { return };
        (square, place) = (work.join(parts), place.above());
    }
}

/// What a lock holds: no thread leaves it half done.
pub fn held<T: ?Sized>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Every other bit of a number, from the lowest on.
fn every_other_bit(bits: u64) -> u32 {
    (0..32).fold(0, |sum, bit| sum | ((bits >> (2 * bit) & 1) as u32) << bit)
}
