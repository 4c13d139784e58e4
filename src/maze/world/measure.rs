//! How far the parts of a world are from its cheese, for a view of all of it: exact in the middle of each
//! cell of a coarse grid.
//!
//! Each leaf is opened once. There the way from every wall by which it is entered, and from every
//! cell's middle, is followed to where it leaves the leaf. After that the ways from wall to wall are
//! added up.

use super::depths::Depths;
use super::each_leaf::see_each_leaf;
use super::guide::OpenLeaf;
use super::{WorldError, WorldFile};
use crate::maze::ProgressFn;

/// How many cells the grid is wide and high, at most.
const MOST_CELLS: u32 = 192;

/// How many cells a world is divided into.
fn cells_of(world: &WorldFile) -> [u32; 2] {
    world.spec().size().map(|side| side.min(MOST_CELLS))
}

/// Measures how far the cells of a world are from its cheese, on this many threads. Nothing is returned if
/// the caller gives up.
pub async fn measure_depths(
    world: &WorldFile,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<Depths>, WorldError> {
    let look = |leaf: &OpenLeaf, at| Ways::of_leaf(world, leaf, at);
    let whole = see_each_leaf(world, threads, on_progress, look, |parts| Ok(Ways::join(parts)));
    let whole = whole.await?;
    let Some(Ways { mut of_walls, of_cells }) = whole else { return Ok(None) };
    of_walls.sort_unstable_by_key(|way| way.from);
    let mut sums = Sums { known: vec![None; of_walls.len()], of_walls };
    let mut depths: Vec<(u64, u64)> = Vec::with_capacity(of_cells.len());
    for way in of_cells {
        let onward = way.to.map_or(Some(0), |wall| sums.depth(wall));
        let onward = onward.ok_or(WorldError::Untrue("a way leads nowhere"))?;
        depths.push((way.from, onward + way.steps));
    }
    depths.sort_unstable();
    let cells = depths.into_iter().map(|(_, steps)| steps).collect();
    Ok(Some(Depths { columns: cells_of(world)[0], cells }))
}

/// A way within a leaf.
#[derive(Clone, Copy)]
struct LeafWay {
    /// The wall by which the leaf is entered, or the number of a cell.
    from: u64,
    /// The wall by which it is left; none at the goal.
    to: Option<u64>,
    /// How long it is, with the step out of the leaf.
    steps: u64,
}

#[derive(Default)]
struct Ways {
    of_walls: Vec<LeafWay>,
    of_cells: Vec<LeafWay>,
}

impl Ways {
    fn of_leaf(world: &WorldFile, leaf: &OpenLeaf, at: [u32; 2]) -> Self {
        let plan = world.plan();
        let (first, size) = (plan.range(at).0, plan.size_of(at));
        let way = |from: u64, room: u32| {
            let (to, steps) = leaf.way_out(first, size, room);
            LeafWay { from, to, steps }
        };
        let entrances = leaf.exits.iter().filter(|exit| !exit.is_way);
        let of_walls = entrances.map(|exit| way(exit.wall, exit.room)).collect();
        let (cells, whole) = (cells_of(world), plan.spec.size());
        let within = |line: usize| {
            Depths::within(first[line]..first[line] + size[line], cells[line], whole[line])
        };
        let mut of_cells = Vec::new();
        for row in within(1) {
            for column in within(0) {
                let middle = [(0, column), (1, row)].map(|(line, cell)| {
                    Depths::middle(cell, cells[line], whole[line]) - first[line]
                });
                let cell = u64::from(row) * u64::from(cells[0]) + u64::from(column);
                of_cells.push(way(cell, middle[1] * plan.side + middle[0]));
            }
        }
        Self { of_walls, of_cells }
    }

    fn join(parts: Vec<Self>) -> Self {
        parts
            .into_iter()
            .reduce(|mut whole, mut part| {
                whole.of_walls.append(&mut part.of_walls);
                whole.of_cells.append(&mut part.of_cells);
                whole
            })
            .unwrap_or_default()
    }
}

/// The distances of walls, from their far sides.
struct Sums {
    /// By the walls they begin at.
    of_walls: Vec<LeafWay>,
    known: Vec<Option<u64>>,
}

impl Sums {
    /// How far it is to the goal once this wall is passed.
    fn depth(&mut self, wall: u64) -> Option<u64> {
        let place =
            |wall: u64, ways: &[LeafWay]| ways.binary_search_by_key(&wall, |way| way.from).ok();
        let (mut passed, mut at) = (Vec::new(), place(wall, &self.of_walls)?);
        let mut depth = loop {
            if let Some(depth) = self.known[at] {
                break depth;
            }
            if passed.len() == self.of_walls.len() {
                return None;
            }
            passed.push(at);
            match self.of_walls[at].to {
                Some(next) => at = place(next, &self.of_walls)?,
                None => break 0,
            }
        };
        for at in passed.into_iter().rev() {
            depth += self.of_walls[at].steps;
            self.known[at] = Some(depth);
        }
        Some(depth)
    }
}
