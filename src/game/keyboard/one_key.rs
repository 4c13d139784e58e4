//! The key of a player who can use only one: it counts on release, and goes back if held.

use crate::game::input::{Action, Key};
use crate::game::tuning::ONE_KEY_BACK_TICKS;

/// The key while it is held, and for how long.
#[derive(Debug, Default)]
pub(super) struct OneKey {
    down: Option<(Key, u32)>,
}

impl OneKey {
    pub const fn press(&mut self, key: Key) {
        self.down = Some((key, 0));
    }

    /// The action of a key when it is released.
    pub fn release(&mut self, key: Key) -> Option<Action> {
        self.down.take_if(|(down, _)| *down == key).map(|_| Action::Confirm)
    }

    /// The action in this tick if it is held.
    pub fn tick(&mut self) -> Option<Action> {
        let (_, ticks) = self.down.as_mut()?;
        *ticks += 1;
        self.down.take_if(|(_, ticks)| *ticks >= ONE_KEY_BACK_TICKS).map(|_| Action::Back)
    }
}
