//! The same search with nobody watching: from room to room, and not into short dead ends.
//!
//! Those are closed beforehand, 64 rooms at a time. The way is the same without them, and what
//! would have been entered of them is counted in the end. Only how long the stack grew there has to
//! be known: where one of them might make it longer than ever, the search goes in as well.

use super::super::SearchCounts;
use super::super::passages::{Passages, first};
use super::super::stack::Stack;
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Tile};

/// How long the dead ends are at most that are closed beforehand, in rooms.
const SHORT: u32 = 12;

/// Searches a grid of rooms from one room for another. Says whether it got there, with the way on
/// the stack, and what it cost. Elsewhere, or if the border is open anywhere, it has no answer.
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
    // Rooms of the way, and what hangs there and was not entered.
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

    // In tiles: each step to a room leads over two, and at last the start is given back as well.
    let entered = 2 * walk.entered.count() as u64 - 1 + walk.passages;
    let peak = (2 * walk.deepest + 1).max(2 * walk.deepest_passage) as usize;
    let counts = SearchCounts { entered, backtracked: entered - stack.len() as u64, peak };
    (arrived, counts)
}

#[derive(Default)]
struct Walk {
    entered: Bits,
    /// How many rooms lay behind it at most.
    deepest: u32,
    /// How often only a passage was entered, as the room behind it had been before, and how many
    /// rooms lay behind that room then at most.
    passages: u64,
    deepest_passage: u32,
}

/// A room of the way with more than one way to try.
struct Choice {
    room: usize,
    /// How many rooms lie behind it.
    depth: u32,
    /// The way that is being tried is the first of them.
    ways: u8,
}

impl Walk {
    /// Goes the first way of each room that was not tried, and back where there is none. Closes the
    /// ways that were in vain; so the first that is left of each room is the one to the goal.
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

/// Goes from the start to the goal by the ways that are left. Tells of each room the step that led
/// there, and the ways that are done with: that one and all up to the one that leads on.
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
