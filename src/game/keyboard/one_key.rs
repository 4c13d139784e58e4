//! The one key of who can press no more: it counts when it is let go, and goes back if it is held.

use crate::game::input::{Action, Key};
use crate::game::tuning::ONE_KEY_BACK_TICKS;

/// The key while it is down, and for how long it has been.
#[derive(Debug, Default)]
pub(super) struct OneKey {
    down: Option<(Key, u32)>,
}

impl OneKey {
    pub const fn press(&mut self, key: Key) {
        self.down = Some((key, 0));
    }

    /// What a key comes to that is let go.
    pub fn release(&mut self, key: Key) -> Option<Action> {
        self.down.take_if(|(down, _)| *down == key).map(|_| Action::Confirm)
    }

    /// What it comes to in this tick if it is held.
    pub fn tick(&mut self) -> Option<Action> {
        let (_, ticks) = self.down.as_mut()?;
        *ticks += 1;
        self.down.take_if(|(_, ticks)| *ticks >= ONE_KEY_BACK_TICKS).map(|_| Action::Back)
    }
}
