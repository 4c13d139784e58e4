//! What one alone has to do in a maze with a quest, and how far that has come.

use super::Race;
use crate::game::patrol::Patrol;
use crate::game::stages::{Stages, TakenThings};

impl Race {
    /// What lies in the maze of one alone that has a quest.
    pub fn stages(&self) -> Option<&Stages> {
        self.measured().stages.as_ref().filter(|_| self.is_alone())
    }

    /// What was taken before the last thing was, and how many ticks ago that is, if it was seen.
    pub fn took(&self) -> Option<(TakenThings, u64)> {
        self.took.map(|(before, tick)| (before, self.ticks - tick))
    }

    /// The trap in the maze of one alone, if there is one.
    pub fn patrol(&self) -> Option<&Patrol> {
        self.measured().patrol.as_ref().filter(|_| self.is_alone())
    }

    /// For how many ticks it still holds the mouse.
    pub fn held_ticks(&self) -> u64 {
        self.watch.held_ticks(self.ticks)
    }
}
