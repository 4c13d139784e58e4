//! One of the two in a round: a mouse that is steered, or a ghost that follows its track, and what it
//! leaves behind.

use super::arena::Arena;
use super::round::Entrant;
use crate::game::replay::Track;
use crate::game::tuning::WALK_TICKS_PER_TILE;
use crate::game::walker::{Steering, WalkEvent, Walker};
use crate::maze::Tile;

/// One of the two.
#[derive(Clone, Debug)]
pub struct Racer {
    walker: Walker,
    /// The track that it follows instead of any keys, if it is a ghost.
    pub(super) follows: Option<Track>,
    pub(super) delay_ticks: u32,
    /// Every place it was at, in order.
    trail: Vec<Tile>,
    track: Track,
    pub(super) arrived_after: Option<u64>,
    pub(super) cheeses: u8,
}

impl Racer {
    pub(super) fn new(start: Tile, stride_tiles: u16, entrant: Entrant) -> Self {
        let (walker, track) = (Walker::new(start), Track::new(start, stride_tiles));
        let (walker, track) = match entrant.pace_ticks {
            Some(ticks) => (walker.at_pace(ticks), track.at_pace(ticks)),
            None => (walker, track),
        };
        Self {
            walker,
            follows: None,
            delay_ticks: entrant.delay_ticks,
            trail: vec![start],
            track,
            arrived_after: None,
            cheeses: 0,
        }
    }

    /// Moves it, tells what it did, and returns where it came, if it came anywhere.
    pub(super) fn tick(
        &mut self,
        arena: &Arena,
        now: u64,
        steering: Steering,
        mut tell: impl FnMut(WalkEvent),
    ) -> Option<Tile> {
        if self.arrived_after.is_some() || now <= u64::from(self.delay_ticks) {
            return None;
        }
        let steering = match &self.follows {
            Some(track) => {
                // It turns, runs and stops where it did, not where keys would have made it.
                self.walker.let_go();
                ghost_steering(track, now)
            }
            None => steering,
        };
        let mut came = None;
        for event in self.walker.tick(arena.grid(), arena.course().stride_tiles, steering) {
            match event {
                WalkEvent::SetOut { direction, runs } => {
                    self.track.set_out(now as u32, direction, runs);
                    continue;
                }
                WalkEvent::Arrived(tile) => {
                    self.trail.push(tile);
                    came = Some(tile);
                }
                WalkEvent::Bumped => {}
            }
            tell(event);
        }
        came
    }

    /// Where it was at last.
    pub const fn place(&self) -> Tile {
        self.walker.place()
    }

    /// The mouse itself.
    pub const fn walker(&self) -> &Walker {
        &self.walker
    }

    /// Every place it was at, in order, the start first.
    pub fn trail(&self) -> &[Tile] {
        &self.trail
    }

    /// What it did, stride by stride.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// For how long it had to wait.
    pub const fn delay_ticks(&self) -> u32 {
        self.delay_ticks
    }

    /// How long a stride takes when it walks.
    pub fn stride_ticks(&self) -> u32 {
        let pace = self.track.pace_ticks().unwrap_or(WALK_TICKS_PER_TILE);
        pace * u32::from(self.track.stride_tiles())
    }

    /// The strides walked.
    pub const fn steps(&self) -> u32 {
        (self.trail.len() - 1) as u32
    }

    /// After how many ticks it stood where it wanted to go.
    pub const fn arrived_after(&self) -> Option<u64> {
        self.arrived_after
    }

    /// How many cheeses it has eaten.
    pub const fn cheeses(&self) -> u8 {
        self.cheeses
    }
}

/// What to press in a tick to set out as a track does, if it sets out then.
fn ghost_steering(track: &Track, now: u64) -> Steering {
    let strides = track.strides();
    let sets_out = strides.binary_search_by_key(&now, |stride| stride.tick.into());
    sets_out.map_or_else(
        |_| Steering::default(),
        |place| {
            let stride = strides[place];
            Steering { pressed: Some(stride.direction), run: stride.runs, held: None }
        },
    )
}
