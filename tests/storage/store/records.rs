//! The records of any number of copies of the game survive whatever ends one of them.

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::records::Clearing;
use icetea_maze::store::{Notice, Storage, Store, StoreReport, StoreTask};
use tempfile::{TempDir, tempdir};

use super::{finished, open};

/// So many that the file is not rewritten for each of them.
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
    fs::write(&file, text).unwrap();
    let mut store = open(folder.path());
    let text = fs::read_to_string(&file).unwrap();
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
                    let Some(StoreReport::Records(history)) =
                        store.carry_out(StoreTask::FindRecords)
                    else {
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

/// A folder with a log merged into the file, and the next begun; and the number of records.
fn many_more() -> (TempDir, usize) {
    let folder = many();
    let mut store = open(folder.path());
    let mut number = MANY;
    while logs(folder.path()).len() == 1 {
        store.record_run(&finished(&key(number), 5));
        number += 1;
    }
    assert_eq!(store.take_notices(), []);
    (folder, number)
}

#[test]
fn no_change_counts_twice_when_a_log_is_put_into_the_file() {
    let (folder, number) = many_more();
    let mut other = open(folder.path());
    other.record_run(&finished("late", 5));
    for store in [&other, &open(folder.path())] {
        assert!((0..number).all(|number| runs(store, number) == 1));
        assert_eq!(store.best("late").unwrap().runs, 1);
    }
    for _ in 0..200 {
        other.record_run(&finished(&key(0), 5));
    }
    assert!(logs(folder.path()).len() <= 2, "of those before, only the last one stays");
}

#[test]
fn nothing_is_lost_with_the_file_as_the_logs_tell_all_since_the_one_before() {
    // A changed bit can be found; of the zeros that a disk may leave, nothing can.
    let damages: [fn(&mut [u8]); 2] =
        [|text| text[text.len() / 2] ^= 1, |text| text.iter_mut().for_each(|byte| *byte = 0)];
    for damage in damages {
        let (folder, number) = many_more();
        let file = folder.path().join("records.ron");
        let mut text = fs::read(&file).unwrap();
        damage(&mut text);
        fs::write(&file, text).unwrap();
        for start in 0..3 {
            let mut store = open(folder.path());
            assert!((0..number).all(|number| runs(&store, number) == 1), "start {start}");
            assert_eq!(store.take_notices().len(), usize::from(start == 0));
            store.record_run(&finished("late", 5));
            assert_eq!(open(folder.path()).best("late").unwrap().runs, start + 1);
        }
    }
}

#[test]
fn of_a_log_only_the_lines_are_set_aside_that_are_damaged() {
    let whole = many();
    let log = logs(whole.path()).pop().unwrap();
    let text = fs::read(&log).unwrap();
    let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    let others = MANY - lines.len();
    for damaged in [0, lines.len() / 2, lines.len() - 1] {
        // An invalid byte, a code changed to another one, and a line without meaning.
        for (place, byte) in [(20, 0xff), (15, b'7'), (0, b'#')] {
            let folder = tempdir().unwrap();
            for name in ["records.ron", log.file_name().unwrap().to_str().unwrap()] {
                fs::copy(whole.path().join(name), folder.path().join(name)).unwrap();
            }
            let mut lines: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
            lines[damaged][place] = byte;
            fs::write(folder.path().join(log.file_name().unwrap()), lines.concat()).unwrap();
            for start in 0..2 {
                let mut store = open(folder.path());
                let expected = |number| u32::from(number != others + damaged);
                assert!((0..MANY).all(|number| runs(&store, number) == expected(number)));
                let notices = store.take_notices();
                assert_eq!(notices.len(), usize::from(start == 0), "{notices:?}");
                if let [notice] = &notices[..] {
                    let Notice::DamagedLines { set_aside, .. } = notice else { panic!("{notice}") };
                    assert_eq!(fs::read(set_aside).unwrap(), lines[damaged]);
                }
                store.record_run(&finished("late", 5));
                assert_eq!(store.take_notices(), []);
            }
            assert_eq!(open(folder.path()).best("late").unwrap().runs, 2);
        }
    }
}

#[test]
fn a_log_whose_last_line_end_was_changed_keeps_that_line() {
    let folder = many();
    let log = logs(folder.path()).pop().unwrap();
    let mut text = fs::read(&log).unwrap();
    *text.last_mut().unwrap() ^= 1;
    fs::write(&log, text).unwrap();
    for start in 0..2 {
        let mut store = open(folder.path());
        assert!((0..MANY).all(|number| runs(&store, number) == 1));
        assert_eq!(store.take_notices().len(), usize::from(start == 0));
        store.record_run(&finished("late", 5));
        assert_eq!(open(folder.path()).best("late").unwrap().runs, start + 1);
    }
}

// Elsewhere a hole would be filled with a terabyte of zeros.
#[cfg(unix)]
#[test]
fn a_log_too_large_for_the_memory_is_set_aside_unread() {
    let folder = many();
    let log = logs(folder.path()).pop().unwrap();
    let lines = fs::read_to_string(&log).unwrap().lines().count();
    fs::File::options().write(true).open(&log).unwrap().set_len(1 << 40).unwrap();
    for start in 0..2 {
        let mut store = open(folder.path());
        match &store.take_notices()[..] {
            [Notice::Damaged { file, set_aside }] if start == 0 => {
                assert_eq!(file, &log);
                assert_eq!(fs::metadata(set_aside).unwrap().len(), 1 << 40);
            }
            notices => assert!(start > 0 && notices.is_empty(), "{notices:?}"),
        }
        store.record_run(&finished("late", 5));
        assert_eq!(store.take_notices(), []);
        let reopened = open(folder.path());
        assert!((0..MANY - lines).all(|number| runs(&reopened, number) == 1));
        assert_eq!(reopened.best("late").unwrap().runs, start + 1);
    }
}
