//! Work that needs more memory than there is does not end the game: it is not even begun.

use std::fs;
use std::process::Command;
use std::sync::Arc;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::{self, OpenRefusal};
use icetea_maze::game::course::Course;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::arena::ArenaPlan;
use icetea_maze::game::request::{Request, Response, Unreadable};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::{ShowSpec, Source, Timeline};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::maze::Solver;
use icetea_maze::maze::memory::TooLittleMemory;
use icetea_maze::words::{Words, sentences};

use super::again::{folder, helper_line};
use super::game::Game;
use super::numbered::open;
use super::png_by_hand::{Header, SIGNATURE, chunk};

fn giant() -> ShowSpec {
    let spec = "kruskal1-10000x9999-1".parse().unwrap();
    ShowSpec::of(Source::Grown(spec), Solver::DepthFirst)
}

#[test]
#[ignore = "it is a helper that needs little memory"]
fn asks_for_giants() {
    if folder().is_none() {
        return;
    }
    let spec = |code: &str| code.parse().unwrap();
    let hunt = ArenaPlan {
        course: Course::Maze(spec("prim1-9999x9998-1")),
        mode: Mode::Hunt,
        is_mirrored: false,
    };
    for (request, bytes) in [
        (Request::Rehearse(giant()), 20_001 * 19_999 * 25),
        (Request::MeasuredMaze(spec("kruskal1-32767x32766-1")), 32_767 * 32_766 * 3),
        (Request::MeasuredMaze(spec("dig1-32767x32766-loops1-1")), 32_767 * 32_766 * 8),
        (Request::Arena(hunt), 9_999 * 9_998 * 32),
    ] {
        let answer = request.carry_out(&mut |_| panic!("nothing is begun"));
        let Some(Response::TooLarge(too_little)) = answer else { panic!("{answer:?}") };
        assert_eq!(too_little.bytes, bytes);
    }
    let signs = format!("<svg>{}</svg>", "=".repeat(14_000_000 - 2)).into_bytes();
    for (file, megabytes) in [
        (text(), 3933),
        (svg(), 3933),
        (png(), 3933),
        (signs, 1120),
        (b"P4 1048576 1024\n".to_vec(), 1074),
        (vec![b'0'; 1 << 28], 1343),
    ] {
        let name = String::from_utf8_lossy(&file[..10]).into_owned();
        let request = Request::Read { name, bytes: Arc::new(file) };
        let answer = request.carry_out(&mut |_| panic!("nothing is measured"));
        let Some(Response::Unreadable(name, Unreadable::Maze(error))) = answer else { panic!() };
        let sentence = TooLittleMemory { bytes: megabytes * 1_000_000 }.to_string();
        assert_eq!(error.to_string(), sentence, "{name}");
    }
    no_film_is_begun_without_memory();
    let small = "kruskal1-300x200-1".parse().unwrap();
    let answer = Request::MeasuredMaze(small).carry_out(&mut |_| true);
    assert!(matches!(answer, Some(Response::MeasuredMaze(_))));
}

/// A text that is only as long as its sides are.
fn text() -> Vec<u8> {
    ["#".repeat(65_535), "#\n".repeat(59_999)].join("\n").into_bytes()
}

fn svg() -> Vec<u8> {
    b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 65535 60000'/>".to_vec()
}

/// With the size of the tiles, as in our own files.
fn png() -> Vec<u8> {
    let header =
        Header { width: 65_535, height: 60_000, depth: 1, color_type: 0, interlaced: false };
    let (tile, image) = (chunk(*b"tEXt", b"Maze tile\x001"), chunk(*b"IDAT", &vec![0; 500_000]));
    [SIGNATURE, &header.chunk(), &tile, &image].concat()
}

fn no_film_is_begun_without_memory() {
    let source = Source::Grown("kruskal1-300x200-1".parse().unwrap());
    let show = ShowSpec::of(source, Solver::DepthFirst);
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.begin(Opening::Watch(show.clone(), Vec::new(), String::new()));
    app.take(Response::Timeline(Box::new(Timeline::of(show.show()))));
    let film = || Inputs { actions: vec![Action::Film, Action::Confirm], ..Inputs::default() };
    let is_film = |event: &command::Command| matches!(event, command::Command::Film(_));
    assert!(app.clone().tick(&film()).iter().any(is_film));
    let mut ballast = Vec::with_capacity(1 << 12);
    let mut chunk = Vec::<u8>::new();
    while chunk.try_reserve_exact(1 << 20).is_ok() {
        ballast.push(std::mem::take(&mut chunk));
    }
    let events = app.tick(&film());
    drop(ballast);
    let is_refused = |event: &command::Command| {
        matches!(event, command::Command::Refused(OpenRefusal::Memory(_)))
    };
    assert!(events.iter().any(is_refused) && !events.iter().any(is_film), "{events:?}");
}

#[test]
#[ignore = "it is a helper that needs little memory"]
fn opens_a_journal_without_end() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    assert_eq!(store.take_notices(), []);
    assert!(store.load_runs().pop().is_some());
}

/// A disk that is damaged may show zeros to the end of it.
#[test]
fn a_journal_without_end_is_the_run_at_its_beginning() {
    let [folder, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mut game = Game::playing(folder.path(), 2);
    game.wander(600);
    let journal = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let mut journal = journal.filter(|path| path.extension().is_some_and(|end| end == "journal"));
    let copy = other.path().join("run-in-progress.1-2.journal");
    fs::copy(journal.next().unwrap(), &copy).unwrap();
    fs::File::options().write(true).open(&copy).unwrap().set_len(1 << 40).unwrap();
    let script =
        format!("ulimit -v 1000000; {}", helper_line("memory::opens_a_journal_without_end"));
    let mut command = Command::new("sh");
    command.args(["-ec", &script]).env("ICETEA_TEST_FOLDER", other.path());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(!copy.exists());
}

#[test]
fn giants_are_refused_where_there_is_no_memory_for_them() {
    let script = format!("ulimit -v 1000000; {}", helper_line("memory::asks_for_giants"));
    let mut command = Command::new("sh");
    let output = command.args(["-ec", &script]).env("ICETEA_TEST_FOLDER", "none").output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn what_was_refused_is_said_and_not_asked_for_again() {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let ticks = |app: &mut App| -> Vec<command::Command> {
        (0..100).flat_map(|_| app.tick(&Inputs::default())).collect()
    };
    let is_request = |event: &command::Command| matches!(event, command::Command::Ask(_));
    let size = |language| Words::of(language).number.of(10_000_u32);
    let is_refused = |event: &command::Command| match event {
        command::Command::Refused(refusal) => Language::ALL
            .iter()
            .all(|&language| sentences::refusal(language, refusal).contains(&size(language))),
        _ => false,
    };
    let answer = || Response::TooLarge(TooLittleMemory { bytes: 10_000_000_000 });
    assert!(app.begin(Opening::Watch(giant(), Vec::new(), String::new())).iter().any(is_request));
    assert_eq!(app.screen.name(), "watch");
    assert!(app.take(answer()).iter().any(is_refused));
    assert_eq!(app.screen.name(), "title");
    // The title does without its preview.
    assert!(ticks(&mut app).iter().any(is_request));
    assert!(app.take(answer()).iter().any(is_refused));
    assert_eq!(app.screen.name(), "title");
    assert!(!ticks(&mut app).iter().any(is_request));
}
