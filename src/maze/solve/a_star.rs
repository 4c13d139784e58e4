//! Breadth-first with a sense of direction: tiles in the order of their f = g + h, where g is how
//! many steps were walked there and h is an estimate of how many are left.
//!
//! Of tiles with equal f the last that was seen comes first, so that each f has a stack of its own.

mod instant;

use std::collections::{BTreeMap, BTreeSet};

use super::trail::Trail;
use super::{Estimate, Holding, Search, SearchCounts, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile};

program! {
    "a-star": StartWaits, WhileWaiting, EnterLeast, FreshWait, IfGoal, NoPath;
    [WhileWaiting, EnterLeast, FreshWait] ENTERED;
    [IfGoal] ARRIVED;
    [WhileWaiting, NoPath] GAVE_UP;
}

/// How A* estimates the steps that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// As if there were no walls: never too many, so the path is a shortest one.
    Manhattan,
    /// Always 0: Dijkstra's algorithm. The path is a shortest one.
    Zero,
    /// Twice as many as if there were no walls. That may be too many: it reaches the goal sooner,
    /// and the path may not be a shortest one.
    Doubled,
}

impl Heuristic {
    /// All estimates, the usual one first.
    pub const ALL: [Self; 3] = [Self::Manhattan, Self::Zero, Self::Doubled];

    /// The factor for the distance without walls.
    const fn weight(self) -> u32 {
        match self {
            Self::Manhattan => 1,
            Self::Zero => 0,
            Self::Doubled => 2,
        }
    }

    pub(super) const fn info(self) -> &'static SolverInfo {
        match self {
            Self::Manhattan => &MANHATTAN,
            Self::Zero => &ZERO,
            Self::Doubled => &DOUBLED,
        }
    }
}

static MANHATTAN: SolverInfo =
    SolverInfo { begin: |maze| Box::new(AStar::new(maze, Heuristic::Manhattan)), ..USUAL };

static ZERO: SolverInfo = SolverInfo {
    name: "dijkstra",
    begin: |maze| Box::new(AStar::new(maze, Heuristic::Zero)),
    ..USUAL
};

static DOUBLED: SolverInfo = SolverInfo {
    name: "a-star-doubled",
    begin: |maze| Box::new(AStar::new(maze, Heuristic::Doubled)),
    ..USUAL
};

const USUAL: SolverInfo = SolverInfo {
    name: "a-star",
    holds: Holding::Heap,
    looks_ahead: false,
    bytes_per_room: 3,
    traces: &[Trace::Frontier],
    program: &PROGRAM,
    begun: at([Line::StartWaits]),
    begin: |maze| Box::new(AStar::new(maze, Heuristic::Manhattan)),
};

#[derive(Clone, Debug)]
pub(super) struct AStar {
    trail: Trail,
    /// Tiles that were seen from a neighbour, by their f.
    heap: Heap,
    heuristic: Heuristic,
    /// The rectangle that holds all goals: its top left and its bottom right tile.
    goals: (Tile, Tile),
    at: Option<Tile>,
    /// The path, if it was found by a leap, without steps.
    leapt: Option<Vec<Tile>>,
}

type Heap = BTreeMap<u32, Vec<Seen>>;

#[derive(Clone, Copy, Debug)]
struct Seen {
    tile: Tile,
    step: Direction,
    /// How many steps were walked to get here.
    walked: u32,
}

impl AStar {
    pub fn new(maze: &Maze, heuristic: Heuristic) -> Self {
        let start = maze.start();
        let columns = maze.goals().iter().map(|goal| goal.column);
        let rows = maze.goals().iter().map(|goal| goal.row);
        let least = |values: &mut dyn Iterator<Item = u16>| values.min().unwrap_or(0);
        let most = |values: &mut dyn Iterator<Item = u16>| values.max().unwrap_or(0);
        let goals = (
            Tile::new(least(&mut columns.clone()), least(&mut rows.clone())),
            Tile::new(most(&mut columns.clone()), most(&mut rows.clone())),
        );
        let mut this = Self {
            trail: Trail::new(maze.grid(), start),
            heap: Heap::new(),
            heuristic,
            goals,
            at: None,
            leapt: None,
        };
        this.see(Seen { tile: start, step: Direction::Right, walked: 0 });
        this
    }

