//! Parts of a world that is not complete: what a build that is stopped keeps, and what many machines
//! send each other.
//!
//! A part has the records of all leaves that are settled, and what is left of each square that waits for
//! its neighbours. Any parts of one world may be put together, as long as no leaf is in two of them.

use std::io::{self, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use super::build::{LeafRecord, WaySquare};
use super::file::{NO_BYTES, sum, sum_with};
use super::way_tree::{NONE, WayLink, WayTree};
use super::{LeafPlan, WorldBuild, WorldError, WorldSpec};
use crate::maze::UnionFind;
use crate::maze::generate::contract::OUTSIDE;
use crate::maze::generate::square::{Square, Undecided};
use crate::maze::generate::squares::{SquarePlace, Squares};

const MAGIC: &[u8; 12] = b"icetea-part2";
/// How many bytes a link takes, and a member of a class.
const LINK: u64 = 20;
const MEMBER: u64 = 12;
/// How many bytes the sum at the end has.
const SUM: usize = 8;

impl WorldBuild {
    /// Writes down all that it takes to go on.
    pub fn write_part(&self, out: impl Write) -> io::Result<()> {
        let mut numbers = Numbers { out, sum: NO_BYTES };
        numbers.bytes(MAGIC)?;
        numbers.short(&[self.plan.spec.width(), self.plan.spec.height(), self.plan.side])?;
        numbers.long(&[self.plan.spec.seed()])?;
        let records = self.records.iter().zip(0_u64..);
        let records = records.filter_map(|(record, leaf)| Some((record.get()?, leaf)));
        numbers.long(&[records.clone().count() as u64, self.squares.waiting.len() as u64])?;
        let mut bits = Vec::new();
        for (record, leaf) in records {
            numbers.long(&[leaf])?;
            numbers.short(&record.lengths.map(u32::from))?;
            bits.clear();
            bits.extend(record.bits.iter().map(|byte| byte.load(Ordering::Relaxed)));
            numbers.bytes(&bits)?;
        }
        for (place, square) in &self.squares.waiting {
            numbers.square(*place, square)?;
        }
        let sum = numbers.sum;
        numbers.long(&[sum])
    }

    /// Which world a part belongs to.
    pub fn plan_of_part(bytes: &[u8]) -> Result<LeafPlan, WorldError> {
        read_plan(&mut Reader(bytes))
    }

    /// Adds what another part has. After an error nothing is added.
    pub fn add_part(&mut self, bytes: &[u8]) -> Result<(), WorldError> {
        let Some((content, end)) = bytes.split_last_chunk::<SUM>() else {
            return Err(WorldError::NoWorld);
        };
        let mut reader = Reader(content);
        let plan = read_plan(&mut reader)?;
        if plan != self.plan {
            return Err(WorldError::OtherWorld(plan.spec.to_string()));
        }
        if sum(content) != u64::from_le_bytes(*end) {
            return Err(WorldError::Table);
        }
        let part = reader.part(plan).ok_or(WorldError::Table)?;
        let has = |leaf: usize| self.records[leaf].get().is_some();
        if part.records.iter().any(|&(leaf, _)| has(leaf)) {
            return Err(WorldError::Twice);
        }
        for (leaf, record) in part.records {
            self.records[leaf] = OnceLock::from(record);
        }
        self.squares.waiting.extend(part.squares);
        Ok(())
    }
}

/// Writes numbers, and sums up their bytes.
struct Numbers<W> {
    out: W,
    sum: u64,
}

impl<W: Write> Numbers<W> {
    fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum = sum_with(self.sum, bytes);
        self.out.write_all(bytes)
    }

    fn short(&mut self, numbers: &[u32]) -> io::Result<()> {
        numbers.iter().try_for_each(|number| self.bytes(&number.to_le_bytes()))
    }

    fn long(&mut self, numbers: &[u64]) -> io::Result<()> {
        numbers.iter().try_for_each(|number| self.bytes(&number.to_le_bytes()))
    }

    fn square(
        &mut self,
        place: SquarePlace,
        WaySquare { square, ways }: &WaySquare,
    ) -> io::Result<()> {
        self.short(&[place.level, place.column, place.row, square.vertices, square.nodes])?;
        self.long(&[square.opened, square.walls.len() as u64])?;
        for wall in &square.walls {
            let [node, beyond] = wall.nodes;
            self.short(&[wall.weight, wall.from, wall.to, wall.slot, node, beyond])?;
            self.long(&[wall.wall])?;
        }
        let [start, goal] = ways.marks.map(|mark| mark.unwrap_or(NONE));
        self.short(&[start, goal, ways.classes])?;
        self.long(&[ways.links.len() as u64, ways.members.len() as u64])?;
        for link in &ways.links {
            self.short(&[link.ends[0], link.ends[1], link.class])?;
            self.long(&[link.length])?;
        }
        for &(wall, class) in &ways.members {
            self.long(&[wall])?;
            self.short(&[class])?;
        }
        Ok(())
    }
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

/// A part that was read.
struct Part {
    records: Vec<(usize, LeafRecord)>,
    squares: Vec<(SquarePlace, WaySquare)>,
}

fn read_plan(reader: &mut Reader<'_>) -> Result<LeafPlan, WorldError> {
    if reader.bytes(MAGIC.len()) != Some(MAGIC) {
        return Err(WorldError::NoWorld);
    }
    let sides = reader.short::<3>().zip(reader.long::<1>());
    let ([width, height, side], [seed]) = sides.ok_or(WorldError::NoWorld)?;
    let plan = LeafPlan { spec: WorldSpec::new(width, height, seed)?, side };
    if plan.is_sound() { Ok(plan) } else { Err(WorldError::Table) }
}

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    fn short<const N: usize>(&mut self) -> Option<[u32; N]> {
        let bytes = self.bytes(4 * N)?;
        Some(std::array::from_fn(|at| {
            u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * at + byte]))
        }))
    }

    fn long<const N: usize>(&mut self) -> Option<[u64; N]> {
        let bytes = self.bytes(8 * N)?;
        Some(std::array::from_fn(|at| {
            u64::from_le_bytes(std::array::from_fn(|byte| bytes[8 * at + byte]))
        }))
    }

    /// All of a part, if it is one that a build could have written.
    fn part(&mut self, plan: LeafPlan) -> Option<Part> {
        let [records, squares] = self.long()?;
        let mut part = Part { records: Vec::new(), squares: Vec::new() };
        for _ in 0..records {
            let [leaf] = self.long()?;
            let lengths = self.short::<3>()?.map(|length| length as u16);
            let bits = self.bytes(LeafRecord::bytes(lengths))?;
            let leaf = usize::try_from(leaf).ok().filter(|&leaf| leaf < plan.count())?;
            let bits = bits.iter().map(|&byte| AtomicU8::new(byte)).collect();
            part.records.push((leaf, LeafRecord { lengths, bits }));
        }
        for _ in 0..squares {
            part.squares.push(self.square(plan)?);
        }
        self.0.is_empty().then_some(part)
    }

    fn square(&mut self, plan: LeafPlan) -> Option<(SquarePlace, WaySquare)> {
        let [level, column, row, vertices, nodes] = self.short()?;
        let [opened, walls] = self.long()?;
        let mut square = Square { vertices, nodes, opened, ..Square::default() };
        let is_vertex = |vertex: u32| vertex < vertices;
        let is_node = |node: u32| node < nodes;
        for _ in 0..walls {
            let [weight, from, to, slot, node, beyond] = self.short()?;
            let [wall] = self.long()?;
            let is_outside = to == OUTSIDE;
            let is_sound = is_vertex(from) && (is_outside || is_vertex(to) && is_node(beyond));
            let nodes = [node, if is_outside { 0 } else { beyond }];
            (is_sound && is_node(node)).then_some(())?;
            square.walls.push(Undecided { weight, wall, from, to, slot, nodes });
        }
        let [start, goal, classes] = self.short()?;
        let [links, members] = self.long()?;
        let marks = [start, goal].map(|mark| (mark != NONE).then_some(mark));
        let mut ways = WayTree { marks, classes, ..WayTree::default() };
        // What is not there cannot be read, and nothing is to be made ready for it.
        let left = self.0.len() as u64;
        (links <= left / LINK && members <= left / MEMBER).then_some(())?;
        // A forest: no more nodes than links and ends. More would be a lie that asks for memory.
        let most = links.saturating_add(2 * walls + 2);
        (u64::from(nodes.max(vertices)) <= most && u64::from(classes) <= members).then_some(())?;
        marks.into_iter().flatten().all(is_node).then_some(())?;
        let (mut forest, mut is_passed, mut steps) = (UnionFind::new(nodes), Vec::new(), 0_u64);
        for _ in 0..links {
            let [first, second, class] = self.short()?;
            let [length] = self.long()?;
            // No more steps than rooms.
            steps = steps.checked_add(length).filter(|&steps| steps <= plan.spec.rooms())?;
            let ends = [first, second];
            ends.into_iter().all(is_node).then_some(())?;
            forest.union(first, second)?;
            (class == NONE || class / 2 < classes).then_some(())?;
            is_passed.push(class / 2);
            ways.links.push(WayLink { ends, class, length });
        }
        let mut is_named = vec![false; classes as usize];
        for _ in 0..members {
            let [wall] = self.long()?;
            let [class] = self.short()?;
            *is_named.get_mut(class as usize / 2)? = true;
            ways.members.push((wall, class));
        }
        // Each class is passed by one link, and has a wall.
        is_passed.retain(|&class| class != NONE / 2);
        is_passed.sort_unstable();
        let is_sound = is_passed.windows(2).all(|two| two[0] != two[1]);
        (is_sound && is_named.iter().all(|is_named| *is_named)).then_some(())?;
        let place = SquarePlace { level, column, row };
        let is_there =
            |place: u32, line: usize| u64::from(place) << level < u64::from(plan.leaves()[line]);
        let root = Squares::<()>::new(plan.spec.size(), plan.side).whole().level;
        (level <= root && is_there(column, 0) && is_there(row, 1)).then_some(())?;
        Some((place, WaySquare { square, ways }))
    }
}
