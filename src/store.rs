//! What is kept on disk: settings, records, the unfinished runs, the best run of each code, and
//! what the player saves: recordings, and pictures of the theatre.
//!
//! A [`Store`] never fails and never panics: an error costs only the saving, and becomes a
//! [`Notice`] that the screen can show. It knows no window and no clock, and of the game only the
//! data that it keeps.

mod best_runs;
mod bundle;
mod crash;
mod disk;
mod document;
#[cfg(test)]
#[path = "../tests/ends/table.rs"]
mod ends;
#[cfg(test)]
mod failing_disk;
mod files;
mod folder;
mod gallery;
mod journal;
mod journey;
mod key;
mod ledger;
mod lock;
mod notice;
mod places;
#[cfg(test)]
mod power_cut;
mod programs;
mod records;
mod replace;
mod replays;
#[cfg(test)]
#[path = "../tests/ends/retries.rs"]
mod retries;
mod run;
mod settings;
mod taking_over;
mod task;
mod unsaved;

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::game::journey::Journey;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::records::{Clearing, FinishedRun, History, MatchKind};
use crate::game::saved_run::{RunProgress, SavedGame, SavedKey, SavedRun};
use crate::game::settings::Settings;
use crate::game::versus::rules::Seat;
pub use disk::Disk;
use folder::{Folder, FolderChange};
pub use gallery::{Gallery, PaintedFilm, Painting};
use journal::Journal;
use key::InstallationKey;
pub use key::Seals;
use ledger::Ledger;
use notice::Notices;
pub use notice::{Notice, Reason};
pub use places::make_portable;
pub use records::{Record, RecordOutcome};
use records::{Records, RecordsChange};
pub use replace::{remove_leftovers, replace};
use replays::Replays;
use run::{RunChange, SavedRuns};
pub use task::{NotAllKept, Storage, StoreReport, StoreTask};
use unsaved::Unsaved;

/// The player's files, opened once.
///
/// ```
/// use icetea_maze::game::records::FinishedRun;
/// use icetea_maze::store::Store;
///
/// let folder = tempfile::tempdir()?;
/// let mut store = Store::open(Some(folder.path().to_owned()));
/// let run = FinishedRun {
///     code: "kruskal1-30x20-233".to_owned(),
///     milliseconds: 61_500,
///     steps: 208,
///     when: 1_700_000_000,
///     ..FinishedRun::default()
/// };
/// assert!(store.record_run(&run).is_best);
/// assert_eq!(store.best(&run.code).and_then(|record| record.best_steps), Some(208));
/// assert!(store.take_notices().is_empty());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Store {
    settings_folder: Folder,
    data_folder: Folder,
    ledger: Ledger,
    replays: Replays,
    seals: Seals,
    journal: Journal,
    /// The settings that this copy of the game and the disk last had in common.
    agreed_settings: Settings,
    unsaved: Unsaved,
    /// When something was saved for the last time before the store was opened.
    last_saved: Option<SystemTime>,
    notices: Notices,
}

impl Store {
    /// Opens the files in `folder`, or in the one that the player has [chosen](make_portable) for
    /// everything, or in those that the system provides. If there is none, everything is kept in
    /// memory.
    pub fn open(folder: Option<PathBuf>) -> Self {
        Self::within(places::Places::find(folder))
    }

