//! What a trap has done to the mouse of a track.

use super::Track;
use crate::game::patrol::{Catches, Patrol};

impl Track {
    /// The catches up to a tick; an error is the tick of a stride by a mouse that is held.
    pub fn watched(&self, patrol: &Patrol, end: u32) -> Result<Catches, u32> {
        let mut watch = Catches::default();
        let mut strides = self.strides().iter().peekable();
        for tick in 1..=end {
            let sets_out = strides.next_if(|stride| stride.tick == tick).is_some();
            if sets_out && watch.holds(tick.into()) {
                return Err(tick);
            }
            watch.look(patrol, tick.into(), self.room_at(tick));
        }
        Ok(watch)
    }
}
