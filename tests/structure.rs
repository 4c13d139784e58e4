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

/// Files that need each other all the same: no circle is larger than one of these lists, which must
/// only ever shrink.
const KNOWN_CIRCLES: &[&[&str]] = &[&[
    "src/maze/generate.rs",
    "src/maze/generate/build.rs",
    "src/maze/generate/info.rs",
    "src/maze/generate/loops.rs",
    "src/maze/generate/rooms.rs",
    "src/maze/spec.rs",
    "src/maze/spec/error.rs",
    "src/maze/spec/seed.rs",
    "src/maze/spec/stop.rs",
]];

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
    let found = source::circles(House::read().arrows());
    let is_part = |circle: &[String], known: &[&str]| {
        circle.iter().all(|file| known.contains(&file.as_str()))
    };
    let is_known = |circle: &&Vec<String>| KNOWN_CIRCLES.iter().any(|known| is_part(circle, known));
    let fresh: Vec<_> = found.iter().filter(|circle| !is_known(circle)).collect();
    assert!(fresh.is_empty(), "these files need each other: {fresh:#?}");
    let is_left = |known: &&&[&str]| found.iter().any(|circle| is_part(circle, known));
    let gone: Vec<_> = KNOWN_CIRCLES.iter().filter(|known| !is_left(known)).collect();
    assert!(gone.is_empty(), "these need each other no more; strike them off: {gone:#?}");
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
