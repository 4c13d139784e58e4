//! Whether a trap catches a mouse, tick by tick.

use super::Patrol;
use crate::game::tuning::{PATROL_GRACE_TICKS, PATROL_HOLD_TICKS};
use crate::maze::Tile;

/// The catches of a trap so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catches {
    /// The rooms of the mouse and the trap in the last tick.
    before: Option<[Tile; 2]>,
    caught_at: Option<u64>,
}

impl Catches {
    /// Takes the mouse's room, or the nearest one, in the next tick. Says whether it is caught: it
    /// is in the trap's room or has changed places with it, and was not just released.
    pub fn look(&mut self, patrol: &Patrol, tick: u64, mouse: Tile) -> bool {
        let trap = patrol.room(tick);
        let have_met = mouse == trap || self.before == Some([trap, mouse]);
        self.before = Some([mouse, trap]);
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
