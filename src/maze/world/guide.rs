//! A world as it is seen: its leaves are opened where somebody looks, and from any room the next step
//! towards the goal is known.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::leaf::{LeafWalls, Slots, WallList, directions, offsets, opposite};
use super::{RingWatch, WorldError, WorldFile};
use crate::maze::endless::Room;
use crate::maze::generate::leaf::{LeafWork, OpenWalls};
use crate::maze::generate::tile::numbered_wall;
use crate::maze::{Direction, Grid, Size, Tile, at_once};

/// How many leaves are kept open, about a megabyte each: as many as the largest piece has, and those
/// around.
const KEPT: usize = 32;

/// Opens leaves of a world, and keeps the last ones.
pub struct Guide {
    world: Arc<WorldFile>,
    work: LeafWork,
    /// The last ones used come last.
    open: Vec<([u32; 2], OpenLeaf)>,
}

/// A leaf whose walls are all known.
pub(super) struct OpenLeaf {
    pub walls: LeafWalls,
    pub exits: Vec<Exit>,
    /// For each room the direction to the goal: right, down, left, up, [`GOAL`] or, beyond the maze,
    /// [`UNKNOWN`].
    pub hops: Vec<u8>,
    /// How many sets of joined rooms it has.
    pub sets: u32,
    /// In each set the room that is farthest from its way out.
    pub ends: Vec<u32>,
}

/// To which room all ways of a world lead, if not to its goal.
pub(super) struct Root {
    pub room: [u32; 2],
    /// The walls whose side that is nearer to it is another one than that nearer to the goal.
    pub turned: BTreeSet<u64>,
}

/// An open wall that leads out of a leaf.
#[derive(Clone, Copy)]
pub(super) struct Exit {
    /// Right, down, left or up.
    pub side: u8,
    /// The room of the leaf that it leads out of.
    pub room: u32,
    /// Row, column and side of the wall in the world.
    pub wall: u64,
    /// Whether the goal is nearer beyond.
    pub is_way: bool,
    /// Which of the leaf's sets of joined rooms it belongs to.
    pub set: u32,
}

/// Marks a room that an exit leads out of, beside its directions.
const EXIT: u8 = 0x10;
const GOAL: u8 = 4;
const UNKNOWN: u8 = u8::MAX;

const DIRECTIONS: [Direction; 4] =
    [Direction::Right, Direction::Down, Direction::Left, Direction::Up];

impl Guide {
    /// A guide to this world, who has seen nothing yet.
    pub fn new(world: Arc<WorldFile>) -> Self {
        let work = world.plan().work();
        Self { world, work, open: Vec::new() }
    }

    /// Walks from a room to the goal; reports every step and stops where the caller gives up. Returns
    /// how many steps it was.
    pub fn walk(
        &mut self,
        mut room: [u32; 2],
        mut on_step: impl FnMut(Direction) -> bool,
    ) -> Result<u64, WorldError> {
        let plan = self.world.plan();
        let (mut steps, mut rings) = (0, RingWatch::new(None));
        loop {
            if !rings.note(Some(room)) {
                return Err(WorldError::Untrue("the compass leads round in a circle"));
            }
            let (here, _) = plan.place(room);
            let hops = &self.leaf(here)?.hops;
            while plan.place(room).0 == here {
                let (_, [column, row]) = plan.place(room);
                let hop = hops[(row * plan.side + column) as usize];
                let Some(&direction) = DIRECTIONS.get(usize::from(hop)) else { return Ok(steps) };
                steps += 1;
                room = beside(room, hop);
                if !on_step(direction) {
                    return Ok(steps);
                }
            }
        }
    }

    /// The one way between two rooms: those of both to the goal, without what they share.
    pub fn way_between(
        &mut self,
        from: [u32; 2],
        to: [u32; 2],
    ) -> Result<Vec<Direction>, WorldError> {
        let mut way_from = |room: [u32; 2]| {
            let mut way = Vec::new();
            self.walk(room, |direction| {
                way.push(direction);
                true
            })?;
            Ok::<_, WorldError>(way)
        };
        let (mut way, back) = (way_from(from)?, way_from(to)?);
        let is_same = |(one, other): &(&Direction, &Direction)| one == other;
        let shared = way.iter().rev().zip(back.iter().rev()).take_while(is_same).count();
        way.truncate(way.len() - shared);
        way.extend(back[..back.len() - shared].iter().rev().map(|direction| direction.opposite()));
        Ok(way)
    }

