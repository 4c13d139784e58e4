//! Flaps in passages, each open one way only. Whoever goes through turns it: then it is open the
//! other way.

use super::board::Board;
use super::{Entry, Feel, Hindrance, Part, Rule, RuleEvent, RuleMark, RuleStride};
use crate::game::tuning::FLAP_DRAWS;
use crate::maze::random::{Dice, split_mix};

pub(super) const ENTRY: Entry = Entry { field: "flaps", usual: 0, lay };

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x000f_1a95;

/// For each flap the stride that it lets through at first. The state has a bit for each that has
/// turned.
#[derive(Clone, Debug, Default)]
struct SwingingFlaps(Vec<RuleStride>);

fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let flaps = board.longest_of(FLAP_DRAWS, |board| drawn(count, board, &mut dice));
    let flaps = flaps.unwrap_or_default();
    board.closable.extend(flaps.0.iter().map(|flap| flap.passage()));
    Part::Rule(Box::new(flaps))
}

/// Flaps in different passages that nothing else opens or closes.
fn drawn(count: u8, board: &Board, dice: &mut Dice) -> SwingingFlaps {
    let mut free: Vec<RuleStride> = board.free_passages().collect();
    let mut flaps = Vec::new();
    while flaps.len() < count.into() && !free.is_empty() {
        let stride = free.swap_remove(dice.below(free.len() as u32) as usize);
        flaps.push(if dice.coin() { stride } else { stride.back() });
    }
    SwingingFlaps(flaps)
}

impl SwingingFlaps {
    /// The strides that the flaps let through in a state, each with its passage.
    fn open(&self, state: u64) -> impl Iterator<Item = RuleStride> {
        let numbered = self.0.iter().enumerate();
        numbered.map(move |(flap, &at_first)| match state >> flap & 1 {
            0 => at_first,
            _ => at_first.back(),
        })
    }
}

impl Rule for SwingingFlaps {
    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        self.open(state).any(|open| open.back() == stride)
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        self.bars(state, stride).then_some(Hindrance::OneWay)
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let flap = self.0.iter().position(|flap| flap.passage() == stride.passage());
        flap.map_or(state, |flap| state ^ 1 << flap)
    }

    fn bends_ways(&self) -> bool {
        !self.0.is_empty()
    }

    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        Some(RuleEvent { name: "flap", feel: Feel::Moved })
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let opened = self.open(before).zip(self.open(state));
        opened.map(|(before, now)| RuleMark::Flap { before, now }).collect()
    }
}
