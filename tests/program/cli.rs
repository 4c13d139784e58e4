//! The command line from outside, as people and scripts use it.

mod messages;
mod output;
#[cfg(unix)]
mod pipes;
mod portable;
mod worlds;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use icetea_maze::maze::{Build, Spec, read};
use serde_json::Value;

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_icetea-maze"))
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn run_with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complaint(output: &Output) -> String {
    assert_eq!(code(output), 2, "bad input ends with 2");
    assert!(output.stdout.is_empty(), "nothing is printed but the complaint");
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(output: &Output) -> Value {
    let text = out(output);
    assert_eq!(text.matches('\n').count(), 1, "one object on one line");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn options_may_stand_before_the_verb_and_behind_it() {
    let behind = run(&["make", "--size", "12x7", "--seed", "233"]);
    for before in [
        &["--size", "12x7", "make", "--seed", "233"][..],
        &["--size=12x7", "--seed", "233", "make"],
    ] {
        assert_eq!((code(&behind), out(&behind)), (0, out(&run(before))), "{before:?}");
    }
    // With no display it gets as far as the window.
    for arguments in [&["--speak", "watch"][..], &["watch", "--speak"], &["--speak", "lab"]] {
        let mut watch = program();
        watch.args(arguments).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        if cfg!(target_os = "linux") {
            assert_eq!(code(&watch.output().unwrap()), 1, "{arguments:?}");
        }
    }
    let told = complaint(&run(&["--speak", "solve", "kruskal1-3x2-1"]));
    assert!(told.contains("'--speak'") && !told.contains("subcommand"), "{told}");
    // The value of an option is not taken for a command.
    let told = complaint(&run(&["--seed", "make", "solve", "kruskal1-3x2-1"]));
    assert!(told.contains("'--seed'") && told.contains("icetea-maze solve"), "{told}");
}

#[test]
fn make_writes_the_maze_of_its_code() {
    let by_pieces =
        run(&["make", "--size", "12x7", "--seed", "233", "--generator", "prim", "--loops", "10"]);
    let by_code = run(&["make", "--code", "PRIM1-12x7-loops10-233"]);
    assert_eq!(code(&by_pieces), 0);
    assert_eq!(out(&by_pieces), out(&by_code));
    let maze = Build::new(&"prim1-12x7-loops10-233".parse().unwrap()).finish();
    assert_eq!(read(out(&by_code).as_bytes()).unwrap(), maze);
    assert!(out(&by_code).starts_with("# #####"), "there are doors");
    let closed = run(&["make", "--code", "prim1-12x7-loops10-233", "--no-doors"]);
    assert!(out(&closed).starts_with("#######"), "there are none");
}

#[test]
fn every_style_and_picture_reads_back() {
    let spec: Spec = "growing-tree1-9x14-random20-joined-loops30-7".parse().unwrap();
    let maze = Build::new(&spec).finish();
    let folder = tempfile::tempdir().unwrap();
    for doors in [&["--no-doors"][..], &[]] {
        for shown in [&["--solution"][..], &[]] {
            for style in ["hash", "blocks", "binary", "lines", "corners"] {
                let arguments = ["make", "--code", &spec.to_string(), "--style", style];
                let output = run(&[&arguments, doors, shown].concat());
                assert_eq!(read(&output.stdout).as_ref(), Ok(&maze), "{style} {doors:?} {shown:?}");
            }
            for name in ["maze.txt", "maze.png", "maze.svg", "MAZE.PNG"] {
                let path = folder.path().join(name);
                let path = path.to_str().unwrap();
                let arguments = ["make", "--code", &spec.to_string(), "--output", path];
                let output = run(&[&arguments, doors, shown].concat());
                assert_eq!((code(&output), out(&output)), (0, String::new()));
                let bytes = std::fs::read(path).unwrap();
                assert_eq!(read(&bytes).as_ref(), Ok(&maze), "{name} {doors:?} {shown:?}");
            }
        }
    }
}

#[test]
fn a_rolled_seed_is_told() {
    let output = run(&["make", "--size", "5x5"]);
    let told = String::from_utf8(output.stderr.clone()).unwrap();
    let maze = Build::new(&told.parse().unwrap()).finish();
    assert_eq!(read(&output.stdout).unwrap(), maze);
    assert!(run(&["make", "--size", "5x5", "--seed", "x"]).stderr.is_empty());
}

#[test]
fn solve_tells_as_json_what_was_found() {
    let output = run(&["solve", "kruskal1-30x20-233", "--json"]);
    assert_eq!(code(&output), 0);
    let report = json(&output);
    assert_eq!(report["solver"], "depth-first");
    assert_eq!(report["found"], true);
    assert_eq!(report["start"], serde_json::json!([1, 1]));
    assert_eq!(report["goal"], serde_json::json!([59, 39]));
    let number = |name: &str| report[name].as_u64().unwrap();
    assert_eq!(number("entered") - number("given_back"), number("steps") + 1);
    assert!(number("peak") > number("steps"));
    let shortest = json(&run(&["info", "kruskal1-30x20-233", "--json"]))["shortest"].clone();
    assert_eq!(report["steps"], shortest);
}

#[test]
fn every_solver_gives_an_answer_for_a_file_of_another_program() {
    let maze =
        b"\xef\xbb\xbf1 1 1 1 1 1\r\n1 S 0 1 0 1\r\n1 0 1 1 0 1\r\n1 0 0 0 G 1\r\n1 1 1 1 1 1\r\n";
    for solver in [
        "depth-first",
        "breadth-first",
        "a-star",
        "dijkstra",
        "a-star-doubled",
        "dead-end-filler",
        "wall-follower",
        "wall-follower-left",
        "tremaux",
        "sharp-depth-first",
    ] {
        let report = json(&run_with_input(&["solve", "-", "--solver", solver, "--json"], maze));
        assert_eq!((&report["found"], &report["steps"]), (&true.into(), &5.into()), "{solver}");
    }
}

#[test]
fn no_path_is_one_and_says_what_it_would_take() {
    let maze = b"#####\n#S#G#\n#####\n";
    let output = run_with_input(&["solve", "-", "--json"], maze);
    assert_eq!(code(&output), 1);
    let report = json(&output);
    assert_eq!(report["steps"], Value::Null);
    assert_eq!(report["reachable"], 1);
    assert_eq!(report["walls_to_open"], serde_json::json!([[2, 1]]));
    let output = run_with_input(&["solve", "-"], maze);
    assert_eq!(code(&output), 1);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("Fewest walls to open: 1 (column 2, row 1)"), "{told}");
}

#[test]
fn solve_draws_the_way() {
    let output = run(&["solve", "kruskal1-4x3-1", "--style", "blocks"]);
    assert!(out(&output).contains('·'));
    assert!(String::from_utf8(output.stderr).unwrap().contains("steps; "));
    let again = run(&["solve", "kruskal1-4x3-1", "--style", "blocks", "--solution"]);
    assert_eq!(out(&again), String::from_utf8(output.stdout).unwrap());
}

#[test]
fn info_measures() {
    let report = json(&run(&["info", "eller1-31x7-233", "--json"]));
    assert_eq!(report["code"], "eller1-31x7-233");
    assert_eq!((&report["columns"], &report["rows"]), (&63.into(), &15.into()));
    assert_eq!((&report["rooms"], &report["open_tiles"]), (&217.into(), &433.into()));
    assert_eq!((&report["connected"], &report["perfect"]), (&true.into(), &true.into()));
    assert_eq!(report["loops"], 0);

    let plaza = json(&run_with_input(&["info", "-", "--json"], b"......\n.##...\n......\n"));
    assert_eq!((&plaza["code"], &plaza["rooms"]), (&Value::Null, &Value::Null));
    assert_eq!((&plaza["loops"], &plaza["perfect"]), (&5.into(), &false.into()));
    assert_eq!(plaza["shortest"], 7);

    let for_people = out(&run(&["info", "eller1-31x7-233"]));
    assert!(for_people.contains("perfect: one path between any two rooms"), "{for_people}");
}

/// The title says of this maze that its shortest path is 5 steps.
#[test]
fn people_are_told_steps_from_room_to_room() {
    let told = out(&run(&["info", "kruskal1-4x3-7"]));
    assert!(told.contains("shortest path 5 steps, 50.0 % of the rooms"), "{told}");
    let solved = run(&["solve", "kruskal1-4x3-7"]);
    let told = String::from_utf8(solved.stderr).unwrap();
    assert!(told.starts_with("depth-first: 5 steps; "), "{told}");
    let shut = run_with_input(&["solve", "-"], b"#####\n#S#G#\n#####\n");
    let told = String::from_utf8(shut.stderr).unwrap();
    assert!(told.contains("1 room can be reached"), "{told}");
    let plaza = out(&run_with_input(&["info", "-"], b"......\n.##...\n......\n"));
    assert!(plaza.contains("shortest path 7 steps") && plaza.contains("open tiles"), "{plaza}");
}

#[test]
fn bad_input_is_answered_with_a_sentence_and_two() {
    let folder = tempfile::tempdir().unwrap();
    let unknown_kind = folder.path().join("maze.bmp");
    let picture = folder.path().join("maze.png");
    let nowhere = folder.path().join("no/such/folder/maze.txt");
    for (arguments, part) in [
        (&["make", "--size", "1x5"][..], "width 1 is too small: a maze is 2 to 32,767 rooms wide"),
        (
            &["make", "--size", "30"],
            "'30' is not a size: write width x height in rooms, such as 30x20",
        ),
        (&["make", "--generator", "kruskl"], "did you mean kruskal?"),
        (&["make", "--loops", "101"], "'101' is not a percentage"),
        (&["make", "--stop", "soon"], "there is no stop rule 'soon': use full or joined"),
        (
            &["make", "--generator", "eller", "--stop", "joined"],
            "eller joins start and goal only at its very end",
        ),
        (&["make", "--code", "kruskal9-3x3-1"], "kruskal9 is not known here"),
        (&["make", "--code", "kruskal1-3x3-1", "--size", "4x4"], "cannot be used with"),
        (&["make", "--sise", "4x4"], "'--size'"),
        (&["make", "--style", "bloks"], "did you mean blocks?"),
        (&["make", "--style", "hash", "--output", "maze.png"], "--style is only for text"),
        (&["make", "--pixels", "4"], "--pixels is only for a .png file"),
        (
            &["make", "--pixels", "65", "--output", picture.to_str().unwrap()],
            "65 pixels a tile cannot be drawn: --pixels takes 1 to 64",
        ),
        (&["make", "--size", "-3x4"], "'-3x4' is not a size"),
        (&["make", "--loops", "-1"], "'-1' is not a percentage"),
        (&["make", "--seed", ""], "a seed can be any number or text, but not empty"),
        (
            &["make", "--seed", "1", "--output", unknown_kind.to_str().unwrap()],
            ".txt, .png, .svg or .maze",
        ),
        (&["make", "--seed", "1", "--output", nowhere.to_str().unwrap()], "cannot write"),
        (&["solve", "kruskal1-3x3-1", "--solver", "depthfirst"], "did you mean depth-first?"),
        (&["solve", "no-such-file.txt"], "'no-such-file.txt' is neither a file nor a code"),
        (&["solve", "."], "cannot read ."),
        (&["sovle", "kruskal1-3x3-1"], "there is no command 'sovle'; did you mean solve?"),
        (&["info", "kruskal1-4x3-cheeses999999999-1"], "'cheeses999999999-' does not belong here"),
        (&["make", "--seed", "kruskal1-4x3-ice2-1"], "this is a code and no seed"),
        (&["mkae"], "there is no command 'mkae'; did you mean make?"),
        (&["nonsense-of-some-kind"], "neither a file nor a code"),
        (&["chains@7 naiv"], "“naiv” does not belong here"),
        (&["kruskal1-6x4-9~race-bo4"], "'bo4' is not a number of rounds"),
    ] {
        let told = complaint(&run(arguments));
        assert!(told.contains(part), "{arguments:?}: {told}");
    }
    let told = complaint(&run_with_input(&["solve", "-"], b"####\n# q#\n####\n"));
    assert!(told.contains("standard input: line 2, column 3: found 'q'"), "{told}");
    let told = complaint(&run_with_input(&["info", "-"], b""));
    assert!(told.starts_with("icetea-maze: standard input: "), "{told}");
}

#[test]
fn help_and_version_are_told() {
    let help = out(&run(&["--help"]));
    assert!(["make", "solve", "info", "--log"].iter().all(|word| help.contains(word)), "{help}");
    assert_eq!(out(&run(&["--version"])), format!("icetea-maze {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn without_a_display_there_is_a_sentence_instead_of_a_window() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["kruskal1-30x20-233"], &["--size", "9x9"]] {
        let output = program()
            .args(arguments)
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("ICETEA_MAZE_DIR", folder.path())
            .output()
            .unwrap();
        assert_eq!(code(&output), 1);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.starts_with("icetea-maze: there is no display to open a window on"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let told = complaint(&run(&["kruskal1-30x20-233", "--size", "9x9"]));
    assert!(told.contains("cannot be used with"), "{told}");
}

#[test]
fn no_progress_is_drawn_where_nobody_sees_it() {
    let output =
        run(&["make", "--size", "3000x1500", "--seed", "1", "--output", "-", "--style", "binary"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

/// Linux only: elsewhere there may be no program that lends a terminal.
#[cfg(target_os = "linux")]
#[test]
fn a_long_survey_draws_its_progress_on_a_terminal() {
    let line = format!("'{}' info kruskal1-8000x5000-1", env!("CARGO_BIN_EXE_icetea-maze"));
    let mut terminal = Command::new("script");
    let output = terminal.args(["-qec", &line, "/dev/null"]).env("TERM", "xterm").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(out(&output).contains("Measuring"), "{}", out(&output));
}

#[test]
fn watch_refuses_what_is_no_show_before_any_window_opens() {
    for (arguments, about) in [
        (&["watch", "kruskal1-1x5-7"][..], "width 1"),
        (&["watch", "--size", "9x0"], "0"),
        (&["watch", "--solver", "nobody"], "nobody"),
        (&["watch", "--loop", "kruskal1-5x5-7"], "--loop"),
        (&["watch", "--loop", "--seed", "7"], "--loop"),
        (&["watch", "--loop", "--solver", "a-star"], "--loop"),
        (&["watch", "kruskal1-5x5-7", "--seed", "7"], "--seed"),
        (&["wacth"], "watch"),
    ] {
        let text = complaint(&run(arguments));
        assert!(text.contains(about), "{arguments:?}: {text}");
    }
}

#[test]
fn what_had_to_be_assumed_of_a_file_is_told() {
    let inverted = b"0,0,0,0,0\n0,1,1,1,0\n0,0,0,1,0\n0,1,1,1,0\n0,0,0,0,0\n";
    for command in ["info", "solve"] {
        let told = String::from_utf8(run_with_input(&[command, "-"], inverted).stderr).unwrap();
        assert!(told.starts_with("icetea-maze: warning: walls and open tiles were"), "{told}");
        let report = json(&run_with_input(&[command, "-", "--json"], inverted));
        assert_eq!(report["warnings"].as_array().unwrap().len(), 1);
        assert_eq!(
            json(&run(&[command, "prim1-5x4-1", "--json"]))["warnings"],
            Value::Array(vec![])
        );
    }
}

#[test]
fn what_may_be_no_maze_is_told_first() {
    for text in ["S", "......\n.##...\n......\n", "#####\n# # #\n#####\n"] {
        for command in ["info", "solve"] {
            let told = run_with_input(&[command, "-"], text.as_bytes()).stderr;
            let told = String::from_utf8(told).unwrap();
            assert!(told.starts_with("icetea-maze: warning: this may not be a maze: "), "{told}");
            let report = json(&run_with_input(&[command, "-", "--json"], text.as_bytes()));
            let first = report["warnings"][0].as_str().unwrap().to_owned();
            assert!(first.starts_with("this may not be a maze: "), "{first}");
        }
    }
}

#[test]
fn a_complaint_is_one_line_of_short_words() {
    let told = complaint(&run(&["info", &format!("tea\n\u{1b}[31m{}", "x".repeat(10_000))]));
    assert!(told.matches('\n').count() == 1 && !told.contains('\u{1b}') && told.len() < 600);
}
