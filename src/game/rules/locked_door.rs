//! A key, and the doors that it opens. They separate the start from the goal: a single one on the
//! only way, or else all that lead to the goal. The key lies before them.

use super::board::Board;
use super::{
    Entry, Feel, Hindrance, Part, Rule, RuleEvent, RuleMark, RuleNotice, RuleStride, STRIDE_TILES,
    Sketch,
};
use crate::game::race::distances::Distances;
use crate::game::tuning::{QUEST_DOOR_FROM_PERCENT, QUEST_DOOR_TRIES};
use crate::maze::{Draft, Tile};

pub(super) const ENTRY: Entry = Entry::new("keys", lay, put);

const WITH_KEY: u64 = 1;

/// The place of the key, and the open tiles with doors.
#[derive(Debug)]
struct LockedDoor {
    key: Tile,
    doors: Vec<Tile>,
}

fn lay(_count: u8, board: &mut Board) -> Part {
    locked(board).map_or(Part::Misfit, |locked| Part::Rule(Box::new(locked)))
}

fn put(draft: &Draft, board: &mut Board) -> Part {
    let doors: Vec<Tile> = draft.places('D').collect();
    board.things.extend(draft.rooms('K'));
    board.doors.extend(&doors);
    let locked = draft.rooms('K').next().map(|key| LockedDoor { key, doors });
    locked.map_or(Part::Misfit, |locked| Part::Rule(Box::new(locked)))
}

fn locked(board: &mut Board) -> Option<LockedDoor> {
    let doors = doors_between(board)?;
    let mut locked = board.maze.grid().clone();
    for &door in &doors {
        locked.set(door, false);
    }
    let outside = Distances::to(board.maze.start(), &locked, STRIDE_TILES);
    // There is always a room before the doors, unless the maze is not that of its spec.
    let key = board.far_room(&outside)?;
    board.things.push(key);
    board.doors.extend(&doors);
    Some(LockedDoor { key, doors })
}

fn doors_between(board: &mut Board) -> Option<Vec<Tile>> {
    let (grid, start, goal) = (board.maze.grid(), board.maze.start(), board.goal());
    let path: Vec<Tile> = board.from_start.path(goal, grid).collect();
    // The path starts at the goal, so its last stride is the first one to be walked.
    let strides: Vec<Tile> = path
        .windows(2)
        .filter_map(|pair| Some(RuleStride::between(pair[0], pair[1])?.passage()))
        .collect();
    let most = strides.len().saturating_sub(1) * (100 - QUEST_DOOR_FROM_PERCENT) / 100;
    for _ in 0..QUEST_DOOR_TRIES {
        let &door = strides.get(board.dice.below(most as u32 + 1) as usize)?;
        let mut closed = grid.clone();
        closed.set(door, false);
        if Distances::to(start, &closed, STRIDE_TILES).from(goal).is_none() {
            return Some(vec![door]);
        }
    }
    Some(grid.open_around(goal).iter().map(|way| goal.step(way)).collect())
}

impl LockedDoor {
    const fn locked(&self, state: u64) -> &[Tile] {
        if state == WITH_KEY { &[] } else { self.doors.as_slice() }
    }
}

impl Rule for LockedDoor {
    fn draw(&self, sketch: &mut Sketch) {
        sketch.put('K', [self.key]);
        sketch.put('D', self.doors.iter().copied());
    }

    fn stand(&self, state: u64, set: &mut dyn FnMut(Tile, bool)) {
        self.locked(state).iter().for_each(|&door| set(door, false));
    }

    fn after(&self, state: u64, stride: RuleStride) -> u64 {
        if stride.to == self.key { WITH_KEY } else { state }
    }

    fn event(&self, _before: u64, _state: u64) -> Option<RuleEvent> {
        Some(RuleEvent { name: "key", feel: Feel::Found })
    }

    fn things(&self, state: u64) -> Vec<Tile> {
        if state == WITH_KEY { Vec::new() } else { vec![self.key] }
    }

    fn notice(&self, state: u64) -> Option<RuleNotice> {
        (state != WITH_KEY).then_some(RuleNotice::FindKey)
    }

    fn hinders(&self, state: u64, stride: RuleStride) -> Option<Hindrance> {
        self.locked(state).contains(&stride.passage()).then_some(Hindrance::Locked)
    }

    fn marks(&self, before: u64, state: u64) -> Vec<RuleMark> {
        let doors = self.doors.iter().map(|&at| match state {
            WITH_KEY => RuleMark::OpenDoor { at, was_open: before == WITH_KEY },
            _ => RuleMark::Door(at),
        });
        doors.chain(self.things(state).into_iter().map(RuleMark::Key)).collect()
    }
}
