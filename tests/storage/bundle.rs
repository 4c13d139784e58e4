//! All of a player's data goes into one file, and comes out of it unchanged, wherever it is opened.

#[path = "../rules/replay/wanderer.rs"]
mod wanderer;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::bundle::is_bundle;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::game::records::FinishedRun;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::saved_run::{MazeSource, SavedRun};
use icetea_maze::game::settings::{Language, Look, Settings};
use icetea_maze::guest::{KeptProgram, KeptPrograms};
use icetea_maze::maze::{Direction, Spec};
use icetea_maze::screens::Screen;
use icetea_maze::screens::settings::{Elsewhere, SettingsRow};
use icetea_maze::store::{Gallery, Notice, Storage, Store, StoreReport, StoreTask};
use tempfile::tempdir;
use wanderer::recorded;

const CODE: &str = "prim1-7x5-3";

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

fn finished(code: &str, milliseconds: u64) -> FinishedRun {
    let code = code.to_owned();
    FinishedRun { code, milliseconds, steps: 80, when: 1, ..FinishedRun::default() }
}

/// Plays a little of everything in this folder.
fn play_in(folder: &Path, look: Look, seed: u64) -> Store {
    let mut store = open(folder);
    store.load_settings();
    store.save_settings(&Settings { look, ..Settings::default() });
    store.record_run(&finished(CODE, 9_000 + seed));
    store.record_run(&finished(&format!("kruskal1-5x4-{seed}"), 5_000));
    for code in [CODE, &format!("prim1-6x5-{seed}")] {
        store.keep_best_run(&recorded(code, seed, "Ann").run_here());
    }
    let mut journey = Journey::default();
    journey.award(Stop::at(seed as usize).unwrap(), &Medal::ALL.into_iter().take(2).collect());
    store.keep_journey(&journey);
    let run = SavedRun {
        maze: MazeSource::Code(format!("kruskal1-30x20-{seed}")),
        tile: (1, 1),
        milliseconds: 4_200,
        steps: 2,
        helped: false,
        slow: false,
        trail: vec![(1, 1)],
        track: None,
        flags: Vec::new(),
        left_at: 0,
    };
    store.save_run(&run.into());
    assert_eq!(store.take_notices(), []);
    store
}

fn bundled(store: &mut Store) -> String {
    match store.carry_out(StoreTask::Bundle) {
        Some(StoreReport::Bundled(text)) => text,
        other => panic!("{other:?}: {:?}", store.take_notices()),
    }
}

/// The meaningful files in a folder, with their contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end != "lock")
                && !path.ends_with("records.before.ron")
            {
                let text = fs::read_to_string(&path).unwrap();
                found.insert(path.strip_prefix(folder).unwrap().to_owned(), text);
            }
        }
    }
    found
}

/// The data of a store, as text.
fn known(folder: &Path) -> String {
    let mut store = open(folder);
    let settings = store.load_settings();
    let run = store.load_runs().pop();
    let best_run = store.best_run(CODE.parse::<Spec>().unwrap());
    let is_own = best_run.as_ref().map(Recording::is_own);
    let (journey, best, history) = (store.load_journey(), store.best(CODE), store.history());
    format!("{settings:?} {run:?} {best_run:?} {is_own:?} {journey:?} {best:?} {history:?}")
}

#[test]
fn all_of_it_comes_out_elsewhere_and_what_was_there_can_be_had_back() {
    let [here, there, papers] = [(); 3].map(|()| tempdir().unwrap());
    let bundle = bundled(&mut play_in(here.path(), Look::Paper, 3));
    assert!(is_bundle(bundle.as_bytes()));
    let store = play_in(there.path(), Look::Night, 4);
    let (wanted, before) = (known(here.path()), known(there.path()));
    assert_ne!(wanted, before);

    let gallery = Gallery::open(Some(papers.path().to_owned()));
    let kept = store.take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    assert_eq!(kept, papers.path().join("before.ron"));
    assert_eq!(known(there.path()), wanted);
    assert!(!there.path().join("replays").join("prim1-6x5-4.txt").exists());

    let back = fs::read(kept).unwrap();
    open(there.path()).take_over(&back, true, &gallery, "before").unwrap();
    assert_eq!(known(there.path()), before);
}

