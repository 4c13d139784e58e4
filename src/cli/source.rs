//! Where a maze comes from: a file, standard input, or a code.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use icetea_maze::app::Opening;
use icetea_maze::game::settings::Language;
use icetea_maze::maze::memory;
use icetea_maze::maze::{Build, Maze, Reading, Spec, Warning, at_once, examine, may_begin_with};

use icetea_maze::store::Store;
use icetea_maze::words::sentences;

use super::error::CliError;
use super::progress::ProgressLine;
use crate::console::{one_line, tell};

/// What the word MAZE on the command line stands for.
pub enum MazeArgument {
    File(PathBuf),
    StandardInput,
    Code(Spec),
}

/// Whether a file's first bytes pass a test. A pipe is taken for a maze, since reading from it
/// would use the bytes up.
pub fn begins(file: &Path, is_it: impl Fn(&[u8]) -> bool) -> bool {
    const BEGINNING: u64 = 64;
    file.is_file() && bytes(file, BEGINNING).is_ok_and(|bytes| is_it(&bytes))
}

/// The bytes of a file, up to a limit.
pub fn bytes(file: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(file)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a file, or a pipe that another program writes into.
pub fn open(file: &Path) -> io::Result<File> {
    with_partner(file, |file| File::open(file))
}

/// Creates a file, or opens a pipe that another program reads from.
pub fn create(file: &Path) -> io::Result<File> {
    with_partner(file, |file| File::create(file))
}

/// Opens what may be a pipe, which blocks until another program opens its other end: after a while
/// a message says so.
fn with_partner(file: &Path, open: fn(&Path) -> io::Result<File>) -> io::Result<File> {
    const PATIENCE: Duration = Duration::from_millis(1500);
    if !file.metadata().is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir()) {
        return open(file);
    }
    let (tell, told) = mpsc::channel();
    let file = file.to_owned();
    thread::Builder::new().spawn(move || tell.send(open(&file)))?;
    let nobody = || io::Error::other("it is a pipe, and nobody is at its other end");
    told.recv_timeout(PATIENCE).unwrap_or_else(|_| Err(nobody()))
}

/// The opening that asks whether a bundle shall replace everything the player has here.
pub fn bundle(file: &Path) -> Result<Opening, CliError> {
    let name = file.display().to_string();
    let most = MOST_BUNDLE_GIBIBYTES << 30;
    if file.metadata().is_ok_and(|metadata| metadata.len() > most) {
        return Err(CliError::TooLong { name, gibibytes: MOST_BUNDLE_GIBIBYTES });
    }
    let bytes = match bytes(file, most) {
        Ok(bytes) => bytes,
        Err(error) => return Err(CliError::CannotRead { name, error }),
    };
    Store::check_bundle(&bytes).map_err(|notice| CliError::NoBundle { name, notice })?;
    Ok(Opening::Bundle(Arc::new(bytes)))
}

/// No player's bundle is larger, even with every run kept.
const MOST_BUNDLE_GIBIBYTES: u64 = 1;
/// No maze is read beyond this: the largest as SVG, the wordiest format, stays below.
const MOST_GIBIBYTES: u64 = 4;

impl MazeArgument {
    pub fn find(maze: &OsStr) -> Result<Self, CliError> {
        if maze == "-" {
            return Ok(Self::StandardInput);
        }
        // A dangling or circular link is a file that cannot be read.
        if Path::new(maze).symlink_metadata().is_ok() {
            return Ok(Self::File(PathBuf::from(maze)));
        }
        let Some(word) = maze.to_str() else {
            return Err(CliError::NoText(maze.to_string_lossy().into_owned()));
        };
        word.parse()
            .map(Self::Code)
            .map_err(|code| CliError::NoMaze { maze: word.to_owned(), code })
    }

    /// The maze, its code if it came from one, and what had to be assumed to read it.
    pub fn maze(self) -> Result<Found, CliError> {
        let (reading, file) = match self {
            Self::Code(spec) => {
                let maze = build(&spec)?;
                let (warnings, file) = (Vec::new(), String::new());
                return Ok(Found { maze, spec: Some(spec), warnings, file });
            }
            Self::File(path) => {
                let name = path.display().to_string();
                match open(&path) {
                    Ok(file) => (read_maze(file, name.clone())?, name),
                    Err(error) => return Err(CliError::CannotRead { name, error }),
                }
            }
            Self::StandardInput => {
                let name = "standard input".to_owned();
                (read_maze(io::stdin().lock(), name)?, String::new())
            }
        };
        Ok(Found { maze: reading.maze, spec: None, warnings: reading.warnings, file })
    }
}

/// A maze, and where it came from.
pub struct Found {
    pub maze: Maze,
    pub spec: Option<Spec>,
    pub warnings: Vec<Warning>,
    /// The file's name, if the maze came from one.
    pub file: String,
}

impl Found {
    /// What had to be assumed, as sentences.
    pub fn sentences(&self) -> Vec<String> {
        let sentence = |warning| sentences::warning(Language::English, warning);
        self.warnings.iter().map(sentence).collect()
    }

    /// Prints what had to be assumed.
    pub fn warn(&self) {
        for warning in self.sentences() {
            tell(&format!("icetea-maze: warning: {}", one_line(&warning)));
        }
    }
}

/// Reads a maze. What cannot be one goes no further than its beginning, since it may have no end.
fn read_maze(mut input: impl Read, name: String) -> Result<Reading, CliError> {
    const BEGINNING: u64 = 1 << 20;
    let limit = MOST_GIBIBYTES << 30;
    let mut bytes = Vec::new();
    let beginning = input.by_ref().take(BEGINNING).read_to_end(&mut bytes);
    let whole = match beginning {
        Ok(_) if may_begin_with(&bytes) => {
            input.take(limit + 1 - BEGINNING).read_to_end(&mut bytes).map(|_| bytes.len())
        }
        beginning => beginning,
    };
    match whole {
        Err(error) => Err(CliError::CannotRead { name, error }),
        Ok(length) if length as u64 > limit => {
            Err(CliError::TooLong { name, gibibytes: MOST_GIBIBYTES })
        }
        Ok(_) => examine(&bytes).map_err(|error| CliError::NoMazeInFile { name, error }),
    }
}

/// Builds a maze, with a progress bar if it takes long.
pub fn build(spec: &Spec) -> Result<Maze, CliError> {
    memory::check(u64::from(spec.size().rooms()), spec.bytes_per_room())?;
    let mut progress = ProgressLine::new("Building");
    let show = &mut |share| {
        progress.show_share(share);
        true
    };
    Ok(at_once(Build::new(spec).finish_while(show)).expect("nobody gives it up"))
}
