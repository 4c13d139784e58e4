//! However the game ends, nothing is lost; and where it cannot start, it says why.

use std::fs;
use std::process::Output;

use icetea_maze::maze::Tile;

use super::desktop::{Desktop, Game, faked_time, program, wait_until};
use super::{ARGUMENTS, CODE, kept, path, shortest, start_in_maze, walk};

/// The number of a signal.
const QUIT: u32 = 3;

/// Ends a game during a run, by its window or by a signal, and continues the run in another one.
fn check_that_a_run_outlives(signal: Option<&str>) {
    let desktop = Desktop::new();
    let path = path();
    let (first, rest) = (&path[..=5], &path[5..]);
    let mut game = start_in_maze(&desktop);
    walk(&mut game, first);
    match signal {
        Some(signal) => game.end_by(signal),
        None => game.close(),
    }
    let run = kept(&desktop, "unfinished-run.ron");
    assert!(run.contains(CODE));
    assert!(run.contains(&format!("tile: ({}, {})", path[5].column, path[5].row)), "{run}");

    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.choose("Continue");
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

/// A fault of the game itself loses nothing, and both the console and the next start report it.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_fault_of_the_game() {
    check_that_a_run_outlives_a_fault("step", |_| {});
}

/// So does it where the fault is in the thread that saves a screenshot.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_fault_in_another_thread() {
    check_that_a_run_outlives_a_fault("save", |game| {
        game.wait_for("step", |_| true);
        game.tap("F12");
    });
}

fn check_that_a_run_outlives_a_fault(place: &str, lead_to_it: impl FnOnce(&mut Game)) {
    let desktop = Desktop::new();
    let mut game = desktop.opening(&ARGUMENTS, &[("ICETEA_MAZE_FAULT", place)]);
    game.wait_for_screen("play");
    game.walk(path()[0].direction_towards(path()[1]).unwrap());
    lead_to_it(&mut game);
    let complaint = game.wait_for_failure();
    assert!(complaint.contains("report.txt says what happened"), "{complaint}");
    assert!(kept(&desktop, "report.txt").contains("told to fail"));
    assert!(kept(&desktop, "unfinished-run.ron").contains(CODE));
    drop(game);

    let mut game = desktop.start(&[]);
    let text = game.wait_for("error", |_| true)["text"].to_string();
    assert!(text.contains("crashed last time") && text.contains("report.txt"), "{text}");
}

/// The clock may be set while a game runs, by years on a machine that had a wrong one.
#[test]
#[ignore = "needs Xvfb, openbox, xdotool and faketime: tests/run.sh runs it"]
fn a_run_outlives_a_clock_that_jumps() {
    let desktop = Desktop::new();
    let shown = tempfile::NamedTempFile::new().unwrap();
    let show = |offset: &str| fs::write(shown.path(), offset).unwrap();
    show("+0");
    let (library, file) = (faked_time(), shown.path().to_owned());
    let variables = [
        ("LD_PRELOAD", library.to_str().unwrap()),
        ("FAKETIME_TIMESTAMP_FILE", file.to_str().unwrap()),
        ("FAKETIME_NO_CACHE", "1"),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
    ];
    let mut game = desktop.opening(&ARGUMENTS, &variables);
    game.wait_for_screen("play");
    walk(&mut game, &path()[..=3]);
    // The second one leads beyond the year 9999.
    for (jump, way) in [("+54y", 3..=4), ("+7980y", 4..=5)] {
        show(jump);
        game.wait_for_screen("title");
        let said = game.wait_for("error", |_| true)["text"].to_string();
        assert!(said.contains("clock jumped"), "{said}");
        game.find_window();
        game.choose("Continue");
        game.wait_for_screen("play");
        walk(&mut game, &path()[way]);
    }
    show("-90y");
    let complaint = game.wait_for_failure();
    assert!(complaint.contains("before 1970"), "{complaint}");
    assert!(kept(&desktop, "unfinished-run.ron").contains(CODE));
}