    fn within(places: Option<places::Places>) -> Self {
        let mut notices = Notices::default();
        if places.is_none() {
            notices.add(Notice::NoFolder);
        }
        let replays = Replays::at(places.as_ref().map(|places| places.data.join(replays::FOLDER)));
        let journal = Journal::at(places.as_ref().map(|places| places.data.clone()));
        let (settings_folder, data_folder) = match places {
            Some(places) => (Folder::at(places.settings), Folder::at(places.data)),
            None => (Folder::nowhere(), Folder::nowhere()),
        };
        if let [Some(settings), Some(data)] = [&settings_folder, &data_folder].map(Folder::path)
            && let Err(reason) = taking_over::finish(settings, data)
        {
            notices.add(Notice::CannotSave { file: data.to_owned(), reason });
        }
        let last_saved = data_folder.last_saved();
        settings_folder.remove_leftovers();
        data_folder.remove_leftovers();
        replays.remove_leftovers();
        data_folder.add_sum::<Records>();
        data_folder.add_sum::<Journey>();
        data_folder.add_sum::<SavedRuns>();
        data_folder.add_sum::<InstallationKey>();
        let ledger = Ledger::open(data_folder.clone(), &mut notices);
        let seals = Seals::open(&data_folder, replays.all(), &mut notices);
        let mut store = Self {
            settings_folder,
            data_folder,
            ledger,
            replays,
            seals,
            journal,
            agreed_settings: Settings::default(),
            unsaved: Unsaved::default(),
            last_saved,
            notices,
        };
        store.tell_of_crash();
        store.save_runs_left_behind();
        store
    }

