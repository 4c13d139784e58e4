//! What was played so far, and the maze of the day.

use super::{App, Event};
use crate::game::records::{Archive, Clearing, Day, History};
use crate::game::screen::Screen;

impl App {
    /// Hears what is kept of all that was played.
    pub fn take_history(&mut self, history: History) {
        self.archive.take(history);
    }

    /// What was played so far, as far as it is to be seen.
    pub const fn archive(&self) -> &Archive {
        &self.archive
    }

    /// Hears which day it is where the player is.
    pub const fn take_day(&mut self, today: Day) {
        self.today = today;
    }

    /// Which day it is where the player is.
    pub const fn today(&self) -> Day {
        self.today
    }

    /// What the player wants to be rid of, when the game ends: nothing of it can come back then.
    pub fn settle_clearings(&mut self) -> Vec<Clearing> {
        self.archive.settle()
    }

    /// Once the records are left, what was cleared there does not come back.
    pub(super) fn clear_for_good(&mut self, events: &mut Vec<Event>) {
        if !matches!(self.screen, Screen::Records(_)) {
            events.extend(self.archive.settle().into_iter().map(Event::ClearRecords));
        }
    }
}
