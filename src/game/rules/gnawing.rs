//! Walls to gnaw through: the rooms are in closed sets, and a mouse that presses twice against a wall
//! bites through it. A bitten wall stays open. The mouse has as few bites as suffice, so each should serve
//! twice, and a mouse can lose its way.

use super::board::Board;
use super::places_between::{PlacesBetween, places_between_rooms};
use super::{
    Entry, Feel, Part, Puzzle, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride, RuleSupply,
};
use crate::game::tuning::{GNAWING_DRAWS, GNAWING_MOST_NODES};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Directions, Grid, Size, Tile, UnionFind};

pub(super) const ENTRY: Entry = Entry { field: "gnaw", usual: 0, lay };

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0006_4a30;

/// The most rooms for each closed set, on average, where there are many.
const ROOMS_PER_SET: u32 = 3;

/// The state has a bit for each wall that is bitten.
#[derive(Clone, Debug)]
struct Gnawing {
    size: Size,
    /// The number of each room's set before the first bite.
    sets: Vec<u32>,
    places: PlacesBetween,
    /// The passages that are closed to part the sets.
    closed: u64,
    /// The walls that can be bitten, these passages included.
    soft: u64,
    bites: u32,
}

/// Of several draws of closed sets for which so many bites are the fewest, those with the longest way.
/// If there are none, or more could come of them than can be searched, there are fewer bites.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let best = (1..=count.into()).rev().find_map(|bites| {
        let drawn = (0..GNAWING_DRAWS).filter_map(|_| {
            let gnawing = drawn(bites, board, &mut dice);
            let too_few = Gnawing { bites: bites - 1, ..gnawing.clone() };
            let suffice = board.with(too_few, Puzzle::fewest_strides).is_some();
            let strides = board.with(gnawing.clone(), Puzzle::fewest_strides)?;
            (!suffice).then_some((strides, gnawing))
        });
        drawn.max_by_key(|(strides, _)| *strides)
    });
    best.map_or(Part::Nothing, |(_, gnawing)| Part::Rule(Box::new(gnawing)))
}

/// The maze as if Kruskal had stopped when a random number of sets was left, more than the bites.
fn drawn(bites: u32, board: &Board, dice: &mut Dice) -> Gnawing {
    let (size, grid) = (board.spec.size(), board.maze.grid());
    let places = PlacesBetween::of(grid);
    let mut sets = UnionFind::new(size.rooms());
    let mut left = size.rooms();
    let mut join = |place: Tile| {
        let [one, other] = Size::sides(place).map(|room| size.number(room));
        sets.union(one, other).is_some()
    };
    let mut free: Vec<Tile> = board.free_passages().map(RuleStride::passage).collect();
    let firm =
        places_between_rooms(grid).filter(|&place| grid.is_open(place) && !free.contains(&place));
    left -= firm.filter(|&place| join(place)).count() as u32;
    let more = (size.rooms() / ROOMS_PER_SET).saturating_sub(bites).max(1);
    let wanted = bites + 1 + dice.below(more);
    while left > wanted && !free.is_empty() {
        let place = free.swap_remove(dice.below(free.len() as u32) as usize);
        left -= u32::from(join(place));
    }
    let set_of =
        |tiles: &mut dyn Iterator<Item = Tile>| tiles.fold(0, |set, place| set | places.bit(place));
    let parts_sets = |place: &Tile| {
        let [one, other] = Size::sides(*place).map(|room| size.number(room));
        !sets.joined(one, other)
    };
    let closed = set_of(&mut free.into_iter().filter(parts_sets));
    let is_soft = |place: &Tile| {
        !grid.is_open(*place) && !board.doors.contains(place) && !board.closable.contains(place)
    };
    let soft = closed | set_of(&mut places_between_rooms(grid).filter(is_soft));
    let mut roots = Vec::new();
    let numbered = (0..size.rooms()).map(|room| {
        let root = sets.root(room);
        if !roots.contains(&root) {
            roots.push(root);
        }
        roots.iter().take_while(|&&other| other != root).count() as u32
    });
    Gnawing { size, sets: numbered.collect(), places, closed, soft, bites }
}

impl Gnawing {
    fn left(&self, state: u64) -> u32 {
        self.bites - state.count_ones()
    }

    /// The number of each room's set: of those that a bite has joined, the lower.
    fn sets(&self, state: u64) -> Vec<u32> {
        let mut sets = self.sets.clone();
        for wall in self.places.in_set(state) {
            let [one, other] = Size::sides(wall).map(|room| sets[self.size.number(room) as usize]);
            let is_joined = |set: &&mut u32| **set == one.max(other);
            sets.iter_mut().filter(is_joined).for_each(|set| *set = one.min(other));
        }
        sets
    }

    /// The set beside a wall that is bitten.
    fn set_beside(&self, wall: Tile, sets: &[u32]) -> u32 {
        sets[self.size.number(Size::sides(wall)[0]) as usize]
    }
}

impl Rule for Gnawing {
    fn stand(&self, state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.places.in_set(self.closed).for_each(|place| set(place, false));
        self.places.in_set(state).for_each(|place| set(place, true));
    }

    fn breaks(&self, state: u64, stride: RuleStride) -> bool {
        self.left(state) > 0 && self.soft & self.places.bit(stride.passage()) != 0
    }

    fn shape(&self, grid: &mut Grid) {
        self.places.in_set(self.closed).for_each(|place| grid.set(place, false));
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        state | self.soft & self.places.bit(stride.passage())
    }

    fn bends_ways(&self) -> bool {
        true
    }

    fn strands(&self) -> bool {
        true
    }

    fn most_nodes(&self) -> usize {
        GNAWING_MOST_NODES
    }

    fn event(&self, before: u64, state: u64) -> Option<RuleEvent> {
        let wall = self.places.in_set(state & !before).next()?;
        let [was, is] = [before, state].map(|state| self.sets(state));
        let joined = is.iter().filter(|&&set| set == self.set_beside(wall, &is)).count() as u32;
        let feel =
            if was == is { Feel::Moved } else { Feel::Joined { joined, all: self.size.rooms() } };
        Some(RuleEvent { name: "bite", feel })
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(NoWalls(self.clone())))
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (state == 0).then_some(RuleNotice::BiteWalls)
    }

    fn supply(&self, state: u64) -> Option<RuleSupply> {
        Some(RuleSupply::Bites(self.left(state)))
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let [old_sets, sets] = [before, state].map(|state| self.sets(state));
        let rooms = sets.iter().zip(old_sets).enumerate().map(|(room, (&set, old_set))| {
            let at = self.size.room(room as u32);
            let joined = Directions::of(|way| {
                let place = self.places.bit(at.step(way));
                place & !self.soft != 0
            });
            RuleMark::Set { at, joined, set, old_set }
        });
        let bitten = self
            .places
            .in_set(state)
            .map(|at| RuleMark::Bitten { at, set: self.set_beside(at, &sets) });
        rooms.chain(bitten).collect()
    }
}

/// All walls that could be bitten are open.
#[derive(Debug)]
struct NoWalls(Gnawing);

impl Rule for NoWalls {
    fn stand(&self, _state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.0.places.in_set(self.0.soft).for_each(|place| set(place, true));
    }

    fn marks(&self, _before: u64, _state: u64) -> Vec<RuleMark> {
        Vec::new()
    }
}
