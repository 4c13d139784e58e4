//! Something that goes round a maze, and the mice that it has caught.
//!
//! Its position follows from the tick alone, and a catch from the positions of both in each tick.
//! So a recording implies when its mouse was caught.

use super::STRIDE_TILES;
use crate::game::race::Track;
use crate::game::tuning::{PATROL_GRACE_TICKS, PATROL_HOLD_TICKS, PATROL_TICKS_PER_ROOM};
use crate::game::walker::Pose;
use crate::maze::{Direction, Tile};

/// A round through a maze.
#[derive(Clone, Debug)]
pub struct Patrol {
    /// Its rooms in order, each with the direction in which it leaves; the first follows the last.
    pub(super) round: Vec<(Tile, Direction)>,
}

impl Patrol {
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

/// The catches of a patrol so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catches {
    /// The rooms of the mouse and the patrol in the last tick.
    before: Option<[Tile; 2]>,
    caught_at: Option<u64>,
}

impl Catches {
    /// The catches along a track up to a tick; an error is the tick of a stride by a mouse that is
    /// held.
    pub(super) fn along(patrol: &Patrol, track: &Track, end: u32) -> Result<Self, u32> {
        let mut catches = Self::default();
        let mut strides = track.strides().iter().peekable();
        for tick in 1..=end {
            let sets_out = strides.next_if(|stride| stride.tick == tick).is_some();
            if sets_out && catches.holds(tick.into()) {
                return Err(tick);
            }
            catches.look(patrol, tick.into(), track.room_at(tick));
        }
        Ok(catches)
    }

    /// Takes the mouse's room, or the nearest one, in the next tick. Says whether it is caught: it
    /// is in the patrol's room or has changed places with it, and was not just released.
    pub(super) fn look(&mut self, patrol: &Patrol, tick: u64, mouse: Tile) -> bool {
        let other = patrol.room(tick);
        let have_met = mouse == other || self.before == Some([other, mouse]);
        self.before = Some([mouse, other]);
        let is_safe =
            self.caught_at.is_some_and(|at| tick <= at + PATROL_HOLD_TICKS + PATROL_GRACE_TICKS);
        let is_caught = have_met && !is_safe;
        if is_caught {
            self.caught_at = Some(tick);
        }
        is_caught
    }

    /// For how many ticks after this one the mouse is held.
    pub fn held_ticks(&self, tick: u64) -> u64 {
        self.caught_at.map_or(0, |at| (at + PATROL_HOLD_TICKS).saturating_sub(tick))
    }

    /// Whether the mouse cannot set out in a tick.
    pub fn holds(&self, tick: u64) -> bool {
        self.caught_at.is_some_and(|at| tick > at && tick <= at + PATROL_HOLD_TICKS)
    }
}
