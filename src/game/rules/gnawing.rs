//! Walls to gnaw through: the rooms are in closed sets, and a mouse that presses twice against a wall
//! bites through it. A bitten wall stays open. The mouse has as few bites as suffice, so each should serve
//! twice, and a mouse can lose its way.

use super::board::Board;
use super::closed_sets::ClosedSets;
use super::{
    Entry, Feel, Hindrance, Part, Puzzle, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride,
    RuleSupply, Sketch,
};
use crate::game::tuning::{CLOSED_SETS_DRAWS, CLOSED_SETS_MOST_NODES};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Grid, Tile};

pub(super) const ENTRY: Entry = Entry::new("gnaw", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0006_4a30;

/// The most rooms for each closed set, on average, where there are many.
const ROOMS_PER_SET: u32 = 3;

/// The state has a bit for each wall that is bitten.
#[derive(Clone, Debug)]
struct Gnawing {
    sets: ClosedSets,
    bites: u32,
}

/// Of several draws of closed sets for which `count` bites are the fewest, those with the longest way.
/// If there are none, or more could come of them than can be searched, there are fewer bites.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let best = (1..=count.into()).rev().find_map(|bites| {
        let drawn = (0..CLOSED_SETS_DRAWS).filter_map(|_| {
            let most = board.spec.size().rooms() / ROOMS_PER_SET;
            let wanted = bites + 1 + dice.below(most.saturating_sub(bites).max(1));
            let sets = ClosedSets::drawn(wanted, board, &mut dice);
            let too_few = Gnawing { sets: sets.clone(), bites: bites - 1 };
            let suffice = board.with(too_few, Puzzle::fewest_strides).is_some();
            let gnawing = Gnawing { sets, bites };
            let strides = board.with(gnawing.clone(), Puzzle::fewest_strides)?;
            (!suffice).then_some((strides, gnawing))
        });
        drawn.max_by_key(|(strides, _)| *strides)
    });
    best.map_or(Part::Nothing, |(_, gnawing)| Part::Rule(Box::new(gnawing)))
}

/// The walls that were drawn part the sets.
fn put(draft: &Draft, board: &mut Board) -> Part {
    let bites = draft.quest().count("gnaw").into();
    Part::Rule(Box::new(Gnawing { sets: ClosedSets::of_walls(board), bites }))
}

impl Gnawing {
    fn left(&self, state: u64) -> u32 {
        self.bites - state.count_ones()
    }
}

impl Rule for Gnawing {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.ask("gnaw", self.bites);
        sketch.closed.extend(self.sets.closed());
    }

    fn stand(&self, state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.sets.stand(state, set);
    }

    fn breaks(&self, state: u64, stride: RuleStride) -> bool {
        self.left(state) > 0 && self.sets.wall(stride) != 0
    }

    fn shape(&self, grid: &mut Grid) {
        self.sets.shape(grid);
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        state | self.sets.wall(stride)
    }

    fn bends_ways(&self) -> bool {
        true
    }

    fn strands(&self) -> bool {
        true
    }

    fn most_nodes(&self) -> usize {
        CLOSED_SETS_MOST_NODES
    }

    fn event(&self, before: u64, state: u64) -> Option<RuleEvent> {
        let (joined, has_grown) = self.sets.joined(before, state)?;
        let all = self.sets.size.rooms();
        let feel = if has_grown { Feel::Joined { joined, all } } else { Feel::Moved };
        Some(RuleEvent { name: "bite", feel })
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(NoWalls(self.sets.clone())))
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (state == 0).then_some(RuleNotice::BiteWalls)
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        let is_there = self.sets.wall(stride) & !state != 0;
        is_there.then(|| Hindrance::Bites { left: self.left(state) })
    }

    fn supply(&self, state: u64) -> Option<RuleSupply> {
        Some(RuleSupply::Bites(self.left(state)))
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        self.sets.marks(before, state, |at, set| RuleMark::Bitten { at, set }).collect()
    }
}

/// All walls that could be bitten are open.
#[derive(Debug)]
struct NoWalls(ClosedSets);

impl Rule for NoWalls {
    fn stand(&self, _state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.0.open_all(set);
    }

    fn marks(&self, _before: u64, _state: u64) -> Vec<RuleMark> {
        Vec::new()
    }
}