    /// The errors since the last call. A lasting one is reported once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.notices.take()
    }

    /// The settings that were saved last, [brought into range](Settings::clamped), or else the defaults.
    pub fn load_settings(&mut self) -> Settings {
        if let Some(unsaved) = &self.unsaved.settings {
            return unsaved.clone().clamped();
        }
        self.agreed_settings =
            self.settings_folder.load::<Settings>(&mut self.notices).unwrap_or_default().clamped();
        self.agreed_settings.clone()
    }

    /// Saves what was changed since the settings were last loaded or saved.
    pub fn save_settings(&mut self, settings: &Settings) {
        let is_saved = self.settings_folder.update(&mut self.notices, |on_disk| {
            let Some(theirs) = on_disk else { return FolderChange::New(settings.clone()) };
            let merged = Settings::merged(&self.agreed_settings, settings.clone(), theirs.clone());
            if merged == theirs { FolderChange::Same } else { FolderChange::New(merged) }
        });
        if is_saved {
            self.agreed_settings = settings.clone();
        }
        self.unsaved.settings = (!is_saved).then(|| settings.clone());
    }

    /// The record of the maze with this code or [key](crate::game::records::key_of), as of when the
    /// store was opened, or records last changed or were [refreshed](Self::refresh_records).
    pub fn best(&self, code: &str) -> Option<Record> {
        self.ledger.records().get(code)
    }

    /// Everything that was played, as of the same time as [`best`](Self::best).
    pub const fn history(&self) -> &History {
        self.ledger.records().history()
    }

    /// Reads what other copies of the game have recorded.
    pub fn refresh_records(&mut self) {
        self.ledger.refresh(&mut self.notices);
    }

    /// Adds a finished run to the records on disk, which other copies of the game may have changed,
    /// together with everything that could not be saved before.
    pub fn record_run(&mut self, run: &FinishedRun) -> RecordOutcome {
        let (mut previous_best, mut counts_for_streak) = (None, false);
        self.ledger.change(RecordsChange::Run(run.clone()), &mut self.notices, |records| {
            previous_best = records.get(&run.code).and_then(|record| record.best_milliseconds);
            counts_for_streak = records.history().is_daily_news(run);
        });
        let is_faster = previous_best.is_none_or(|best| run.milliseconds < best);
        let is_best = run.sets_records() && is_faster;
        RecordOutcome { previous_best, is_best, counts_for_streak }
    }

    /// Adds a match and its winner, or `None` for a draw.
    pub fn record_match(&mut self, kind: MatchKind, winner: Option<Seat>) {
        self.ledger.change(RecordsChange::Match(kind, winner), &mut self.notices, |_| {});
    }

    /// Deletes the records that the player wants to be rid of, for good. Recordings stay.
    pub fn clear_records(&mut self, what: Clearing) {
        self.ledger.change(RecordsChange::Clear(what), &mut self.notices, |_| {});
    }

    /// The seals for the player's runs.
    pub const fn seals(&self) -> &Seals {
        &self.seals
    }

    /// All unfinished games, including those that could not be saved; the latest is the last.
    pub fn load_runs(&mut self) -> Vec<SavedGame> {
        self.runs().into_all()
    }

    fn runs(&mut self) -> SavedRuns {
        let mut runs: SavedRuns = self.data_folder.load(&mut self.notices).unwrap_or_default();
        for change in &self.unsaved.runs {
            runs.change(change);
        }
        runs
    }

    /// Saves a game to continue later; there is at most one for each key, such as a run in a maze.
    pub fn save_run(&mut self, saved: &SavedGame) {
        self.change_runs(RunChange::Save(saved.clone()));
    }

    /// Deletes the unfinished game with this key.
    pub fn clear_run(&mut self, key: SavedKey) {
        if self.data_folder.file_of::<SavedRuns>().is_some_and(|file| file.exists())
            || !self.unsaved.runs.is_empty()
        {
            self.change_runs(RunChange::Clear(key));
        }
    }

    /// Changes the unfinished games on disk, as any copy of the game left them, together with
    /// everything that could not be saved before.
    fn change_runs(&mut self, change: RunChange) {
        let waiting = &mut self.unsaved.runs;
        let key = change.key();
        waiting.retain(|earlier| earlier.key() != key);
        waiting.push(change);
        self.save_runs();
    }

    fn save_runs(&mut self) {
        let waiting = &mut self.unsaved.runs;
        let is_saved = self.data_folder.update(&mut self.notices, |on_disk: Option<SavedRuns>| {
            let mut runs = on_disk.unwrap_or_default();
            for change in waiting.iter() {
                runs.change(change);
            }
            if runs.is_empty() { FolderChange::Gone } else { FolderChange::New(runs) }
        });
        if is_saved {
            waiting.clear();
        }
    }

    /// Renames the unfinished game with this key to set it aside: it does not fit its maze.
    pub fn set_run_aside(&mut self, key: SavedKey) {
        self.unsaved.runs.retain(|earlier| earlier.key() != key);
        let change = RunChange::Clear(key);
        self.data_folder.set_aside(&mut self.notices, |mut runs: SavedRuns| {
            runs.change(&change);
            (!runs.is_empty()).then_some(runs)
        });
    }

    /// Begins a journal of a run in this maze with its present progress: if the game ends in any
    /// way, the run is there at the next start.
    pub fn begin_journal(&mut self, measured: &MeasuredMaze, progress: RunProgress) {
        let mut run = SavedRun::begun(measured);
        run.add(progress);
        self.rewrite_journal(&run.into());
    }

    /// Replaces the journal with the present state of any game in progress.
    pub fn rewrite_journal(&mut self, saved: &SavedGame) {
        self.journal.begin(saved, &mut self.notices);
        self.remove_old_journals();
    }

    /// Adds the new progress of the run to its journal.
    pub fn add_to_journal(&mut self, progress: &RunProgress) {
        self.journal.add(progress, &mut self.notices);
    }

    /// Ends the journal: its run is over, or was saved.
    pub fn end_journal(&mut self) {
        self.journal.end();
        self.remove_old_journals();
    }

    /// Saves the runs in journals of games that could not end them.
    fn save_runs_left_behind(&mut self) {
        let Some(folder) = self.data_folder.path().map(Path::to_owned) else { return };
        for (file, held, run) in journal::left_behind(&folder, &mut self.notices) {
            if !self.load_runs().iter().any(|saved| saved.holds(&run)) {
                self.save_run(&run);
            }
            self.journal.take_in(file, held);
        }
        self.remove_old_journals();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_folder_everything_is_kept_in_memory() {
        let mut store = Store::within(None);
        let settings = Settings { hud: false, ..Settings::default() };
        store.save_settings(&settings);
        let run = FinishedRun {
            code: "prim1-4x3-7".to_owned(),
            milliseconds: 5,
            steps: 6,
            when: 7,
            ..FinishedRun::default()
        };
        assert!(store.record_run(&run).is_best);
        assert!(!store.record_run(&run).is_best);

        assert_eq!(store.load_settings(), settings);
        assert_eq!(store.best(&run.code).map(|record| record.runs), Some(2));
        assert_eq!(store.take_notices(), [Notice::NoFolder]);
    }
}
