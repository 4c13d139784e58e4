//! The theatre: a step always looks the same, as it should, and can be saved.

use std::fs;
use std::path::Path;

use icetea_maze::game::theatre::{Show, Timeline};
use icetea_maze::maze::{Solver, Spec};

use super::desktop::{Desktop, Game, wait_until};
use super::tap_times;

/// Presses the keys that move this many steps along the timeline, to the `Left` or the `Right`.
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
    let steps = Timeline::of(Show::new(&spec, Solver::DepthFirst)).steps;
    let desktop = Desktop::at_rest();
    let mut game = desktop.start(&["watch", "--size", "10x8", "--seed", "7"]);
    game.wait_for_screen("watch");
    game.tap("space");
    // In the build and in the search, from the beginning and from the end.
    let there = [21, 121, 161];
    for step in there {
        game.tap("Home");
        go_along(&game, "Right", step);
        let forward = save_moment(&mut game);
        game.tap("End");
        go_along(&game, "Left", steps - step);
        let back = save_moment(&mut game);
        assert!(forward.1 == step && back == forward, "step {step}: {} and {}", forward.1, back.1);
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
    // A line after the other: a step takes its time.
    let goes_on = |_| {
        game.wait_for_frames(2);
        save_moment(&mut game).1 > 161
    };
    assert!((0..600).any(goes_on), "it plays on");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_theatre_looks_as_it_should() {
    let desktop = Desktop::at_rest();
    let mut game = desktop.start(&["watch", "--size", "10x8", "--seed", "7"]);
    game.wait_for_screen("watch");
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

/// Whether a process has this word on its command line.
fn runs(word: &str) -> bool {
    let command = |folder: fs::DirEntry| fs::read(folder.path().join("cmdline")).ok();
    let mut all = fs::read_dir("/proc").unwrap().flatten().filter_map(command);
    all.any(|line| line.split(|&byte| byte == 0).any(|it| it == word.as_bytes()))
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_program_ends_when_nobody_watches_it_and_with_the_window() {
    let word = format!("3000.{}", std::process::id());
    let script = format!("echo mazeWidth; read -r width; sleep {word} & sleep {word}");
    let desktop = Desktop::new();
    let arguments = ["mouse", "kruskal1-5x4-3", "--silence", "900", "--", "sh", "-c", &script];
    let has_come = |there: bool| wait_until(|| (runs(&word) == there).then_some(()));
    for leaves in [true, false] {
        let mut game = desktop.start(&arguments);
        game.wait_for_screen("own-program");
        has_come(true).expect("the program runs");
        if leaves {
            game.tap("Escape");
            game.wait_for_screen("title");
            has_come(false).expect("nobody watches it");
        }
        game.close();
        has_come(false).expect("the window is closed");
    }
}
