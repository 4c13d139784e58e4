//! Teapots in pairs: a mouse that goes into one comes out of the other, and looks ahead as before.

use super::board::Board;
use super::{Entry, Feel, Part, Rule, RuleEvent, RuleMark, RuleStride, Sketch};
use crate::game::tuning::TEAPOT_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Tile};

pub(super) const ENTRY: Entry = Entry::new("teapots", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0007_ea90;

/// The letters of a draft, one for each pair.
const LETTERS: [char; 3] = ['t', 'u', 'w'];

/// The rooms with teapots, in pairs.
#[derive(Clone, Debug, Default)]
struct Teapots(Vec<[Tile; 2]>);

fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let teapots = board.longest_of(TEAPOT_DRAWS, |board| drawn(count, board, &mut dice));
    Part::Rule(laid(teapots.unwrap_or_default(), board))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let pairs = LETTERS.into_iter().filter_map(|letter| {
        let mut pots = draft.rooms(letter);
        Some([pots.next()?, pots.next()?])
    });
    Part::Rule(laid(Teapots(pairs.collect()), board))
}

/// With all taken up where they are.
fn laid(teapots: Teapots, board: &mut Board) -> Box<dyn Rule> {
    board.things.extend(teapots.0.iter().flatten());
    Box::new(teapots)
}

/// Teapots in different rooms where nothing else lies. Those of a pair are in different rows and
/// columns, so going from one to the other is no stride.
fn drawn(count: u8, board: &Board, dice: &mut Dice) -> Teapots {
    let mut free: Vec<Tile> = board.free_rooms().collect();
    let mut pairs = Vec::new();
    while pairs.len() < count.into() && !free.is_empty() {
        let one = free.swap_remove(dice.below(free.len() as u32) as usize);
        let apart = |room: &Tile| room.column != one.column && room.row != one.row;
        let others: Vec<usize> = (0..free.len()).filter(|&place| apart(&free[place])).collect();
        if !others.is_empty() {
            let other = others[dice.below(others.len() as u32) as usize];
            pairs.push([one, free.swap_remove(other)]);
        }
    }
    Teapots(pairs)
}

impl Rule for Teapots {
    fn draw(&self, sketch: &mut Sketch) {
        LETTERS.into_iter().zip(&self.0).for_each(|(letter, pair)| sketch.put(letter, *pair));
    }

    fn leads_on(&self, stride: RuleStride) -> Option<RuleStride> {
        if stride.is_leap() {
            return None;
        }
        let from = stride.to;
        let out = |&[one, other]: &[Tile; 2]| match from {
            _ if from == one => Some(other),
            _ if from == other => Some(one),
            _ => None,
        };
        let to = self.0.iter().find_map(out)?;
        Some(RuleStride { from, to, ..stride })
    }

    fn bends_ways(&self) -> bool {
        !self.0.is_empty()
    }

    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        Some(RuleEvent { name: "teapot", feel: Feel::Dipped })
    }

    fn things(&self, _state: u64) -> Vec<Tile> {
        self.0.iter().flatten().copied().collect()
    }

    /// A teapot is a way, and nothing that has to be found.
    fn goals(&self, _state: u64) -> Vec<Tile> {
        Vec::new()
    }

    fn marks(&self, _before: u64, _state: u64) -> Vec<RuleMark> {
        let numbered = self.0.iter().enumerate();
        let pots = numbered.flat_map(|(number, pair)| pair.map(|at| (number, at)));
        pots.map(|(number, at)| RuleMark::Teapot { number, at }).collect()
    }
}
