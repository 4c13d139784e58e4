//! The house keeps its shape: arrows between its floors run one way, no two files need each other,
//! and no file outgrows what one person can hold in mind. Read from the sources themselves.

#[path = "structure/source.rs"]
mod source;

use std::collections::{BTreeMap, BTreeSet};

use source::{House, rust_files};

/// The floors, and which others each may know. What is not named here knows no floor.
const FLOORS: &[(&str, &[&str])] = &[
    ("maze", &[]),
    ("sound", &[]),
    ("game", &["maze"]),
    ("store", &["game", "maze"]),
    ("words", &["store", "game", "maze"]),
    ("cues", &["sound", "game", "maze"]),
    ("picture", &["words", "game", "maze"]),
    ("console", &[]),
    ("cli", &["game", "maze", "store", "console"]),
    ("window", &["picture", "words", "cues", "game", "maze", "store", "sound", "console"]),
    ("main", &["cli", "window", "console"]),
];

/// The most lines of a file.
const MOST_LINES: usize = 350;

/// The floor of a file: the first folder below `src`.
fn floor(file: &str) -> &str {
    let below = file.strip_prefix("src/").unwrap_or(file);
    below.split(['/', '.']).next().unwrap_or(below)
}

#[test]
fn arrows_between_floors_run_one_way() {
    let house = House::read();
    let mut stray = BTreeSet::new();
    for (from, needed) in house.arrows() {
        let own = floor(from);
        let known = FLOORS.iter().find(|(name, _)| *name == own).map_or(&[][..], |floor| floor.1);
        for to in needed {
            let other = floor(to);
            if other != own && !known.contains(&other) {
                stray.insert((from.as_str(), to.as_str()));
            }
        }
    }
    assert!(stray.is_empty(), "these files need a floor that is not below theirs: {stray:#?}");
}

#[test]
fn no_two_files_need_each_other() {
    let circles = source::circles(House::read().arrows());
    assert!(circles.is_empty(), "these files need each other: {circles:#?}");
}

#[test]
fn every_file_can_be_held_in_mind() {
    let lengths: BTreeMap<String, usize> = ["src", "tests", "benches"]
        .iter()
        .flat_map(|folder| rust_files(folder))
        .map(|(name, text)| (name, text.lines().count()))
        .collect();
    assert!(lengths.len() > 400, "the sources are somewhere else");
    let long: BTreeMap<&str, usize> = lengths
        .iter()
        .filter(|(_, lines)| **lines > MOST_LINES)
        .map(|(name, lines)| (name.as_str(), *lines))
        .collect();
    assert!(long.is_empty(), "longer than {MOST_LINES} lines: {long:?}");
}
