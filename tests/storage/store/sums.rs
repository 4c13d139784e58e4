//! A changed digit is noticed and costs nothing, and a lost line at most what was new in it.

use std::fs;
use std::path::Path;

use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::game::saved_run::{MazeSource, SavedRun};
use icetea_maze::store::{Notice, Store};
use tempfile::tempdir;

use super::{finished, open, unfinished_run};

const FIRST: &str = "kruskal1-5x4-0";
const SECOND: &str = "prim1-4x3-7";

/// The contents of a folder, as text.
fn known(folder: &Path) -> (String, Vec<Notice>) {
    let mut store = open(folder);
    let best = [FIRST, SECOND].map(|code| store.best(code));
    let (journey, run, history) = (store.load_journey(), store.load_runs().pop(), store.history());
    (format!("{best:?} {journey:?} {run:?} {history:?}"), store.take_notices())
}

/// Saves something of each kind.
fn save_all(store: &mut Store, code: &str, place: usize) {
    store.record_run(&finished(code, 5_000 + place as u64));
    let mut journey = Journey::default();
    journey.award(Stop::at(place).unwrap(), &Medal::ALL.into_iter().collect());
    store.keep_journey(&journey);
    store.save_run(&SavedRun { steps: place as u32, ..unfinished_run() }.into());
}

/// Saves something of each kind, and once that was read, more of it.
fn saved_twice(folder: &Path) -> [String; 2] {
    let mut store = open(folder);
    [(FIRST, 0), (SECOND, 1)].map(|(code, place)| {
        save_all(&mut store, code, place);
        assert_eq!(store.take_notices(), []);
        known(folder).0
    })
}

const NAMES: [&str; 3] = ["records", "journey", "unfinished-run"];

/// What is found in a copy of a folder where a file has another content.
fn known_with(folder: &Path, name: &str, text: &[u8]) -> (String, Vec<Notice>) {
    let copy = tempdir().unwrap();
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.is_file() {
            fs::copy(&file, copy.path().join(file.file_name().unwrap())).unwrap();
        }
    }
    fs::write(copy.path().join(format!("{name}.ron")), text).unwrap();
    let (found, notices) = known(copy.path());
    assert_eq!(known(copy.path()), (found.clone(), vec![]), "{name}: at the next start");
    (found, notices)
}

#[test]
fn a_changed_bit_is_noticed_and_costs_nothing() {
    let folder = tempdir().unwrap();
    let [_, after] = saved_twice(folder.path());
    for name in NAMES {
        let mut text = fs::read(folder.path().join(format!("{name}.ron"))).unwrap();
        let version = text.windows(9).position(|part| part == b"version: ").unwrap() + 9;
        let places = (0..text.len()).step_by(5).map(|place| (place, 1 << (place % 8)));
        // Of its version, another digit.
        for (place, bit) in places.chain([(version, 1 << 2)]) {
            text[place] ^= bit;
            let (found, notices) = known_with(folder.path(), name, &text);
            let is_told = matches!(&notices[..], [] | [Notice::Damaged { .. }]);
            assert!(is_told, "{name} {place}: {notices:?}");
            assert_eq!(found, after, "{name} {place}");
            text[place] ^= bit;
        }
    }
}

#[test]
fn a_lost_line_costs_at_most_what_was_new_in_it() {
    let folder = tempdir().unwrap();
    let [before, after] = saved_twice(folder.path());
    for name in NAMES {
        let [text, old] = ["ron", "before.ron"]
            .map(|end| fs::read_to_string(folder.path().join(format!("{name}.{end}"))).unwrap());
        let lines: Vec<&str> = text.lines().collect();
        let mut new = 0;
        for lost in 0..lines.len() - 1 {
            for instead in [&["tea", "and", "milk"][..], &["tea"], &[]] {
                let text = [&lines[..lost], instead, &lines[lost + 1..]].concat().join("\n");
                let (found, _) = known_with(folder.path(), name, text.as_bytes());
                if old.lines().any(|line| line == lines[lost]) {
                    assert_eq!(found, after, "{name}: {}", lines[lost]);
                } else if name == "records" && lines[lost].ends_with(',') {
                    new += 1;
                    assert!(found.contains("Some(5001)"), "{}: {found}", lines[lost]);
                } else {
                    new += 1;
                    assert!(found == before || found.contains(FIRST), "{name}: {found}");
                }
            }
        }
        assert!(new > 0, "{name} has new lines");
    }
}

