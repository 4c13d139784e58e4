//! The two floors never mix: what decides anything knows no window, no clock, no disk and no
//! randomness but what is handed to it; and arrows between modules run one way.

use std::fs;
use std::path::{Path, PathBuf};

/// What knows of the world outside.
const FORBIDDEN_IN_RULES: &[&str] = &[
    "macroquad",
    "miniquad",
    "std::{",
    "std::time",
    "Instant",
    "SystemTime",
    "std::fs",
    "std::env",
    "std::thread",
    "std::process",
    "rand::rng",
    "rand::random",
    "getrandom",
    // Its order differs from run to run.
    "HashMap",
    "HashSet",
    "RandomState",
    "DefaultHasher",
    "std::net",
    "stdin",
    "stdout",
    "stderr",
    "println!",
    "crate::store",
    "crate::cli",
];

/// What starts threads among the rules and waits for them, and what asks how many there may be: it
/// changes nothing of what they find, which `tests/at_once.rs` holds.
const USE_THREADS: [&str; 2] = ["src/maze/generate/kruskal/whole.rs", "src/maze/generate/build.rs"];

/// Where a rule holds, and what must not be named there.
const RULES: &[(&str, &[&str])] = &[
    ("src/maze", FORBIDDEN_IN_RULES),
    ("src/maze", &["crate::game"]),
    ("src/game", FORBIDDEN_IN_RULES),
    ("src/game", &["crate::sound", "crate::cues"]),
    ("src/sound", FORBIDDEN_IN_RULES),
    ("src/cues", FORBIDDEN_IN_RULES),
    ("src/sound", &["crate::game", "crate::maze"]),
    ("src/cli", &["macroquad", "miniquad", "crate::window"]),
    ("src/window", &["crate::cli"]),
];

fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    let files = entries.flat_map(|entry| rust_files(&entry.unwrap().path()));
    files.filter(|file| !file.ends_with("tests.rs")).collect()
}

#[test]
fn no_floor_names_what_is_not_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (module, forbidden) in RULES {
        let mut files = rust_files(&root.join(format!("{module}.rs")));
        files.extend(rust_files(&root.join(module)));
        assert!(!files.is_empty(), "{module} is nowhere");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            // What is drawn from for tests alone is not part of the floor.
            let (code, tests) = text.split_once("#[cfg(test)]\nmod tests").unwrap_or((&text, ""));
            let end_the_file = matches!(tests, "" | ";\n") || tests.matches("\n}\n").count() == 1;
            assert!(end_the_file, "{}: tests end the file", file.display());
            let uses_threads = USE_THREADS.iter().any(|one| file.ends_with(one));
            let may = |word: &str| uses_threads && word == "std::thread";
            for word in forbidden.iter().filter(|word| !may(word)) {
                assert!(!code.contains(word), "{} names {word}", file.display());
            }
        }
    }
}

/// What the compiler cannot check calls the system, or what macroquad draws with, and is in a few
/// files of the binary.
#[test]
fn only_what_calls_the_system_is_unsafe() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in rust_files(&root.join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        let is_unsafe = text.contains("unsafe {") || text.contains("(unsafe_code)]");
        let may_be = [
            "src/window/lost_display.rs",
            "src/window/memory.rs",
            "src/window/rest.rs",
            "src/window/sound/alsa.rs",
            "src/window/turn.rs",
            "src/window/voice/page.rs",
            "src/console.rs",
            "src/lib.rs",
        ];
        let may_be = may_be.iter().any(|one| file.ends_with(one));
        assert!(!is_unsafe || may_be, "{}", file.display());
    }
}

#[test]
fn only_the_random_module_draws() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in rust_files(&root.join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        let is_whole = |(at, _): (usize, &str)| !text[..at].ends_with(char::is_alphanumeric);
        let draws = text.match_indices("rand::").any(is_whole) || text.contains("rand_xoshiro::");
        assert_eq!(draws, file.ends_with("maze/random.rs"), "{}", file.display());
    }
}
