//! A disk that fails at a chosen operation, and works again later: until then none of its data is
//! lost, and then everything is saved, once.

use std::cell::Cell;
use std::fs;
use std::io;
use std::path::Path;

use tempfile::TempDir;

use super::Store;
use super::power_cut::{Kept, WRITES, kept, steps, tempdir};
use crate::game::records::FinishedRun;
use crate::game::replay::Recording;
use crate::game::saved_run::SavedGame;

/// How many more operations succeed, and how many fail after them.
#[derive(Clone, Copy, Debug)]
pub struct FailingDisk {
    pub works: usize,
    fails: usize,
    /// Writes fail, but files can be removed.
    is_full: bool,
}

const SOUND: FailingDisk = FailingDisk { works: usize::MAX, fails: 0, is_full: false };

thread_local! {
    static DISK: Cell<FailingDisk> = const { Cell::new(SOUND) };
}

/// Called before every operation on the disk.
pub fn attempt() -> io::Result<()> {
    let FailingDisk { works, fails, .. } = DISK.get();
    if works > 0 {
        DISK.set(FailingDisk { works: works - 1, ..DISK.get() });
        return Ok(());
    }
    if fails == 0 {
        return Ok(());
    }
    DISK.set(FailingDisk { fails: fails - 1, ..DISK.get() });
    Err(io::ErrorKind::StorageFull.into())
}

/// Called before a file is removed.
pub fn attempt_to_remove() -> io::Result<()> {
    if DISK.get().is_full { Ok(()) } else { attempt() }
}

/// Runs something on such a disk.
pub fn on(disk: FailingDisk, act: impl FnOnce()) {
    DISK.set(disk);
    act();
    DISK.set(SOUND);
    WRITES.take();
}

/// Disks on which this many operations succeed before one fails, or all of them.
pub fn failing(works: usize) -> impl Iterator<Item = FailingDisk> {
    let all = move |fails| [false, true].map(move |is_full| FailingDisk { works, fails, is_full });
    [1, usize::MAX].into_iter().flat_map(all)
}

/// How many disk operations this takes.
pub fn operations(act: impl FnOnce()) -> usize {
    DISK.set(SOUND);
    act();
    usize::MAX - DISK.replace(SOUND).works
}

/// The files as the next game would find them if this one were killed now: copies are not locked.
pub fn copied(folder: &Path) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        for entry in fs::read_dir(from).unwrap().flatten() {
            let to = to.join(entry.file_name());
            if entry.path().is_dir() {
                fs::create_dir(&to).unwrap();
                copy(&entry.path(), &to);
            } else {
                fs::copy(entry.path(), to).unwrap();
            }
        }
    }
    let copied = tempdir().unwrap();
    copy(folder, copied.path());
    copied
}

fn kept_in_copy(folder: &Path) -> Kept {
    kept(copied(folder).path())
}

/// The kept data without its seals, for comparing data that different keys have sealed.
fn without_seal(kept: Kept) -> (Kept, Option<u64>) {
    let best = kept.best.as_ref().map(Recording::milliseconds);
    (Kept { best: None, ..kept }, best)
}

fn milliseconds(kept: &Kept) -> u64 {
    kept.unfinished.as_ref().map_or(0, SavedGame::milliseconds)
}

/// The state that each of the first steps leaves on a working disk, with the operations so far.
fn states(count: usize) -> Vec<(Kept, usize)> {
    let folder = tempdir().unwrap();
    let mut store = Store::open(Some(folder.path().to_owned()));
    let mut done = 0;
    let mut states = vec![(kept_in_copy(folder.path()), 0)];
    for step in steps().into_iter().take(count) {
        done += operations(|| step(&mut store));
        states.push((kept_in_copy(folder.path()), done));
    }
    states
}

/// The journal is begun, extended three times, the run is saved and the journal ends.
pub const UNTIL_LEFT: usize = 6;

#[test]
fn a_run_that_was_kept_is_there_after_a_game_that_ended_on_a_full_disk() {
    let states = states(UNTIL_LEFT);
    for disk in (0..=states[UNTIL_LEFT].1).flat_map(failing) {
        let folder = tempdir().unwrap();
        let mut store = Store::open(Some(folder.path().to_owned()));
        on(disk, || {
            steps().into_iter().take(UNTIL_LEFT).for_each(|step| step(&mut store));
            store.take_notices();
            store.finish();
        });
        let is_over = |(_, done): &&(Kept, usize)| *done <= disk.works;
        let before = states.iter().filter(is_over).map(|(kept, _)| milliseconds(kept)).max();
        let found = milliseconds(&kept_in_copy(folder.path()));
        assert!(found >= before.unwrap_or_default(), "{found} of {before:?}: {disk:?}");
        let is_whole = found == milliseconds(&states[UNTIL_LEFT].0);
        assert!(
            is_whole || !store.take_notices().is_empty(),
            "what is not kept is said again: {disk:?}"
        );
    }
}

