//! The real window, played from outside by keys as a player would. It needs an X server, a window
//! manager and tools that `tests/run.sh` installs.
#![cfg(target_os = "linux")]

#[path = "desktop/desktop.rs"]
mod desktop;
#[path = "desktop/records.rs"]
mod records;
#[path = "desktop/versus.rs"]
mod versus;

use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use desktop::{Desktop, Game, different_share, program, wait_until};
use icetea_maze::game::bindings::Command;
use icetea_maze::game::screen::settings::Page;
use icetea_maze::game::theatre::{Show, Timeline};
use icetea_maze::maze::{Build, Maze, Solve, Solver, Spec, Tile};
use serde_json::{Value, json};

const CODE: &str = "kruskal1-10x10-7";
const ARGUMENTS: [&str; 4] = ["--size", "10x10", "--seed", "7"];

fn maze() -> Maze {
    Build::new(&CODE.parse::<Spec>().unwrap()).finish()
}

/// The rooms of the shortest way, the start first.
fn way() -> Vec<Tile> {
    let maze = maze();
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    path.into_iter().step_by(2).collect()
}

fn pair(tile: Tile) -> Value {
    json!([tile.column, tile.row])
}

fn shortest() -> usize {
    way().len() - 1
}

/// Opens the maze and waits until the mouse can walk.
fn start_in_maze(desktop: &Desktop) -> Game<'_> {
    let mut game = desktop.start(&ARGUMENTS);
    let line = game.wait_for("maze", |_| true);
    let maze = maze();
    assert_eq!(line["code"], CODE);
    assert_eq!((&line["columns"], &line["rows"]), (&json!(21), &json!(21)));
    assert_eq!((&line["start"], &line["goal"]), (&pair(maze.start()), &pair(maze.goal())));
    game.wait_for_screen("play");
    game
}

/// Walks from room to room, each step only once the one before was made.
fn walk(game: &mut Game, rooms: &[Tile]) {
    for step in rooms.windows(2) {
        game.walk(step[0].direction_towards(step[1]).unwrap());
        let line = game.wait_for("step", |_| true);
        assert_eq!((&line["player"], &line["tile"]), (&json!(1), &pair(step[1])));
    }
}

