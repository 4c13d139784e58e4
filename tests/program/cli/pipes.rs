//! Pipes: what is read from one, and how long the program waits for its other end.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::*;

fn pipe(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    path
}

#[test]
fn nobody_at_the_other_end_of_a_pipe_is_told_and_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    // One each, since two would be each other's ends.
    let commands = [
        "info PIPE",
        "solve PIPE",
        "replay PIPE",
        "watch PIPE",
        "lab PIPE",
        "lab --check PIPE",
        "worksheet PIPE --output sheet.svg",
        "make --size 3x2 --output PIPE",
        "watch --log PIPE",
        "--log PIPE",
        "PIPE",
    ];
    let start = |(number, line): (usize, &&str)| {
        let name = format!("maze-{number}.txt");
        pipe(folder.path(), &name);
        let mut command = program();
        command.args(line.replace("PIPE", &name).split(' ')).current_dir(&folder);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let started: Vec<_> = commands.iter().enumerate().map(start).collect();
    let begun = Instant::now();
    for (line, mut child) in commands.iter().zip(started) {
        // How soon depends on the machine, but not whether.
        while child.try_wait().unwrap().is_none() && begun.elapsed() < Duration::from_secs(60) {
            sleep(Duration::from_millis(10));
        }
        child.kill().ok();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.code().is_some(), "{line} waits for ever");
        let complaint = complaint(&output);
        assert!(complaint.contains("nobody is at its other end"), "{line}: {complaint}");
    }
}

#[test]
fn what_comes_through_a_pipe_is_read_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = pipe(folder.path(), "maze.txt");
    let maze = out(&run(&["make", "--code", "kruskal1-40x30-7"]));
    let into = path.clone();
    let text = maze.clone();
    let writer = std::thread::spawn(move || std::fs::write(into, text));
    let solved = run(&["solve", path.to_str().unwrap()]);
    writer.join().unwrap().unwrap();
    assert_eq!(out(&solved).len(), maze.len(), "the way is drawn in the same maze");

    let into = path.clone();
    let reader = std::thread::spawn(move || std::fs::read_to_string(into).unwrap());
    let made = run(&["make", "--code", "kruskal1-40x30-7", "--output", path.to_str().unwrap()]);
    assert_eq!(code(&made), 0);
    assert!(reader.join().unwrap().ends_with(&maze));
}

#[test]
fn a_pipe_that_closes_early_ends_quietly() {
    let mut child = program()
        .args(["make", "--code", "sidewinder1-1000x1000-1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_maze_without_a_path_is_told_even_to_a_closed_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("no-path.txt");
    std::fs::write(&path, "#####\n#S#G#\n#####\n").unwrap();
    let mut child = program().arg("solve").arg(&path).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn of_what_is_no_maze_only_the_beginning_is_read() {
    for endless in [[0; 4096], [0xff; 4096]] {
        let mut child = program()
            .args(["info", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let taken = (0..4096).take_while(|_| input.write_all(&endless).is_ok()).count();
        drop(input);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(complaint(&output).contains("line 1, column 1: this is not valid UTF-8"));
        assert!(taken < 1024, "{taken} blocks were read");
    }
}