#[test]
fn without_a_file_before_a_lost_line_costs_a_game_and_changes_none() {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    for code in [FIRST, SECOND] {
        let maze = MazeSource::Code(code.to_owned());
        store.save_run(&SavedRun { maze, slow: true, ..unfinished_run() }.into());
    }
    let games = store.load_runs();
    fs::remove_file(folder.path().join("unfinished-run.before.ron")).unwrap();
    let file = folder.path().join("unfinished-run.ron");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let mut most = 0;
    for lost in 0..lines.len() - 1 {
        fs::write(&file, [&lines[..lost], &lines[lost + 1..]].concat().join("\n")).unwrap();
        let found = open(folder.path()).load_runs();
        assert!(found.iter().all(|game| games.contains(game)), "{}: {found:?}", lines[lost]);
        most += found.len();
    }
    assert!(most >= 4, "{most}");
}

#[test]
fn a_line_of_the_journey_that_does_not_add_up_costs_no_other() {
    let whole = tempdir().unwrap();
    saved_twice(whole.path());
    fs::remove_file(whole.path().join("journey.before.ron")).unwrap();
    let file = whole.path().join("journey.ron");
    let code = Stop::at(1).unwrap().code();
    let damaged = fs::read_to_string(&file).unwrap().replacen(code, "prim1-9x9-9", 1);
    fs::write(&file, damaged).unwrap();
    let mut store = open(whole.path());
    let journey = store.load_journey();
    assert!(journey.has(Stop::at(0).unwrap(), Medal::ALL[2]));
    assert!(!journey.is_finished(Stop::at(1).unwrap()));
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { .. }]));
    assert!(!fs::read_to_string(&file).unwrap().contains("prim1-9x9-9"));
}

/// Where a file is a link to another disk, which has no second name for it, there is a copy.
#[cfg(unix)]
#[test]
fn the_file_before_is_kept_where_it_is_a_link_too() {
    let elsewhere = [tempdir(), tempfile::tempdir_in("/dev/shm").or_else(|_| tempdir())];
    for elsewhere in elsewhere.map(Result::unwrap) {
        let folder = tempdir().unwrap();
        let mut store = open(folder.path());
        store.record_run(&finished(FIRST, 5_000));
        let file = folder.path().join("records.ron");
        let target = elsewhere.path().join("mine.ron");
        let first = fs::read_to_string(&file).unwrap();
        fs::write(&target, &first).unwrap();
        fs::remove_file(&file).unwrap();
        std::os::unix::fs::symlink(&target, &file).unwrap();
        store.record_run(&finished(SECOND, 5_001));
        assert!(file.is_symlink() && fs::read_to_string(&target).unwrap() != first);
        let before = folder.path().join("records.before.ron");
        assert_eq!(fs::read_to_string(before).unwrap(), first);
    }
}

#[test]
fn a_key_with_a_changed_bit_is_never_believed() {
    let folder = tempdir().unwrap();
    open(folder.path());
    let file = folder.path().join("installation-key.ron");
    let key = fs::read(&file).unwrap();
    let end = key.windows(7).position(|part| part == b"// Sums").unwrap();
    for place in (0..end).step_by(5) {
        let mut changed = key.clone();
        changed[place] ^= 1 << (place % 8);
        fs::write(&file, &changed).unwrap();
        let notices = open(folder.path()).take_notices();
        let told = matches!(
            &notices[..],
            [Notice::Damaged { set_aside, .. }, Notice::KeyLost]
                if fs::read(set_aside).unwrap() == changed
        );
        assert!(told, "{place}: {notices:?}");
    }
}

/// A link that leads nowhere yet leads to a new file where that can be made, and otherwise stays.
#[cfg(unix)]
#[test]
fn a_link_stays_one_wherever_it_leads() {
    let names =
        ["settings", "records", "journey", "unfinished-run"].map(|name| format!("{name}.ron"));
    for target in ["elsewhere", "nowhere", "."] {
        let folder = tempdir().unwrap();
        fs::create_dir(folder.path().join("elsewhere")).unwrap();
        for name in &names {
            // In the last case, to itself.
            let target = Path::new(target).join(name);
            std::os::unix::fs::symlink(target, folder.path().join(name)).unwrap();
        }
        let mut store = open(folder.path());
        save_all(&mut store, FIRST, 0);
        store.save_settings(&super::chosen());
        assert_eq!(store.take_notices().is_empty(), target == "elsewhere");
        for name in &names {
            assert!(folder.path().join(name).is_symlink(), "{target}: {name}");
            let file = folder.path().join("elsewhere").join(name);
            assert_eq!(file.exists(), target == "elsewhere", "{name}");
        }
    }
}
