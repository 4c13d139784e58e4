//! Tea to pour: the rooms are in closed sets, and a mouse that presses twice against a wall between two
//! of them melts it with tea, a cup for each room of the smaller one. There is as little tea as suffices.
//! It costs least to join what is large while one is small oneself.

use super::board::Board;
use super::closed_sets::ClosedSets;
use super::{
    Entry, Feel, Hindrance, Part, Puzzle, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride,
    RuleSupply, Sketch,
};
use crate::game::tuning::{CLOSED_SETS_DRAWS, CLOSED_SETS_MOST_NODES};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Draft, Grid, Tile};

pub(super) const ENTRY: Entry = Entry { not_with: &["gnaw"], ..Entry::new("pour", lay, put) };

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0007_0ea0;

/// In the state, the bits of the walls that have melted; above them is the number of cups poured.
const WALLS: u64 = (1 << CUPS_SHIFT) - 1;
const CUPS_SHIFT: u32 = 56;

#[derive(Clone, Debug)]
struct Pouring {
    sets: ClosedSets,
    /// The cups of tea, if they are counted.
    cups: Option<u32>,
}

/// Of several draws of `count` closed sets, those where pouring the cheapest way each time costs most
/// above the least, and with the longest way among these.
fn lay(count: u8, board: &mut Board) -> Part {
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let drawn = (0..CLOSED_SETS_DRAWS).filter_map(|_| {
        let sets = ClosedSets::drawn(count.into(), board, &mut dice);
        let [least, cheapest_first] = prices(&sets, board);
        let pouring = Pouring { sets, cups: Some(least) };
        let too_little = Pouring { cups: Some(least.checked_sub(1)?), ..pouring.clone() };
        let suffice = board.with(too_little, Puzzle::fewest_strides).is_some();
        let strides = board.with(pouring.clone(), Puzzle::fewest_strides)?;
        (!suffice).then_some(((cheapest_first - least, strides), pouring))
    });
    let best = drawn.max_by_key(|(measured, _)| *measured);
    best.map_or(Part::Nothing, |(_, pouring)| Part::Rule(Box::new(pouring)))
}

/// The walls that were drawn part the sets, and there is as little tea as suffices.
fn put(_draft: &Draft, board: &mut Board) -> Part {
    let sets = ClosedSets::of_walls(board);
    let [least, _] = prices(&sets, board);
    Part::Rule(Box::new(Pouring { sets, cups: Some(least) }))
}

/// The cups that it takes to join the mouse's set with those of all things: at least, and where the
/// cheapest of the sets next to it is joined each time.
fn prices(sets: &ClosedSets, board: &Board) -> [u32; 2] {
    let (size, set_of, neighbours) = (sets.size, sets.sets(0), &sets.neighbours());
    let set = |room: Tile| 1 << set_of[size.number(room) as usize];
    let rooms = |joined: u32| set_of.iter().filter(|&&set| joined >> set & 1 == 1).count() as u32;
    let wanted = board.things.iter().fold(0, |wanted, &thing| wanted | set(thing));
    let has_all = |joined: u32| joined & wanted == wanted;
    let next = |joined: u32| {
        let all = (0..neighbours.len()).filter(move |set| joined >> set & 1 == 0);
        let beside = all.filter(move |&set| neighbours[set] & joined != 0);
        beside.map(move |set| (rooms(joined).min(rooms(1 << set)), joined | 1 << set))
    };
    let start = set(board.maze.start());
    // So it is in a maze that was not built to its end, where the sets may be many.
    if has_all(start) {
        return [0; 2];
    }
    let (mut joined, mut cheapest_first) = (start, 0);
    while let Some((price, more)) = next(joined).min().filter(|_| !has_all(joined)) {
        (joined, cheapest_first) = (more, cheapest_first + price);
    }
    let mut least = vec![u32::MAX; 1 << sets.count()];
    least[start as usize] = 0;
    // To join one more leads to a larger number.
    for joined in start..1 << sets.count() {
        let here = least[joined as usize];
        if here < u32::MAX {
            for (price, more) in next(joined) {
                let there = &mut least[more as usize];
                *there = (here + price).min(*there);
            }
        }
    }
    let with_all = (0..).zip(least).filter(|&(joined, cups)| has_all(joined) && cups < u32::MAX);
    [with_all.map(|(_, cups)| cups).min().unwrap_or_default(), cheapest_first]
}

impl Pouring {
    fn left(&self, state: u64) -> Option<u32> {
        self.cups.map(|cups| cups - (state >> CUPS_SHIFT) as u32)
    }
}

impl Rule for Pouring {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.ask("pour", self.sets.count());
        sketch.closed.extend(self.sets.closed());
    }

    fn stand(&self, state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.sets.stand(state & WALLS, set);
    }

    fn breaks(&self, state: u64, stride: RuleStride) -> bool {
        let price = self.price(state, stride);
        price.is_some_and(|price| self.left(state).is_none_or(|left| price <= left))
    }

    /// Only a wall that parts two sets melts.
    fn price(&self, state: u64, stride: RuleStride) -> Option<u32> {
        if self.sets.wall(stride) == 0 {
            return None;
        }
        let sets = self.sets.sets(state & WALLS);
        let sides = [stride.from, stride.to].map(|room| sets[self.sets.size.number(room) as usize]);
        let rooms = sides.map(|side| sets.iter().filter(|&&set| set == side).count() as u32);
        (sides[0] != sides[1]).then_some(rooms[0].min(rooms[1]))
    }

    fn shape(&self, grid: &mut Grid) {
        self.sets.shape(grid);
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        let price = self.price(state, stride);
        price.map_or(state, |price| {
            let counted = if self.cups.is_some() { u64::from(price) << CUPS_SHIFT } else { 0 };
            (state | self.sets.wall(stride)) + counted
        })
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
        let (joined, _) = self.sets.joined(before & WALLS, state & WALLS)?;
        let feel = Feel::Joined { joined, all: self.sets.size.rooms() };
        Some(RuleEvent { name: "pour", feel })
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(Self { cups: None, ..self.clone() }))
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (state == 0).then_some(RuleNotice::PourTea)
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        let is_there = self.sets.wall(stride) & !state != 0;
        let price = self.price(state, stride).filter(|_| is_there);
        price.zip(self.left(state)).map(|(price, left)| Hindrance::Tea { price, left })
    }

    fn supply(&self, state: u64) -> Option<RuleSupply> {
        self.left(state).map(RuleSupply::Tea)
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let [before, down] = [before, state].map(|state| state & WALLS);
        let marks = self.sets.marks(before, down, |at, set| RuleMark::Melted { at, set });
        let sets = self.sets.sets(down);
        // In the middle of each set, since the mouse begins in the first room.
        let sizes = (0..=sets.iter().max().copied().unwrap_or_default()).filter_map(|set| {
            let rooms = (0_u32..).zip(&sets).filter(|&(_, &other)| other == set);
            let rooms: Vec<u32> = rooms.map(|(room, _)| room).collect();
            let at = self.sets.size.room(*rooms.get(rooms.len() / 2)?);
            Some(RuleMark::SetSize { at, rooms: rooms.len() as u32 })
        });
        marks.chain(sizes).collect()
    }
}
