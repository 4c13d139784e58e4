//! Disks that fail, and power cuts, with more complex data: records with a log, a journal left by
//! another game, and saves that are repeated.

use std::cell::RefCell;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use icetea_maze::game::records::FinishedRun;
use icetea_maze::store::{Storage, Store};
use tempfile::TempDir;

use crate::store::failing_disk::{UNTIL_LEFT, copied, failing, many_records, on, operations};
use crate::store::power_cut::{
    CODE, DiskWrite, Kept, SimulatedDisk, WRITES, cut_everywhere_from, kept, laid, steps, tempdir,
};

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// What the writes so far leave, and their number.
fn left_by(folder: &Path, writes: &[DiskWrite]) -> (Kept, usize) {
    let copy = tempdir().unwrap();
    let mut disk = SimulatedDisk::default();
    for write in writes {
        disk.repeat(write);
    }
    disk.write(folder, copy.path(), b"");
    let kept = kept(copy.path());
    WRITES.take();
    (kept, writes.len())
}

/// Something that is done in a folder.
type Act = Box<dyn FnOnce(&Path)>;

/// Wherever the power is cut while this is done in a folder, its state is that before one of the
/// acts or after it.
fn cut_everywhere(folder: &TempDir, acts: Vec<Act>) -> usize {
    let folder = folder.path();
    let mut writes = laid(folder);
    let mut states = vec![left_by(folder, &writes)];
    for act in acts {
        WRITES.take();
        act(folder);
        writes.extend(WRITES.take());
        states.push(left_by(folder, &writes));
    }
    cut_everywhere_from(states[0].1, folder, &writes, &states);
    writes.len() - states[0].1
}

#[test]
fn a_power_cut_leaves_what_a_log_of_records_tells_before_or_after() {
    let run = || FinishedRun { code: CODE.to_owned(), milliseconds: 9, ..FinishedRun::default() };
    let line = "Run((code:\"prim1-4x3-1\",milliseconds:8500,steps:78,when:1))\n";
    // The second one is so long that it is merged into the file.
    for lines in [0, (256 << 10) / line.len() + 1] {
        let folder = many_records();
        let log = folder.path().join("records.0.log");
        if lines > 0 {
            fs::write(&log, line.repeat(lines)).unwrap();
        }
        let store = Rc::new(RefCell::new(open(folder.path())));
        let act = |_| {
            let store = Rc::clone(&store);
            let act = move |_: &Path| {
                store.borrow_mut().record_run(&run());
            };
            Box::new(act) as Act
        };
        let done = cut_everywhere(&folder, (0..2).map(act).collect());
        assert!(done >= 3, "{done}");
        assert_eq!(log.with_file_name("records.1.log").exists(), lines > 0, "a log is put away");
    }
}

/// The data of a game that was killed during a run, and had begun to save another.
fn left_behind() -> TempDir {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    steps().into_iter().take(14).for_each(|step| step(&mut store));
    let copy = copied(folder.path());
    assert!(has_journal(copy.path()));
    copy
}

fn has_journal(folder: &Path) -> bool {
    let mut entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.any(|path| path.extension().is_some_and(|end| end == "journal"))
}

#[test]
fn a_power_cut_at_the_next_start_costs_nothing_of_what_a_game_has_left_behind() {
    let folder = left_behind();
    let expected = kept(copied(folder.path()).path());
    let done = cut_everywhere(&folder, vec![Box::new(|folder| drop(open(folder)))]);
    assert!(done >= 4 && !has_journal(folder.path()), "{done}");
    assert_eq!(kept(folder.path()), expected);
}

#[test]
fn a_disk_that_fails_at_the_next_start_costs_nothing_of_what_a_game_has_left_behind() {
    let folder = left_behind();
    let expected = kept(copied(folder.path()).path());
    let sound = copied(folder.path());
    let done = operations(|| drop(open(sound.path())));
    for disk in (0..=done).flat_map(failing) {
        let copy = copied(folder.path());
        let mut store = None;
        on(disk, || store = Some(open(copy.path())));
        assert_eq!(kept(copied(copy.path()).path()), expected, "{disk:?}");
        // And once the disk works again.
        let mut store = store.unwrap();
        store.save_again();
        assert!(!store.has_unsaved() && !has_journal(copy.path()), "{disk:?}");
        assert_eq!(kept(copied(copy.path()).path()), expected, "{disk:?}");
    }
}

/// Each thing that could not be saved is saved the next time or unchanged, also if that is cut off.
#[test]
fn a_power_cut_while_it_is_tried_again_leaves_what_was_before_or_after() {
    let act =
        |store: &mut Store, count| steps().into_iter().take(count).for_each(|step| step(store));
    let mut tried = 0;
    let mut disks = Vec::new();
    // Once a run was left, and once all of it is over.
    for count in [UNTIL_LEFT, steps().len() / 2] {
        let sound = tempdir().unwrap();
        let mut store = open(sound.path());
        let done = operations(|| act(&mut store, count));
        // It fails for good at some of all places, since each is cut at every place again.
        let failing = (0..done).step_by(3).filter_map(|works| failing(works).last());
        disks.extend(failing.map(|disk| (disk, count)));
    }
    for (disk, count) in disks {
        let folder = tempdir().unwrap();
        let mut store = open(folder.path());
        on(disk, || act(&mut store, count));
        let mut writes = laid(folder.path());
        let begin = writes.len();
        Storage::finish(&mut store);
        writes.extend(WRITES.take());
        let counts = begin..=writes.len();
        let states: Vec<_> = counts.map(|count| left_by(folder.path(), &writes[..count])).collect();
        let (before, after) = (&states[0].0, &states[states.len() - 1].0);
        tried += usize::from(before != after);
        for (state, _) in &states {
            assert!([&before.history, &after.history].contains(&&state.history));
            assert!([&before.journey, &after.journey].contains(&&state.journey));
            assert!([&before.settings, &after.settings].contains(&&state.settings));
            assert!([&before.unfinished, &after.unfinished].contains(&&state.unfinished));
            assert!([&before.best, &after.best].contains(&&state.best));
        }
        cut_everywhere_from(begin, folder.path(), &writes, &states);
    }
    assert!(tried > 3, "{tried}");
}