    /// This many rooms, from `origin` to the right and down: what lies beyond the world is closed, and
    /// so are the walls around.
    pub fn cut(&mut self, origin: Room, size: Size) -> Result<Grid, WorldError> {
        let (plan, world) = (self.world.plan(), self.world.clone());
        let mut grid = Grid::walls(size.columns(), size.rows());
        let (begin, end) = world.part_of(origin, size);
        let from = [origin.column, origin.row];
        let tile_of = |line: usize, place: u32| (2 * (i64::from(place) - from[line]) + 1) as u16;
        for leaf in world.leaves_of(origin, size) {
            let (first, leaf_end) = plan.range(leaf);
            let walls = &self.leaf(leaf)?.walls;
            let within = |line: usize| first[line].max(begin[line])..leaf_end[line].min(end[line]);
            for row in within(1) {
                for column in within(0) {
                    let tile = Tile::new(tile_of(0, column), tile_of(1, row));
                    grid.open(tile);
                    let room = [column - first[0], row - first[1]];
                    for (is_below, line, place) in [(false, 0, column), (true, 1, row)] {
                        if place + 1 < end[line] && walls.is_open(room, is_below) {
                            let side = if is_below { Direction::Down } else { Direction::Right };
                            grid.open(tile.step(side));
                        }
                    }
                }
            }
        }
        Ok(grid)
    }

    pub(super) fn leaf(&mut self, at: [u32; 2]) -> Result<&OpenLeaf, WorldError> {
        if let Some(place) = self.open.iter().position(|(leaf, _)| *leaf == at) {
            let kept = self.open.remove(place);
            self.open.push(kept);
        } else {
            let leaf = OpenLeaf::new(&self.world, &mut self.work, at)?;
            if self.open.len() == KEPT {
                self.open.remove(0);
            }
            self.open.push((at, leaf));
        }
        Ok(&self.open[self.open.len() - 1].1)
    }
}

/// The name of the wall on the right of a room of the world, or below it.
fn wall_of([column, row]: [u32; 2], is_below: bool) -> u64 {
    u64::from(row) << 32 | u64::from(column) << 1 | u64::from(is_below)
}

/// The room in a direction: right, down, left or up.
const fn beside([column, row]: [u32; 2], hop: u8) -> [u32; 2] {
    match hop {
        0 => [column + 1, row],
        1 => [column, row + 1],
        2 => [column - 1, row],
        _ => [column, row - 1],
    }
}

impl OpenLeaf {
    pub fn new(world: &WorldFile, work: &mut LeafWork, at: [u32; 2]) -> Result<Self, WorldError> {
        Self::rooted(world, work, at, None)
    }

    /// A leaf whose ways lead to this room.
    pub fn rooted(
        world: &WorldFile,
        work: &mut LeafWork,
        at: [u32; 2],
        root: Option<&Root>,
    ) -> Result<Self, WorldError> {
        let (walls, mut exits) = known_walls(world, work, at)?;
        if let Some(root) = root {
            for exit in &mut exits {
                exit.is_way ^= root.turned.contains(&exit.wall);
            }
        }
        let mut leaf = Self { walls, exits, hops: Vec::new(), sets: 0, ends: Vec::new() };
        leaf.find_hops(world, at, root.map_or(world.spec().goal(), |root| root.room))?;
        Ok(leaf)
    }

    /// The wall by which the way from a room leaves the leaf, which has its `first` room there in the world
    /// and this `size`; none if the way ends at the goal. And how many steps it is, with the one out of
    /// the leaf.
    pub fn way_out(&self, first: [u32; 2], size: [u32; 2], room: u32) -> (Option<u64>, u64) {
        let side = (self.walls.words * 64) as u32;
        let (mut at, mut steps) = ([room % side, room / side], 0);
        loop {
            let hop = self.hops[(at[1] * side + at[0]) as usize];
            if hop >= GOAL {
                return (None, steps);
            }
            steps += 1;
            let line = usize::from(hop % 2);
            let is_last = if hop < 2 { at[line] + 1 == size[line] } else { at[line] == 0 };
            if is_last {
                let room = [first[0] + at[0], first[1] + at[1]];
                let owner = if hop < 2 { room } else { beside(room, hop) };
                return (Some(wall_of(owner, hop % 2 == 1)), steps);
            }
            at = beside(at, hop);
        }
    }

