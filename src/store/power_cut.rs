//! After a power cut at any moment, the data is as before or after the change, never in between.
//!
//! All file operations are recorded, and as many as are certain to be on the disk are repeated
//! elsewhere. What a cut leaves of the rest is up to the disk: any of the last renames may be
//! undone, and a file that was not synced may be empty, or half written.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::TempDir;

use super::Store;
use crate::game::journey::{Journey, Medal, Stop};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::records::{FinishedRun, History, MatchKind};
use crate::game::replay::Recording;
use crate::game::saved_run::{ProgressMark, SavedGame, SavedRun};
use crate::game::settings::Settings;
use crate::game::versus::rules::Rules;
use crate::game::walker::Steering;
use crate::maze::{Build, Spec};

/// A folder for tests that need very many of them: in memory, where a system has such a place.
pub fn tempdir() -> io::Result<TempDir> {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir())
}

/// A file operation.
#[derive(Clone, Debug)]
pub enum DiskWrite {
    Created(PathBuf),
    Synced(PathBuf, Vec<u8>),
    Renamed(PathBuf, PathBuf),
    Linked(PathBuf, PathBuf),
    Removed(PathBuf),
    FolderSynced,
}

thread_local! {
    pub static WRITES: RefCell<Vec<DiskWrite>> = const { RefCell::new(Vec::new()) };
}

pub fn note(write: DiskWrite) {
    WRITES.with_borrow_mut(|writes| writes.push(write));
}

/// What a disk holds: the content of each name, and how much of the contents is certain.
#[derive(Clone, Default)]
pub struct SimulatedDisk {
    names: BTreeMap<PathBuf, usize>,
    /// `None` where nothing was synced.
    contents: Vec<Option<Vec<u8>>>,
}

impl SimulatedDisk {
    pub fn repeat(&mut self, write: &DiskWrite) {
        match write {
            DiskWrite::Created(path) => {
                self.names.insert(path.clone(), self.contents.len());
                self.contents.push(None);
            }
            DiskWrite::Synced(path, content) => {
                let number = *self.names.entry(path.clone()).or_insert(self.contents.len());
                self.contents.resize(self.contents.len().max(number + 1), None);
                self.contents[number] = Some(content.clone());
            }
            DiskWrite::Renamed(from, to) => {
                if let Some(number) = self.names.remove(from) {
                    self.names.insert(to.clone(), number);
                }
            }
            DiskWrite::Linked(from, to) => {
                if let Some(&number) = self.names.get(from) {
                    self.names.insert(to.clone(), number);
                }
            }
            DiskWrite::Removed(path) => {
                self.names.remove(path);
            }
            DiskWrite::FolderSynced => {}
        }
    }

    /// Writes it into a folder; `rest` is the content of files of which nothing is certain.
    pub fn write(&self, from: &Path, into: &Path, rest: &[u8]) {
        for (path, &number) in &self.names {
            let path = into.join(path.strip_prefix(from).unwrap());
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, self.contents[number].as_deref().unwrap_or(rest)).unwrap();
        }
    }
}

/// Everything that a store can be asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    pub settings: Settings,
    pub runs: u32,
    pub history: History,
    pub journey: Journey,
    pub unfinished: Option<SavedGame>,
    pub best: Option<Recording>,
}

pub const CODE: &str = "kruskal1-5x4-7";

pub fn kept(folder: &Path) -> Kept {
    let mut store = Store::open(Some(folder.to_owned()));
    let spec: Spec = CODE.parse().unwrap();
    let kept = Kept {
        settings: store.load_settings(),
        runs: store.best(CODE).map_or(0, |record| record.runs),
        history: store.history().clone(),
        journey: store.load_journey(),
        // Without its time.
        unfinished: store.load_runs().pop().map(|saved| saved.left(0)),
        best: store.best_run(spec),
    };
    assert_eq!(store.take_notices(), [], "nothing is damaged");
    kept
}

pub type StoreStep = Box<dyn Fn(&mut Store)>;

