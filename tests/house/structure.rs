//! The structure of the sources: dependencies between layers have one direction, no two files need
//! each other, and no file becomes too large to understand.

mod source;

use std::collections::{BTreeMap, BTreeSet};

use source::{House, rust_files, without_comments_and_strings};

/// The layers, and which others each may use. A layer not listed here uses none.
const FLOORS: &[(&str, &[&str])] = &[
    ("maze", &[]),
    ("sound", &[]),
    ("guest", &["maze"]),
    ("game", &["guest", "maze"]),
    ("store", &["game", "guest", "maze"]),
    ("net", &["game", "maze"]),
    ("words", &["game", "guest", "maze", "store"]),
    ("cues", &["app", "screens", "sound", "game", "maze"]),
    ("felt", &["game"]),
    ("picture", &["words", "game", "maze"]),
    ("world", &["game", "guest", "maze", "net"]),
    ("screens", &["picture", "words", "world", "game", "guest", "maze", "net"]),
    ("app", &["screens", "picture", "words", "world", "game", "guest", "maze"]),
    ("console", &["maze"]),
    ("again", &[]),
    ("process", &["guest"]),
    (
        "cli",
        &[
            "app", "screens", "picture", "words", "game", "guest", "maze", "store", "console",
            "again", "process",
        ],
    ),
    (
        "window",
        &[
            "app", "screens", "world", "picture", "words", "cues", "felt", "game", "guest", "maze",
            "net", "store", "sound", "console", "again", "process",
        ],
    ),
    ("free_memory", &[]),
    ("main", &["cli", "app", "window", "console", "free_memory", "maze"]),
];

/// The maximum number of lines of a file: more are hard to keep in mind, yet a topic spread over
/// several files is worse.
const MOST_LINES: usize = 600;

/// Lengths of at least this many pixels in a scene have a name.
const LEAST_NAMED_LENGTH: f32 = 8.0;
/// The layer of a file: the first folder below `src`.
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

/// Macroquad gives its state to callers on any thread (RUSTSEC-2025-0035): so no thread is started
/// where macroquad is used, directly or not, and its storage for callers from anywhere is not used.
#[test]
fn only_one_thread_knows_macroquad() {
    let code = |text: &str| {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let files: BTreeMap<String, String> =
        rust_files("src").into_iter().map(|(name, text)| (name, code(&text))).collect();
    let names = |file: &str, words: &[&str]| words.iter().any(|word| files[file].contains(word));
    let knows_it = |file: &str| names(file, &["macroquad", "miniquad"]);
    let house = House::read();
    let starts_threads = ["thread::spawn", "thread::Builder", "thread::scope"];
    let mut waiting: Vec<&str> = files.keys().map(String::as_str).collect();
    waiting.retain(|file| names(file, &starts_threads));
    assert!(waiting.len() > 3, "threads are started in some other way");
    let mut reached = BTreeSet::new();
    while let Some(file) = waiting.pop() {
        if reached.insert(file) {
            waiting.extend(house.arrows().get(file).into_iter().flatten().map(String::as_str));
        }
    }
    let in_threads: Vec<&str> = reached.into_iter().filter(|file| knows_it(file)).collect();
    assert!(in_threads.is_empty(), "threads come to know macroquad: {in_threads:?}");
    for file in files.keys() {
        assert!(!knows_it(file) || floor(file) == "window", "{file} knows macroquad");
        let kept = ["coroutine", "storage::", "telemetry"];
        assert!(!knows_it(file) || !names(file, &kept), "{file} uses macroquad's {kept:?}");
    }
}

/// `thread::spawn` panics where the system has no thread to spare; a builder says so.
#[test]
fn no_thread_is_taken_for_granted() {
    for (name, text) in rust_files("src") {
        assert!(!text.contains("thread::spawn("), "{name}");
    }
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

/// What each system has in a way of its own, under one name.
const ONE_A_SYSTEM: [&str; 10] = [
    "Disk",
    "Guests",
    "Heard",
    "Pads",
    "PhoneServer",
    "Pipes",
    "Reader",
    "Socket",
    "System",
    "TaskHandle",
];

#[test]
fn no_two_types_have_one_name() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in ["src", "assets"].iter().flat_map(|folder| rust_files(folder)) {
        for line in without_comments_and_strings(&text).lines() {
            let Some(item) = line.trim_start().strip_prefix("pub") else { continue };
            let item =
                item.split_once(") ").filter(|_| item.starts_with('(')).map_or(item, |it| it.1);
            let mut words = item.split_whitespace();
            if words.next().is_some_and(|kind| ["struct", "enum", "trait", "type"].contains(&kind))
            {
                let end = |sign: char| !sign.is_alphanumeric();
                let name = words.next().and_then(|word| word.split(end).next()).unwrap_or_default();
                places.entry(name.to_owned()).or_default().push(file.clone());
            }
        }
    }
    assert!(places.len() > 500, "types are declared in some other way");
    places.remove("");
    places.retain(|name, places| places.len() > 1 && !ONE_A_SYSTEM.contains(&name.as_str()));
    assert!(places.is_empty(), "these stand for several types: {places:#?}");
}

#[test]
fn a_comment_stands_alone() {
    let leans = |line: &str| {
        let comment = line.trim_start();
        let said = ["/// ", "//! "].iter().find_map(|sign| comment.strip_prefix(sign));
        said.is_some_and(|said| said.starts_with("The same"))
    };
    let mut leaning = BTreeSet::new();
    for (file, text) in ["src", "tests", "benches"].iter().flat_map(|folder| rust_files(folder)) {
        let before = std::iter::once("").chain(text.lines());
        let first =
            text.lines().zip(before).enumerate().filter(|(_, (line, before))| {
                leans(line) && !before.trim_start().starts_with("//")
            });
        leaning.extend(first.map(|(number, _)| format!("{file}:{}", number + 1)));
    }
    assert!(leaning.is_empty(), "these say something only beside their neighbours: {leaning:#?}");
}

#[test]
fn scenes_are_laid_out_by_rule() {
    let mut by_hand = BTreeMap::new();
    for (file, text) in rust_files("src/screens") {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let bare = without_comments_and_strings(text);
        let lengths: Vec<f32> = without_constants(&bare)
            .split(|sign: char| !sign.is_alphanumeric() && !matches!(sign, '.' | '_'))
            .filter(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))
            .filter(|word| word.contains('.'))
            .filter_map(|word| word.replace('_', "").trim_end_matches("f32").parse().ok())
            .filter(|&length| length >= LEAST_NAMED_LENGTH)
            .collect();
        if !lengths.is_empty() {
            by_hand.insert(file.replace("src/screens/", ""), lengths);
        }
    }
    assert_eq!(by_hand, BTreeMap::new(), "lengths without a name");
}

/// The code without its constants, which give names to their values.
fn without_constants(code: &str) -> String {
    let mut left = String::new();
    let mut is_constant = false;
    for line in code.lines() {
        let item = line.trim_start();
        let item =
            item.split_once(") ").filter(|_| item.starts_with("pub(")).map_or(item, |it| it.1);
        let item = item.trim_start_matches("pub ");
        is_constant |= item.starts_with("const ") && !item.starts_with("const fn ");
        if !is_constant {
            left.push_str(line);
            left.push('\n');
        }
        is_constant &= !line.ends_with(';');
    }
    left
}