    /// Floods the leaf from where the goal is nearer outside, and from the goal. Every room is reached
    /// exactly once, or the file is wrong.
    fn find_hops(
        &mut self,
        world: &WorldFile,
        at: [u32; 2],
        goal: [u32; 2],
    ) -> Result<(), WorldError> {
        let plan = world.plan();
        let damaged = WorldError::Leaf { column: at[0], row: at[1] };
        let mut rooms = vec![0; plan.side as usize * plan.side as usize];
        directions(&self.walls, &mut rooms);
        for exit in &self.exits {
            rooms[exit.room as usize] |= EXIT;
        }
        let mut sets = Vec::with_capacity(self.exits.len());
        let mut hops = vec![UNKNOWN; rooms.len()];
        let mut queue: Vec<u32> = Vec::with_capacity(rooms.len());
        let ways = self.exits.iter().filter(|exit| exit.is_way).map(|exit| (exit.room, exit.side));
        let (goal_leaf, [column, row]) = plan.place(goal);
        let goal = (goal_leaf == at).then_some((row * plan.side + column, GOAL));
        let (offsets, mut next) = (offsets(plan.side), 0);
        for (first, hop) in ways.chain(goal) {
            if std::mem::replace(&mut hops[first as usize], hop) != UNKNOWN {
                return Err(damaged);
            }
            queue.push(first);
            while let Some(&room) = queue.get(next) {
                next += 1;
                let (from, mut sides) = (hops[room as usize], rooms[room as usize]);
                if sides & EXIT != 0 {
                    sides &= !EXIT;
                    sets.push((room, self.sets));
                }
                if from < GOAL {
                    // The way back; a way out of the leaf is not among the sides.
                    sides &= !(1 << from);
                }
                while sides != 0 {
                    let side = sides.trailing_zeros() as u8;
                    sides &= sides - 1;
                    let beyond = (room as usize).wrapping_add(offsets[usize::from(side)]);
                    if std::mem::replace(&mut hops[beyond], opposite(side)) != UNKNOWN {
                        return Err(damaged);
                    }
                    queue.push(beyond as u32);
                }
            }
            self.sets += 1;
            self.ends.extend(queue.last());
        }
        let [width, height] = plan.size_of(at).map(|side| side as usize);
        if queue.len() != width * height {
            return Err(damaged);
        }
        sets.sort_unstable();
        for exit in &mut self.exits {
            let place = sets.partition_point(|&(room, _)| room < exit.room);
            exit.set = sets.get(place).map_or(0, |&(_, set)| set);
        }
        self.hops = hops;
        Ok(())
    }
}

/// Settles a leaf anew, and adds what the file knows of it.
fn known_walls(
    world: &WorldFile,
    work: &mut LeafWork,
    at: [u32; 2],
) -> Result<(LeafWalls, Vec<Exit>), WorldError> {
    let plan = world.plan();
    let damaged = |[column, row]: [u32; 2]| WorldError::Leaf { column, row };
    let (first, end) = plan.range(at);
    let mut walls = LeafWalls::new(plan.side);
    let rest = at_once(work.settle(first, end, &mut walls, &mut |_| true));
    let rest = rest.ok_or(damaged(at))?;
    let slots = Slots::new(rest);
    let own = world.leaf(at)?;
    let left = if at[0] > 0 { Some([at[0] - 1, at[1]]) } else { None };
    let above = if at[1] > 0 { Some([at[0], at[1] - 1]) } else { None };
    let [left, above] = [left, above].map(|at| at.map(|at| world.leaf(at).map(|leaf| (at, leaf))));
    let (left, above) = (left.transpose()?, above.transpose()?);
    let [right_length, below_length, within_length, left_length, above_length] = slots.lengths;
    if own.lengths.map(u32::from) != [right_length, below_length, within_length] {
        return Err(damaged(at));
    }
    for (neighbour, list, length) in [(left, 0, left_length), (above, 1, above_length)] {
        if let Some((at, kept)) = neighbour
            && u32::from(kept.lengths[list]) != length
        {
            return Err(damaged(at));
        }
    }
    let mut exits = Vec::new();
    for (edge, &(list, place)) in rest.edges.iter().zip(&slots.of_walls) {
        let ([column, row], is_below) = numbered_wall(edge.key as u32);
        let (kept, slot) = match list {
            WallList::Right | WallList::Below | WallList::Within => (Some(own), place as usize),
            WallList::Left => (left.map(|(_, kept)| kept), place as usize),
            WallList::Above => {
                let kept = above.map(|(_, kept)| kept);
                let before = kept.map_or(0, |kept| usize::from(kept.lengths[0]));
                (kept, before + place as usize)
            }
        };
        let Some(kept) = kept.filter(|kept| kept.is_open(slot)) else { continue };
        let (side, room) = match list {
            WallList::Within => {
                walls.open([column, row], is_below);
                continue;
            }
            WallList::Right => (0, [column, row]),
            WallList::Below => (1, [column, row]),
            WallList::Left => (2, [0, row]),
            WallList::Above => (3, [column, 0]),
        };
        if side < 2 {
            walls.open([column, row], is_below);
        }
        let [column, row] = [first[0].wrapping_add(column), first[1].wrapping_add(row)];
        exits.push(Exit {
            side,
            room: room[1] * plan.side + room[0],
            wall: wall_of([column, row], is_below),
            is_way: kept.points_forwards(slot) == (side < 2),
            set: 0,
        });
    }
    Ok((walls, exits))
}
