//! A turn, or another step straight on, that was pressed before its time.

use crate::game::tuning::EARLY_TURN_TICKS;
use crate::maze::Direction;

/// What was pressed and could not be done yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct EarlyTurn {
    pub direction: Direction,
    /// How often it was pressed: every tap is a step.
    times: u32,
    /// For how long it is still remembered.
    ticks: u32,
}

impl EarlyTurn {
    pub const fn pressed(direction: Direction) -> Self {
        Self { direction, times: 1, ticks: EARLY_TURN_TICKS }
    }

    /// Pressed once more, or another direction in its place.
    pub fn pressed_again(self, direction: Direction) -> Self {
        let before = if self.direction == direction { self.times } else { 0 };
        Self { times: before + 1, ..Self::pressed(direction) }
    }

    /// What is left of it a tick after its key went up.
    pub fn fade(self) -> Option<Self> {
        self.ticks.checked_sub(1).map(|ticks| Self { ticks, ..self })
    }

    /// What is left of it once it was done.
    pub fn done(self) -> Option<Self> {
        let left = Self { times: self.times - 1, ..Self::pressed(self.direction) };
        (left.times > 0).then_some(left)
    }
}
