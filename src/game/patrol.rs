//! A mouse trap that goes round a maze with a hand on the wall, and the mice that it has caught.
//!
//! Its position follows from the tick alone, and a catch from the positions of both in each tick.
//! So a recording implies when its mouse was caught.

mod watch;

use super::race::distances::Distances;
use super::stages::Stages;
use super::tuning::{PATROL_DRAWS, PATROL_MOST_ROOMS, PATROL_TICKS_PER_ROOM};
use super::walker::Pose;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Grid, Maze, Spec, Tile};
pub use watch::Catches;

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0000_7a9a;
/// The distance of two rooms in tiles: only mazes of rooms have a trap.
const STRIDE_TILES: u16 = 2;

/// The round of a trap.
#[derive(Clone, Debug)]
pub struct Patrol {
    /// Its rooms in order, each with the direction in which it leaves; the first follows the last.
    round: Vec<(Tile, Direction)>,
}

impl Patrol {
    /// The trap in the maze of this spec, if there is one. No wall that moves is ever in its way.
    ///
    /// ```
    /// use icetea_maze::game::patrol::Patrol;
    /// use icetea_maze::maze::Build;
    ///
    /// let spec = "kruskal1-9x6-loops100-traps1-7".parse()?;
    /// let patrol = Patrol::of(&spec, &Build::new(&spec).finish(), None).expect("it has a trap");
    /// assert_eq!(patrol.room(0), patrol.room(patrol.round_ticks()));
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn of(spec: &Spec, maze: &Maze, stages: Option<&Stages>) -> Option<Self> {
        if !spec.quest().has_trap {
            return None;
        }
        let (grid, start) = (maze.grid(), maze.start());
        let from_start = Distances::to(start, grid, STRIDE_TILES);
        let path: Vec<Tile> = from_start.path(spec.size().goal(), grid).collect();
        let grid = stages.map_or_else(|| grid.clone(), |stages| stages.always_open(grid));
        let mut dice = Dice::new(split_mix(spec.seed(), STREAM));
        let rounds = (0..PATROL_DRAWS).filter_map(|_| {
            let place = path[dice.below(path.len() as u32) as usize];
            let ways: Vec<Direction> = grid.open_around(place).iter().collect();
            let &way = ways.get(dice.below(ways.len().max(1) as u32) as usize)?;
            round(&grid, (place, way), dice.coin())
        });
        // Of rounds that are equally in the way the first one is taken.
        let in_the_way = |round: &Vec<(Tile, Direction)>| {
            path.iter().filter(|place| round.iter().any(|(room, _)| room == *place)).count()
        };
        let mut best: Option<(usize, Vec<_>)> = None;
        for round in rounds {
            let count = in_the_way(&round);
            if best.as_ref().is_none_or(|(most, _)| count > *most) {
                best = Some((count, round));
            }
        }
        let (_, mut round) = best?;
        // It starts where it is farthest from the start.
        let far = |(room, _): &(Tile, Direction)| from_start.from(*room).unwrap_or_default();
        let first = (0..round.len()).rev().max_by_key(|&place| far(&round[place]))?;
        round.rotate_left(first);
        Some(Self { round })
    }

    /// The duration of a round.
    pub const fn round_ticks(&self) -> u64 {
        self.round.len() as u64 * PATROL_TICKS_PER_ROOM
    }

    /// The room where it is in a tick, or the nearest one.
    pub fn room(&self, tick: u64) -> Tile {
        let ((from, direction), gone) = self.stretch(tick);
        if 2 * gone > PATROL_TICKS_PER_ROOM { from.go(direction, STRIDE_TILES) } else { from }
    }

    /// Where to draw it, `blend` of a tick after this one.
    pub fn pose(&self, tick: u64, blend: f32) -> Pose {
        let ((from, direction), gone) = self.stretch(tick);
        let share = ((gone as f32 + blend) / PATROL_TICKS_PER_ROOM as f32).min(1.0);
        Pose::walking(from, direction, share * f32::from(STRIDE_TILES), 0)
    }

    /// All rooms of its round.
    pub fn rooms(&self) -> impl Iterator<Item = Tile> + '_ {
        self.round.iter().map(|(room, _)| *room)
    }

    fn stretch(&self, tick: u64) -> ((Tile, Direction), u64) {
        let gone = tick % self.round_ticks();
        let place = (gone / PATROL_TICKS_PER_ROOM) as usize;
        (self.round[place], gone % PATROL_TICKS_PER_ROOM)
    }
}

/// The way along a wall until it repeats, unless it is too long: a hand on the wall always leads
/// back to the beginning.
fn round(
    grid: &Grid,
    begin: (Tile, Direction),
    is_left_handed: bool,
) -> Option<Vec<(Tile, Direction)>> {
    let (mut here, mut round) = (begin, Vec::new());
    while round.len() < PATROL_MOST_ROOMS {
        round.push(here);
        let (from, direction) = here;
        let place = from.go(direction, STRIDE_TILES);
        let hand = |turns: u8| {
            let turns = if is_left_handed { 7 - turns } else { turns + 1 };
            Direction::nth(direction as u8 + turns)
        };
        let open = grid.open_around(place);
        // In the direction of the hand, straight on, away from it, back.
        let order = [0, 3, 2, 1].map(hand);
        here = (place, order.into_iter().find(|&way| open.contains(way))?);
        if here == begin {
            return Some(round);
        }
    }
    None
}