#[test]
#[ignore = "needs faketime: tests/run.sh installs it"]
fn a_clock_that_shows_no_day_is_told_at_the_start() {
    for (time, told) in [
        ("@1960-01-01 12:00:00", "shows a time before 1970"),
        ("@9999-12-31 12:00:00", "the maze of the day is that of 9999-12-3"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut program = program();
        program.env("ICETEA_MAZE_DIR", folder.path());
        program.env("LD_PRELOAD", faked_time()).env("FAKETIME", time);
        let said = String::from_utf8(program.output().unwrap().stderr).unwrap();
        assert!(said.contains(told), "{time}: {said}");
    }
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

/// Whether the current run is on the disk as far as this.
fn is_in_journal(desktop: &Desktop, tile: Tile) -> bool {
    let entries = fs::read_dir(desktop.folder.path()).unwrap().flatten();
    let mut journals =
        entries.filter(|entry| entry.path().extension().is_some_and(|end| end == "journal"));
    let place = format!("({},{})", tile.column, tile.row);
    journals.any(|entry| fs::read_to_string(entry.path()).unwrap_or_default().contains(&place))
}

/// Whatever ends the game without asking it, the run is there at the next start.
fn check_that_a_run_outlives_a_kill(end: impl Fn(&mut Game)) {
    let desktop = Desktop::new();
    let path = path();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &path[..=5]);
    wait_until(|| is_in_journal(&desktop, path[5]).then_some(())).expect("the journal has it");
    end(&mut game);
    drop(game);

    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    game.choose("Continue");
    assert_eq!(game.wait_for("maze", |_| true)["code"], CODE);
    game.wait_for_screen("play");
    walk(&mut game, &path[5..]);
    assert_eq!(game.wait_for("finish", |_| true)["steps"], shortest());
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_kill() {
    for signal in ["KILL", "ABRT", "SEGV", "QUIT"] {
        check_that_a_run_outlives_a_kill(|game| {
            let signal = if signal == "QUIT" && game.is_deaf_to(QUIT) { "KILL" } else { signal };
            assert_eq!(game.die_of(signal), None, "{signal}");
        });
    }
}

/// A folder that is read-only is reported while the game is shown, with the way out; at the end the
/// data is saved elsewhere, and can be restored from there.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_a_folder_that_takes_nothing() {
    let desktop = Desktop::new();
    let home = tempfile::tempdir().unwrap();
    let variables = [("HOME", home.path().to_str().unwrap())];
    let path = path();
    let mut game = desktop.opening(&ARGUMENTS, &variables);
    game.wait_for_screen("play");
    // Before there is a journal, which would be written wherever it is moved to.
    let (folder, moved) = (desktop.folder.path(), home.path().join("moved"));
    fs::rename(folder, &moved).unwrap();
    fs::write(folder, "").unwrap();
    game.walk(path[0].direction_towards(path[1]).unwrap());
    game.wait_for("step", |_| true);
    walk(&mut game, &path[1..=5]);
    let said = game.first("error")["text"].to_string();
    assert!(said.contains("Can’t save") && said.contains("“All game data”"), "{said}");
    game.ask_to_close();
    let heard = game.heard();
    let file = home.path().join("Documents/icetea-maze rescued data.ron");
    let sentence = format!("icetea-maze: all game data is in {} instead", file.display());
    assert!(heard.iter().any(|line| line.starts_with(&sentence)), "{heard:?}");
    drop(game);

    fs::remove_file(folder).unwrap();
    fs::rename(&moved, folder).unwrap();
    let mut game = desktop.opening(&[], &variables);
    let said = game.wait_for("error", |_| true)["text"].to_string();
    assert!(said.contains(file.to_str().unwrap()), "{said}");
    game.ask_to_close();
    drop(game);
    let mut game = desktop.opening(&[file.to_str().unwrap()], &variables);
    game.wait_for_screen("settings");
    game.tap("Return");
    let taken = game.wait_for("taken over", |_| true);
    let before = taken["before"].as_str().unwrap();
    assert!(fs::metadata(before).is_ok_and(|file| file.len() > 0), "{taken}");
    game.wait_for_screen("title");
    game.choose("Continue");
    assert_eq!(game.wait_for("maze", |_| true)["code"], CODE);
    game.wait_for_screen("play");
    walk(&mut game, &path[5..]);
    assert_eq!(game.wait_for("finish", |_| true)["steps"], shortest());
}

/// As when the window is closed nothing is lost, and one sentence says so.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_run_outlives_its_display_and_its_window_to_the_last_step() {
    let display = |game: &Game| game.lose_display();
    let window = |game: &Game| game.lose_window();
    for (lose, what) in [(display as fn(&Game), "display"), (window, "window")] {
        let desktop = Desktop::new();
        let path = path();
        let mut game = start_in_maze(&desktop);
        walk(&mut game, &path[..=5]);
        lose(&game);
        let complaint = game.wait_for_failure();
        let sentence = format!(
            "icetea-maze: the {what} has gone away; what was being played is there at the next start\n"
        );
        assert_eq!(complaint, sentence);
        let run = kept(&desktop, "unfinished-run.ron");
        let place = format!("tile: ({}, {})", path[5].column, path[5].row);
        assert!(run.contains(CODE) && run.contains(&place), "{run}");
    }
}

/// The program from which a file is dragged over the window may end before the game answers it.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn another_program_that_goes_away_ends_no_game() {
    let desktop = Desktop::new();
    let path = path();
    let mut game = start_in_maze(&desktop);
    walk(&mut game, &path[..=2]);
    game.be_dragged_over_from_nowhere();
    walk(&mut game, &path[2..=5]);
    game.close();
}
