//! The difficulty of a maze: how many decisions there are on the way, and what a wrong one costs.
//! One to five lemons, and the time of a good run, follow from these.
//!
//! A wrong way whose end is visible at once costs nothing. Any other costs, on average, as many
//! strides as it has places: half of all runs try it, there and back.

use super::tuning::{
    EFFORT_PER_DECISION_STRIDES, GLANCE_STRIDES, LEMONS_FROM_EFFORTS_STRIDES,
    PAR_PER_DECISION_TICKS, PAR_READY_TICKS, PAR_WALK_PERCENT, TICKS_PER_SECOND,
    WALK_TICKS_PER_TILE,
};
use crate::maze::{Maze, Tile};

/// The difficulty of a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// The tiles of a shortest path, without the start.
    moves: u32,
    /// How many wrong ways lead off it whose end is not visible at once.
    pub decisions: u32,
    /// How many strides are spent there in vain, on average.
    pub detour: u32,
}

/// The highest number of lemons.
pub const MOST_LEMONS: u8 = 5;

/// What is known about a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Unseen,
    OnPath,
    EndsAtGlance,
    Corridor,
}

impl Difficulty {
    /// Measures a maze by a shortest path through it, with strides of `stride_tiles` tiles. Costs a look
    /// at every place.
    pub fn of(maze: &Maze, stride_tiles: u16, path: &[Tile]) -> Self {
        let grid = maze.grid();
        let mut places = vec![Place::Unseen; grid.tiles()];
        let on_path = || path.iter().step_by(usize::from(stride_tiles));
        on_path().for_each(|&tile| places[grid.index(tile)] = Place::OnPath);
        let beside =
            |tile: Tile| grid.open_around(tile).iter().map(move |way| tile.go(way, stride_tiles));
        let mut difficulty =
            Self { moves: path.len().saturating_sub(1) as u32, decisions: 0, detour: 0 };
        let mut wrong_way = Vec::new();
        for &tile in on_path().filter(|&&tile| !maze.is_goal(tile)) {
            for first in beside(tile) {
                if places[grid.index(first)] == Place::Unseen {
                    let strides = flood(first, beside, &mut wrong_way, |tile| {
                        let place = &mut places[grid.index(tile)];
                        *place == Place::Unseen && {
                            *place = Place::EndsAtGlance;
                            true
                        }
                    });
                    if strides > GLANCE_STRIDES {
                        for &tile in &wrong_way {
                            places[grid.index(tile)] = Place::Corridor;
                        }
                        difficulty.detour += wrong_way.len() as u32;
                    }
                }
                difficulty.decisions += u32::from(places[grid.index(first)] == Place::Corridor);
            }
        }
        difficulty
    }

    /// From 1 to [`MOST_LEMONS`].
    pub fn lemons(self) -> u8 {
        1 + LEMONS_FROM_EFFORTS_STRIDES.iter().filter(|&&least| self.effort() >= least).count()
            as u8
    }

    /// The measure for lemons, in strides: those in vain, and those that the time for decisions
    /// would take.
    pub const fn effort(self) -> u32 {
        self.detour + EFFORT_PER_DECISION_STRIDES * self.decisions
    }

    /// The time of a good run in seconds: a walk along the shortest path, and a moment for each
    /// decision.
    pub const fn par_seconds(self) -> u32 {
        let walk = self.moves as u64 * WALK_TICKS_PER_TILE as u64 * PAR_WALK_PERCENT / 100;
        let thought = self.decisions as u64 * PAR_PER_DECISION_TICKS;
        (walk + thought + PAR_READY_TICKS).div_ceil(TICKS_PER_SECOND as u64) as u32
    }
}

/// Marks all places reachable from one through places not seen yet, and returns the distance in
/// strides of the farthest from where the way begins.
fn flood<I: Iterator<Item = Tile>>(
    first: Tile,
    beside: impl Fn(Tile) -> I,
    reached: &mut Vec<Tile>,
    mut is_new: impl FnMut(Tile) -> bool,
) -> u32 {
    reached.clear();
    reached.extend(Some(first).filter(|&tile| is_new(tile)));
    let (mut strides, mut level) = (0, 0);
    while level < reached.len() {
        strides += 1;
        let end = reached.len();
        for place in level..end {
            let next = beside(reached[place]).filter(|&tile| is_new(tile));
            let next: Vec<Tile> = next.collect();
            reached.extend(next);
        }
        level = end;
    }
    strides
}
