//! Pipes: what is read from one, and how long the program waits for its other end.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::*;

fn pipe(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    path
}

#[test]
fn a_pipe_with_nobody_at_its_other_end_is_told_within_two_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let path = pipe(folder.path(), "maze.txt");
    let pipe = path.to_str().unwrap();
    for arguments in [
        &["info", pipe][..],
        &["solve", pipe],
        &["replay", pipe],
        &["watch", pipe],
        &["lab", pipe],
        &["lab", "--check", pipe],
        &["worksheet", pipe, "--output", "sheet.svg"],
        &["make", "--size", "3x2", "--output", pipe],
        &["watch", "--log", pipe],
        &["--log", pipe],
        &[pipe],
    ] {
        let begun = Instant::now();
        let mut child = program()
            .args(arguments)
            .current_dir(&folder)
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A busy machine is no failure, but waiting for ever is.
        while child.try_wait().unwrap().is_none() && begun.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(10));
        }
        child.kill().ok();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.code().is_some(), "{arguments:?} waits for ever");
        let complaint = complaint(&output);
        let is_said = complaint.contains("nobody is at its other end");
        assert!(is_said || arguments[0] == "worksheet", "{arguments:?}: {complaint}");
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