/// What stands in a kept file; nothing if there is none.
fn kept(desktop: &Desktop, name: &str) -> String {
    fs::read_to_string(desktop.folder.path().join(name)).unwrap_or_default()
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn it_starts_with_the_title() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    let age = game.age();
    assert!(age < Duration::from_secs(5), "it took {age:?}");
    let frame = game.wait_for("frame", |line| line["fps"].as_f64() > Some(5.0));
    assert!(frame["rss_mb"].as_f64() > Some(1.0));
    assert_eq!(frame["submit_ms"].as_array().map(Vec::len), Some(2));
    game.wait_to_look_like("title");
    game.resize(800, 600);
    game.wait_to_look_like("title-small");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn it_looks_as_it_should_in_play() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.wait_to_look_like("play");
    game.tap("Tab");
    game.wait_to_look_like("whole");
    game.tap("p");
    game.wait_for_screen("pause");
    game.wait_to_look_like("pause");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn keys_play_a_maze_to_its_end() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &way());
    let finish = game.wait_for("finish", |_| true);
    assert_eq!(finish["steps"], shortest());
    assert_eq!(finish["shortest"], shortest());
    assert_eq!(finish["helped"], false);
    assert!(finish["milliseconds"].as_u64() > Some(0));
    game.wait_for_screen("results");
    assert!(kept(&desktop, "records.ron").contains(CODE));
    game.close();
    assert_eq!(kept(&desktop, "unfinished-run.ron"), "", "nothing is left to continue");
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn without_a_sound_device_the_log_says_why_and_the_game_goes_on() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.tap("m");
    game.wait_for("sound", |line| line["state"] == "muted");
    walk(&mut game, &way()[..4]);
    game.tap("m");
    game.wait_for("sound", |line| line["state"] == "heard");
    let mut lines = game.lines();
    lines.retain(|line| line["event"] == "sound" && line["state"] == "none");
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0]["why"].as_str().is_some_and(|why| !why.is_empty()), "{lines:?}");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_is_kept_watched_again_saved_and_raced_against() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &way());
    game.wait_for_screen("results");
    assert!(
        kept(&desktop, &format!("replays/{CODE}.txt")).starts_with("Icetea Maze recording 1\n")
    );
    game.tap("w");
    game.wait_for_screen("replay");
    game.tap("End");
    game.tap("Escape");
    game.wait_for_screen("results");
    game.tap("s");
    let saved = game.wait_for("saved", |_| true);
    let saved = saved["path"].as_str().unwrap().to_owned();
    assert!(program().args(["replay", &saved]).status().unwrap().success());
    game.tap("g");
    game.wait_for_screen("play");
    game.close();
    assert!(kept(&desktop, "settings.ron").contains("ghost: true"));

    let mut game = desktop.start(&[&saved]);
    game.wait_for_screen("replay");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_key_is_given_another_command_and_taken_back() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.wait_for_frames(1);
    tap_times(&game, "Down", 5);
    game.tap("Return");
    game.wait_for_screen("settings");
    tap_times(&game, "Tab", 4);
    let hint = Page::Keys.commands().iter().position(|&one| one == Command::Hint).unwrap();
    game.tap("Right");
    tap_times(&game, "Down", (hint - Page::Keys.first_column()) as u64);
    game.tap("Return");
    game.tap("x");
    let settings = || kept(&desktop, "settings.ron");
    wait_until(|| settings().contains("Hint: X").then_some(())).expect("the key is kept");
    game.tap("Escape");
    game.wait_for_screen("title");
    game.close();

    let mut game = start_in_maze(&desktop);
    game.tap("h");
    game.tap("x");
    game.wait_for("hint", |_| true);
    assert_eq!(game.lines().iter().filter(|line| line["event"] == "hint").count(), 1);
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_solver_walks_to_the_cheese() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.tap("q");
    game.wait_for("solve", |line| line["state"] == "searching");
    for _ in 0..5 {
        game.tap("Up");
    }
    game.wait_for("solve", |line| line["state"] == "found");
    let finish = game.wait_for("finish", |_| true);
    assert_eq!(finish["helped"], true);
    assert_eq!(finish["steps"], shortest(), "there is only one way");
    game.wait_for_screen("results");
    game.close();
}

