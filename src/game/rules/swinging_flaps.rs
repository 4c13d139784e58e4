//! Flaps in passages, each open one way only. Whoever goes through turns it: then it is open the
//! other way.

use super::board::Board;
use super::{Entry, Feel, Hindrance, Part, Rule, RuleEvent, RuleMark, RuleStride, Sketch};
use crate::game::tuning::FLAP_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Draft};

pub(super) const ENTRY: Entry = Entry::new("flaps", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x000f_1a95;

/// The letters of a draft.
const LETTERS: [(char, Direction); 4] =
    [('<', Direction::Left), ('>', Direction::Right), ('^', Direction::Up), ('v', Direction::Down)];

/// For each flap the stride that it lets through at first. The state has a bit for each that has
/// turned.
#[derive(Clone, Debug, Default)]
struct SwingingFlaps(Vec<RuleStride>);

fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let flaps = board.longest_of(FLAP_DRAWS, |board| drawn(count, board, &mut dice));
    Part::Rule(laid(flaps.unwrap_or_default(), board))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let flaps = LETTERS.into_iter().flat_map(|(letter, way)| {
        draft.places(letter).map(move |at| RuleStride::new(at.step(way.opposite()), way))
    });
    Part::Rule(laid(SwingingFlaps(flaps.collect()), board))
}

/// With all taken up where they are.
fn laid(flaps: SwingingFlaps, board: &mut Board) -> Box<dyn Rule> {
    board.closable.extend(flaps.0.iter().map(|flap| flap.passage()));
    Box::new(flaps)
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
    fn draw(&self, sketch: &mut Sketch) {
        for (letter, way) in LETTERS {
            let flaps = self.0.iter().filter(|flap| flap.direction == way);
            sketch.put(letter, flaps.map(|flap| flap.passage()));
        }
    }

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
