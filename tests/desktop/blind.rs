//! A blind player plays the real window by what it says.

use std::collections::BTreeSet;
use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;

use icetea_maze::maze::Direction;
use tempfile::tempdir;

use super::ARGUMENTS;
use super::desktop::{Desktop, wait_until};

const WAYS: [(&str, Direction); 4] = [
    ("right", Direction::Right),
    ("down", Direction::Down),
    ("left", Direction::Left),
    ("up", Direction::Up),
];

/// The kind of place in a sentence, and the open ways there.
fn place(sentence: &str) -> Option<(&str, Vec<Direction>)> {
    let (place, behind) = sentence.split_once(" Open: ")?;
    let open = behind.split('.').next()?;
    let is_open = |(word, _): &&(&str, Direction)| open.split(", ").any(|one| one == *word);
    Some((place, WAYS.iter().filter(is_open).map(|&(_, direction)| direction).collect()))
}

/// A program with the name of the system's voice records what it is to read.
#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn the_systems_voice_reads_the_title_and_what_has_the_focus() {
    let desktop = Desktop::new();
    desktop.set("read_aloud: true, language: Chinese");
    let folder = tempdir().unwrap();
    let (program, read) = (folder.path().join("spd-say"), folder.path().join("read"));
    fs::write(&program, format!("#!/bin/sh\necho \"$*\" >> {}\n", read.display())).unwrap();
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", folder.path().display(), env::var("PATH").unwrap());
    let mut game = desktop.opening(&[], &[("PATH", &path)]);
    game.wait_for_screen("title");
    let reads = |words: &str| {
        let read = || fs::read_to_string(&read).unwrap_or_default();
        wait_until(|| read().contains(words).then_some(()))
            .unwrap_or_else(|| panic!("{words} is not in {}", read()));
    };
    reads("--language zh -- ");
    reads("关卡");
    game.tap("Down");
    reads("开始游戏");
    reads("--cancel");
    game.close();
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn a_maze_is_finished_by_ear() {
    let desktop = Desktop::new();
    let game = desktop.start(&[&["--speak"], &ARGUMENTS[..]].concat());
    let mut count = 0;
    let mut next = || {
        let heard = wait_until(|| Some(game.heard()).filter(|heard| heard.len() > count));
        let heard = heard.expect("something is said");
        count = heard.len();
        heard.last().cloned().unwrap_or_default()
    };
    let (mut gone, mut trail) = (BTreeSet::new(), Vec::<Direction>::new());
    let mut sentence = next();
    while let Some((at, open)) = place(&sentence) {
        let back = trail.last().map(|last| last.opposite());
        let ahead = open.into_iter().filter(|&way| Some(way) != back);
        let ahead = ahead.map(|way| (way, format!("{at} {way:?}")));
        if let Some((way, mark)) = ahead.into_iter().find(|(_, mark)| !gone.contains(mark)) {
            gone.insert(mark);
            trail.push(way);
            game.walk(way);
        } else {
            trail.pop();
            game.walk(back.expect("the cheese is not behind the start"));
        }
        sentence = next();
    }
    assert!(game.lines().iter().any(|line| line["event"] == "finish"), "{:?}", game.heard());
}
