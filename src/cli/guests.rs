//! What the commands for programs of the player's own share: which programs there are.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::guest::{COMMAND_FILE, split_command};

use super::CliError;
use super::args::GuestArguments;
use crate::process::{Guest, command_in};

/// A program with its name in a report.
pub struct Contestant {
    pub name: String,
    pub guest: Guest,
}

/// The program that the arguments name, or all of them, split at `--`.
pub fn contestants(
    command: &[OsString],
    arguments: &GuestArguments,
    class: Option<&Path>,
) -> Result<Vec<Contestant>, CliError> {
    if let Some(class) = class {
        return in_class(class);
    }
    let folder = arguments.dir.clone().unwrap_or_else(|| PathBuf::from("."));
    let mut found: Vec<Contestant> = command
        .split(|word| word == "--")
        .filter(|words| !words.is_empty())
        .map(|words| named(None, words.to_vec(), folder.clone()))
        .collect();
    if found.is_empty() && arguments.dir.is_some() {
        found.extend(of_folder(&folder)?);
    }
    if found.is_empty() { Err(CliError::NoGuest) } else { Ok(found) }
}

/// The only program that the arguments name.
pub fn contestant(
    command: &[OsString],
    arguments: &GuestArguments,
) -> Result<Contestant, CliError> {
    let mut found = contestants(command, arguments, None)?;
    Ok(found.swap_remove(0))
}

fn named(name: Option<String>, words: Vec<OsString>, folder: PathBuf) -> Contestant {
    let command = || words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    Contestant { name: name.unwrap_or_else(command), guest: Guest { words, folder } }
}

/// The program whose command stands in its folder.
fn of_folder(folder: &Path) -> Result<Option<Contestant>, CliError> {
    let command = command_in(folder).map_err(|error| {
        let name = folder.join(COMMAND_FILE).display().to_string();
        CliError::CannotRead { name, error }
    })?;
    let Some(command) = command else { return Ok(None) };
    let words = split_command(&command);
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    let words = words.into_iter().map(OsString::from).collect();
    Ok(Some(named(name, words, folder.to_owned())))
}

/// The programs of a class, by the names of their folders.
fn in_class(class: &Path) -> Result<Vec<Contestant>, CliError> {
    let name = || class.display().to_string();
    let folders =
        fs::read_dir(class).map_err(|error| CliError::CannotRead { name: name(), error })?;
    let mut folders: Vec<PathBuf> = folders.flatten().map(|folder| folder.path()).collect();
    folders.sort();
    let mut found = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        found.extend(of_folder(folder)?);
    }
    if found.is_empty() { Err(CliError::NoClass(class.to_owned())) } else { Ok(found) }
}