#[test]
fn a_new_home_gets_exactly_what_there_was() {
    let [here, there, papers] = [(); 3].map(|()| tempdir().unwrap());
    let bundle = bundled(&mut play_in(here.path(), Look::Paper, 3));
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    open(there.path()).take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    assert_eq!(files(here.path()), files(there.path()));
}

#[test]
fn the_key_comes_along_only_with_data_of_ones_own() {
    let [here, there, papers] = [(); 3].map(|()| tempdir().unwrap());
    let bundle = bundled(&mut play_in(here.path(), Look::Paper, 3));
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    let key = || fs::read(there.path().join("installation-key.ron")).unwrap();
    let is_own = || {
        let best = open(there.path()).best_run(CODE.parse::<Spec>().unwrap());
        best.unwrap().is_own()
    };
    let store = play_in(there.path(), Look::Night, 4);
    let before = key();
    store.take_over(bundle.as_bytes(), false, &gallery, "before").unwrap();
    assert!(key() == before && !is_own(), "what somebody else has run stays theirs");
    open(there.path()).take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    assert!(key() != before && is_own());
}

#[test]
fn files_of_the_players_own_stay() {
    let [here, there, papers] = [(); 3].map(|()| tempdir().unwrap());
    let bundle = bundled(&mut play_in(here.path(), Look::Paper, 3));
    let store = play_in(there.path(), Look::Night, 4);
    let own = [
        "notes.log",
        "records.notes.log",
        "notes.incoming",
        "settings.before.ron",
        "installation-key.before.ron",
        "replays/notes.txt",
        "replays/prim1-6x5-4.log",
    ];
    let own = own.map(|name| there.path().join(name));
    for file in &own {
        fs::write(file, "my own").unwrap();
    }
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    store.take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    for file in own {
        assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some("my own"), "{file:?}");
    }
}

#[cfg(unix)]
#[test]
fn the_key_stays_private() {
    use std::os::unix::fs::PermissionsExt;
    let [here, there, papers] = [(); 3].map(|()| tempdir().unwrap());
    let bundle = bundled(&mut play_in(here.path(), Look::Paper, 3));
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    let key = there.path().join("installation-key.ron");
    let store = open(there.path());
    fs::remove_file(&key).unwrap();
    let kept = store.take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    let mode = |file: &Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    assert_eq!([mode(&kept), mode(&key)], [0o600; 2]);
    fs::set_permissions(&key, fs::Permissions::from_mode(0o644)).unwrap();
    open(there.path());
    assert_eq!(mode(&key), 0o600);
}

/// The records may be so many that new ones are in a log.
#[test]
fn no_run_counts_twice_where_a_bundle_comes_home() {
    let [here, papers] = [(); 2].map(|()| tempdir().unwrap());
    drop(play_in(here.path(), Look::Paper, 3));
    let file = here.path().join("records.ron");
    let text = fs::read_to_string(&file).unwrap();
    let (text, _) = text.split_once("// Sums").unwrap();
    let begin = text.find(&format!("\"{CODE}\": (")).unwrap();
    let one = &text[begin..=begin + text[begin..].find("),\n").unwrap() + 2];
    let many: String =
        (0..4_000).map(|seed| one.replace(CODE, &format!("prim1-9x9-{seed}"))).collect();
    fs::write(&file, text.replacen(one, &(many + one), 1)).unwrap();
    let mut store = open(here.path());
    store.record_run(&finished(CODE, 100));
    let logs = || files(here.path()).into_keys().filter(|file| file.extension().unwrap() == "log");
    assert_eq!(logs().count(), 1);
    let runs = store.best(CODE).unwrap().runs;

    let bundle = bundled(&mut store);
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    store.take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
    assert_eq!(logs().count(), 0);
    assert_eq!(open(here.path()).best(CODE).unwrap().runs, runs);
}

