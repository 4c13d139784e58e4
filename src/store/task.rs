//! What the store does with its tasks, and its reports.

use std::time::Duration;

use super::Store;
use super::notice::Notice;
use super::records::{RecordOutcome, RecordsChange};
use crate::game::records::History;
use crate::game::replay::Recording;
use crate::game::saved_run::SavedKey;
pub use crate::game::store_task::StoreTask;

/// The result of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreReport {
    /// Errors with files.
    Trouble(Vec<Notice>),
    /// The run in the maze with this name is recorded, and the history is now this.
    Recorded(String, RecordOutcome, Box<History>),
    /// The history is now this.
    Records(Box<History>),
    /// The best time in milliseconds, if it is known, in the maze with this name for records.
    BestTime(String, Option<u64>),
    /// The best run of the maze, if there is one.
    BestRun(Option<Box<Recording>>),
    /// Everything that is kept, as one text.
    Bundled(String),
}

/// What a task is about. Tasks about different subjects may be reordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TaskSubject {
    Settings,
    UnfinishedRun,
    Records,
    Journey,
    Programs,
    BestRuns,
    All,
}

#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "nothing waits long there"))]
impl StoreTask {
    pub(super) const fn subject(&self) -> TaskSubject {
        match self {
            Self::SaveSettings(_) => TaskSubject::Settings,
            Self::SaveRun(_)
            | Self::ClearRun(_)
            | Self::SetRunAside(_)
            | Self::BeginJournal(..)
            | Self::AddToJournal(_)
            | Self::RewriteJournal(_)
            | Self::EndJournal => TaskSubject::UnfinishedRun,
            Self::RecordRun(_)
            | Self::RecordMatch(..)
            | Self::RecordEndless(..)
            | Self::ClearRecords(_)
            | Self::FindRecords
            | Self::FindBestTime(_) => TaskSubject::Records,
            Self::KeepJourney(_) => TaskSubject::Journey,
            Self::KeepPrograms(_) => TaskSubject::Programs,
            Self::SaveAgain | Self::Bundle => TaskSubject::All,
            Self::KeepBestRun(_) | Self::FindBestRun(_) | Self::FindBestEndless(_) => {
                TaskSubject::BestRuns
            }
        }
    }

    /// Whether an earlier task about the same subject can be skipped if this one follows directly:
    /// its result would be overwritten, or its answer is no longer wanted.
    pub(super) fn makes_pointless(&self, earlier: &Self) -> bool {
        let keys = self.key_of_saved().zip(earlier.key_of_saved());
        keys.is_some_and(|(key, other)| key == other)
            || matches!(
                (self, earlier),
                (Self::SaveSettings(_), Self::SaveSettings(_))
                    | (Self::KeepJourney(_), Self::KeepJourney(_))
                    | (Self::KeepPrograms(_), Self::KeepPrograms(_))
                    | (Self::SaveAgain, Self::SaveAgain)
                    | (Self::FindBestTime(_), Self::FindBestTime(_))
                    | (Self::FindBestRun(_), Self::FindBestRun(_))
                    | (Self::FindBestEndless(_), Self::FindBestEndless(_))
            )
    }

    /// The key of the saved game that this task replaces or deletes, if it does.
    fn key_of_saved(&self) -> Option<SavedKey> {
        match self {
            Self::SaveRun(saved) => Some(saved.key()),
            Self::ClearRun(key) => Some(key.clone()),
            _ => None,
        }
    }
}

/// Why some data may not have been saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAllKept {
    /// It takes longer than the player should have to wait.
    #[error(
        "the disk has not taken everything within {} seconds; what was changed last may be lost",
        .0.as_secs()
    )]
    Slow(Duration),
    /// The thread has crashed.
    #[error("a fault of the game has kept it from saving what was changed last")]
    Fault,
}

/// The storage behind a [`Disk`](super::Disk): the store, or a slow one in a test.
pub trait Storage: Send + 'static {
    /// Carries out a task, however long that takes, and returns its result.
    fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport>;

    /// The errors since the last call.
    fn take_notices(&mut self) -> Vec<Notice>;

    /// Whether something could not be saved, and is to be [retried](StoreTask::SaveAgain) soon.
    fn has_unsaved(&self) -> bool {
        false
    }

    /// Tries for the last time to save what could not be saved.
    fn finish(&mut self) {}
}

impl Storage for Store {
    fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport> {
        match task {
            StoreTask::SaveSettings(settings) => self.save_settings(&settings),
            StoreTask::SaveRun(run) => self.save_run(&run),
            StoreTask::ClearRun(key) => self.clear_run(key),
            StoreTask::SetRunAside(key) => self.set_run_aside(key),
            StoreTask::BeginJournal(measured, progress) => self.begin_journal(&measured, *progress),
            StoreTask::AddToJournal(progress) => self.add_to_journal(&progress),
            StoreTask::RewriteJournal(saved) => self.rewrite_journal(&saved),
            StoreTask::EndJournal => self.end_journal(),
            StoreTask::RecordRun(run) => {
                let outcome = self.record_run(&run);
                let history = Box::new(self.history().clone());
                return Some(StoreReport::Recorded(run.code, outcome, history));
            }
            StoreTask::FindRecords => {
                self.refresh_records();
                return Some(StoreReport::Records(Box::new(self.history().clone())));
            }
            StoreTask::RecordMatch(kind, winner) => {
                self.record_match(kind, winner);
                return Some(StoreReport::Records(Box::new(self.history().clone())));
            }
            StoreTask::RecordEndless(day, eaten) => {
                self.ledger.change(RecordsChange::Endless(day, eaten), &mut self.notices, |_| {});
                return Some(StoreReport::Records(Box::new(self.history().clone())));
            }
            StoreTask::ClearRecords(what) => {
                self.clear_records(what);
                return Some(StoreReport::Records(Box::new(self.history().clone())));
            }
            StoreTask::FindBestTime(measured) => {
                self.refresh_records();
                let record = self.best(&measured.key);
                let best = record.and_then(|record| record.best_milliseconds);
                return Some(StoreReport::BestTime(measured.key.clone(), best));
            }
            StoreTask::KeepJourney(journey) => self.keep_journey(&journey),
            StoreTask::KeepPrograms(programs) => self.keep_programs(&programs),
            StoreTask::KeepBestRun(recording) => {
                self.keep_best_run(&recording);
            }
            StoreTask::FindBestRun(measured) => {
                return Some(StoreReport::BestRun(self.true_best_run(&measured).map(Box::new)));
            }
            StoreTask::FindBestEndless(endless) => {
                return Some(StoreReport::BestRun(self.true_best_endless(endless).map(Box::new)));
            }
            StoreTask::SaveAgain => self.save_again(),
            StoreTask::Bundle => return self.bundle().map(StoreReport::Bundled),
        }
        None
    }

    fn take_notices(&mut self) -> Vec<Notice> {
        Self::take_notices(self)
    }

    fn has_unsaved(&self) -> bool {
        Self::has_unsaved(self)
    }

    fn finish(&mut self) {
        Self::finish(self);
    }
}
