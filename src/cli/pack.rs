//! `pack`: put mazes into a pack, or read one.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use icetea_maze::game::pack::{Pack, PackMaze};
use icetea_maze::maze::Spec;

use super::args::PackArguments;
use super::source::{MazeArgument, bytes};
use super::{CliError, Outcome};
use crate::console;

/// The most bytes that are read of a pack, or of a maze for one.
const MOST_BYTES: u64 = 1 << 20;

pub fn run(arguments: &PackArguments) -> Result<Outcome, CliError> {
    let mut mazes = Vec::new();
    for word in &arguments.mazes {
        match MazeArgument::find(word)? {
            MazeArgument::Code(spec) => mazes.push(PackMaze { spec, name: String::new() }),
            MazeArgument::File(path) if path.is_dir() => {
                for file in files_in(&path)? {
                    mazes.push(maze_of(&file)?);
                }
            }
            MazeArgument::File(file) => mazes.push(maze_of(&file)?),
            MazeArgument::StandardInput => mazes.push(maze_of(Path::new("/dev/stdin"))?),
        }
    }
    let written = Pack { title: arguments.title.clone(), mazes }.to_string();
    let name = || arguments.title.clone();
    let pack: Pack = written
        .parse()
        .map_err(|error| CliError::NoPack { name: name(), error: Box::new(error) })?;
    let mut out = console::output()?;
    write!(out, "{pack}")?;
    out.flush()?;
    Ok(Outcome::Done)
}

/// Reads a pack.
pub fn read(file: &Path) -> Result<Pack, CliError> {
    let text = text_of(file)?;
    let name = || file.display().to_string();
    text.parse().map_err(|error| CliError::NoPack { name: name(), error: Box::new(error) })
}

fn text_of(file: &Path) -> Result<String, CliError> {
    let name = || file.display().to_string();
    let read = bytes(file, MOST_BYTES);
    let bytes = read.map_err(|error| CliError::CannotRead { name: name(), error })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
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

/// The maze of a file, which is named after it: its first word is a code, or it is a picture.
fn maze_of(file: &Path) -> Result<PackMaze, CliError> {
    let text = text_of(file)?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let code = text.split_whitespace().next().and_then(|word| word.parse::<Spec>().ok());
    let spec =
        match code {
            Some(spec) => spec,
            None => Spec::drawn(text.parse().map_err(|error| CliError::NoneForPack {
                name: file.display().to_string(),
                error,
            })?),
        };
    Ok(PackMaze { spec, name })
}
