//! Building a world: all of it, or one of its squares for others to join.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use super::leaf::{LeafWalls, Slots, WallList};
use super::way_tree::WayTree;
use super::{LeafPlan, WorldError};
use crate::maze::generate::leaf::LeafWork;
use crate::maze::generate::square::{NOWHERE, Square, Undecided};
use crate::maze::generate::squares::{SquarePlace, SquareWork, Squares};
use crate::maze::{LongWork, ProgressFn};

/// A world that is being built. It can be stopped at any time, written down as a part and resumed.
///
/// ```
/// use icetea_maze::maze::at_once;
/// use icetea_maze::maze::world::{LeafPlan, WorldBuild, WorldFile};
///
/// let mut build = WorldBuild::new(LeafPlan::new("kruskal1-1500x1100-7".parse()?));
/// assert!(at_once(build.go_on(2, &mut |_| true)));
/// let mut bytes = Vec::new();
/// build.finish()?.write(&mut bytes)?;
/// let world = WorldFile::open(bytes)?;
/// assert!(world.steps() > 1500 + 1100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct WorldBuild {
    pub(super) plan: LeafPlan,
    pub(super) squares: Squares<WaySquare>,
    pub(super) records: Vec<OnceLock<LeafRecord>>,
}

/// A world all of whose walls are decided.
#[derive(Debug)]
pub struct Built {
    pub(super) plan: LeafPlan,
    pub(super) steps: u64,
    pub(super) records: Vec<LeafRecord>,
}

/// What is left of a square, and the ways through it.
#[derive(Clone, Debug)]
pub(super) struct WaySquare {
    pub square: Square,
    pub ways: WayTree,
}

/// What the seed alone does not tell about a leaf.
#[derive(Debug)]
pub(super) struct LeafRecord {
    /// How many undecided walls lead out to the right, how many down, and how many are within.
    pub lengths: [u16; 3],
    /// First a bit for each of these, whether it is open; then, for each that leads out, whether the
    /// goal is nearer from its right or lower side.
    pub bits: Box<[AtomicU8]>,
}

impl LeafRecord {
    pub fn new(lengths: [u16; 3]) -> Self {
        let bits = (0..Self::bytes(lengths)).map(|_| AtomicU8::new(0)).collect();
        Self { lengths, bits }
    }

    /// How many undecided walls a leaf has.
    pub fn walls(lengths: [u16; 3]) -> usize {
        lengths.into_iter().map(usize::from).sum()
    }

    /// How many bytes it takes to keep them.
    pub fn bytes(lengths: [u16; 3]) -> usize {
        (Self::walls(lengths) + usize::from(lengths[0]) + usize::from(lengths[1])).div_ceil(8)
    }

    fn set(&self, bit: usize) {
        if let Some(byte) = self.bits.get(bit / 8) {
            byte.fetch_or(1 << (bit % 8), Ordering::Relaxed);
        }
    }
}

/// A wall among all of a world: its leaf's number, and its slot there.
const fn wall_of_world(leaf: usize, slot: u32) -> u64 {
    (leaf as u64) << 16 | slot as u64
}

/// The leaf of a wall, and the slot there.
const fn leaf_and_slot(wall: u64) -> (usize, usize) {
    ((wall >> 16) as usize, wall as usize & 0xffff)
}

impl WorldBuild {
    /// Begins to build a world.
    pub fn new(plan: LeafPlan) -> Self {
        let records = (0..plan.count()).map(|_| OnceLock::new()).collect();
        Self { plan, squares: Squares::new(plan.spec.size(), plan.side), records }
    }

    /// Begins to build one square of a world; nothing if it is not there.
    pub fn of_square(plan: LeafPlan, square: SquarePlace) -> Option<Self> {
        let mut build = Self::new(plan);
        let is_there = square.level <= build.squares.whole().level;
        if !is_there || build.squares.rooms(square) == 0 {
            return None;
        }
        build.squares.build_only(square);
        Some(build)
    }

    /// Which world it is.
    pub const fn plan(&self) -> LeafPlan {
        self.plan
    }

    /// How many rooms are built in the end: all, or those of one square.
    pub fn rooms(&self) -> u64 {
        self.squares.rooms(self.squares.whole())
    }

    /// Goes on until all is built, on this many threads. Returns false as soon as the caller gives up.
    pub fn go_on<'a>(
        &'a mut self,
        threads: usize,
        on_progress: ProgressFn<'a>,
    ) -> LongWork<'a, bool> {
        Box::pin(async move {
            let whole = self.squares.whole();
            if self.squares.waiting.contains_key(&whole) {
                return true;
            }
            let work = Work { plan: self.plan, records: &self.records };
            let Some(built) = self.squares.complete(&work, threads, on_progress).await else {
                return false;
            };
            self.squares.waiting.insert(whole, built);
            true
        })
    }

    /// The world, once all of it is built; an error if it is not a maze.
    pub fn finish(mut self) -> Result<Built, WorldError> {
        let root = self
            .squares
            .waiting
            .remove(&Squares::<()>::new(self.plan.spec.size(), self.plan.side).whole());
        let Some(WaySquare { square, mut ways }) = root else {
            return Err(WorldError::Untrue("it is not built to the end"));
        };
        if !square.walls.is_empty() || square.opened != self.plan.spec.rooms() - 1 {
            return Err(WorldError::Untrue("the walls opened are not one fewer than the rooms"));
        }
        let work = Work { plan: self.plan, records: &self.records };
        let steps = ways.finish(|wall, is_forwards| work.point(wall, is_forwards));
        let steps = steps.ok_or(WorldError::Untrue("start and goal are not joined by one way"))?;
        let records: Option<Vec<_>> = self.records.into_iter().map(OnceLock::into_inner).collect();
        let records = records.ok_or(WorldError::Untrue("a leaf is missing"))?;
        Ok(Built { plan: self.plan, steps, records })
    }
}

