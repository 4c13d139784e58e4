//! A thread that the mouse pulls behind it from the start. It may not cross itself, and going back
//! winds it up. The cheese is under a dome until the thread lies through all beads, and the thread is
//! as long as the shortest way that does.

use super::board::Board;
use super::places_between::PlacesBetween;
use super::{
    Entry, Feel, Hindrance, Part, Puzzle, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride,
    RuleSupply, Sketch,
};
use crate::game::tuning::THREAD_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Draft, Size, Tile};

pub(super) const ENTRY: Entry = Entry { not_with: &["teapots"], ..Entry::new("thread", lay, put) };

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0007_42ad;

/// The state has a bit for each passage that the thread lies in.
#[derive(Clone, Debug)]
struct Thread {
    passages: PlacesBetween,
    start: Tile,
    goal: Tile,
    beads: Vec<Tile>,
    /// In passages.
    length: u32,
}

/// Of several draws of beads those that are strung otherwise than they would be picked up, and are
/// missed by a mouse that always goes to what is nearest; of these the ones with the longest way. A
/// thread does not go through teapots.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let drawn = (0..THREAD_DRAWS).filter_map(|_| {
        let free = board.free_rooms().collect();
        let thread = Thread::through(beads_in(free, count, &mut dice), board);
        let thread = thread.cut(board)?;
        let picked_up = board.with(thread.loose_beads(), Puzzle::fewest_strides);
        let is_missed = !board.with(thread.clone(), Puzzle::is_won_greedily);
        Some(((Some(thread.length) > picked_up, is_missed, thread.length), thread))
    });
    let best = drawn.max_by_key(|(measure, _)| *measure).map(|(_, thread)| thread);
    let thread = best.or_else(|| {
        let bare = Thread::through(Vec::new(), board);
        let way = |puzzle: &Puzzle| -> Vec<Tile> {
            puzzle.path(puzzle.start(), puzzle.begin()).collect()
        };
        let way = board.with(bare, way);
        let free = board.free_rooms().filter(|room| way.contains(room)).collect();
        Thread::through(beads_in(free, count, &mut dice), board).cut(board)
    });
    laid(thread, board)
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let thread = Thread::through(draft.rooms('o').collect(), board).cut(board);
    laid(thread, board)
}

/// With the beads taken up where they are, if there is a way.
fn laid(thread: Option<Thread>, board: &mut Board) -> Part {
    thread.map_or(Part::Nothing, |thread| {
        board.things.extend(&thread.beads);
        Part::Rule(Box::new(thread))
    })
}

/// `count` of these rooms, or all of them.
fn beads_in(mut rooms: Vec<Tile>, count: u8, dice: &mut Dice) -> Vec<Tile> {
    let mut beads = Vec::new();
    while beads.len() < count.into() && !rooms.is_empty() {
        beads.push(rooms.swap_remove(dice.below(rooms.len() as u32) as usize));
    }
    beads
}

impl Thread {
    /// A thread without an end, for these beads.
    fn through(beads: Vec<Tile>, board: &Board) -> Self {
        let (start, goal) = (board.maze.start(), board.goal());
        Self {
            passages: PlacesBetween::of(board.maze.grid()),
            start,
            goal,
            beads,
            length: u32::MAX,
        }
    }

    /// As long as it has to be, if there is a way at all.
    fn cut(self, board: &mut Board) -> Option<Self> {
        let length = board.with(self.clone(), Puzzle::fewest_strides)?;
        Some(Self { length, ..self })
    }

    fn loose_beads(&self) -> LooseBeads {
        LooseBeads { goal: self.goal, beads: self.beads.clone() }
    }

    fn lies_in(&self, state: u64, room: Tile) -> bool {
        self.passages.in_set(state).any(|passage| Size::sides(passage).contains(&room))
    }

    fn left(&self, state: u64) -> u32 {
        self.length - state.count_ones()
    }
}

impl Rule for Thread {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.put('o', self.beads.iter().copied());
    }

    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        self.hinders(state, stride).is_some()
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        let winds_up = state & self.passages.bit(stride.passage()) != 0;
        match () {
            () if winds_up => None,
            () if self.covers(state, stride.to) => Some(Hindrance::Dome),
            () if self.lies_in(state, stride.to) => Some(Hindrance::Crossing),
            () => (self.left(state) == 0).then_some(Hindrance::NoThread),
        }
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        state ^ self.passages.bit(stride.passage())
    }

    fn bends_ways(&self) -> bool {
        true
    }

    /// Never by itself: who goes back is free again, unless another rule bars the way.
    fn strands(&self) -> bool {
        true
    }

    fn event(&self, before: u64, state: u64) -> Option<RuleEvent> {
        let is_strung = self.things(state).len() < self.things(before).len();
        is_strung.then_some(RuleEvent { name: "bead", feel: Feel::Found })
    }

    /// The beads that the thread does not lie through.
    fn things(&self, state: u64) -> Vec<Tile> {
        self.beads.iter().copied().filter(|&bead| !self.lies_in(state, bead)).collect()
    }

    fn covers(&self, state: u64, room: Tile) -> bool {
        room == self.goal && !self.things(state).is_empty()
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(self.loose_beads()))
    }

    fn is_done(&self, state: u64) -> bool {
        self.things(state).is_empty() && self.lies_in(state, self.goal)
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (!self.things(state).is_empty()).then_some(RuleNotice::ThreadBeads)
    }

    fn supply(&self, state: u64) -> Option<RuleSupply> {
        Some(RuleSupply::Thread(self.left(state)))
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let mut marks =
            vec![RuleMark::Ball { at: self.start, left: self.left(state), length: self.length }];
        let (mut here, mut rest) = (self.start, state);
        let bit = |stride: &RuleStride| self.passages.bit(stride.passage());
        let on = |here, rest| {
            Direction::ALL
                .map(|way| RuleStride::new(here, way))
                .into_iter()
                .find(|stride| rest & bit(stride) != 0)
        };
        while let Some(stride) = on(here, rest) {
            marks.push(RuleMark::Thread(stride));
            (here, rest) = (stride.to, rest ^ bit(&stride));
        }
        let beads =
            self.beads.iter().map(|&at| RuleMark::Bead { at, is_strung: self.lies_in(state, at) });
        marks.extend(beads);
        let is_up = |state| self.things(state).is_empty();
        marks.push(RuleMark::Dome { at: self.goal, is_up: is_up(state), was_up: is_up(before) });
        marks
    }
}

/// Beads without a thread. The state has a bit for each that the mouse was at.
#[derive(Debug)]
struct LooseBeads {
    goal: Tile,
    beads: Vec<Tile>,
}

impl Rule for LooseBeads {
    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        self.covers(state, stride.to)
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let bead = self.beads.iter().position(|&bead| bead == stride.to);
        bead.map_or(state, |number| state | 1 << number)
    }

    fn covers(&self, state: u64, room: Tile) -> bool {
        room == self.goal && !self.is_done(state)
    }

    fn is_done(&self, state: u64) -> bool {
        state.count_ones() as usize == self.beads.len()
    }

    fn marks(&self, _before: u64, _state: u64) -> Vec<RuleMark> {
        Vec::new()
    }
}
