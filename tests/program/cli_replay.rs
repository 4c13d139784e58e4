//! `replay` from outside: its output about recordings, and its exit codes.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{Recorded, Recording, ReplayKind};
use icetea_maze::maze::Build;
use icetea_maze::store::Store;
use serde_json::{Value, json};

const GAME: &str = "tests/golden/replays/7.txt";

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let program = env!("CARGO_BIN_EXE_icetea-maze");
    let output = Command::new(program).args(arguments).stdin(Stdio::null()).output();
    let Output { status, stdout, stderr } = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

fn game() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAME)).unwrap()
}

/// A file with this content, which exists as long as the folder.
fn file(folder: &tempfile::TempDir, content: impl AsRef<[u8]>) -> String {
    let path = folder.path().join("game.txt");
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The game with a wrong number of ticks, and a checksum that fits.
fn drifting() -> String {
    let recording = Recording::read(&game()).unwrap();
    let Recording { kind, course, helped, ticks, players, .. } = recording;
    Recording::new(kind, course, helped, ticks + 1, players).write()
}

#[test]
fn a_consistent_recording_is_said_to_be_consistent() {
    let (code, out, complaint) = run(&["replay", GAME]);
    assert_eq!((code, &complaint[..]), (Some(0), ""));
    let sentence =
        "the recording is consistent: Wanderer in growing-tree1-8x5-random30-joined-loops25-7, ";
    assert!(out.starts_with(sentence), "{out}");
    let (code, out, _) = run(&["replay", "--json", GAME]);
    assert_eq!((code, out.matches('\n').count()), (Some(0), 1));
    let told: Value = serde_json::from_str(&out).unwrap();
    let recording = Recording::read(&game()).unwrap();
    let expected = json!({
        "verdict": "consistent",
        "standing": "unsealed",
        "reason": null,
        "remarks": [],
        "kind": "run",
        "code": "growing-tree1-8x5-random30-joined-loops25-7",
        "helped": false,
        "ticks": recording.ticks,
        "milliseconds": recording.milliseconds(),
        "players": [{"name": "Wanderer", "steps": recording.players[0].steps}],
    });
    assert_eq!(told, expected);
}

/// Both walk straight to the cheese, and player 1 sets out a tick earlier.
const ROUND: &str = "\
Icetea Maze recording 1
kind round
code kruskal1-3x2-1
rules race-bo3
seats 2 1
winner WINNER
ticks 56
player Ben
start 1 1
stride 2
steps 3
way 2rdr
player Ann
start 1 1
stride 2
steps 3
way 1rdr
checksum ";

/// The text of the round with this winner, and a checksum that fits.
fn round(winner: &str) -> String {
    let text = ROUND.replace("WINNER", winner);
    let recording = Recording::read(&format!("{text}0000000000000000\n")).unwrap();
    let Recording { kind, course, helped, ticks, players, .. } = recording;
    Recording::new(kind, course, helped, ticks, players).write()
}

#[test]
fn of_a_round_is_said_who_has_won() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder, round("1"));
    let (code, out, complaint) = run(&["replay", &path]);
    assert_eq!((code, &complaint[..]), (Some(0), ""));
    let sentence = "the recording is consistent: Ben and Ann in kruskal1-3x2-1, 0.466 s and 3 and 3 \
                    steps, won by Ann; from elsewhere, with no seal\n";
    assert_eq!(out, sentence);
    let (code, out, _) = run(&["replay", "--json", &path]);
    let told: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &told["kind"], &told["helped"]), (Some(0), &json!("round"), &json!(false)));
    let players = json!([{"name": "Ben", "steps": 3}, {"name": "Ann", "steps": 3}]);
    assert_eq!(told["players"], players);
    let terms = json!({"rules": "race-bo3", "seats": [2, 1], "winner": 1, "cheeses": [0, 0]});
    assert_eq!(told["round"], terms);
    for (winner, said) in [("2", "won by player 2"), ("nobody", "a draw")] {
        let (code, out, _) = run(&["replay", &file(&folder, round(winner))]);
        let sentence = format!(
            "the recording drifts: the round is said to be {said}, but is won by player 1\n"
        );
        assert_eq!((code, out), (Some(1), sentence));
    }
    let changed = round("1").replace("player Ann", "player Eve");
    assert_eq!(run(&["replay", &file(&folder, changed)]).0, Some(1));
    let half = round("1").replace("player Ann", "Ann");
    assert_eq!(run(&["replay", &file(&folder, half)]).0, Some(2));
}

