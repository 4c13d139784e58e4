//! The records, and the day.

use super::App;
use crate::game::command::Command;
use crate::game::records::{Day, FinishedRun, History, daily};
use crate::game::screen::Screen;
use crate::game::store_task::StoreTask;

impl App {
    /// Takes the saved history.
    pub fn take_history(&mut self, history: History) {
        self.archive.take(history);
    }

    /// Takes the day in the player's time zone, and the seconds since 1970.
    pub const fn take_time(&mut self, today: Day, seconds: u64) {
        self.today = today;
        self.seconds = seconds;
    }

    /// On how many days in a row the maze of the day was finished, including the present run.
    pub fn streak(&self) -> u32 {
        self.archive.shown.daily().current(self.opened_on)
    }

    /// What to record of the finished run. It counts for the day on which it was opened.
    pub(super) fn record(&self) -> Option<Command> {
        let run = self.finished_run()?;
        let (summary, code) = (run.summary(0), run.measured().key.clone());
        Some(Command::RecordRun(FinishedRun {
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

    /// When the records screen is left, deletes what was cleared there.
    pub(super) fn clear_for_good(&mut self, commands: &mut Vec<Command>) {
        if !matches!(self.screen, Screen::Records(_)) {
            commands.extend(
                self.archive
                    .settle()
                    .into_iter()
                    .map(|what| Command::Keep(StoreTask::ClearRecords(what))),
            );
        }
    }
}
