//! What the game asks of the store, as data that can wait in a queue.

use std::sync::Arc;

use super::journey::Journey;
use super::measured_maze::MeasuredMaze;
use super::records::{Clearing, Day, FinishedRun, MatchKind};
use super::replay::Recording;
use super::saved_run::{RunProgress, SavedGame, SavedKey};
use super::settings::Settings;
use super::versus::rules::Seat;
use crate::guest::KeptPrograms;
use crate::maze::Endless;

/// A task for the store.
#[derive(Clone, Debug)]
pub enum StoreTask {
    /// Save the settings.
    SaveSettings(Box<Settings>),
    /// Save this game to continue later.
    SaveRun(Box<SavedGame>),
    /// Delete the saved game with this key.
    ClearRun(SavedKey),
    /// Set the saved game with this key aside: it does not fit its maze.
    SetRunAside(SavedKey),
    /// Begin a journal of a run in this maze, with its present progress.
    BeginJournal(Arc<MeasuredMaze>, Box<RunProgress>),
    /// Add new progress to the journal.
    AddToJournal(Box<RunProgress>),
    /// Replace the journal with this state of a game in progress.
    RewriteJournal(Box<SavedGame>),
    /// End the journal: its run is over, or was saved.
    EndJournal,
    /// Add a finished run to the records.
    RecordRun(FinishedRun),
    /// Save the wins on the journey.
    KeepJourney(Box<Journey>),
    /// Keep the programs of the player's own that were run.
    KeepPrograms(KeptPrograms),
    /// Add a match to the records: its winner, or `None` for a draw.
    RecordMatch(MatchKind, Option<Seat>),
    /// Add a run without end to the records, in which this many cheeses were eaten.
    RecordEndless(Day, u32),
    /// Delete these records for good.
    ClearRecords(Clearing),
    /// Report everything played, in other copies of the game too.
    FindRecords,
    /// Report the best time in this maze.
    FindBestTime(Arc<MeasuredMaze>),
    /// Keep this run if it is the best of its code.
    KeepBestRun(Arc<Recording>),
    /// Report the best run of this maze, if one is kept that can have happened.
    FindBestRun(Arc<MeasuredMaze>),
    /// Report the best run of this maze without end, if one is kept that can have happened.
    FindBestEndless(Endless),
    /// Retry saving what could not be saved.
    SaveAgain,
    /// Report everything that is kept, as one text.
    Bundle,
}
