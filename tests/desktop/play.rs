//! One player: the title, a run by keys and by the solver, its recording, pauses, codes.

use std::fs;

use icetea_maze::game::journey::Stop;

use super::desktop::{Desktop, program, wait_until};
use super::{CODE, Game, kept, path, shortest, start_in_maze, walk};

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn it_starts_with_the_title() {
    let desktop = Desktop::at_rest();
    let mut game = desktop.start_on_their_day();
    game.wait_for_screen("title");
    let frame = game.wait_for("frame", |line| line["fps"].as_f64() > Some(0.0));
    assert!(frame["rss_mb"].as_f64() > Some(1.0));
    assert_eq!(frame["submit_ms"].as_array().map(Vec::len), Some(2));
    game.wait_to_look_like("title");
    game.resize(800, 600);
    game.wait_to_look_like("title-small");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_first_start_opens_in_the_first_maze_and_the_second_on_the_title() {
    let desktop = Desktop::new();
    fs::remove_file(desktop.folder.path().join("settings.ron")).unwrap();
    let mut game = desktop.start(&[]);
    let first = Stop::at(0).unwrap();
    assert_eq!(game.wait_for("maze", |_| true)["code"], first.code());
    game.wait_for_screen("play");
    game.close();
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_first_lesson_is_taken_and_leaves_nothing_behind() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.tap("l");
    game.wait_for_screen("lesson");
    for key in ["Right", "Right", "Down"] {
        game.tap(key);
        game.wait_for("step", |_| true);
    }
    game.wait_for("learnt", |line| line["step"] == "walk");
    game.tap("Escape");
    game.wait_for_screen("title");
    game.close();
    for name in ["unfinished-run.ron", "records.ron"] {
        assert_eq!(kept(&desktop, name), "", "{name}");
    }
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn it_looks_as_it_should_in_play() {
    let desktop = Desktop::at_rest();
    let mut game = desktop.start(&["kruskal1-30x20-7"]);
    game.wait_for_screen("play");
    game.wait_to_look_like("play");
    game.tap("Tab");
    // The labels go after a moment.
    game.wait_to_look_like("whole");
    game.tap("p");
    game.wait_for_screen("pause");
    game.wait_to_look_like("pause");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_maze_without_end_looks_as_it_should() {
    let desktop = Desktop::at_rest();
    let mut game = desktop.start(&["endless1-7"]);
    game.wait_for_screen("endless");
    game.wait_to_look_like("endless");
    game.tap("Tab");
    game.wait_to_look_like("endless-from-afar");
    game.tap("Right");
    // This many seconds are on the clock.
    game.wait_for_frames(20);
    game.wait_for_frames(15);
    game.wait_for_screen("endless-over");
    game.wait_to_look_like("endless-over");
    game.close();
}

/// Measured where nothing moves by itself, so that only input changes the picture: first while the
/// game goes on, then in a menu at rest.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn whatever_is_pressed_is_seen_within_two_frames() {
    let desktop = Desktop::new();
    desktop.set("reduced_motion: true, hud: false");
    let mut game = start_in_maze(&desktop);
    game.wait_for_frames(1);
    let mut frames = Vec::new();
    let mut press = |game: &mut Game, key: &str| {
        game.tap(key);
        frames.push(game.wait_for("answered", |_| true)["frames"].as_u64().unwrap());
    };
    for step in path()[..12].windows(2) {
        let direction = step[0].direction_towards(step[1]).unwrap();
        press(&mut game, &format!("{direction:?}"));
        game.wait_for("step", |_| true);
    }
    press(&mut game, "p");
    for _ in 0..12 {
        press(&mut game, "Down");
    }
    eprintln!("frames from a press to its picture: {frames:?}");
    assert!(frames.iter().all(|frames| (1..=2).contains(frames)), "{frames:?}");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn keys_play_a_maze_to_its_end() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &path());
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
fn a_run_is_kept_watched_again_saved_and_raced_against() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &path());
    game.wait_for_screen("results");
    assert!(
        kept(&desktop, &format!("replays/{CODE}.txt")).starts_with("Icetea Maze recording 2\n")
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

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_giant_is_waited_for_and_can_be_given_up() {
    let desktop = Desktop::new();
    let built_first = ["--generator", "backtracker", "--size", "4000x4000", "--seed", "7"];
    let mut game = desktop.start(&built_first);
    game.tap("Escape");
    game.wait_for_screen("title");
    let screens = game.lines().into_iter().filter(|line| line["event"] == "screen");
    let names: Vec<_> = screens.map(|line| line["name"].clone()).collect();
    assert_eq!(names, ["loading", "title"], "no screen is told that was not shown");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_giant_of_union_find_is_played_before_it_is_built() {
    let desktop = Desktop::new();
    let mut game = desktop.start(&["--size", "4000x4000", "--seed", "7"]);
    game.wait_for_screen("play");
    let screens = game.lines().into_iter().filter(|line| line["event"] == "screen");
    assert!(screens.map(|line| line["name"].clone()).all(|name| name == "play"));
    game.wait_for_frames(1);
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
    walk(&mut game, &path()[..2]);
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_break_and_the_way_out_by_keys() {
    let desktop = Desktop::new();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &path()[..2]);
    game.tap("p");
    game.wait_for_screen("pause");
    game.tap("Escape");
    game.wait_for_screen("play");
    walk(&mut game, &path()[1..3]);
    game.tap("Escape");
    game.wait_for_screen("pause");
    game.choose("Main menu");
    game.wait_for_screen("title");
    wait_until(|| kept(&desktop, "unfinished-run.ron").contains(CODE).then_some(()))
        .expect("the run is kept");
    game.choose("Quit");
    // It asks, since the run can be continued.
    game.confirm("Sure?");
    game.wait_for_end();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_code_goes_from_one_window_to_another() {
    let desktop = Desktop::new();
    let mut first = start_in_maze(&desktop);
    // As long as a player holds them: for more than a frame.
    first.hold(&["ctrl", "c"]);
    first.wait_for_frames(1);
    first.let_go(&["c", "ctrl"]);
    first.wait_for_frames(1);
    let mut second = desktop.start(&[]);
    second.wait_for_screen("title");
    second.wait_for_picture();
    second.tap("ctrl+v");
    // While the system reads the clipboard, it loses keys.
    wait_until(|| kept(&desktop, "settings.ron").contains("seed: \"7\"").then_some(()))
        .expect("the code is taken");
    second.tap("Return");
    assert_eq!(second.wait_for("maze", |_| true)["code"], CODE);
    second.close();
}

/// Whatever is released while the other program takes its time to provide the clipboard.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn what_is_pasted_slowly_holds_no_key_down() {
    let desktop = Desktop::new();
    let first = start_in_maze(&desktop);
    first.tap("ctrl+c");
    let mut second = desktop.start(&[]);
    second.wait_for_screen("title");
    second.wait_for_frames(1);
    first.signal("STOP");
    second.hold(&["ctrl", "v"]);
    second.wait_for("paste", |_| true);
    second.let_go(&["v", "ctrl"]);
    first.signal("CONT");
    let seed_is = |seed: &str| {
        let line = format!("seed: \"{seed}\"");
        wait_until(|| kept(&desktop, "settings.ron").contains(&line).then_some(()))
    };
    seed_is("7").expect("the code is taken");
    second.tap("Tab");
    second.tap("5");
    seed_is("5").expect("it is typed, as Ctrl is up");
    second.close();
}
