//! Data on disk survives everything: other copies of the game, damage, newer versions, a disk that
//! accepts nothing.

mod game;
mod journal;
mod journey;
mod matches;
mod records;
mod set_aside;
mod sums;
mod version_0_2;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use icetea_maze::game::records::{Clearing, FinishedRun, MatchKind, MazeKind};
use icetea_maze::game::saved_run::{MazeSource, SavedGame, SavedRun};
use icetea_maze::game::settings::{Language, Look, Settings};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::store::{Notice, Reason, Record, Store};
use tempfile::{TempDir, tempdir};

const CODE: &str = "kruskal1-30x20-233";
const FILES: [&str; 3] = ["settings.ron", "records.ron", "unfinished-run.ron"];

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// A file as a newer version would write it, without checksums.
fn of_newer_version(file: &str) -> String {
    let told = file.rsplit_once("// Sums").map_or(file, |(told, _)| told);
    told.replacen("version: ", "version: 1", 1)
}

fn finished(code: &str, milliseconds: u64) -> FinishedRun {
    let code = code.to_owned();
    FinishedRun { code, milliseconds, steps: 80, when: 1, ..FinishedRun::default() }
}

fn chosen() -> Settings {
    Settings { look: Look::Paper, language: Some(Language::Chinese), ..Settings::default() }
}

fn unfinished() -> SavedGame {
    unfinished_run().into()
}

fn unfinished_run() -> SavedRun {
    SavedRun {
        maze: MazeSource::Code(CODE.to_owned()),
        tile: (1, 3),
        milliseconds: 4_200,
        steps: 2,
        helped: true,
        slow: false,
        trail: vec![(1, 1), (1, 2), (1, 3)],
        track: None,
        flags: Vec::new(),
        left_at: 0,
    }
}

/// A folder with every kind of file.
fn full_folder() -> TempDir {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    store.save_settings(&chosen());
    store.record_run(&finished(CODE, 5));
    store.save_run(&unfinished());
    assert_eq!(store.take_notices(), []);
    folder
}

/// Everything that a new store loads, and its messages.
fn load_all(folder: &Path) -> (Settings, Option<Record>, Option<SavedGame>, Vec<Notice>) {
    let mut store = open(folder);
    let (settings, best, run) = (store.load_settings(), store.best(CODE), store.load_runs().pop());
    (settings, best, run, store.take_notices())
}

#[test]
fn an_empty_folder_gives_what_is_usual_and_gets_nothing_but_a_key() {
    let folder = tempdir().unwrap();
    let missing = folder.path().join("not").join("there");
    assert_eq!(load_all(&missing), (Settings::default(), None, None, vec![]));
    open(&missing).clear_run(unfinished().key());
    let names = fs::read_dir(&missing).unwrap().map(|entry| entry.unwrap().file_name());
    let names: BTreeSet<_> = names.map(|name| name.into_string().unwrap()).collect();
    assert!(names.iter().eq(["icetea-maze.lock", "installation-key.ron"]), "{names:?}");
}

#[test]
fn settings_changed_by_hand_are_brought_into_range() {
    let folder = full_folder();
    let file = folder.path().join("settings.ron");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("frame_rate: 60", "frame_rate: 9999")).unwrap();
    let mut store = open(folder.path());
    assert_eq!(store.load_settings(), Settings { frame_rate: 240, ..chosen() });
    assert_eq!(store.take_notices(), []);
}

#[test]
fn how_two_sit_is_kept_and_settings_without_it_are_read_as_before() {
    let folder = tempdir().unwrap();
    let old = "(version: 1, content: (versus: (rules: \"race-bo5\", draws_alike: true)))";
    fs::write(folder.path().join("settings.ron"), old).unwrap();
    let mut store = open(folder.path());
    let mut settings = store.load_settings();
    assert_eq!((&*settings.versus.rules, settings.versus.face_to_face), ("race-bo5", false));
    settings.versus.face_to_face = true;
    store.save_settings(&settings);
    drop(store);
    assert_eq!(open(folder.path()).load_settings().versus, settings.versus);
}

