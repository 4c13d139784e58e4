//! A cat that looks for the mouse everywhere, depth-first: in each room she tries up, right, down and
//! left, goes where she has not been, and back where there is nothing new. She makes a stride whenever
//! the mouse makes one, and the mouse never steps where she would have it. So it hides in a branch that
//! she tries later.

use std::iter;

use super::board::Board;
use super::{Entry, Hindrance, Part, Puzzle, Rule, RuleMark, RuleStride, STRIDE_TILES, Sketch};
use crate::game::tuning::CAT_DRAWS;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Draft, Grid, Tile};

pub(super) const ENTRY: Entry = Entry { not_with: &NOT_WITH, ..Entry::new("cat", lay, put) };

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0000_0ca7;

/// The fields of rules with which the ways of a mouse are not those of a cat.
const NOT_WITH: [&str; 9] =
    ["flaps", "ice", "melting", "string", "gnaw", "pour", "twins", "mirror", "thread"];

/// The order in which she tries the ways from a room.
pub const CAT_TRIES: [Direction; 4] =
    [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

/// The state is the number of her strides since she began, or began again.
#[derive(Clone, Debug)]
struct Cat {
    /// Her rooms by that number; the first follows the last.
    tour: Vec<Tile>,
}

/// From the cheese, or else from where the way to the end becomes longest, but has no more strides than
/// there are rooms. If the mouse cannot get past her anywhere, there is no cat.
fn lay(_count: u8, board: &mut Board) -> Part {
    let grid = her_grid(board);
    let most = board.spec.size().rooms();
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let rooms: Vec<Tile> = board.free_rooms().collect();
    let mut starts = iter::once(board.goal())
        .chain(iter::repeat_with(|| rooms[dice.below(rooms.len() as u32) as usize]));
    let draws = if rooms.is_empty() { 1 } else { CAT_DRAWS };
    let draw = |board: &Board| {
        let start = starts.next().unwrap_or_else(|| board.goal());
        Cat { tour: tour(&grid, start) }
    };
    let measure = |puzzle: &Puzzle| puzzle.fewest_strides().filter(|&strides| strides <= most);
    let cat = board.best_of(draws, draw, measure);
    cat.map_or(Part::Nothing, |cat| Part::Rule(Box::new(cat)))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let tour = draft.rooms('X').next().map(|start| tour(&her_grid(board), start));
    tour.map_or(Part::Misfit, |tour| Part::Rule(Box::new(Cat { tour })))
}

/// The maze for her, who opens and moves nothing.
fn her_grid(board: &Board) -> Grid {
    let mut grid = board.maze.grid().clone();
    for &place in board.closable.iter().chain(&board.doors) {
        grid.set(place, false);
    }
    grid
}

/// The rooms of a search from this one that finds nothing, until it is back.
fn tour(grid: &Grid, start: Tile) -> Vec<Tile> {
    let (mut tour, mut stack, mut seen) = (Vec::new(), vec![start], vec![start]);
    while let Some(&here) = stack.last() {
        tour.push(here);
        let open = grid.open_around(here);
        let ways = CAT_TRIES.into_iter().filter(|&way| open.contains(way));
        let new = ways.map(|way| here.go(way, STRIDE_TILES)).find(|room| !seen.contains(room));
        if let Some(room) = new {
            seen.push(room);
            stack.push(room);
        } else {
            stack.pop();
        }
    }
    // She is back at the start, where the next tour begins.
    if tour.len() > 1 {
        tour.pop();
    }
    tour
}

impl Cat {
    fn room(&self, state: u64) -> Tile {
        self.tour[state as usize % self.tour.len()]
    }

    /// The strides on her stack: the way back to where she began.
    fn stack(&self, state: u64) -> Vec<RuleStride> {
        let mut rooms: Vec<Tile> = Vec::new();
        for &room in &self.tour[..=state as usize % self.tour.len()] {
            if rooms.len() > 1 && rooms[rooms.len() - 2] == room {
                rooms.pop();
            } else {
                rooms.push(room);
            }
        }
        rooms.windows(2).filter_map(|pair| RuleStride::between(pair[0], pair[1])).collect()
    }
}

impl Rule for Cat {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.put('X', [self.tour[0]]);
    }

    /// Where she is going to be, or where the two would change places.
    fn bars(&self, state: u64, stride: RuleStride) -> bool {
        let [here, next] = [state, state + 1].map(|state| self.room(state));
        stride.to == next || (stride.to == here && stride.from == next)
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        self.bars(state, stride).then_some(Hindrance::Cat)
    }

    fn after(&self, state: u64, _stride: RuleStride) -> u64 {
        (state + 1) % self.tour.len() as u64
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

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let [from, to, next] = [before, state, state + 1].map(|state| self.room(state));
        let stack = self.stack(state).into_iter().map(RuleMark::CatTrail);
        stack.chain([RuleMark::Cat { from, to, next }]).collect()
    }
}
