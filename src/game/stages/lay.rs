//! Where the things and doors of a quest are, by the walls of the maze and its seed.
//!
//! A quest can always be solved: the key can be reached without itself, and everything else with
//! it.

use std::iter;

use super::ThingKind::{Cheese, Key};
use super::{Stages, Thing};
use crate::game::race::distances::Distances;
use crate::game::tuning::{QUEST_DOOR_FROM_PERCENT, QUEST_DOOR_TRIES, QUEST_DRAWS};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Grid, Maze, Quest, Spec, Tile};

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0009_0e57;
const STRIDE_TILES: u16 = 2;

impl Stages {
    /// Places what the quest of a spec needs, if it has one.
    pub(super) fn laid(spec: &Spec, maze: &Maze) -> Option<Self> {
        let is_staged =
            |quest: &Quest| quest.has_two_cheeses || quest.is_locked || quest.plates > 0;
        let quest = Some(spec.quest()).filter(is_staged)?;
        let (grid, start, goal) = (maze.grid(), maze.start(), spec.size().goal());
        let to = |place| Distances::to(place, grid, STRIDE_TILES);
        let mut dice = Dice::new(split_mix(spec.seed(), STREAM));
        let (from_start, from_goal) = (to(start), to(goal));
        let (mut key, mut doors) = (None, Vec::new());
        if quest.is_locked {
            doors = doors_between(grid, &from_start, [start, goal], &mut dice);
            let outside = Distances::to(start, &closed(grid, &doors), STRIDE_TILES);
            key = far_from(&[&outside, &from_goal], grid, &mut dice);
            // There is always a room before the doors, unless the maze is not that of this spec.
            key?;
        }
        let from_key = key.map(to);
        let mut second = None;
        if quest.has_two_cheeses {
            let ends: Vec<_> = [&from_start, &from_goal].into_iter().chain(&from_key).collect();
            second = far_from(&ends, grid, &mut dice);
        }
        let cheeses = iter::once(goal).chain(second).map(|at| Thing { kind: Cheese, at });
        let things = cheeses.chain(key.map(|at| Thing { kind: Key, at })).collect();
        let (walls, mazes, steps) = (Vec::new(), Vec::new(), Vec::new());
        let size = spec.size();
        let mut stages = Self { things, size, doors, walls, floor: None, mazes, steps };
        stages.lay_plates(quest.plates, maze, spec.seed());
        Some(stages)
    }
}

/// Of some random rooms, the one that is farthest from the nearest of these ends, all of which it
/// can reach.
fn far_from(ends: &[&Distances], grid: &Grid, dice: &mut Dice) -> Option<Tile> {
    let far = |room: &Tile| {
        let ways = ends.iter().map(|end| end.from(*room));
        ways.collect::<Option<Vec<u32>>>()?.into_iter().min()
    };
    let is_free = |tile: &Tile| ends[0].is_place(*tile) && far(tile).is_some_and(|far| far > 0);
    let free: Vec<Tile> = grid.open_tiles().filter(is_free).collect();
    let count = u32::try_from(free.len()).ok().filter(|&count| count > 0)?;
    let drawn = (0..QUEST_DRAWS).map(|_| free[dice.below(count) as usize]);
    // Of those that are equally far the first is taken.
    drawn.fold(None, |best: Option<Tile>, room| {
        Some(best.filter(|best| far(best) >= far(&room)).unwrap_or(room))
    })
}

/// The open tiles between two rooms that separate the start from the goal: a single one on the only
/// way, or else all that lead to the goal.
fn doors_between(
    grid: &Grid,
    from_start: &Distances,
    ends: [Tile; 2],
    dice: &mut Dice,
) -> Vec<Tile> {
    let [start, goal] = ends;
    let path: Vec<Tile> = from_start.path(goal, grid).collect();
    let between = |pair: &[Tile]| Some(pair[0].step(pair[0].direction_towards(pair[1])?));
    // The path starts at the goal, so its last stride is the first one to be walked.
    let strides: Vec<Tile> = path.windows(2).filter_map(between).collect();
    let most = strides.len().saturating_sub(1) * (100 - QUEST_DOOR_FROM_PERCENT) / 100;
    let tries = (0..QUEST_DOOR_TRIES).map(|_| strides[dice.below(most as u32 + 1) as usize]);
    for door in tries {
        let reached = Distances::to(start, &closed(grid, &[door]), STRIDE_TILES);
        if reached.from(goal).is_none() {
            return vec![door];
        }
    }
    grid.open_around(goal).iter().map(|way| goal.step(way)).collect()
}

fn closed(grid: &Grid, doors: &[Tile]) -> Grid {
    let mut grid = grid.clone();
    for &door in doors {
        grid.set(door, false);
    }
    grid
}
