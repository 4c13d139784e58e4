//! All data of a player of version 0.2 is still there, whatever has changed since: the folders in
//! tests/golden were written by 0.2 itself, with one key, and are never written again.

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::command::Command;
use icetea_maze::game::input::Action;
use icetea_maze::game::journey::{Medal, Stop};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::records::MatchKind;
use icetea_maze::game::replay::{Recording, ReplayKind, Verdict};
use icetea_maze::game::retraced::Retraced;
use icetea_maze::game::saved_run::{MazeSource, SavedGame};
use icetea_maze::game::settings::{Language, Look};
use icetea_maze::game::versus::rules::Rules;
use icetea_maze::maze::{Build, Spec, Tile, at_once};
use icetea_maze::store::{Gallery, Store, StoreTask};
use tempfile::{TempDir, tempdir};

use super::game::Game;
use super::{finished, open};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/data-0.2");
/// What its player has saved, two best runs, and the journal of a run in which it was killed.
const SAVED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/saved-0.2");
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
    let last = store.load_runs().pop().unwrap();
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
        let run = store.load_runs().pop().unwrap_or_else(|| panic!("{left} is lost"));
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
    assert_eq!(store.load_runs().pop(), None);
    assert_eq!(store.take_notices(), []);
}

/// Everything in one file, taken over where nobody has played.
#[test]
fn all_that_it_has_put_into_one_file_comes_out() {
    let [there, papers] = [(); 2].map(|()| tempdir().unwrap());
    let bytes = fs::read(Path::new(SAVED).join("all.ron")).unwrap();
    assert_eq!(Store::check_bundle(&bytes), Ok(()));
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    open(there.path()).take_over(&bytes, true, &gallery, "before").unwrap();
    let mut store = open(there.path());
    check(&mut store);
    assert_eq!(store.load_runs().len(), LEFT.len());
}

#[test]
fn a_run_in_which_it_was_killed_goes_on() {
    let folder = players_folder();
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|end| end == "journal");
    let mut files = fs::read_dir(SAVED).unwrap().map(|entry| entry.unwrap().path());
    let journal = files.find(is_journal).unwrap();
    let copy = folder.path().join(journal.file_name().unwrap());
    fs::copy(journal, &copy).unwrap();
    let mut store = open(folder.path());
    check(&mut store);
    let Some(SavedGame::Run(run)) = store.load_runs().pop() else { panic!("it is lost") };
    assert_eq!(run.maze, MazeSource::Code("kruskal1-12x7-1".to_owned()));
    assert_eq!((run.tile, run.steps, run.milliseconds), ((5, 3), 5, 8_008));
    assert!(!copy.exists());
    let mut game = Game::new(folder.path(), 1);
    game.press(Action::Confirm);
    assert_eq!(game.run().map(|race| race.runner(0).place()), Some(Tile::new(5, 3)));
}

#[test]
fn its_recordings_and_best_runs_are_own_and_can_have_happened() {
    let folder = players_folder();
    let saved = |name: &str| fs::read(Path::new(SAVED).join(name)).unwrap();
    let [maze, endless] = ["kruskal1-2x2-2", "endless1-233"];
    for code in [maze, endless] {
        let file = format!("replays/{code}.txt");
        fs::write(folder.path().join(&file), saved(&file)).unwrap();
    }
    let mut store = open(folder.path());
    let spec: Spec = maze.parse().unwrap();
    let measured = MeasuredMaze::new(Build::new(&spec).finish(), Some(spec));
    let best = [store.true_best_run(&measured), store.true_best_endless(endless.parse().unwrap())];
    assert!(best.iter().all(|best| best.as_ref().is_some_and(Recording::is_own)), "{best:?}");
    for name in ["run", "round", "endless"] {
        let recording = Recording::read_bytes(&saved(&format!("{name}.txt"))).unwrap();
        let recording = store.seals().judge(recording);
        assert!(recording.is_own(), "{name}");
        let kind = match recording.kind {
            ReplayKind::Run => "run",
            ReplayKind::Round(_) => "round",
            ReplayKind::Endless { .. } => "endless",
        };
        assert_eq!(kind, name);
        if kind == "endless" {
            let retraced = at_once(Retraced::retrace(&recording, &mut |_| true));
            assert!(matches!(retraced, Some(Ok(_))), "{name}");
        } else {
            assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{name}");
        }
    }
    assert_eq!(store.take_notices(), []);
}