/// Runs to the cheese without a pause, as a script does.
fn forged() -> Recording {
    let spec = "kruskal1-31x20-loops40-5".parse().unwrap();
    let measured = MeasuredMaze::new(Build::new(&spec).finish(), Some(spec));
    let way: Vec<_> = measured.path_from(measured.maze.start()).step_by(2).collect();
    let mut track = Track::new(measured.maze.start(), 2);
    for pair in way.windows(2) {
        let direction = pair[0].direction_towards(pair[1]).unwrap();
        assert!(track.set_out(track.end_tick().max(1), direction, true));
    }
    let (ticks, steps) = (track.end_tick(), track.strides().len() as u32);
    let player = Recorded { name: "Script".parse().unwrap(), coat: None, steps, track };
    Recording::new(ReplayKind::Run, spec, false, ticks, vec![player])
}

#[test]
fn of_what_a_script_has_written_is_said_what_stands_out_and_whose_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let data = tempfile::tempdir().unwrap();
    let seals = Store::open(Some(data.path().to_owned())).seals().clone();
    let sealed = seals.seal(forged().run_here());
    for (recording, has_key, standing, whose) in [
        (forged(), true, "unsealed", "from elsewhere, with no seal"),
        (sealed.clone(), true, "own", "own"),
        (sealed, false, "foreign", "from elsewhere, with another seal"),
    ] {
        let path = file(&folder, recording.write());
        let here = if has_key { data.path() } else { folder.path() };
        let say = |arguments: &[&str]| {
            let program = env!("CARGO_BIN_EXE_icetea-maze");
            let mut command = Command::new(program);
            let output = command.args(arguments).env("ICETEA_MAZE_DIR", here).output().unwrap();
            (output.status.code(), String::from_utf8(output.stdout).unwrap())
        };
        let (code, out) = say(&["replay", &path]);
        assert_eq!(code, Some(0));
        let lines: Vec<_> = out.lines().collect();
        assert!(lines[0].starts_with("the recording is consistent: Script in "), "{out}");
        assert!(lines[0].ends_with(&format!("; {whose}")), "{out}");
        assert!(lines[1].starts_with("remark: Script never stood at a junction, choosing "));
        let (code, out) = say(&["replay", "--json", &path]);
        let told: Value = serde_json::from_str(&out).unwrap();
        assert_eq!((code, &told["verdict"]), (Some(0), &json!("consistent")));
        assert_eq!(told["standing"], json!(standing));
        let remark = told["remarks"][0].as_str().unwrap();
        assert_eq!(lines[1], format!("remark: {remark}"));
        assert!(!folder.path().join("installation-key.ron").exists(), "replay only looks");
    }
}

#[test]
fn what_drifts_or_was_changed_ends_with_1() {
    let folder = tempfile::tempdir().unwrap();
    for (text, verdict, sentence) in [
        (drifting(), "drifts", "the recording drifts: it is said to be over in tick "),
        (game().replace("Wanderer", "Wonderer"), "tampered", "the recording was tampered with"),
    ] {
        let path = file(&folder, text);
        let (code, out, complaint) = run(&["replay", &path]);
        assert_eq!((code, &complaint[..]), (Some(1), ""));
        assert!(out.starts_with(sentence), "{out}");
        let (code, out, _) = run(&["replay", &path, "--json"]);
        let told: Value = serde_json::from_str(&out).unwrap();
        assert_eq!((code, &told["verdict"]), (Some(1), &json!(verdict)));
        assert!(told["reason"].as_str().unwrap().starts_with(sentence), "{out}");
    }
}

#[test]
fn what_is_no_recording_ends_with_2() {
    let folder = tempfile::tempdir().unwrap();
    for (content, sentence) in [
        (&b""[..], "this is not a recording: one begins with the line"),
        (b"#####\n#S G#\n#####\n", "this is not a recording: one begins with the line"),
        (b"Icetea Maze recording 1\nkind run\n", "line 3: 'code kruskal1-30x20-233' or the like"),
        (b"Icetea Maze recording 1\nkind \xff\n", "this is not a recording: it is not UTF-8 text"),
    ] {
        let (code, out, complaint) = run(&["replay", &file(&folder, content)]);
        assert_eq!((code, &out[..]), (Some(2), ""));
        assert!(complaint.contains(sentence), "{complaint}");
    }
    let (code, _, complaint) = run(&["replay", "nowhere.txt"]);
    assert_eq!(code, Some(2));
    assert!(complaint.contains("cannot read nowhere.txt"), "{complaint}");
    assert_eq!(run(&["replay"]).0, Some(2));
}

#[test]
fn what_is_no_challenge_ends_with_2_before_a_window_opens() {
    let (code, _, complaint) = run(&["icetea:1.kruskal1-3x4-7.nonsense"]);
    assert_eq!(code, Some(2));
    assert!(complaint.contains("challenge"), "{complaint}");
    let (code, _, complaint) = run(&["icetea:9.later"]);
    assert_eq!(code, Some(2));
    assert!(complaint.contains("version '9'"), "{complaint}");
}