#[test]
fn everything_comes_back() {
    let folder = full_folder();
    let (settings, best, run, notices) = load_all(folder.path());
    assert_eq!((settings, run, notices), (chosen(), Some(unfinished()), vec![]));
    assert_eq!(best.unwrap().best_milliseconds, Some(5));
    open(folder.path()).clear_run(unfinished().key());
    assert_eq!(open(folder.path()).load_runs().pop(), None);
}

/// A folder that cannot be created, since a file is in its way.
fn blocked_folder(folder: &Path) -> (PathBuf, PathBuf) {
    let obstacle = folder.join("obstacle");
    fs::write(&obstacle, "").unwrap();
    (obstacle.join("below"), obstacle)
}

#[test]
fn where_nothing_can_be_saved_the_game_goes_on_in_memory_and_says_so_once() {
    let folder = tempdir().unwrap();
    let (blocked, _) = blocked_folder(folder.path());
    let mut store = open(&blocked);
    store.take_notices();
    for _ in 0..3 {
        store.save_settings(&chosen());
        store.save_run(&unfinished());
    }
    assert!(store.record_run(&finished(CODE, 9)).is_best);
    assert_eq!(store.record_run(&finished(CODE, 7)).previous_best, Some(9));

    assert_eq!(store.load_settings(), chosen());
    assert_eq!(store.load_runs().pop(), Some(unfinished()));
    assert_eq!(store.best(CODE).unwrap().best_milliseconds, Some(7));
    store.clear_run(unfinished().key());
    assert_eq!(store.load_runs().pop(), None);
    let mut notices = store.take_notices();
    notices.retain(|notice| matches!(notice, Notice::CannotSave { .. }));
    assert_eq!(notices.len(), FILES.len());
}

#[test]
fn records_that_could_not_be_saved_are_saved_with_the_next() {
    let folder = tempdir().unwrap();
    let (blocked, obstacle) = blocked_folder(folder.path());
    let mut store = open(&blocked);
    store.record_run(&finished("early", 1));
    store.record_run(&finished("early", 2));
    fs::remove_file(obstacle).unwrap();
    for _ in 0..2 {
        store.record_run(&finished("late", 3));
    }
    let reopened = open(&blocked);
    assert_eq!(["early", "late"].map(|code| reopened.best(code).unwrap().runs), [2, 2]);
}

#[test]
fn what_is_cleared_stays_so_and_what_could_not_be_cleared_is_with_the_next() {
    let folder = full_folder();
    let mut store = open(folder.path());
    store.record_run(&finished("prim1-3x2-1", 7));
    store.record_match(MatchKind::of(Rules::default()), None);
    store.clear_records(Clearing::Kind(MazeKind::of(CODE)));
    let mut reopened = open(folder.path());
    assert_eq!(reopened.history(), store.history());
    assert_eq!((reopened.best(CODE), reopened.history().kinds().len()), (None, 1));
    assert_eq!(reopened.best("prim1-3x2-1").unwrap().runs, 1);
    assert_eq!(reopened.history().matches().len(), 1);

    let records = folder.path().join("records.ron");
    let text = fs::read(&records).unwrap();
    fs::remove_file(&records).unwrap();
    fs::create_dir(&records).unwrap();
    reopened.clear_records(Clearing::Everything);
    assert!(reopened.history().is_empty());
    fs::remove_dir(&records).unwrap();
    fs::write(&records, text).unwrap();
    reopened.record_run(&finished("late", 3));
    let all = open(folder.path());
    assert_eq!((all.history().kinds().len(), all.history().matches().len()), (1, 0));
    assert_eq!(all.best("late").unwrap().runs, 1);
}

