//! Somebody plays the real window who hears what it says and sees nothing of it.

use std::collections::BTreeSet;

use icetea_maze::maze::Direction;

use super::ARGUMENTS;
use super::desktop::{Desktop, wait_until};

const WAYS: [(&str, Direction); 4] = [
    ("right", Direction::Right),
    ("down", Direction::Down),
    ("left", Direction::Left),
    ("up", Direction::Up),
];

/// The place that is told, and the ways that are open there.
fn place(sentence: &str) -> Option<(&str, Vec<Direction>)> {
    let (place, behind) = sentence.split_once(" Open: ")?;
    let open = behind.split('.').next()?;
    let is_open = |(word, _): &&(&str, Direction)| open.split(", ").any(|one| one == *word);
    Some((place, WAYS.iter().filter(is_open).map(|&(_, direction)| direction).collect()))
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
