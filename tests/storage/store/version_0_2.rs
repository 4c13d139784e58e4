//! All data of a player of version 0.2 is still there, whatever has changed since: the folder in
//! tests/golden was written by 0.2 itself and is never written again.

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::command::Command;
use icetea_maze::game::input::Action;
use icetea_maze::game::journey::{Medal, Stop};
use icetea_maze::game::records::MatchKind;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::settings::{Language, Look};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::maze::Spec;
use icetea_maze::store::{Store, StoreTask};
use tempfile::{TempDir, tempdir};

use super::game::Game;
use super::{finished, open};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/data-0.2");
/// The unfinished games, the earliest first.
const LEFT: [&str; 10] = [
    "kruskal1-1000x1000-loops25-202647000",
    "kruskal1-30x20-233",
    "hunt-and-kill1-12x8-loops20-5",
    "prim1-9x7-42",
    "prim1-15x10-cheeses2-35",
    "kruskal1-30x20-20261120000",
    "Given",
    "Lesson",
    "kruskal1-9x7-3~race-bo3",
    "endless1-233",
];

/// The folder as the player has it on the day of the new version.
fn players_folder() -> TempDir {
    let copy = tempdir().unwrap();
    fs::create_dir(copy.path().join("replays")).unwrap();
    for folder in ["", "replays"] {
        let files = fs::read_dir(Path::new(FOLDER).join(folder)).unwrap();
        let files = files.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
        for file in files {
            fs::copy(&file, copy.path().join(folder).join(file.file_name().unwrap())).unwrap();
        }
    }
    copy
}

fn set_aside(folder: &Path) -> Vec<PathBuf> {
    let files = [folder.to_owned(), folder.join("replays")].map(fs::read_dir);
    let files = files.into_iter().flat_map(Result::unwrap).map(|entry| entry.unwrap().path());
    files.filter(|path| path.file_name().unwrap().to_string_lossy().contains("damaged")).collect()
}

/// Checks that everything is there that 0.2 had written.
fn check(store: &mut Store) {
    let settings = store.load_settings();
    assert_eq!((settings.language, settings.look), (Some(Language::Chinese), Look::Night));
    assert!(!settings.rumble && settings.lesson_settled);
    assert_eq!((settings.maze.width, settings.maze.height), (12, 9));
    assert_eq!((&*settings.maze.seed, &*settings.maze.generator), ("冰茶", "wilson"));
    assert_eq!((&*settings.solver, settings.interface_percent), ("breadth-first", 125));
    assert_eq!(&*settings.versus.players[1].name, "小明");
    assert_eq!(&*settings.versus.rules, "hunt-bo5-mirrored");

    let journey = store.load_journey();
    for (place, stop) in Stop::old().enumerate() {
        for (number, medal) in Medal::ALL.into_iter().enumerate() {
            assert_eq!(journey.has(stop, medal), place < 14 && number <= place % 3, "{place}");
        }
    }

    let runs =
        |code: &str| store.best(code).map(|best| (best.best_milliseconds.unwrap(), best.runs));
    assert_eq!(runs("kruskal1-30x20-233"), Some((8_500, 2)), "the last of them from the log");
    assert_eq!(runs("eller1-8x6-11"), Some((7_000, 1)), "from the log alone");
    assert_eq!(runs("kruskal1-30x20-~hello"), Some((9_093, 2)));
    assert_eq!(runs("wilson1-7x5-冰茶"), Some((9_193, 3)));
    assert_eq!(runs("kruskal1-5x4-cheeses2-9"), Some((9_465, 6)));
    assert_eq!(runs("kruskal1-30x20-20261121000"), Some((60_000, 1)));
    let history = store.history();
    assert_eq!(history.daily().longest(), 3);
    let (kind, tally) = history.matches().next().unwrap();
    assert_eq!(kind, MatchKind::of(Rules::default()));
    assert_eq!((tally.one, tally.two, tally.draws), (0, 1, 1), "the second of them from the log");

    for code in ["prim1-6x5-3", "kruskal1-5x4-8", "kruskal1-5x4-cheeses2-9"] {
        let best = store.best_run(code.parse::<Spec>().unwrap());
        assert!(best.as_ref().is_some_and(Recording::is_own), "{code}");
    }
    assert_eq!(store.take_notices(), []);
}

#[test]
fn nothing_of_it_is_lost() {
    let folder = players_folder();
    check(&mut open(folder.path()));
    for name in ["records", "journey", "unfinished-run", "installation-key"] {
        let text = fs::read_to_string(folder.path().join(format!("{name}.ron"))).unwrap();
        assert!(text.contains("\n// Sums: "), "{name}");
    }
    check(&mut open(folder.path()));
    assert_eq!(set_aside(folder.path()), Vec::<PathBuf>::new());
}

#[test]
fn nothing_of_it_is_lost_once_this_version_has_written_every_file_anew() {
    let folder = players_folder();
    let mut store = open(folder.path());
    let settings = store.load_settings();
    store.save_settings(&settings);
    store.record_run(&finished("prim1-4x3-7", 5_000));
    let journey = store.load_journey();
    store.keep_journey(&journey);
    let last = store.load_run().unwrap();
    store.save_run(&last);
    check(&mut store);
    drop(store);
    check(&mut open(folder.path()));
    assert_eq!(set_aside(folder.path()), Vec::<PathBuf>::new());
}

#[test]
fn all_ten_runs_are_there() {
    let folder = players_folder();
    let mut store = open(folder.path());
    for left in LEFT.iter().rev() {
        let run = store.load_run().unwrap_or_else(|| panic!("{left} is lost"));
        assert!(format!("{run:?}").contains(left), "{left} should come before {run:?}");
        let mut game = Game::new(folder.path(), 1);
        game.press(Action::Confirm);
        let continued = game.app.clone().settle_run().into_iter().find_map(|event| match event {
            Command::Keep(StoreTask::SaveRun(saved)) => Some(saved.key()),
            _ => None,
        });
        assert_eq!(continued, Some(run.key()), "{left} goes on in its maze");
        game.end();
        store.clear_run(run.key());
    }
    assert_eq!(store.load_run(), None);
    assert_eq!(store.take_notices(), []);
}
