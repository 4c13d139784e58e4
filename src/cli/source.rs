//! Where a maze comes from: a file, standard input, or a code.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use icetea_maze::maze::{Build, Maze, Spec, read};

use super::error::CliError;
use super::progress::Progress;

/// What the word MAZE on the command line stands for.
pub enum MazeSource {
    File(PathBuf),
    StandardInput,
    Code(Spec),
}

/// No file is read beyond this: the largest maze as SVG, the wordiest that is written, stays below.
const MOST_GIBIBYTES: u64 = 4;

impl MazeSource {
    pub fn find(maze: &OsStr) -> Result<Self, CliError> {
        if maze == "-" {
            return Ok(Self::StandardInput);
        }
        if Path::new(maze).exists() {
            return Ok(Self::File(PathBuf::from(maze)));
        }
        let maze = maze.to_string_lossy();
        maze.parse()
            .map(Self::Code)
            .map_err(|code| CliError::NoMaze { maze: maze.into_owned(), code })
    }

    /// The maze, and its code if it came from one.
    pub fn maze(self) -> Result<(Maze, Option<Spec>), CliError> {
        match self {
            Self::Code(spec) => Ok((build(&spec), Some(spec))),
            Self::File(path) => {
                let name = path.display().to_string();
                match File::open(&path) {
                    Ok(file) => Ok((read_maze(file, name)?, None)),
                    Err(error) => Err(CliError::CannotRead { name, error }),
                }
            }
            Self::StandardInput => {
                Ok((read_maze(io::stdin().lock(), "standard input".to_owned())?, None))
            }
        }
    }
}

fn read_maze(input: impl Read, name: String) -> Result<Maze, CliError> {
    let limit = MOST_GIBIBYTES << 30;
    let mut bytes = Vec::new();
    match input.take(limit + 1).read_to_end(&mut bytes) {
        Err(error) => Err(CliError::CannotRead { name, error }),
        Ok(length) if length as u64 > limit => {
            Err(CliError::TooLong { name, gibibytes: MOST_GIBIBYTES })
        }
        Ok(_) => read(&bytes).map_err(|error| CliError::NoMazeInFile { name, error }),
    }
}

/// Builds a maze, with a progress bar if it takes long.
pub fn build(spec: &Spec) -> Maze {
    let mut progress = Progress::new("Building");
    let mut build = Build::new(spec);
    while build.advance(1 << 20) {
        progress.show_share(build.progress());
    }
    build.finish()
}
