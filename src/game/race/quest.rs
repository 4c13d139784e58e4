//! The task of a single runner in a maze with a quest, and its progress.

use super::Race;
use crate::game::patrol::Patrol;
use crate::game::stages::{Stages, TakenThings};

impl Race {
    /// The things in the maze of a single runner's quest.
    pub fn stages(&self) -> Option<&Stages> {
        self.measured().stages.as_ref().filter(|_| self.is_alone())
    }

    /// What had been taken before the last thing, and how many ticks ago that was, if it was seen.
    pub fn took(&self) -> Option<(TakenThings, u64)> {
        self.took.map(|(before, tick)| (before, self.ticks - tick))
    }

    /// The trap in the maze of a single runner, if there is one.
    pub fn patrol(&self) -> Option<&Patrol> {
        self.measured().patrol.as_ref().filter(|_| self.is_alone())
    }

    /// For how many ticks the trap still holds the mouse.
    pub fn held_ticks(&self) -> u64 {
        self.watch.held_ticks(self.ticks)
    }
}
