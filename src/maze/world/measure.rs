//! What is measured of a world, for a view of all of it: how far it is from the cheese in the middle of each
//! cell of a coarse grid, and where the way from start to goal leads.
//!
//! Each leaf is opened once. There the way from every wall by which it is entered, and from every
//! cell's middle, is followed to where it leaves the leaf. After that the ways from wall to wall are
//! added up.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::depths::Depths;
use super::each_leaf::see_each_leaf;
use super::guide::{OpenLeaf, Root};
use super::surveyor::far_room;
use super::world_survey::MOST_STEPS_APART;
use super::{Guide, LeafPlan, LongestWay, Waypoints, WorldError, WorldFile, WorldSurvey};
use crate::maze::ProgressFn;
use crate::maze::endless::Room;

/// How many cells the grid is wide and high, at most.
const MOST_CELLS: u32 = 192;

/// How many places of the way from start to goal are kept, more or less.
const USUAL_WAYPOINTS: u64 = 4096;
/// The share of the time that is spent on distances.
const SHARE_OF_DEPTHS: f64 = 0.9;

/// How many cells a world is divided into.
fn cells_of(world: &WorldFile) -> [u32; 2] {
    world.spec().size().map(|side| side.min(MOST_CELLS))
}

/// Measures a world, on this many threads, but does not look for its longest way. Nothing is returned if
/// the caller gives up.
pub async fn survey(
    world: &Arc<WorldFile>,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<WorldSurvey>, WorldError> {
    let measuring = &mut |share| on_progress(share * SHARE_OF_DEPTHS);
    let Some(depths) = measure_depths(world, threads, measuring).await? else { return Ok(None) };
    let walking = |share| on_progress(SHARE_OF_DEPTHS + share * (1.0 - SHARE_OF_DEPTHS));
    let waypoints = find_waypoints(world, walking)?;
    Ok(waypoints.map(|waypoints| WorldSurvey { depths, waypoints, longest: None }))
}

/// Walks from start to goal. Nothing is returned if the caller gives up.
fn find_waypoints(
    world: &Arc<WorldFile>,
    mut on_progress: impl FnMut(f64) -> bool,
) -> Result<Option<Waypoints>, WorldError> {
    let every = world.steps().div_ceil(USUAL_WAYPOINTS).clamp(1, MOST_STEPS_APART);
    let (mut room, mut steps) = (Room::default(), 0);
    let (mut places, mut is_wanted) = (vec![[0, 0]], true);
    Guide::new(world.clone()).walk([0, 0], |direction| {
        room = room.step(direction);
        steps += 1;
        if steps % every == 0 {
            places.push([room.column, room.row].map(|place| place as u32));
            is_wanted = on_progress(steps as f64 / world.steps() as f64);
        }
        is_wanted && steps <= world.steps()
    })?;
    if is_wanted && steps != world.steps() {
        return Err(WorldError::Untrue("the way is not as long as the file says"));
    }
    Ok(is_wanted.then(|| Waypoints::new(every, places)))
}

/// Measures how far the cells of a world are from its cheese, on this many threads. Nothing is returned if
/// the caller gives up.
async fn measure_depths(
    world: &WorldFile,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<Depths>, WorldError> {
    let look = |leaf: &OpenLeaf, at| Ways::of_cells(world, leaf, at);
    let whole =
        see_each_leaf(world, None, threads, on_progress, look, |parts| Ok(Ways::join(parts)));
    let Some(ways) = whole.await? else { return Ok(None) };
    let mut depths = ways.depths()?;
    depths.sort_unstable();
    let cells = depths.into_iter().map(|(_, steps)| steps).collect();
    Ok(Some(Depths { columns: cells_of(world)[0], cells }))
}

/// Finds the longest way of a world, on this many threads: in a tree it begins where it is farthest from any
/// room you like, so it is enough to look twice. Nothing is returned if the caller gives up.
pub async fn longest_way(
    world: &Arc<WorldFile>,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<LongestWay>, WorldError> {
    let first = farthest_from(world, None, threads, &mut |share| on_progress(share / 2.0)).await?;
    let Some((from, _)) = first else { return Ok(None) };
    let root = Root { room: from, turned: walls_on_way(world, from)? };
    let on_second = &mut |share: f64| on_progress(f64::midpoint(1.0, share));
    let second = farthest_from(world, Some(&root), threads, on_second).await?;
    Ok(second.map(|(to, steps)| LongestWay { ends: [from, to], steps }))
}

/// The room that is farthest from the root, and how far.
async fn farthest_from(
    world: &WorldFile,
    root: Option<&Root>,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<([u32; 2], u64)>, WorldError> {
    let look = |leaf: &OpenLeaf, at| Ways::of_ends(world.plan(), leaf, at);
    let whole =
        see_each_leaf(world, root, threads, on_progress, look, |parts| Ok(Ways::join(parts)));
    let Some(ways) = whole.await? else { return Ok(None) };
    let farthest = ways.depths()?.into_iter().max_by_key(|&(room, steps)| (steps, room));
    Ok(farthest.map(|(room, steps)| ([room as u32, (room >> 32) as u32], steps)))
}

/// The walls between leaves on the way from a room to the goal.
fn walls_on_way(world: &Arc<WorldFile>, room: [u32; 2]) -> Result<BTreeSet<u64>, WorldError> {
    let (plan, mut guide, mut walls) = (world.plan(), Guide::new(world.clone()), BTreeSet::new());
    let (mut leaf, [column, row]) = plan.place(room);
    let mut at = row * plan.side + column;
    loop {
        let (wall, _) = guide.leaf(leaf)?.way_out(plan.range(leaf).0, plan.size_of(leaf), at);
        let Some(wall) = wall else { return Ok(walls) };
        if !walls.insert(wall) {
            return Err(WorldError::Untrue("the compass leads round in a circle"));
        }
        let (next, [column, row]) = plan.place(far_room(plan, wall, leaf));
        (leaf, at) = (next, row * plan.side + column);
    }
}

/// A way within a leaf.
#[derive(Clone, Copy)]
struct LeafWay {
    /// The wall by which the leaf is entered, the number of a cell, or a room.
    from: u64,
    /// The wall by which it is left; none at the goal.
    to: Option<u64>,
    /// How long it is, with the step out of the leaf.
    steps: u64,
}

#[derive(Default)]
struct Ways {
    of_walls: Vec<LeafWay>,
    of_places: Vec<LeafWay>,
}

impl Ways {
    /// The ways from the walls by which a leaf is entered, and from the cells in it.
    fn of_cells(world: &WorldFile, leaf: &OpenLeaf, at: [u32; 2]) -> Self {
        let plan = world.plan();
        let (first, size) = (plan.range(at).0, plan.size_of(at));
        let (cells, whole) = (cells_of(world), plan.spec.size());
        let within = |line: usize| {
            Depths::within(first[line]..first[line] + size[line], cells[line], whole[line])
        };
        let mut places = Vec::new();
        for row in within(1) {
            for column in within(0) {
                let middle = [(0, column), (1, row)].map(|(line, cell)| {
                    Depths::middle(cell, cells[line], whole[line]) - first[line]
                });
                let cell = u64::from(row) * u64::from(cells[0]) + u64::from(column);
                places.push((cell, middle[1] * plan.side + middle[0]));
            }
        }
        Self::of_places(plan, leaf, at, places)
    }

    /// The ways from the walls by which a leaf is entered, and from the farthest room of each of its sets.
    fn of_ends(plan: LeafPlan, leaf: &OpenLeaf, at: [u32; 2]) -> Self {
        let first = plan.range(at).0;
        let named = |&room: &u32| {
            let [column, row] = [room % plan.side + first[0], room / plan.side + first[1]];
            (u64::from(row) << 32 | u64::from(column), room)
        };
        Self::of_places(plan, leaf, at, leaf.ends.iter().map(named).collect())
    }

    fn of_places(plan: LeafPlan, leaf: &OpenLeaf, at: [u32; 2], places: Vec<(u64, u32)>) -> Self {
        let (first, size) = (plan.range(at).0, plan.size_of(at));
        let way = |(from, room): (u64, u32)| {
            let (to, steps) = leaf.way_out(first, size, room);
            LeafWay { from, to, steps }
        };
        let entrances = leaf.exits.iter().filter(|exit| !exit.is_way);
        let of_walls = entrances.map(|exit| way((exit.wall, exit.room))).collect();
        Self { of_walls, of_places: places.into_iter().map(way).collect() }
    }

    /// How far each place is from where all ways lead.
    fn depths(mut self) -> Result<Vec<(u64, u64)>, WorldError> {
        self.of_walls.sort_unstable_by_key(|way| way.from);
        let mut sums = Sums { known: vec![None; self.of_walls.len()], of_walls: self.of_walls };
        let depth = |way: LeafWay| {
            let onward = way.to.map_or(Some(0), |wall| sums.depth(wall));
            let onward = onward.ok_or(WorldError::Untrue("a way leads nowhere"))?;
            Ok((way.from, onward + way.steps))
        };
        self.of_places.into_iter().map(depth).collect()
    }

    fn join(parts: Vec<Self>) -> Self {
        parts
            .into_iter()
            .reduce(|mut whole, mut part| {
                whole.of_walls.append(&mut part.of_walls);
                whole.of_places.append(&mut part.of_places);
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
