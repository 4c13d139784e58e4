//! Records of all copies of the game, however many there are, outlive whatever ends one of them.

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::records::Clearing;
use icetea_maze::store::{Keeper, News, Store, Task};
use tempfile::{TempDir, tempdir};

use super::{finished, open};

/// More than are written anew for each of them.
const MANY: usize = 120;

/// The key of a maze, so long that few of them are much.
fn key(number: usize) -> String {
    format!("file-{number}-{}", "x".repeat(3_000))
}

fn runs(store: &Store, number: usize) -> u32 {
    store.best(&key(number)).map_or(0, |record| record.runs)
}

/// A folder with many records, of which the last ones are in a log.
fn many() -> TempDir {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    for number in 0..MANY {
        store.record_run(&finished(&key(number), 5));
    }
    assert_eq!(store.take_notices(), []);
    folder
}

fn logs(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "log")).collect()
}

#[test]
fn no_record_is_ever_forgotten() {
    const RECORDS: usize = 30_000;
    let folder = tempdir().unwrap();
    let file = folder.path().join("records.ron");
    let record = "(best_milliseconds: 9, best_steps: 8, runs: 1, helped_runs: 0, last_played: 7)";
    let mazes: Vec<String> =
        (0..RECORDS).map(|number| format!("\"prim1-4x3-{number}\": {record}")).collect();
    let mazes = mazes.join(",\n");
    let text = format!("(version: 2, content: (mazes: {{{mazes}}}))");
    fs::write(&file, &text).unwrap();
    let mut store = open(folder.path());
    assert!(store.record_run(&finished("prim1-4x3-5", 4)).is_best);
    store.record_run(&finished("prim1-4x3-x", 4));
    assert_eq!(fs::read_to_string(&file).unwrap(), text, "it is too large to be written each time");
    let store = open(folder.path());
    let known =
        |number: usize| store.best(&format!("prim1-4x3-{number}")).map(|record| record.runs);
    assert!((0..RECORDS).all(|number| known(number) == Some(1 + u32::from(number == 5))));
    assert_eq!(store.best("prim1-4x3-x").unwrap().runs, 1);
}

#[test]
fn copies_see_each_others_records() {
    for folder in [tempdir().unwrap(), many()] {
        let mut stores = [(); 3].map(|()| open(folder.path()));
        for round in 1..=4 {
            for teller in 0..3 {
                stores[teller].record_run(&finished(&key(teller), 5));
                let before = u32::from(runs(&stores[teller], MANY - 1) > 0);
                for store in &mut stores {
                    let Some(News::Records(history)) = store.carry_out(Task::FindRecords) else {
                        panic!("no answer");
                    };
                    assert_eq!(&*history, store.history());
                    assert_eq!(runs(store, teller), round + before);
                }
            }
        }
        stores[0].clear_records(Clearing::Everything);
        stores[1].record_run(&finished(&key(1), 5));
        stores[2].refresh_records();
        assert_eq!([0, 1, 2].map(|number| runs(&stores[2], number)), [0, 1, 0]);
        let reopened = open(folder.path());
        assert_eq!(reopened.history(), stores[2].history());
    }
}

#[test]
fn a_log_that_is_cut_off_anywhere_tells_what_was_before() {
    let folder = many();
    let log = logs(folder.path()).pop().expect("there is a log");
    let whole = fs::read(&log).unwrap();
    let lines = whole.split_inclusive(|&byte| byte == b'\n').count();
    let others = MANY - lines;
    assert!(lines > 1 && others > 1);
    for length in (0..=whole.len()).step_by(97).chain([whole.len() - 1, whole.len()]) {
        fs::write(&log, &whole[..length]).unwrap();
        let known = others + whole[..length].split(|&byte| byte == b'\n').count() - 1;
        let mut store = open(folder.path());
        assert!((0..MANY).all(|number| runs(&store, number) == u32::from(number < known)));
        store.record_run(&finished("late", 5));
        let reopened = open(folder.path());
        assert!((0..MANY).all(|number| runs(&reopened, number) == u32::from(number < known)));
        assert_eq!(reopened.best("late").unwrap().runs, 1, "what was half written is written over");
    }
}

#[test]
fn no_change_counts_twice_when_a_log_is_put_into_the_file() {
    let folder = many();
    let mut store = open(folder.path());
    let mut other = open(folder.path());
    let old = logs(folder.path()).pop().unwrap();
    let mut of_old = Vec::new();
    let mut number = MANY;
    while old.exists() {
        of_old = fs::read(&old).unwrap();
        store.record_run(&finished(&key(number), 5));
        number += 1;
    }
    assert_eq!(logs(folder.path()), Vec::<PathBuf>::new());
    // The game was killed before it could remove the old log.
    fs::write(&old, of_old).unwrap();
    other.record_run(&finished("late", 5));
    for store in [&other, &open(folder.path())] {
        assert!((0..number).all(|number| runs(store, number) == 1));
        assert_eq!(store.best("late").unwrap().runs, 1);
    }
}
