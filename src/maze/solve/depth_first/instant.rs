//! Depth-first search without steps: from room to room, and not into short dead ends.
//!
//! Those are closed beforehand, 64 rooms at a time. The path is the same without them, and their
//! entered tiles are added to the counts in the end. Only the peak of the stack needs care: where
//! one of them might raise it, the search goes in as well.

use super::super::SearchCounts;
use super::super::passages::{Passages, first};
use super::super::stack::Stack;
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Tile};

/// The length in rooms up to which dead ends are closed beforehand.
const SHORT: u32 = 12;

/// Searches a grid of rooms from one room for another. Returns whether it got there, with the path
/// on the stack, and the counts. `None` for other grids, or if the border is open.
pub(super) fn search(
    grid: &Grid,
    start: Tile,
    goal: Tile,
    stack: &mut Stack,
) -> Option<(bool, SearchCounts)> {
    let all = Passages::of(grid)?;
    let ends = (all.place(start)?, all.place(goal)?);
    let mut hopeful = all.clone();
    hopeful.close_dead_ends(SHORT as usize, ends.into());
    Some(search_among(all, hopeful, start, ends, stack))
}

/// Searches among all passages, of which only the hopeful ones may lead to the goal.
pub(super) fn search_among(
    mut all: Passages,
    mut hopeful: Passages,
    start: Tile,
    (from, to): (usize, usize),
    stack: &mut Stack,
) -> (bool, SearchCounts) {
    let mut walk = Walk { entered: Bits::zeros(all.places()), ..Walk::default() };
    let arrived = walk.walk(&all, &mut hopeful, from, to);
    // Rooms of the path, and what branches off there and was not entered.
    let mut untried_on_way = Vec::new();
    if arrived {
        follow(&hopeful, from, to, |room, came, done| {
            let untried = all.from(room) & !done;
            untried_on_way.extend((untried != 0).then_some((room as u32, untried)));
            match came {
                None => stack.begin(start, untried),
                Some(way) => stack.go_on_to_room(way, untried),
            }
        });
    }
    for (room, mut untried) in untried_on_way {
        while untried != 0 {
            all.close(room as usize, first(untried));
            untried &= untried - 1;
        }
    }
    all.spread(&mut walk.entered, SHORT as usize);

    // In tiles: each step to a room covers two, and at last the start is given back as well.
    let entered = 2 * walk.entered.count() as u64 - 1 + walk.passages;
    let peak = (2 * walk.deepest + 1).max(2 * walk.deepest_passage) as usize;
    let counts = SearchCounts { entered, backtracked: entered - stack.len() as u64, peak };
    (arrived, counts)
}

#[derive(Default)]
struct Walk {
    entered: Bits,
    /// The most rooms that were on the path at a time.
    deepest: u32,
    /// How often only a passage was entered, because the room behind it had been, and how many
    /// rooms were on the path then at most.
    passages: u64,
    deepest_passage: u32,
}

/// A room of the path with more than one direction to try.
struct Choice {
    room: usize,
    /// How many rooms come before it on the path.
    depth: u32,
    /// The directions to try; the first of them is being tried.
    ways: u8,
}

impl Walk {
    /// Takes the first untried direction of each room, and goes back where there is none. Closes
    /// the passages that were in vain; so the first that is left of each room leads to the goal.
    fn walk(&mut self, all: &Passages, hopeful: &mut Passages, start: usize, goal: usize) -> bool {
        let steps = all.steps();
        let mut choices: Vec<Choice> = Vec::new();
        let (mut room, mut depth, mut ways) = (start, 0, all.from(start));
        self.entered.set(start, true);
        while room != goal {
            if ways == 0 {
                let Some(last) = choices.pop() else { return false };
                (room, depth) = (last.room, last.depth);
                hopeful.close(room, first(last.ways));
                ways = last.ways & (last.ways - 1);
                continue;
            }
            let way = first(ways);
            let next = room.wrapping_add(steps[way as usize]);
            if self.entered.insert(next) {
                if !ways.is_power_of_two() {
                    choices.push(Choice { room, depth, ways });
                }
                (room, depth) = (next, depth + 1);
                self.deepest = self.deepest.max(depth);
                let may_be_deepest = depth + SHORT > self.deepest;
                let open = if may_be_deepest { all.from(room) } else { hopeful.from(room) };
                ways = open & !(1 << way.opposite() as u8);
            } else {
                // Unless it was closed from the other side already.
                if hopeful.from(room) >> way as u8 & 1 == 1 {
                    hopeful.close(room, way);
                    self.passages += 1;
                    self.deepest_passage = self.deepest_passage.max(depth + 1);
                }
                ways &= ways - 1;
            }
        }
        true
    }
}

/// Follows the passages that are left from the start to the goal. Reports for each room the step
/// that led there, and the directions that are done with: that one and all up to the one taken.
fn follow(
    left: &Passages,
    start: usize,
    goal: usize,
    mut visit: impl FnMut(usize, Option<Direction>, u8),
) {
    let (steps, mut room, mut came) = (left.steps(), start, None);
    loop {
        let back = came.map_or(0, |came: Direction| 1 << came.opposite() as u8);
        if room == goal {
            return visit(room, came, back);
        }
        let way = first(left.from(room) & !back);
        visit(room, came, back | ((2 << way as u8) - 1));
        room = room.wrapping_add(steps[way as usize]);
        came = Some(way);
    }
}