#[test]
fn records_of_the_first_version_are_read_and_written_as_of_now() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("records.ron");
    fs::write(&file, include_bytes!("../golden/records-1.ron")).unwrap();
    let mut store = open(folder.path());
    assert_eq!(store.best(CODE).unwrap().best_milliseconds, Some(5_000));
    let runs: Vec<(String, u64)> =
        store.history().kinds().map(|(kind, group)| (kind.to_string(), group.runs)).collect();
    let expected = [("8x5 growing-tree", 1), ("30x20 kruskal", 5), ("elsewhere", 2)];
    assert_eq!(runs, expected.map(|(kind, runs)| (kind.to_owned(), runs)));
    store.record_run(&finished(CODE, 4_000));
    assert_eq!(store.take_notices(), []);
    assert!(fs::read_to_string(&file).unwrap().contains("version: 4"));
    let kind = MazeKind::of(CODE);
    let reopened = open(folder.path());
    let group = reopened.history().group(kind).unwrap();
    assert_eq!((group.runs, group.best_milliseconds), (6, Some(4_000)));
    assert_eq!(group.median_milliseconds(), Some(4_000));
}

#[test]
fn what_the_system_cannot_read_stays() {
    let folder = full_folder();
    let records = folder.path().join("records.ron");
    fs::remove_file(&records).unwrap();
    fs::create_dir(&records).unwrap();
    let mut store = open(folder.path());
    assert!(store.record_run(&finished(CODE, 3)).is_best);
    assert!(records.is_dir());
    let notices = store.take_notices();
    assert!(matches!(&notices[..], [Notice::CannotRead { .. }, Notice::CannotSave { .. }]));
}

#[test]
fn a_run_with_a_gap_in_its_trail_does_not_replace_a_whole_one() {
    let folder = full_folder();
    let mut store = open(folder.path());
    store.save_run(&SavedRun { trail: vec![(1, 1), (5, 1)], ..unfinished_run() }.into());
    assert!(matches!(
        &store.take_notices()[..],
        [Notice::CannotSave { reason: Reason::CannotWriteDown(_), .. }]
    ));
    assert_eq!(open(folder.path()).load_runs().pop(), Some(unfinished()));
}

#[test]
fn copies_that_record_at_once_lose_nothing() {
    const COPIES: u64 = 2;
    const RUNS: u64 = 50;
    let folder = tempdir().unwrap();
    thread::scope(|scope| {
        for copy in 0..COPIES {
            let mut store = open(folder.path());
            scope.spawn(move || {
                for number in 0..RUNS {
                    store.record_run(&finished("both", 1_000 - number * COPIES - copy));
                    store.record_run(&finished(&format!("{copy}-{number}"), number));
                }
                assert_eq!(store.take_notices(), []);
            });
        }
    });
    let store = open(folder.path());
    let both = store.best("both").unwrap();
    assert_eq!(both.runs, (COPIES * RUNS) as u32);
    assert_eq!(both.best_milliseconds, Some(1_000 - (COPIES * RUNS - 1)));
    for copy in 0..COPIES {
        for number in 0..RUNS {
            assert_eq!(store.best(&format!("{copy}-{number}")).unwrap().runs, 1);
        }
    }
}

#[test]
fn a_write_that_was_interrupted_does_no_harm() {
    let folder = full_folder();
    let mut store = open(folder.path());
    assert_eq!(store.load_settings(), chosen());
    for number in 0..1_000 {
        let stray = format!("icetea-maze.{}-{number}.tmp", std::process::id());
        fs::write(folder.path().join(stray), "// Icetea Maze: half a fi").unwrap();
    }
    store.save_settings(&Settings::default());
    store.save_run(&SavedRun { steps: 9, ..unfinished_run() }.into());
    assert_eq!(store.record_run(&finished(CODE, 4)).previous_best, Some(5));
    assert_eq!(store.take_notices(), []);
    assert_eq!(open(folder.path()).load_settings(), Settings::default());
    let files = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, FILES.len() + 4, "and lock and key, and what two of them were before");
}

#[test]
fn a_fault_is_told_at_the_next_start_and_only_then() {
    let folder = tempdir().unwrap();
    let reports = ["the first fault", "another one"].map(|text| {
        let report = open(folder.path()).keep_report(text).unwrap();
        assert_eq!(fs::read_to_string(&report).unwrap(), text);
        assert_eq!(
            open(folder.path()).take_notices(),
            [Notice::Crashed { report: report.clone() }]
        );
        assert_eq!(open(folder.path()).take_notices(), []);
        report
    });
    assert_ne!(reports[0], reports[1], "no report is lost");
    assert!(reports.iter().all(|report| report.exists()));
}
