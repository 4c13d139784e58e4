//! What was played so far, and the maze of the day.

use super::{App, Event};
use crate::game::records::{Day, FinishedRun, History, daily};
use crate::game::screen::Screen;

impl App {
    /// Hears what is kept of all that was played.
    pub fn take_history(&mut self, history: History) {
        self.archive.take(history);
    }

    /// Hears which day it is where the player is, and how many seconds since 1970.
    pub const fn take_time(&mut self, today: Day, seconds: u64) {
        self.today = today;
        self.seconds = seconds;
    }

    /// How many days in a row the maze of the day was finished, by the run at hand.
    pub fn streak(&self) -> u32 {
        self.archive.shown.daily().current(self.opened_on)
    }

    /// What the records are to remember of the run that is over. It counts for the day on which it
    /// was opened.
    pub(super) fn record(&self) -> Option<Event> {
        let run = self.finished_run()?;
        let (summary, code) = (run.summary(0), run.measured().key.clone());
        Some(Event::RecordRun(FinishedRun {
            day: daily::day_of(&code, self.opened_on),
            code,
            milliseconds: summary.milliseconds,
            steps: summary.steps,
            helped: summary.helped,
            slow: summary.is_slow,
            is_perfect: summary.is_perfect,
            when: self.seconds,
        }))
    }

    /// Once the records are left, what was cleared there does not come back.
    pub(super) fn clear_for_good(&mut self, events: &mut Vec<Event>) {
        if !matches!(self.screen, Screen::Records(_)) {
            events.extend(self.archive.settle().into_iter().map(Event::ClearRecords));
        }
    }
}
