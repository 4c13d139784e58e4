//! How far any room of a world is from the goal, known exactly by opening few leaves: every way leads,
//! sooner or later, past a place whose distance is known already.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::guide::OpenLeaf;
use super::leaf::offsets;
use super::ring_watch::RingWatch;
use super::{Depths, Guide, LeafPlan, WorldError, WorldFile};

/// How many walls are remembered, about a hundred megabytes.
const MOST_KNOWN: usize = 1 << 21;

/// Measures rooms, and remembers how far it is from every wall that was passed meanwhile.
pub struct Surveyor {
    world: Arc<WorldFile>,
    guide: Guide,
    /// How far the goal is once a wall is passed, by the wall.
    beyond: BTreeMap<u64, u64>,
    /// The leaves whose cells are among these already.
    looked_at: BTreeSet<[u32; 2]>,
    /// A way whose end was not reached yet.
    under_way: Option<Trek>,
}

/// A way from wall to wall.
struct Trek {
    from: u64,
    /// The walls that were passed, and how many steps it is from each to the next.
    passed: Vec<(u64, u64)>,
    /// The next wall, and the leaf it leads out of.
    wall: u64,
    leaf: [u32; 2],
    rings: RingWatch<u64>,
}

impl Trek {
    const fn new(wall: u64, leaf: [u32; 2]) -> Self {
        Self { from: wall, passed: Vec::new(), wall, leaf, rings: RingWatch::new(wall) }
    }
}

/// How far the rooms of a leaf are from the goal, row by row; [`u64::MAX`] where there is no room.
pub(super) type LeafDepths = Vec<u64>;

impl Surveyor {
    /// One who has seen nothing yet.
    pub fn new(world: Arc<WorldFile>) -> Self {
        Self {
            guide: Guide::new(world.clone()),
            world,
            beyond: BTreeMap::new(),
            looked_at: BTreeSet::new(),
            under_way: None,
        }
    }

    /// Which world is measured.
    pub fn world(&self) -> &WorldFile {
        &self.world
    }

    /// The guide, who has the same leaves open.
    pub const fn guide(&mut self) -> &mut Guide {
        &mut self.guide
    }

    /// How many steps a room is from the goal.
    pub fn depth(&mut self, room: [u32; 2]) -> Result<u64, WorldError> {
        let plan = self.world.plan();
        let (leaf, [column, row]) = plan.place(room);
        let (wall, steps) = self.way_out(leaf, row * plan.side + column)?;
        Ok(steps + wall.map_or(Ok(0), |wall| self.beyond(wall, leaf))?)
    }

    /// How far all rooms of a leaf are.
    pub(super) fn depths(&mut self, at: [u32; 2]) -> Result<LeafDepths, WorldError> {
        let plan = self.world.plan();
        self.look_at_cells(at)?;
        let exits = &self.guide.leaf(at)?.exits;
        let ways: Vec<(u32, u64)> =
            exits.iter().filter(|exit| exit.is_way).map(|exit| (exit.room, exit.wall)).collect();
        let mut depths = vec![u64::MAX; plan.side as usize * plan.side as usize];
        for (room, wall) in ways {
            depths[room as usize] = self.beyond(wall, at)? + 1;
        }
        let (goal_leaf, [column, row]) = plan.place(plan.spec.goal());
        if goal_leaf == at {
            depths[(row * plan.side + column) as usize] = 0;
        }
        let hops = &self.guide.leaf(at)?.hops;
        let (offsets, [width, height]) = (offsets(plan.side), plan.size_of(at));
        let mut passed = Vec::new();
        for row in 0..height {
            for column in 0..width {
                let mut room = (row * plan.side + column) as usize;
                while depths[room] == u64::MAX {
                    passed.push(room);
                    room = room.wrapping_add(offsets[usize::from(hops[room])]);
                }
                let mut depth = depths[room];
                while let Some(room) = passed.pop() {
                    depth += 1;
                    depths[room] = depth;
                }
            }
        }
        // Whoever comes from a neighbour need not look here again.
        let entrances = self.guide.leaf(at)?.exits.iter().filter(|exit| !exit.is_way);
        self.beyond.extend(entrances.map(|exit| (exit.wall, depths[exit.room as usize])));
        Ok(depths)
    }

    /// Goes on towards the goal from a room, through at most `leaves` leaves. Returns whether its distance
    /// is known now; if not, the next call goes on from there.
    pub fn approach(&mut self, room: [u32; 2], leaves: usize) -> Result<bool, WorldError> {
        let plan = self.world.plan();
        let (leaf, [column, row]) = plan.place(room);
        self.look_at_cells(leaf)?;
        let (wall, _) = self.way_out(leaf, row * plan.side + column)?;
        match wall {
            Some(wall) => Ok(self.go_on(wall, leaf, leaves)?.is_some()),
            None => Ok(true),
        }
    }

