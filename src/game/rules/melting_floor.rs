//! A floor that melts: a room is gone once the mouse has left it. So a mouse can lose its way.

use super::board::Board;
use super::{Entry, Hindrance, Part, Puzzle, Rule, RuleMark, RuleStride, Sketch};
use crate::game::tuning::MELTING_PERCENTS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Size, Tile};

pub(super) const ENTRY: Entry = Entry::new("melting", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0000_3e17;

/// A bit for each room that melts, by its number. The state has one for each that is gone.
#[derive(Clone, Copy, Debug)]
struct MeltingFloor {
    size: Size,
    rooms: u64,
}

/// A floor on which a mouse loses its way that always goes to what is nearest, if one is drawn, and of
/// those the one with the longest way.
fn lay(_count: u8, board: &mut Board) -> Part {
    let (size, mut dice) = (board.spec.size(), Dice::new(split_mix(board.spec.seed(), STREAM)));
    let mut percents = MELTING_PERCENTS.into_iter();
    let drawn = |_: &Board| drawn(percents.next().unwrap_or_default(), size, &mut dice);
    let drawn = board.best_of(MELTING_PERCENTS.len(), drawn, |puzzle| {
        puzzle.fewest_strides().map(|strides| (!puzzle.is_won_greedily(), strides))
    });
    let floor = drawn.filter(|floor| floor.rooms != 0).or_else(|| passable(board, &mut dice));
    Part::Rule(Box::new(floor.unwrap_or(MeltingFloor { size, rooms: 0 })))
}

fn put(draft: &Draft, _board: &mut Board) -> Part {
    let melting: Vec<Tile> = draft.rooms(':').collect();
    Part::Rule(Box::new(MeltingFloor::of(draft.size(), |room| melting.contains(&room))))
}

/// This share of the rooms melts.
fn drawn(percent: u32, size: Size, dice: &mut Dice) -> MeltingFloor {
    MeltingFloor::of(size, |_| dice.below(100) < percent)
}

/// Most of the rooms that a shortest way leaves only once.
fn passable(board: &mut Board, dice: &mut Dice) -> Option<MeltingFloor> {
    let size = board.spec.size();
    let firm = board.with(MeltingFloor { size, rooms: 0 }, Puzzle::rooms_left_again);
    MELTING_PERCENTS.into_iter().find_map(|percent| {
        let melts = |room| !firm.contains(&room) && dice.below(100) < percent;
        let floor = MeltingFloor::of(size, melts);
        board.with(floor, Puzzle::fewest_strides).map(|_| floor)
    })
}

impl MeltingFloor {
    fn of(size: Size, mut melts: impl FnMut(Tile) -> bool) -> Self {
        let mut floor = Self { size, rooms: 0 };
        for room in (0..size.rooms()).map(|number| size.room(number)) {
            floor.rooms |= if melts(room) { floor.bit(room) } else { 0 };
        }
        floor
    }

    fn bit(&self, room: Tile) -> u64 {
        1 << self.size.number(room)
    }
}

impl Rule for MeltingFloor {
    fn draw(&self, sketch: &mut Sketch) {
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        sketch.put(':', rooms.filter(|&room| self.rooms & self.bit(room) != 0));
    }

    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        state & self.bit(stride.to) != 0
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        self.bars(state, stride).then_some(Hindrance::Melted)
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        state | self.bit(stride.from) & self.rooms
    }

    fn bends_ways(&self) -> bool {
        self.rooms != 0
    }

    fn strands(&self) -> bool {
        self.rooms != 0
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        let melting = rooms.filter(|&room| self.rooms & self.bit(room) != 0);
        let is_gone = |state: u64, room| state & self.bit(room) != 0;
        let mark = |at| RuleMark::Melting {
            at,
            is_gone: is_gone(state, at),
            was_gone: is_gone(before, at),
        };
        melting.map(mark).collect()
    }
}
