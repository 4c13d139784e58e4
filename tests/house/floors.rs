//! The rules are separate from the outside world: code that decides anything knows no window, clock
//! or disk, and only randomness passed to it; and dependencies of modules have one direction.

use std::fs;
use std::path::{Path, PathBuf};

/// Crates and modules with access to the outside world.
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

/// The files among the rules that start threads and wait for them, or ask how many there may be:
/// threads do not change the results, as `tests/maze/at_once.rs` checks.
const USE_THREADS: [&str; 3] = [
    "src/maze/generate/kruskal/squares.rs",
    "src/maze/generate/build.rs",
    "src/maze/world/seen.rs",
];

/// The file among the rules with a map that has no order: it is looked up, and never gone over.
const LOOKS_UP: &str = "src/game/rules/puzzle.rs";

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
            // Dependencies for tests alone do not count.
            let (code, tests) = text.split_once("#[cfg(test)]\nmod tests").unwrap_or((&text, ""));
            let end_the_file = matches!(tests, "" | ";\n") || tests.matches("\n}\n").count() == 1;
            assert!(end_the_file, "{}: tests end the file", file.display());
            let uses_threads = USE_THREADS.iter().any(|one| file.ends_with(one));
            let looks_up = file.ends_with(LOOKS_UP);
            let may =
                |word: &str| uses_threads && word == "std::thread" || looks_up && word == "HashMap";
            for word in forbidden.iter().filter(|word| !may(word)) {
                assert!(!code.contains(word), "{} names {word}", file.display());
            }
        }
    }
}

/// Whether a source contains unsafe code: the word alone outside of comments, or the lint about it,
/// unless that is made stricter.
fn is_unsafe(source: &str) -> bool {
    let code: String = source.lines().map(|line| line.split("//").next().unwrap()).collect();
    let is_part = |symbol: char| symbol.is_alphanumeric() || symbol == '_';
    code.match_indices("unsafe").any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + "unsafe".len()..]);
        let is_lint = after.starts_with("_code") && !after["_code".len()..].starts_with(is_part);
        let is_strict = before.ends_with("forbid(") || before.ends_with("deny(");
        !before.ends_with(is_part) && (!after.starts_with(is_part) || is_lint && !is_strict)
    })
}

#[test]
fn whatever_is_unsafe_is_found() {
    for source in [
        "unsafe { call() }",
        "unsafe{call()}",
        "unsafe\n{ call() }",
        "unsafe fn call() {}",
        "pub(crate) unsafe fn call() {}",
        "unsafe impl Send for Handle {}",
        "unsafe trait Handle {}",
        "unsafe extern \"C\" { fn call(); }",
        "type OnError = unsafe extern \"C\" fn();",
        "#[unsafe(no_mangle)]",
        "#[unsafe(link_section = \".init_array\")]",
        "#[cfg_attr(windows, unsafe(no_mangle))]",
        "#[allow(unsafe_code)]",
        "#![allow(unsafe_code)]",
        "#[allow(unsafe_code, reason = \"it is measured\")]",
        "#[allow(dead_code, unsafe_code)]",
        "#[allow(\n    unsafe_code,\n    reason = \"it is measured\"\n)]",
        "#[expect(unsafe_code, reason = \"it is measured\")]",
        "#[cfg_attr(target_family = \"wasm\", allow(unsafe_code))]",
        "#[warn(unsafe_code)]",
    ] {
        assert!(is_unsafe(source), "{source}");
    }
    for source in [
        "",
        "#![forbid(unsafe_code)]",
        "#![deny(unsafe_code)]",
        "// unsafe { call() }",
        "/// This is unsafe.",
        "let is_unsafe = true;",
        "fn unsafe_words() {}",
        "let unsafely = 1;",
    ] {
        assert!(!is_unsafe(source), "{source}");
    }
}

/// Unsafe code calls the system, the page or macroquad's internals, and is in a few files of the
/// binary.
#[test]
fn only_what_calls_the_system_is_unsafe() {
    const MAY_BE: [&str; 16] = [
        "src/console.rs",
        "src/process/bond.rs",
        "src/window/file_chooser.rs",
        "src/window/guests/workers.rs",
        "src/window/handed_over.rs",
        "src/window/lost_display.rs",
        "src/window/memory.rs",
        "src/window/pads/page.rs",
        "src/window/rest.rs",
        "src/window/shell/turns.rs",
        "src/window/socket/page.rs",
        "src/window/sound/alsa.rs",
        "src/window/sound/page.rs",
        "src/window/turn.rs",
        "src/window/typing.rs",
        "src/window/voice/page.rs",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in rust_files(&root.join("src")) {
        let found = is_unsafe(&fs::read_to_string(&file).unwrap());
        let may_be = MAY_BE.iter().any(|one| file.ends_with(one));
        assert_eq!(found, may_be, "{}: unsafe, and may be", file.display());
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