/// Ends a game in mid-run, by its window or by a signal, and goes on with it in another one.
fn check_that_a_run_outlives(signal: Option<&str>) {
    let desktop = Desktop::new();
    let way = way();
    let (first, rest) = (&way[..=5], &way[5..]);
    let mut game = start_in_maze(&desktop);
    walk(&mut game, first);
    match signal {
        Some(signal) => game.end_by(signal),
        None => game.close(),
    }
    let run = kept(&desktop, "unfinished-run.ron");
    assert!(run.contains(CODE));
    assert!(run.contains(&format!("tile: ({}, {})", way[5].column, way[5].row)), "{run}");

    let mut game = desktop.start(&[]);
    game.wait_for_frames(1);
    game.tap("Return");
    assert_eq!(game.wait_for("maze", |_| true)["code"], CODE);
    game.wait_for_screen("play");
    walk(&mut game, rest);
    let finish = game.wait_for("finish", |_| true);
    assert_eq!(finish["steps"], shortest(), "the steps of both times are counted");
    assert_eq!(finish["helped"], false);
    game.wait_for_screen("results");
    game.close();
    assert_eq!(kept(&desktop, "unfinished-run.ron"), "", "nothing is left to continue");
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_the_window() {
    check_that_a_run_outlives(None);
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_request_of_the_system_to_end() {
    for signal in ["TERM", "INT", "HUP"] {
        check_that_a_run_outlives(Some(signal));
    }
}

/// What is set while playing is kept at once, and takes neither the window nor its keys away.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn settings_are_kept_while_the_mouse_walks() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    game.tap("t");
    assert!(
        wait_until(|| kept(&desktop, "settings.ron").contains("trail: false").then_some(()))
            .is_some()
    );
    walk(&mut game, &way()[..=3]);
    assert!(game.lines().iter().all(|line| line["name"] != "pause"));
    game.close();
}

/// A fault of the game itself costs nothing, and both the console and the next start tell of it.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_fault_of_the_game() {
    let desktop = Desktop::new();
    let mut game = desktop.start_with(&ARGUMENTS, &[("ICETEA_MAZE_FAULT", "")]);
    game.wait_for_screen("play");
    game.walk(way()[0].direction_towards(way()[1]).unwrap());
    let complaint = game.wait_for_failure();
    assert!(complaint.contains("report.txt says what happened"), "{complaint}");
    assert!(kept(&desktop, "report.txt").contains("told to fail"));
    assert!(kept(&desktop, "unfinished-run.ron").contains(CODE));
    drop(game);

    let mut game = desktop.start(&[]);
    let text = game.wait_for("error", |_| true)["text"].to_string();
    assert!(text.contains("report.txt says what happened"), "{text}");
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_giant_is_waited_for_and_can_be_given_up() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&["--size", "4000x4000", "--seed", "7"]);
    game.tap("Escape");
    game.wait_for_screen("title");
    let screens = game.lines().into_iter().filter(|line| line["event"] == "screen");
    let names: Vec<_> = screens.map(|line| line["name"].clone()).collect();
    assert_eq!(names, ["loading", "title"], "no screen is told that was not shown");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn any_size_of_the_window_is_drawn() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    let usual = game.size();
    for (width, height) in [(640, 400), (1111, 777)] {
        game.resize(width, height);
        game.wait_for_frames(1);
        game.wait_for_picture();
    }
    game.resize(usual.0, usual.1);
    game.tap("F11");
    game.wait_for_size(1280, 900);
    game.wait_for_frames(1);
    game.wait_for_picture();
    game.tap("F11");
    game.wait_for_size(usual.0, usual.1);
    game.wait_for_frames(1);
    walk(&mut game, &way()[..2]);
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_break_and_the_way_out_by_keys() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &way()[..2]);
    game.tap("p");
    game.wait_for_screen("pause");
    game.tap("Escape");
    game.wait_for_screen("play");
    walk(&mut game, &way()[1..3]);
    game.tap("Escape");
    game.wait_for_screen("pause");
    // The last entry leads to the title.
    game.tap("Up");
    game.tap("Return");
    game.wait_for_screen("title");
    assert!(kept(&desktop, "unfinished-run.ron").contains(CODE));
    // There the last one quits.
    game.tap("Up");
    game.tap("Return");
    game.wait_for_end();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_code_goes_from_one_window_to_another() {
    let desktop = Desktop::new();
    let first = start_in_maze(&desktop);
    first.tap("ctrl+c");
    let mut second = desktop.start(&[]);
    second.wait_for_screen("title");
    second.wait_for_picture();
    second.tap("ctrl+v");
    // While the system hands the clipboard over, it loses keys.
    wait_until(|| kept(&desktop, "settings.ron").contains("seed: \"7\"").then_some(()))
        .expect("the code is taken");
    second.tap("Return");
    assert_eq!(second.wait_for("maze", |_| true)["code"], CODE);
    second.close();
}

/// Taps a key so many times. What is tapped next comes in another frame: Shift or Ctrl hold for all
/// that is pressed within one.
fn tap_times(game: &Game, key: &str, times: u64) {
    (0..times).for_each(|_| game.tap(key));
    std::thread::sleep(Duration::from_millis(300));
}

/// Presses the keys that lead so many steps along the timeline, to the `Left` or the `Right`.
fn go_along(game: &Game, direction: &str, steps: u64) {
    tap_times(game, &format!("ctrl+{direction}"), steps / 100);
    tap_times(game, &format!("shift+{direction}"), steps / 10 % 10);
    tap_times(game, direction, steps % 10);
}

