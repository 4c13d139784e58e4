//! A twin: a second mouse that makes each stride of the first where no wall is in its way, and stays
//! where one is. A mirror twin swaps left and right. Both have to be at their cheeses at once.

use super::all_cheeses::AllCheeses;
use super::board::Board;
use super::{Entry, Hindrance, Part, Puzzle, Rule, RuleMark, RuleStride, STRIDE_TILES, Sketch};
use crate::game::tuning::TWIN_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Directions, Size, Tile};

pub(super) const ENTRY: Entry = Entry {
    not_with: &NOT_WITH,
    ..Entry::new(
        "twins",
        |_, board| lay(false, board),
        |draft, board| put(draft.rooms('N').chain(draft.rooms('E')), false, board),
    )
};

/// The twin with left and right swapped.
pub(super) mod mirror {
    use super::{Entry, lay, put};

    pub(in crate::game::rules) const ENTRY: Entry = Entry {
        not_with: &["twins", "string", "thread"],
        ..Entry::new(
            "mirror",
            |_, board| lay(true, board),
            |draft, board| put(draft.rooms('W').chain(draft.rooms('Y')), true, board),
        )
    };
}

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0007_7125;

/// The rules that bar more than ways, so that a twin does not go with them.
const NOT_WITH: [&str; 2] = ["string", "thread"];

/// In the state beside the number of the twin's room: whether the mouse is at its own cheese.
const AT_GOAL: u64 = 1 << 32;

/// The twin takes nothing, and nothing moves under it.
#[derive(Clone, Debug)]
struct Twin {
    size: Size,
    goal: Tile,
    start: Tile,
    cheese: Tile,
    is_mirrored: bool,
}

/// Of several draws of the twin's start and cheese, those with the longest way that has no more strides
/// than there are rooms, since nobody foresees a longer one; or else any. If there are none, the mouse
/// is alone.
fn lay(is_mirrored: bool, board: &mut Board) -> Part {
    let (size, goal) = (board.spec.size(), board.goal());
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let rooms: Vec<Tile> = board.free_rooms().collect();
    let draws = if rooms.len() > 1 { TWIN_DRAWS } else { 0 };
    let draw = |_: &Board| {
        let mut rooms = rooms.clone();
        let [start, cheese] =
            [(); 2].map(|()| rooms.swap_remove(dice.below(rooms.len() as u32) as usize));
        Twin { size, goal, start, cheese, is_mirrored }
    };
    let measure = |puzzle: &Puzzle| {
        let strides = puzzle.fewest_strides()?;
        Some(if strides <= size.rooms() { strides } else { 0 })
    };
    // It may be eaten only at the end.
    board.rules.iter_mut().for_each(|rule| rule.leave(goal));
    if let Some(twin) = board.best_of(draws, draw, measure) {
        return Part::Rule(Box::new(twin));
    }
    board.rules.push(Box::new(AllCheeses(vec![goal])));
    Part::Nothing
}

/// The rooms are those of the twin and of its cheese.
fn put(mut rooms: impl Iterator<Item = Tile>, is_mirrored: bool, board: &mut Board) -> Part {
    let (size, goal) = (board.spec.size(), board.goal());
    let Some((start, cheese)) = rooms.next().zip(rooms.next()) else { return Part::Misfit };
    board.rules.iter_mut().for_each(|rule| rule.leave(goal));
    Part::Rule(Box::new(Twin { size, goal, start, cheese, is_mirrored }))
}

impl Twin {
    fn room(&self, state: u64) -> Tile {
        self.size.room((state & !AT_GOAL) as u32)
    }
}

impl Rule for Twin {
    fn draw(&self, sketch: &mut Sketch) {
        let [twin, cheese] = if self.is_mirrored { ['W', 'Y'] } else { ['N', 'E'] };
        sketch.put('C', [self.goal]);
        sketch.put(twin, [self.start]);
        sketch.put(cheese, [self.cheese]);
    }

    fn begin(&self) -> u64 {
        self.size.number(self.start).into()
    }

    fn go_along(&self, state: u64, stride: RuleStride, ways: &dyn Fn(Tile) -> Directions) -> u64 {
        let room = self.room(state);
        let direction = match stride.direction {
            Direction::Left | Direction::Right if self.is_mirrored => stride.direction.opposite(),
            same => same,
        };
        let goes = !stride.is_leap() && ways(room).contains(direction);
        let to = if goes { room.go(direction, STRIDE_TILES) } else { room };
        let at_goal = if stride.to == self.goal { AT_GOAL } else { 0 };
        at_goal | u64::from(self.size.number(to))
    }

    fn told_at_walls(&self) -> Option<Hindrance> {
        Some(Hindrance::Twin)
    }

    fn bends_ways(&self) -> bool {
        true
    }

    fn strides_count(&self) -> bool {
        true
    }

    fn strands(&self) -> bool {
        true
    }

    fn things(&self, _state: u64) -> Vec<Tile> {
        vec![self.goal, self.cheese]
    }

    fn goals(&self, _state: u64) -> Vec<Tile> {
        vec![self.goal]
    }

    fn without_idea(&self) -> Option<Box<dyn Rule>> {
        Some(Box::new(AllCheeses(vec![self.goal])))
    }

    fn is_done(&self, state: u64) -> bool {
        state & AT_GOAL != 0 && self.room(state) == self.cheese
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let [from, to] = [before, state].map(|state| self.room(state));
        let twin = RuleMark::Twin { from, to, is_mirrored: self.is_mirrored };
        let cheeses = [RuleMark::Cheese(self.goal), RuleMark::TwinCheese(self.cheese)];
        cheeses.into_iter().chain([twin]).collect()
    }
}
