//! Turns, or further steps straight on, that were pressed before their time, in order: every tap is
//! a step.

use std::collections::VecDeque;

use crate::game::tuning::EARLY_TURN_TICKS;
use crate::maze::{Direction, Directions};

/// What was pressed and could not be done yet.
#[derive(Clone, Debug)]
pub(super) struct EarlyTurns {
    waiting: VecDeque<Direction>,
    /// For how long the first of them is still remembered.
    ticks: u32,
}

impl EarlyTurns {
    pub const fn new() -> Self {
        Self { waiting: VecDeque::new(), ticks: EARLY_TURN_TICKS }
    }

    pub fn press(&mut self, direction: Direction) {
        if self.waiting.is_empty() {
            self.ticks = EARLY_TURN_TICKS;
        }
        self.waiting.push_back(direction);
    }

    /// A tick in which nothing was pressed: the first of them fades unless its key is held.
    pub fn tick(&mut self, held: Option<Direction>) {
        if self.waiting.front().is_none_or(|&first| held == Some(first)) {
            return;
        }
        self.ticks = self.ticks.saturating_sub(1);
        if self.ticks == 0 {
            self.drop_first(1);
        }
    }

    /// The first that can be done where these ways are open. Those before it are past.
    pub fn take(&mut self, ways: Directions) -> Option<Direction> {
        let place = self.waiting.iter().position(|&direction| ways.contains(direction))?;
        let direction = self.waiting[place];
        self.drop_first(place + 1);
        Some(direction)
    }

    fn drop_first(&mut self, count: usize) {
        self.waiting.drain(..count);
        self.ticks = EARLY_TURN_TICKS;
    }

    pub fn are_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Against a wall nothing is saved up.
    pub fn forget(&mut self) {
        self.waiting.clear();
    }
}
