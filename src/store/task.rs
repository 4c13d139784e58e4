//! What the store is asked to do, and what comes of it, as data that can wait in a queue.

use std::time::Duration;

use std::sync::Arc;

use super::Store;
use super::notice::Notice;
use super::records::{RecordOutcome, RecordsChange};
use crate::game::journey::Journey;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::records::{Clearing, Day, FinishedRun, History, MatchKind};
use crate::game::replay::Recording;
use crate::game::saved_run::{RunProgress, SavedGame, SavedKey};
use crate::game::settings::Settings;
use crate::game::versus::rules::Seat;
use crate::maze::Endless;

/// Something for the store to do.
#[derive(Clone, Debug)]
pub enum StoreTask {
    /// Keep the settings for next time.
    SaveSettings(Box<Settings>),
    /// Keep this to go on with later.
    SaveRun(Box<SavedGame>),
    /// Forget what was saved of this.
    ClearRun(SavedKey),
    /// Set what was saved of this aside: it does not fit its maze.
    SetRunAside(SavedKey),
    /// Begin to keep a run in this maze, which has come to this and goes on.
    BeginJournal(Arc<MeasuredMaze>, Box<RunProgress>),
    /// Keep what it has come to.
    AddToJournal(Box<RunProgress>),
    /// Keep this, which goes on, as it is now.
    RewriteJournal(Box<SavedGame>),
    /// It is over, or was saved.
    EndJournal,
    /// Add a finished run to the records.
    RecordRun(FinishedRun),
    /// Keep what was won on the journey.
    KeepJourney(Box<Journey>),
    /// Add a match to the records that was won by this player, or by nobody.
    RecordMatch(MatchKind, Option<Seat>),
    /// Add a run without end to the records, in which so many cheeses were eaten.
    RecordEndless(Day, u32),
    /// Forget these records for good.
    ClearRecords(Clearing),
    /// Tell what was played, in other copies of the game too.
    FindRecords,
    /// Tell the best time in this maze.
    FindBestTime(Arc<MeasuredMaze>),
    /// Keep this run if it is the best of its code.
    KeepBestRun(Arc<Recording>),
    /// Tell the best run of this maze, if one is kept that can have happened.
    FindBestRun(Arc<MeasuredMaze>),
    /// The same in this maze without end.
    FindBestEndless(Endless),
    /// Try again to save what could not be saved.
    SaveAgain,
    /// Tell all that is kept, as one text.
    Bundle,
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreReport {
    /// Something has gone wrong with the files.
    Trouble(Vec<Notice>),
    /// The run is recorded, and these are the records now.
    Recorded(RecordOutcome, Box<History>),
    /// These are the records now.
    Records(Box<History>),
    /// The best time in the maze in milliseconds, if it is known.
    BestTime(Option<u64>),
    /// The best run of the maze, if there is one.
    BestRun(Option<Box<Recording>>),
    /// All that is kept, as one text.
    Bundled(String),
}

/// What a task has to do with. Tasks about different things may change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TaskSubject {
    Settings,
    UnfinishedRun,
    Records,
    Journey,
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
            Self::SaveAgain | Self::Bundle => TaskSubject::All,
            Self::KeepBestRun(_) | Self::FindBestRun(_) | Self::FindBestEndless(_) => {
                TaskSubject::BestRuns
            }
        }
    }

    /// Whether an earlier task about the same thing need not be done any more if this one follows
    /// it at once: it would be written over, or nobody waits for its answer.
    pub(super) fn makes_pointless(&self, earlier: &Self) -> bool {
        let keys = self.key_of_saved().zip(earlier.key_of_saved());
        keys.is_some_and(|(key, other)| key == other)
            || matches!(
                (self, earlier),
                (Self::SaveSettings(_), Self::SaveSettings(_))
                    | (Self::KeepJourney(_), Self::KeepJourney(_))
                    | (Self::SaveAgain, Self::SaveAgain)
                    | (Self::FindBestTime(_), Self::FindBestTime(_))
                    | (Self::FindBestRun(_), Self::FindBestRun(_))
                    | (Self::FindBestEndless(_), Self::FindBestEndless(_))
            )
    }

    /// Of what something else is saved then, or nothing.
    fn key_of_saved(&self) -> Option<SavedKey> {
        match self {
            Self::SaveRun(saved) => Some(saved.key()),
            Self::ClearRun(key) => Some(key.clone()),
            _ => None,
        }
    }
}

/// Why it is not sure that everything is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAllKept {
    /// It takes longer than anybody wants to wait.
    #[error(
        "the disk has not taken everything within {} seconds; what was changed last may be lost",
        .0.as_secs()
    )]
    Slow(Duration),
    /// The thread has ended by a fault of the game.
    #[error("a fault of the game has kept it from saving what was changed last")]
    Fault,
}

/// Whoever keeps things: the store, or somebody slow in a test.
pub trait Storage: Send + 'static {
    /// Does something, however long that takes, and tells what comes of it.
    fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport>;

    /// What has gone wrong since this was last asked.
    fn take_notices(&mut self) -> Vec<Notice>;

    /// Whether something could not be kept, and is to be [tried again](StoreTask::SaveAgain) soon.
    fn has_unsaved(&self) -> bool {
        false
    }

    /// Tries to keep what could not be kept for the last time.
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
                return Some(StoreReport::Recorded(outcome, Box::new(self.history().clone())));
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
                return Some(StoreReport::BestTime(
                    record.and_then(|record| record.best_milliseconds),
                ));
            }
            StoreTask::KeepJourney(journey) => self.keep_journey(&journey),
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
