//! The records, and the day.

use super::App;
use crate::game::command::Command;
use crate::game::records::{FinishedRun, History, daily};
use crate::game::store_task::StoreTask;
use crate::screens::Screen;

impl App {
    /// Takes the saved history.
    pub fn take_history(&mut self, history: History) {
        self.world.archive.take(history);
    }

    /// What to record of the finished run. It counts for the day on which it was opened.
    pub(super) fn record(&self) -> Option<Command> {
        let run = self.finished_run()?;
        let (summary, code) = (run.summary(0), run.measured().key.clone());
        Some(Command::RecordRun(FinishedRun {
            day: daily::day_of(&code, self.world.opened_on),
            code,
            milliseconds: summary.milliseconds,
            steps: summary.steps,
            helped: summary.helped,
            slow: summary.is_slow,
            is_perfect: summary.is_perfect,
            when: self.world.seconds,
        }))
    }

    /// When the records screen is left, deletes what was cleared there.
    pub(super) fn clear_for_good(&mut self, commands: &mut Vec<Command>) {
        if !matches!(self.screen, Screen::Records(_)) {
            commands.extend(self.cleared());
        }
    }

    /// What was cleared and can no longer be undone, to be deleted.
    pub(super) fn cleared(&mut self) -> impl Iterator<Item = Command> + use<> {
        let cleared = self.world.archive.settle().into_iter();
        cleared.map(|what| Command::Keep(StoreTask::ClearRecords(what)))
    }
}
