//! Programs to begin with, in eight languages: a mouse, a union-find and a stack in each.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use icetea_maze::guest::COMMAND_FILE;
use icetea_maze::maze::names::{self, UnknownName};

use super::CliError;
use super::output::write_file;

/// The programs in a language, and how the mouse is run.
#[derive(Clone, Copy, PartialEq)]
struct Starter {
    language: &'static str,
    command: &'static str,
    /// The files, with their names.
    files: [(&'static str, &'static str); 3],
}

macro_rules! starters {
    ($($language:literal $ending:literal: $command:literal,)+) => {
        [$(Starter {
            language: $language,
            command: $command,
            files: [
                starter_file!($language "mouse" $ending),
                starter_file!($language "union_find" $ending),
                starter_file!($language "stack" $ending),
            ],
        },)+]
    };
}

macro_rules! starter_file {
    ($language:literal $name:literal $ending:literal) => {
        (
            concat!($name, ".", $ending),
            include_str!(concat!("../../assets/guests/", $language, "/", $name, ".", $ending)),
        )
    };
}

const STARTERS: [Starter; 8] = starters! {
    "python" "py": "python3 mouse.py",
    "javascript" "js": "node mouse.js",
    "c" "c": "./mouse",
    "cpp" "cpp": "./mouse",
    "java" "java": "java mouse.java",
    "go" "go": "./mouse",
    "rust" "rs": "./mouse",
    "zig" "zig": "./mouse",
};

/// Writes the programs in a language into a folder, and the mouse's command; says what was written.
/// What is there already stays as it is.
pub fn write(language: &OsStr, folder: &Path) -> Result<String, CliError> {
    let starter = named(&language.to_string_lossy()).map_err(CliError::NoLanguage)?;
    let no_folder = |error| CliError::CannotWrite { path: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(no_folder)?;
    let command = format!("{}\n", starter.command);
    let files = starter.files.iter().copied().chain([(COMMAND_FILE, &*command)]);
    for (name, text) in files.clone() {
        let path = folder.join(name);
        if path.symlink_metadata().is_ok() {
            let error = std::io::Error::other("it is there already, and stays as it is");
            return Err(CliError::CannotWrite { path, error });
        }
        write_file(&path, |out| Ok(std::io::Write::write_all(out, text.as_bytes())?))?;
    }
    let names: Vec<&str> = files.map(|(name, _)| name).collect();
    let how = starter.files[0].1.lines().next().unwrap_or_default();
    Ok(format!("{}: {}\n{how}", folder.display(), names.join(", ")))
}

fn named(language: &str) -> Result<Starter, UnknownName> {
    names::find("language", language, &STARTERS, |starter: Starter| starter.language)
}
