//! Ice on the floor of rooms: a mouse that comes there slides on in its direction until it leaves
//! the ice or a wall stops it.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::{Entry, Feel, Part, Rule, RuleEvent, RuleMark, RuleStride, Sketch};
use crate::game::tuning::{ICE_DRAWS, ICE_PERCENTS};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Directions, Draft, Tile};

pub(super) const ENTRY: Entry = Entry::new("ice", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0000_01ce;

/// The rooms with ice, each with the directions in which the ice goes on.
#[derive(Clone, Debug, Default)]
struct SlipperyIce(BTreeMap<Tile, Directions>);

/// As much ice as leaves a way to the end from wherever a mouse can come.
fn lay(_count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let ice = ICE_PERCENTS
        .into_iter()
        .find_map(|percent| board.longest_of(ICE_DRAWS, |board| drawn(percent, board, &mut dice)));
    Part::Rule(Box::new(ice.unwrap_or_default()))
}

/// Ice in this share of the rooms without a thing. The mouse does not begin on it.
fn drawn(percent: u32, board: &Board, dice: &mut Dice) -> SlipperyIce {
    icy(&board.free_rooms().filter(|_| dice.below(100) < percent).collect(), board)
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    Part::Rule(Box::new(icy(&draft.rooms('~').collect(), board)))
}

/// Ice in these rooms.
fn icy(icy: &BTreeSet<Tile>, board: &Board) -> SlipperyIce {
    let grid = board.maze.grid();
    let joined = |from: Tile| {
        let open = grid.open_around(from);
        Directions::of(|direction| {
            open.contains(direction) && icy.contains(&RuleStride::new(from, direction).to)
        })
    };
    SlipperyIce(icy.iter().map(|&room| (room, joined(room))).collect())
}

impl Rule for SlipperyIce {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.put('~', self.0.keys().copied());
    }

    fn leads_on(&self, stride: RuleStride) -> Option<RuleStride> {
        let from = stride.to;
        self.0.contains_key(&from).then_some(RuleStride::new(from, stride.direction))
    }

    fn bends_ways(&self) -> bool {
        !self.0.is_empty()
    }

    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        Some(RuleEvent { name: "slide", feel: Feel::Slid })
    }

    fn marks(&self, _before: u64, _state: u64) -> Vec<RuleMark> {
        self.0.iter().map(|(&at, &joined)| RuleMark::Ice { at, joined }).collect()
    }
}