    /// The estimated number of steps to the goals.
    fn ahead(&self, tile: Tile) -> u32 {
        let (low, high) = self.goals;
        let nearest = Tile::new(
            tile.column.clamp(low.column, high.column),
            tile.row.clamp(low.row, high.row),
        );
        self.heuristic.weight() * tile.distance(nearest)
    }

    fn see(&mut self, seen: Seen) {
        self.heap.entry(self.f(seen)).or_default().push(seen);
    }

    fn f(&self, seen: Seen) -> u32 {
        seen.walked + self.ahead(seen.tile)
    }
}

/// Takes the tile with the least f, and of several the last seen.
fn take(heap: &mut Heap) -> Option<Seen> {
    loop {
        let mut least = heap.first_entry()?;
        if let Some(seen) = least.get_mut().pop() {
            return Some(seen);
        }
        least.remove();
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

impl Search for AStar {
    #[inline(always)]
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        while let Some(Seen { tile, step, walked }) = take(&mut self.heap) {
            if !self.trail.reach(tile, step) {
                continue;
            }
            self.at = Some(tile);
            for step in self.trail.onward(maze.grid(), tile).iter() {
                let next = tile.step(step);
                if !self.trail.has_reached(next) {
                    self.see(Seen { tile: next, step, walked: walked + 1 });
                }
            }
            return ENTERED.tells(SolveStep::Enter(tile));
        }
        GAVE_UP.tells(SolveStep::NoPath)
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        self.heap.values().map(Vec::len).sum()
    }

    fn waiting(&self, most: usize) -> Vec<Tile> {
        let all = self.heap.values().flat_map(|seen| seen.iter().rev());
        all.map(|seen| seen.tile).take(most).collect()
    }

    fn heap(&self, stride: u16, most: usize) -> Option<Vec<(Tile, Estimate)>> {
        let told = |seen: Seen| {
            let [walked, ahead] = [seen.walked, self.ahead(seen.tile)];
            let [walked, ahead] = [walked, ahead].map(|steps| steps / u32::from(stride));
            (seen.tile, Estimate { walked, ahead })
        };
        if stride == 1 {
            let all = self.heap.values().flat_map(|seen| seen.iter().rev());
            return Some(all.take(most).copied().map(told).collect());
        }
        // A waiting passage stands for the room behind it.
        let (mut rest, mut rooms) = (self.heap.clone(), Vec::new());
        let mut known = BTreeSet::new();
        while rooms.len() < most
            && let Some(seen) = take(&mut rest)
        {
            if self.trail.has_reached(seen.tile) {
                continue;
            }
            if is_room(seen.tile) {
                rooms.extend(known.insert(seen.tile).then(|| told(seen)));
                continue;
            }
            let room = seen.tile.step(seen.step);
            if !self.trail.has_reached(room) && !known.contains(&room) {
                let seen = Seen { tile: room, walked: seen.walked + 1, ..seen };
                rest.entry(self.f(seen)).or_default().push(seen);
            }
        }
        Some(rooms)
    }

    fn estimate(&self, tile: Tile) -> Option<u32> {
        Some(self.ahead(tile))
    }

    fn came(&self, tile: Tile) -> Option<Direction> {
        self.trail.step_to(tile)
    }

    fn leap(&mut self, maze: &Maze) -> Option<(bool, SearchCounts)> {
        if self.heuristic != Heuristic::Manhattan {
            return None;
        }
        let ending = instant::search(maze)?;
        let heaps = ending.heaps.map(|tiles| {
            // From here on the tiles are only looked at.
            let seen = |tile| Seen { tile, step: Direction::Right, walked: 0 };
            tiles.into_iter().map(seen).collect()
        });
        self.heap = (0..).zip(heaps).collect();
        self.leapt = ending.path;
        Some((self.leapt.is_some(), ending.counts))
    }

    fn current_path(&self) -> Vec<Tile> {
        if let Some(path) = &self.leapt {
            return path.clone();
        }
        self.at.map_or_else(Vec::new, |tile| self.trail.path_to(tile))
    }
}