/// What the threads share.
struct Work<'a> {
    plan: LeafPlan,
    records: &'a [OnceLock<LeafRecord>],
}

/// What a thread keeps from leaf to leaf.
struct LeafWorker {
    work: LeafWork,
    walls: LeafWalls,
}

impl Work<'_> {
    fn wall(&self, wall: &Undecided) -> u64 {
        let (leaf, _) = self.plan.place(wall.place().0);
        wall_of_world(self.plan.number(leaf), wall.slot)
    }

    fn open(&self, wall: u64) {
        let (leaf, slot) = leaf_and_slot(wall);
        if let Some(record) = self.records.get(leaf).and_then(OnceLock::get) {
            record.set(slot);
        }
    }

    /// The goal is nearer from the right or lower side of this wall, or from the other.
    fn point(&self, wall: u64, is_forwards: bool) {
        let (leaf, slot) = leaf_and_slot(wall);
        let record = self.records.get(leaf).and_then(OnceLock::get);
        if let (true, Some(record)) = (is_forwards, record) {
            record.set(LeafRecord::walls(record.lengths) + slot);
        }
    }

    fn is_between_leaves(&self, wall: &Undecided) -> bool {
        let ([column, row], is_below) = wall.place();
        let place = if is_below { row } else { column };
        (place + 1).is_multiple_of(self.plan.side)
    }
}

impl SquareWork for Work<'_> {
    type Worker = LeafWorker;
    type Square = WaySquare;

    fn worker(&self) -> LeafWorker {
        LeafWorker { work: self.plan.work(), walls: LeafWalls::new(self.plan.side) }
    }

    async fn leaf(
        &self,
        worker: &mut LeafWorker,
        at: [u32; 2],
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> Option<WaySquare> {
        let LeafWorker { work, walls } = worker;
        let (first, end) = self.plan.range(at);
        walls.clear();
        let rest = work.settle(first, end, walls, on_rooms).await?;
        let slots = Slots::new(rest);
        let mut square = Square { opened: walls.opened, ..Square::of_leaf(first, rest) };
        let [right, below, within, ..] = slots.lengths.map(|length| length as u16);
        let leaf = self.plan.number(at);
        let _ = self.records[leaf].set(LeafRecord::new([right, below, within]));
        let side = self.plan.side;
        let room = |[column, row]: [u32; 2]| (row - first[1]) * side + (column - first[0]);
        let mut ends = Vec::with_capacity(square.walls.len());
        for (wall, &(list, slot)) in square.walls.iter_mut().zip(&slots.of_walls) {
            let ([column, row], is_below) = wall.place();
            let beyond = if is_below { [column, row + 1] } else { [column + 1, row] };
            let is_own = !matches!(list, WallList::Left | WallList::Above);
            wall.slot = if is_own { slot } else { NOWHERE };
            ends.push(match list {
                WallList::Right | WallList::Below => [Some(room([column, row])), None],
                WallList::Within => [Some(room([column, row])), Some(room(beyond))],
                WallList::Left | WallList::Above => [Some(room(beyond)), None],
            });
        }
        let marks = [[0, 0], self.plan.spec.goal()].map(|mark| {
            let is_here = (0..2).all(|line| (first[line]..end[line]).contains(&mark[line]));
            is_here.then(|| room(mark))
        });
        let (ways, nodes) = WayTree::of_leaf(walls, &ends, marks);
        for (wall, ends) in square.walls.iter_mut().zip(ends) {
            let node = |room: Option<u32>| {
                room.and_then(|room| nodes.binary_search(&room).ok()).unwrap_or_default() as u32
            };
            wall.nodes = ends.map(node);
        }
        square.nodes = nodes.len() as u32;
        Some(WaySquare { square, ways })
    }

    fn join(&self, parts: Vec<WaySquare>) -> WaySquare {
        let (mut ways, mut nodes, mut squares) = (WayTree::default(), 0, Vec::new());
        // Fewer walls are opened than there are vertices.
        let most = |part: &WaySquare| part.ways.links.len() + part.square.vertices as usize;
        ways.links.reserve_exact(parts.iter().map(most).sum());
        for part in parts {
            ways.append(part.ways, nodes);
            nodes += part.square.nodes;
            squares.push(part.square);
        }
        let mut square = Square::join(squares, |wall| {
            let name = self.wall(wall);
            self.open(name);
            ways.open(wall.nodes, self.is_between_leaves(wall).then_some(name));
        });
        let point = |wall, is_forwards| self.point(wall, is_forwards);
        square.nodes = ways.simplify(nodes, &mut square.walls, point);
        WaySquare { square, ways }
    }
}
