//! `pack`: put mazes into a pack, or read one.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use icetea_maze::game::pack::{PACK_MOST_BYTES, Pack, PackMaze};
use icetea_maze::maze::Spec;

use super::args::PackArguments;
use super::source::{MazeArgument, bytes};
use super::{CliError, Outcome};
use crate::console;

pub fn run(arguments: &PackArguments) -> Result<Outcome, CliError> {
    let mut pack = Pack { title: arguments.title.clone(), ..Pack::default() };
    for word in &arguments.mazes {
        let name = || word.to_string_lossy().into_owned();
        match MazeArgument::find(word)? {
            MazeArgument::Code(spec) => {
                add(&mut pack, PackMaze { spec, name: String::new() }, name())?;
            }
            MazeArgument::File(path) if path.is_dir() => {
                for file in files_in(&path)? {
                    add(&mut pack, maze_of(&file)?, file.display().to_string())?;
                }
            }
            MazeArgument::File(file) => add(&mut pack, maze_of(&file)?, name())?,
            MazeArgument::StandardInput => {
                let mut bytes = Vec::new();
                io::stdin().take(PACK_MOST_BYTES as u64).read_to_end(&mut bytes)?;
                add(&mut pack, maze_in(&bytes, "standard input", String::new())?, name())?;
            }
        }
    }
    let mut out = console::output()?;
    write!(out, "{pack}")?;
    out.flush()?;
    Ok(Outcome::Done)
}

fn add(pack: &mut Pack, maze: PackMaze, name: String) -> Result<(), CliError> {
    pack.add(maze).map_err(|flaw| CliError::NotForPack { name, flaw })
}

/// Reads a pack.
pub fn read(file: &Path) -> Result<Pack, CliError> {
    let read = String::from_utf8_lossy(&bytes_of(file)?).parse();
    let name = || file.display().to_string();
    read.map_err(|error| CliError::NoPack { name: name(), error: Box::new(error) })
}

/// What is in a file, or so much that it is too long.
fn bytes_of(file: &Path) -> Result<Vec<u8>, CliError> {
    let name = || file.display().to_string();
    let read = bytes(file, PACK_MOST_BYTES as u64 + 1);
    read.map_err(|error| CliError::CannotRead { name: name(), error })
}

/// The files of a folder in the order of their names, without hidden ones.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let name = || folder.display().to_string();
    let entries =
        fs::read_dir(folder).map_err(|error| CliError::CannotRead { name: name(), error })?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let is_hidden =
        |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    files.retain(|path| path.is_file() && !is_hidden(path));
    files.sort_unstable();
    if files.is_empty() { Err(CliError::EmptyPack(name())) } else { Ok(files) }
}

/// The maze of a file, which is named after it.
fn maze_of(file: &Path) -> Result<PackMaze, CliError> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    maze_in(&bytes_of(file)?, &file.display().to_string(), name)
}

/// A maze by its code, which is the first word, or its picture of characters.
fn maze_in(bytes: &[u8], file: &str, name: String) -> Result<PackMaze, CliError> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}');
    let code = text.split_whitespace().next().and_then(|word| word.parse::<Spec>().ok());
    let drawn = || text.parse().map(Spec::drawn);
    let spec = code
        .map_or_else(drawn, Ok)
        .map_err(|error| CliError::NoneForPack { name: file.to_owned(), error })?;
    Ok(PackMaze { spec, name })
}