/// Saves the moment that the theatre shows and returns the picture and the step in its name.
fn save_moment(game: &mut Game) -> (Vec<u8>, u64) {
    game.tap("s");
    let line = game.wait_for("saved", |_| true);
    let path = line["path"].as_str().unwrap();
    let (_, step) = path.split_once(" step ").unwrap();
    let number = step.trim_end_matches(".png").split('-').next().unwrap();
    (fs::read(path).unwrap(), number.parse().unwrap())
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_step_of_the_theatre_looks_the_same_however_one_came() {
    let spec = "kruskal1-10x8-7".parse::<Spec>().unwrap();
    let steps = Timeline::of(Show::new(&spec, Solver::DepthFirst)).steps();
    let desktop = Desktop::new();
    let mut game = desktop.start(&["watch", "--size", "10x8", "--seed", "7"]);
    game.wait_for_screen("watch");
    game.wait_for_frames(1);
    game.tap("space");
    // In the build and in the search, from the beginning and from the end.
    let there = [21, 121, 161];
    for step in there {
        game.tap("Home");
        go_along(&game, "Right", step);
        let forward = game.look("forward");
        game.tap("End");
        go_along(&game, "Left", steps - step);
        let back = game.look("back");
        // The Ice-Tea Princess and the cheese are never quite at rest.
        let differs = different_share(&forward, &back).unwrap();
        assert!(differs < 0.01, "{differs} of step {step} differs");
    }
    for step in there {
        game.tap("Home");
        go_along(&game, "Right", step);
        let (moment, number) = save_moment(&mut game);
        assert_eq!(number, step);
        game.tap("Right");
        let (next, _) = save_moment(&mut game);
        game.tap("Left");
        let (again, number) = save_moment(&mut game);
        assert!(number == step && moment == again && moment != next, "step {step}");
    }
    tap_times(&game, "space", 1);
    game.wait_for_frames(1);
    assert!(save_moment(&mut game).1 > 161, "it plays on");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_theatre_looks_as_it_should() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&["watch", "--size", "10x8", "--seed", "7"]);
    game.wait_for_screen("watch");
    game.wait_for_frames(1);
    game.tap("space");
    for (step, picture) in [(57, "theatre-build"), (190, "theatre-solve")] {
        game.tap("Home");
        go_along(&game, "Right", step);
        game.wait_to_look_like(picture);
    }
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_film_is_made_and_the_screensaver_goes_when_a_key_is_pressed() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&["watch", "prim1-4x3-7"]);
    game.wait_for_screen("watch");
    game.wait_for_frames(1);
    game.tap("e");
    game.tap("Return");
    let line = game.wait_for("saved", |_| true);
    let film = Path::new(line["path"].as_str().unwrap());
    assert!(film.starts_with(desktop.folder.path().join("pictures")));
    assert!(fs::read(film).unwrap().starts_with(b"GIF89a"));
    game.close();

    let mut game = desktop.start(&["watch", "--loop"]);
    game.wait_for_screen("screensaver");
    game.wait_for_frames(2);
    game.wait_for_picture();
    game.tap("Return");
    game.wait_for_screen("title");
    game.close();
}

fn complaint(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code));
    assert!(output.stdout.is_empty());
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(text.matches('\n').count(), 1, "one sentence: {text}");
    text
}

#[test]
fn without_a_display_it_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = program().env("ICETEA_MAZE_DIR", folder.path()).output().unwrap();
    let text = complaint(&output, 1);
    assert!(text.starts_with("icetea-maze: there is no display"), "{text}");
}

#[test]
fn a_display_that_does_not_answer_is_no_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = program();
    program.env("ICETEA_MAZE_DIR", folder.path()).env("DISPLAY", ":64000");
    let text = complaint(&program.output().unwrap(), 1);
    assert!(text.starts_with("icetea-maze: no window can be opened"), "{text}");
}

#[test]
fn a_broken_code_opens_no_window() {
    // A window would end with 1 here, where there is no display.
    let folder = tempfile::tempdir().unwrap();
    let mut program = program();
    program.env("ICETEA_MAZE_DIR", folder.path()).arg("kruskal1-1x10-7");
    let text = complaint(&program.output().unwrap(), 2);
    assert!(text.starts_with("icetea-maze: "), "{text}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is kept");
}