    /// How far the goal is once a wall is passed out of a leaf.
    fn beyond(&mut self, wall: u64, leaf: [u32; 2]) -> Result<u64, WorldError> {
        let known = self.go_on(wall, leaf, usize::MAX)?;
        known.ok_or(WorldError::Untrue("a way leads nowhere"))
    }

    /// Goes on from a wall, through at most `leaves` leaves, until it is known how far the goal is.
    fn go_on(
        &mut self,
        wall: u64,
        leaf: [u32; 2],
        leaves: usize,
    ) -> Result<Option<u64>, WorldError> {
        let plan = self.world.plan();
        let under_way = self.under_way.take().filter(|trek| trek.from == wall);
        let mut trek = under_way.unwrap_or_else(|| Trek::new(wall, leaf));
        let end = trek.passed.len().saturating_add(leaves);
        let mut depth = loop {
            if let Some(&depth) = self.beyond.get(&trek.wall) {
                break depth;
            }
            if trek.passed.len() == end {
                self.under_way = Some(trek);
                return Ok(None);
            }
            let room = far_room(plan, trek.wall, trek.leaf);
            trek.leaf = plan.place(room).0;
            self.look_at_cells(trek.leaf)?;
            let [column, row] = plan.place(room).1;
            let (next, steps) = self.way_out(trek.leaf, row * plan.side + column)?;
            trek.passed.push((trek.wall, steps));
            let Some(next) = next else { break 0 };
            trek.wall = next;
            if !trek.rings.note(next) {
                return Err(WorldError::Untrue("the compass leads round in a circle"));
            }
        };
        if self.beyond.len() + trek.passed.len() > MOST_KNOWN {
            self.beyond.clear();
            self.looked_at.clear();
        }
        for (wall, steps) in trek.passed.into_iter().rev() {
            depth += steps;
            self.beyond.insert(wall, depth);
        }
        Ok(Some(depth))
    }

    fn way_out(&mut self, leaf: [u32; 2], room: u32) -> Result<(Option<u64>, u64), WorldError> {
        let plan = self.world.plan();
        Ok(self.guide.leaf(leaf)?.way_out(plan.range(leaf).0, plan.size_of(leaf), room))
    }

    /// Takes what the file has measured in a leaf: from a cell's middle to the goal it is as far as to the way
    /// out, and on from there.
    fn look_at_cells(&mut self, at: [u32; 2]) -> Result<(), WorldError> {
        let world = self.world.clone();
        let Some(survey) = world.survey().filter(|_| !self.looked_at.contains(&at)) else {
            return Ok(());
        };
        let plan = world.plan();
        let leaf: &OpenLeaf = self.guide.leaf(at)?;
        for (room, depth) in cells_of(&survey.depths, plan, at) {
            // What a forged file says may be anything.
            if let (Some(wall), steps) = leaf.way_out(plan.range(at).0, plan.size_of(at), room)
                && (steps..=plan.spec.rooms()).contains(&depth)
            {
                self.beyond.insert(wall, depth - steps);
            }
        }
        self.looked_at.insert(at);
        Ok(())
    }
}

/// The rooms of a leaf that are in the middle of cells, and how far they are.
fn cells_of(depths: &Depths, plan: LeafPlan, at: [u32; 2]) -> impl Iterator<Item = (u32, u64)> {
    let (cells, whole) = ([depths.columns, depths.rows()], plan.spec.size());
    let (first, end) = plan.range(at);
    let [columns, rows] =
        [0, 1].map(|line| Depths::within(first[line]..end[line], cells[line], whole[line]));
    let middle =
        move |line: usize, cell| Depths::middle(cell, cells[line], whole[line]) - first[line];
    rows.flat_map(move |row| {
        columns.clone().map(move |column| {
            let room = middle(1, row) * plan.side + middle(0, column);
            (room, depths.cells[(row * cells[0] + column) as usize])
        })
    })
}

/// The room on the other side of a wall of a leaf.
pub(super) fn far_room(plan: LeafPlan, wall: u64, leaf: [u32; 2]) -> [u32; 2] {
    let owner = [(wall as u32) >> 1, (wall >> 32) as u32];
    if plan.place(owner).0 != leaf {
        return owner;
    }
    if wall & 1 == 1 { [owner[0], owner[1] + 1] } else { [owner[0] + 1, owner[1]] }
}