/// A race as the store experiences it, and what it does at each step.
pub fn steps() -> Vec<StoreStep> {
    let spec: Spec = CODE.parse().unwrap();
    let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
    let path: Vec<_> = measured.path_from(measured.maze.start()).step_by(2).collect();
    let mut race = Race::alone(measured);
    let mut moments = Vec::new();
    for step in path.windows(2) {
        let pressed = step[0].direction_towards(step[1]);
        race.tick(&[Steering { pressed, ..Steering::default() }]);
        while race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
        moments.push(race.clone());
    }
    let name = "Ann".parse().unwrap();
    let recording = Recording::of_run(&race, name).unwrap().run_here();
    let finished = FinishedRun { code: CODE.to_owned(), milliseconds: 9, ..FinishedRun::default() };

    let mut won = Journey::default();
    let mut steps: Vec<StoreStep> = Vec::new();
    for round in 0..2 {
        let measured = Arc::clone(race.measured());
        let mut told = ProgressMark::default();
        let begun = told.go_on(&moments[0]);
        steps.push(Box::new(move |store| store.begin_journal(&measured, begun.clone())));
        for moment in &moments[1..4] {
            let progress = told.go_on(moment);
            steps.push(Box::new(move |store| store.add_to_journal(&progress)));
        }
        let saved = SavedGame::Run(SavedRun::of(&moments[4]));
        let key = saved.key();
        steps.push(Box::new(move |store| store.save_run(&saved)));
        steps.push(Box::new(Store::end_journal));
        steps.push(Box::new(move |store| {
            store.save_settings(&Settings {
                hud: round == 1,
                frame_rate: 50,
                ..Settings::default()
            });
        }));
        let finished = finished.clone();
        steps.push(Box::new(move |store| {
            store.record_run(&finished);
        }));
        let recording = recording.clone();
        steps.push(Box::new(move |store| {
            store.keep_best_run(&recording);
        }));
        steps.push(Box::new(move |store| store.clear_run(key.clone())));
        won.award(Stop::at(round).unwrap(), &Medal::ALL.into_iter().take(2).collect());
        let won = won.clone();
        steps.push(Box::new(move |store| store.keep_journey(&won)));
        steps.push(Box::new(|store| store.record_match(MatchKind::of(Rules::default()), None)));
    }
    steps
}

#[test]
fn a_power_cut_leaves_what_was_before_or_after() {
    let folder = tempdir().unwrap();
    let mut store = Store::open(Some(folder.path().to_owned()));
    let mut writes = WRITES.take();
    // The state after each step, and how many operations were done by then.
    let mut states = vec![(kept(folder.path()), 0)];
    WRITES.take();
    for step in steps() {
        step(&mut store);
        writes.extend(WRITES.take());
        // A copy, since the store's own journal is locked.
        let copy = tempdir().unwrap();
        let mut disk = SimulatedDisk::default();
        for write in &writes {
            disk.repeat(write);
        }
        disk.write(folder.path(), copy.path(), b"");
        states.push((kept(copy.path()), writes.len()));
        WRITES.take();
    }
    assert!(states.windows(2).filter(|pair| pair[0].0 != pair[1].0).count() > 12, "it goes on");
    cut_everywhere_from(0, folder.path(), &writes, &states);
}

/// The operations that would create the files of a folder.
pub fn laid(folder: &Path) -> Vec<DiskWrite> {
    WRITES.take();
    let mut writes = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                writes.push(DiskWrite::Created(path.clone()));
                writes.push(DiskWrite::Synced(path.clone(), fs::read(&path).unwrap()));
            }
        }
    }
    writes.push(DiskWrite::FolderSynced);
    writes
}

/// Checks every cut: what it leaves must be one of `states`, each given with its number of
/// operations, and none before the last one that was certain.
pub fn cut_everywhere_from(
    begin: usize,
    folder: &Path,
    writes: &[DiskWrite],
    states: &[(Kept, usize)],
) {
    for cut in begin..=writes.len() {
        let done = &writes[..cut];
        let is_synced = |write: &DiskWrite| matches!(write, DiskWrite::FolderSynced);
        let certain = done.iter().rposition(is_synced).map_or(0, |place| place + 1);
        // The step in progress, and the last one whose names are all certain.
        let going_on = states.partition_point(|&(_, end)| end < cut).min(states.len() - 1);
        // Steps without an operation change nothing.
        let over = (states.partition_point(|&(_, end)| end <= certain) - 1).min(going_on);
        for names in certain..=cut {
            for rest in [&b""[..], b"(version: 1, con"] {
                let mut disk = SimulatedDisk::default();
                for (number, write) in done.iter().enumerate() {
                    let is_name = !matches!(write, DiskWrite::Synced(..));
                    if !is_name || number < names {
                        disk.repeat(write);
                    }
                }
                let after = tempdir().unwrap();
                disk.write(folder, after.path(), rest);
                let found = kept(after.path());
                let is_one = states[over..=going_on].iter().any(|(state, _)| *state == found);
                assert!(is_one, "{found:?} after {:?}", done.last());
            }
        }
    }
    WRITES.take();
}
