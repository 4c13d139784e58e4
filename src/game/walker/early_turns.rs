//! Turns, or further steps straight on, that were pressed too early, in order: every tap is a step.

use std::collections::VecDeque;

use crate::game::tuning::EARLY_TURN_TICKS;
use crate::maze::{Direction, Directions};

/// The presses that could not be carried out yet.
#[derive(Clone, Debug)]
pub(super) struct EarlyTurns {
    waiting: VecDeque<Direction>,
    /// For how many more ticks the first of them is remembered.
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

    /// A tick without a press: the first one expires unless its key is held.
    pub fn tick(&mut self, held: Option<Direction>) {
        if self.waiting.front().is_none_or(|&first| held == Some(first)) {
            return;
        }
        self.ticks = self.ticks.saturating_sub(1);
        if self.ticks == 0 {
            self.drop_first(1);
        }
    }

    /// Takes the first one that is possible in these directions, dropping those before it.
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

    /// Presses against a wall are not remembered.
    pub fn forget(&mut self) {
        self.waiting.clear();
    }
}