/// Time may stand still meanwhile, so that nothing more is to be written.
#[test]
fn a_journal_that_was_not_written_is_written_once_the_disk_works_again() {
    let states = states(UNTIL_LEFT - 2);
    let (expected, done) = states.last().unwrap();
    for disk in (0..*done).flat_map(failing) {
        let folder = tempdir().unwrap();
        let mut store = Store::open(Some(folder.path().to_owned()));
        on(disk, || steps().into_iter().take(UNTIL_LEFT - 2).for_each(|step| step(&mut store)));
        store.save_again();
        assert_eq!(&kept_in_copy(folder.path()), expected, "{disk:?}");
    }
}

#[test]
fn a_finished_run_stays_in_its_journal_until_its_recording_is_saved() {
    let folder = tempdir().unwrap();
    let blocked = |folder: &Path| folder.join("replays");
    let mut store = Store::open(Some(folder.path().to_owned()));
    fs::write(blocked(folder.path()), "a file where a folder should be").unwrap();
    let steps = steps();
    // The run, its record, its recording, and its end.
    for step in [0, 1, 2, 3, 7, 8, 5] {
        steps[step](&mut store);
    }
    let copy = copied(folder.path());
    fs::remove_file(blocked(copy.path())).unwrap();
    assert!(kept(copy.path()).unfinished.is_some());
    fs::remove_file(blocked(folder.path())).unwrap();
    store.save_again();
    let kept = kept(folder.path());
    assert!(kept.unfinished.is_none() && kept.best.is_some());
}

#[test]
fn what_could_not_be_kept_is_kept_once_the_disk_works_again() {
    let all = states(usize::MAX);
    let (expected, done) = all.last().unwrap();
    let expected = without_seal(expected.clone());
    for disk in (0..*done).flat_map(failing) {
        let folder = tempdir().unwrap();
        let mut store = Store::open(Some(folder.path().to_owned()));
        on(disk, || steps().into_iter().for_each(|step| step(&mut store)));
        store.save_again();
        assert_eq!(without_seal(kept_in_copy(folder.path())), expected, "{disk:?}");
        assert!(!store.has_unsaved());
    }
}

/// A folder of records that have a log: too many to be rewritten for each run.
pub fn many_records() -> TempDir {
    let folder = tempdir().unwrap();
    let lines = (0..4_000).map(|seed| {
        format!("\"kruskal1-30x20-{seed}\": (best_milliseconds: 61500, best_steps: 208, runs: 1),")
    });
    let mazes: String = lines.collect();
    let text = format!("(version: 4, content: (log: 0, mazes: {{{mazes}}}))");
    assert!(text.len() > 256 << 10, "{}", text.len());
    fs::write(folder.path().join("records.ron"), text).unwrap();
    folder
}

#[test]
fn a_record_counts_once_wherever_the_disk_has_failed() {
    let many = many_records();
    let run =
        FinishedRun { code: "prim1-4x3-7".to_owned(), milliseconds: 9, ..FinishedRun::default() };
    let record = |store: &mut Store| {
        for _ in 0..3 {
            store.record_run(&run);
        }
    };
    let runs = |folder: &Path| {
        let copy = copied(folder);
        let mut store = Store::open(Some(copy.path().to_owned()));
        assert_eq!(store.take_notices(), []);
        store.best(&run.code).map_or(0, |record| record.runs)
    };
    let folder = copied(many.path());
    let mut store = Store::open(Some(folder.path().to_owned()));
    let done = operations(|| record(&mut store));
    assert!(done >= 3 && fs::metadata(folder.path().join("records.0.log")).is_ok(), "it has a log");
    for disk in (0..done).flat_map(failing) {
        let folder = copied(many.path());
        let mut store = Store::open(Some(folder.path().to_owned()));
        on(disk, || record(&mut store));
        assert!(runs(folder.path()) <= 3, "{disk:?}");
        store.save_again();
        assert_eq!(runs(folder.path()), 3, "{disk:?}");
    }
}