#[test]
fn what_cannot_be_understood_replaces_nothing() {
    let [here, papers] = [(); 2].map(|()| tempdir().unwrap());
    let good = bundled(&mut play_in(here.path(), Look::Paper, 3));
    let gallery = Gallery::open(Some(papers.path().to_owned()));
    let before = files(here.path());
    let (files_of_it, best_runs) = good.split_at(good.find("best_runs").unwrap());
    let elsewhere = best_runs.replacen(CODE, "../../settings", 1);
    assert_ne!(elsewhere, best_runs);
    // As a bundle of version 0.2, which has no checksum.
    let of_0_2 = |files: &str| {
        format!("// Icetea Maze\n(version: 1, content: (files: {{{files}}}, best_runs: {{}}))")
    };
    let empty_records = r#""records": "(version: 4, content: (mazes: {}))""#;
    assert_eq!(Store::check_bundle(of_0_2(empty_records).as_bytes()), Ok(()));
    for (text, is_newer) in [
        (of_0_2(""), false),
        (of_0_2(r#""records": "rubbish""#), false),
        (
            of_0_2(&format!(r#"{empty_records}, "settings": "(version: 1, content: (look: 3))""#)),
            false,
        ),
        (of_0_2(&format!(r#"{empty_records}, "settings": "(version: 9, content: ())""#)), true),
        (good[..good.len() / 2].to_owned(), false),
        (of_0_2(empty_records).replacen("version: 1", "version: 2", 1), true),
        (good.replacen("\"settings\"", "\"../settings\"", 1), false),
        (format!("{files_of_it}{elsewhere}"), false),
        (format!("{files_of_it}{}", best_runs.replacen(CODE, "prim1-7x5-/../../x", 1)), false),
        (String::new(), false),
    ] {
        let told = open(here.path()).take_over(text.as_bytes(), true, &gallery, "before");
        assert_eq!(told, Err(Notice::NotTakenOver { is_newer }));
        assert_eq!(Store::check_bundle(text.as_bytes()), Err(Notice::NotTakenOver { is_newer }));
        assert_eq!(files(here.path()), before);
    }
    assert_eq!(fs::read_dir(papers.path()).unwrap().count(), 0);
}

#[test]
fn a_changed_bit_is_noticed() {
    let here = tempdir().unwrap();
    let mut bytes = bundled(&mut play_in(here.path(), Look::Paper, 3)).into_bytes();
    let end = bytes.len() - bytes.rsplit(|&byte| byte == b'/').next().unwrap().len() - 2;
    for place in (0..end).step_by(7) {
        let bit = 1 << (place % 8);
        bytes[place] ^= bit;
        assert!(Store::check_bundle(&bytes).is_err(), "bit {} of byte {place}", place % 8);
        bytes[place] ^= bit;
    }
    assert_eq!(Store::check_bundle(&bytes), Ok(()));
}

/// A game onto which a file was dropped.
fn offered(bytes: &[u8]) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.open_file("data.ron".to_owned(), bytes.to_vec());
    app
}

fn press(app: &mut App, action: Action) -> Vec<Command> {
    app.tick(&Inputs { actions: vec![action], ..Inputs::default() })
}

fn taken_over(events: &[Command]) -> Option<(&[u8], bool)> {
    events.iter().find_map(|event| match event {
        Command::TakeOver { bytes, is_own } => Some((&***bytes, *is_own)),
        _ => None,
    })
}

fn settings_of(app: &App) -> Option<(Option<SettingsRow>, Elsewhere)> {
    match &app.screen {
        Screen::Settings(screen) => Some((screen.form.focus(), screen.elsewhere.clone())),
        _ => None,
    }
}

#[test]
fn a_file_that_is_dropped_replaces_nothing_until_enter_says_so() {
    let folder = tempdir().unwrap();
    let bundle = bundled(&mut play_in(folder.path(), Look::Paper, 3)).into_bytes();
    let offered_as = |is_own| Elsewhere::Offered { bytes: Arc::new(bundle.clone()), is_own };
    let is_there = Some((Some(SettingsRow::TakeOver), offered_as(true)));

    let mut app = offered(&bundle);
    assert_eq!(settings_of(&app), is_there);
    press(&mut app, Action::Back);
    assert_eq!(app.screen.name(), "title");
    press(&mut app, Action::Confirm);
    assert_ne!(app.screen.name(), "title", "the keys are the title's again");

    let mut app = App::new(Settings::default(), Language::English, 1);
    app.begin(Opening::Bundle(Arc::new(bundle.clone())));
    assert_eq!(settings_of(&app), is_there);
    press(&mut app, Action::Point(Target::Field(0)));
    assert_eq!(settings_of(&app), is_there, "the pointer lies where the file was dropped");
    assert_eq!(taken_over(&press(&mut app, Action::Confirm)), Some((&bundle[..], true)));
    assert_eq!(taken_over(&press(&mut app, Action::Confirm)), None, "it is gone");

    let theirs = Some((&bundle[..], false));
    let mut app = offered(&bundle);
    press(&mut app, Action::Go(Direction::Right));
    assert_eq!(settings_of(&app), Some((Some(SettingsRow::TakeOver), offered_as(false))));
    assert_eq!(taken_over(&press(&mut app, Action::Confirm)), theirs);
    let mut app = offered(&bundle);
    let place = match &app.screen {
        Screen::Settings(screen) => screen.focus().unwrap(),
        _ => unreachable!(),
    };
    assert_eq!(taken_over(&press(&mut app, Action::Click(Target::Choice(place, 1)))), theirs);
}

#[test]
fn where_somebody_has_played_data_from_elsewhere_are_first_taken_for_another_players() {
    let folder = tempdir().unwrap();
    let bundle = bundled(&mut play_in(folder.path(), Look::Paper, 3)).into_bytes();
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.take_history(open(folder.path()).history().clone());
    app.open_file("data.ron".to_owned(), bundle.clone());
    assert_eq!(taken_over(&press(&mut app, Action::Confirm)), Some((&bundle[..], false)));
}

#[test]
fn the_settings_save_all_and_ask_for_a_file() {
    let mut app = offered(b"// Icetea Maze: all that a player has");
    press(&mut app, Action::Go(Direction::Up));
    let events = press(&mut app, Action::Confirm);
    assert!(events.iter().any(|event| matches!(event, Command::Keep(StoreTask::Bundle))));
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.begin(Opening::Bundle(Arc::default()));
    press(&mut app, Action::Confirm);
    assert_eq!(settings_of(&app), Some((Some(SettingsRow::TakeOver), Elsewhere::Nothing)));
    let events = press(&mut app, Action::Confirm);
    assert!(events.iter().any(|event| matches!(event, Command::ChooseFile)));
    assert_eq!(settings_of(&app), Some((Some(SettingsRow::TakeOver), Elsewhere::AskedFor)));
}

/// Somebody else's commands would be run in good faith.
#[test]
fn programs_that_were_run_are_kept_by_all_copies_and_are_in_no_bundle() {
    let folder = tempdir().unwrap();
    let ran = |command: &str| {
        let mut store = open(folder.path());
        let mut programs = KeptPrograms::default();
        programs.keep(KeptProgram { command: command.to_owned(), folder: "/there".to_owned() });
        store.carry_out(StoreTask::KeepPrograms(programs));
        assert_eq!(store.take_notices(), []);
    };
    let mut store = play_in(folder.path(), Look::Paper, 3);
    ran("./one");
    ran("./two");
    let kept = open(folder.path()).load_programs();
    let commands: Vec<_> = kept.all().iter().map(|one| one.command.as_str()).collect();
    assert_eq!(commands, ["./two", "./one"]);
    let text = bundled(&mut store);
    assert!(!text.contains("./one") && !text.contains("programs"), "{text}");
    let with_programs = text.replacen("\"journey\": ", "\"programs\": \"\", \"journey\": ", 1);
    assert_ne!(with_programs, text);
    assert!(Store::check_bundle(with_programs.as_bytes()).is_err());
}
