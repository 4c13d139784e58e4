//! Everything that the game saves, with a number in it that counts the saves.

use std::fs;
use std::path::Path;

use icetea_maze::game::race::Track;
use icetea_maze::game::records::FinishedRun;
use icetea_maze::game::replay::{Recorded, Recording, ReplayKind};
use icetea_maze::game::saved_run::{MazeSource, SavedGame, SavedRun};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::{Spec, Tile};
use icetea_maze::store::{Notice, Reason, Store};

pub const CODE: &str = "kruskal1-3x2-1";
/// A best run gets faster by a tick each time.
const SLOWEST_TICKS: u32 = 1_000_000;

/// The saved numbers; 0 where nothing is saved.
pub type Numbers = [u32; 4];
pub const NAMES: [&str; 4] = ["settings", "records", "run", "replay"];

pub fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

pub fn spec() -> Spec {
    CODE.parse().unwrap()
}

/// Saves one thing; `trail` is the length of the run in tiles.
pub fn save(store: &mut Store, thing: usize, number: u32, trail: usize) {
    match thing {
        0 => {
            let mut settings = Settings::default();
            settings.maze.seed = number.to_string();
            store.save_settings(&settings);
        }
        1 => {
            let code = CODE.to_owned();
            let when = number.into();
            let run =
                FinishedRun { code, milliseconds: 1, steps: 1, when, ..FinishedRun::default() };
            store.record_run(&run);
        }
        2 => store.save_run(&SavedGame::Run(SavedRun {
            maze: MazeSource::Code(CODE.to_owned()),
            tile: (1, 1),
            milliseconds: 1,
            steps: number,
            helped: false,
            slow: false,
            trail: [(1, 1), (2, 1)].into_iter().cycle().take(trail).collect(),
            track: None,
            flags: Vec::new(),
            left_at: 0,
        })),
        _ => {
            store.keep_best_run(&recording(number).run_here());
        }
    }
}

pub fn recording(number: u32) -> Recording {
    let path = format!("{}rd36r", SLOWEST_TICKS - number);
    let track = Track::new(Tile::new(1, 1), 2).with_text(&path).unwrap();
    let ticks = track.end_tick();
    let name = "Ann".parse().unwrap();
    let player = Recorded { name, coat: None, steps: 3, track };
    Recording::new(ReplayKind::Run, spec(), false, ticks, vec![player])
}

pub fn save_all(store: &mut Store, number: u32, trail: usize) {
    (0..NAMES.len()).for_each(|thing| save(store, thing, number, trail));
}

/// The contents of a store.
pub fn numbers(store: &mut Store) -> Numbers {
    let settings = store.load_settings().maze.seed;
    let default = Settings::default().maze.seed;
    [
        if settings == default { 0 } else { settings.parse().unwrap() },
        store.best(CODE).map_or(0, |record| record.last_played as u32),
        match store.load_runs().pop() {
            Some(SavedGame::Run(run)) => run.steps,
            _ => 0,
        },
        store
            .best_run(spec())
            .map_or(0, |run| SLOWEST_TICKS - run.players[0].track.strides()[0].tick),
    ]
}

/// What a newly opened store finds, without complaints.
pub fn kept(folder: &Path) -> Numbers {
    let mut store = open(folder);
    let numbers = numbers(&mut store);
    assert_eq!(store.take_notices(), []);
    numbers
}

/// How many notices say that something cannot be saved for this reason. There must be no others.
pub fn unsaved(notices: &[Notice], because: &Reason) -> usize {
    for notice in notices {
        let is_it = matches!(notice, Notice::CannotSave { reason, .. } if reason == because);
        assert!(is_it, "{notice}");
    }
    notices.len()
}

/// The temporary files in a folder and below it.
pub fn leftovers(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of = |path: std::path::PathBuf| {
        if path.is_dir() { leftovers(&path) } else { vec![path] }
    };
    let files = entries.flat_map(of);
    files.filter(|file| file.extension().is_some_and(|extension| extension == "tmp")).collect()
}
