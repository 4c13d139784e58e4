//! What can go wrong on the command line, each error as one sentence.

use std::io;
use std::path::PathBuf;

use icetea_maze::game::bookmark::BookmarkError;
use icetea_maze::game::lab::CardError;
use icetea_maze::game::pack::{PackError, PackFlaw};
use icetea_maze::game::replay::{ChallengeError, RecordingError};
use icetea_maze::game::rules::judge::Unjudged;
use icetea_maze::game::scene::Unfit;
use icetea_maze::game::told_run::ToldRunError;
use icetea_maze::game::versus::code::MatchCodeError;
use icetea_maze::guest::COMMAND_FILE;
use icetea_maze::maze::memory::TooLittleMemory;
use icetea_maze::maze::names::UnknownName;
use icetea_maze::maze::picture::{MAX_PIXELS_PER_TILE, WriteError};
use icetea_maze::maze::world::{WorldError, WorldSpec};
use icetea_maze::maze::{DraftError, NoLine, ReadError, SpecError};
use icetea_maze::picture::BookError;
use icetea_maze::store::Notice;

#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error("there is no command '{word}'; did you mean {nearest}?")]
    NoCommand { word: String, nearest: &'static str },

    #[error(transparent)]
    Spec(#[from] SpecError),

    #[error(transparent)]
    World(#[from] WorldError),

    #[error("{name}: {error}")]
    NoWorld { name: String, error: WorldError },

    #[error("there is no room {column},{row} in {spec}: columns and rows are counted from 0")]
    NoRoom { column: u32, row: u32, spec: WorldSpec },

    #[error(
        "a picture of {width} x {height} pixels is too large: at most {most} pixels; --tiles has no limit"
    )]
    TooManyPixels { width: u32, height: u32, most: u64 },

    #[error("{0} is a world, too large to be held: write it with --output FILE.maze")]
    OnlyAsWorld(WorldSpec),

    #[error(transparent)]
    TooLittleMemory(#[from] TooLittleMemory),

    #[error(transparent)]
    Match(#[from] MatchCodeError),

    #[error(transparent)]
    Challenge(#[from] ChallengeError),

    #[error("'{maze}' is neither a file nor a code: there is no such file, and {code}")]
    NoMaze { maze: String, code: SpecError },

    #[error("'{0}' is neither a file nor a code: there is no such file, and it is not valid UTF-8")]
    NoText(String),

    #[error("cannot read {name}: {error}")]
    CannotRead { name: String, error: io::Error },

    #[error("{name} is larger than {gibibytes} GiB, and nothing that is read here needs that much")]
    TooLong { name: String, gibibytes: u64 },

    #[error("{name} is larger than {mebibytes} MiB: hand it over in several parts")]
    LargeClass { name: String, mebibytes: u64 },

    #[error("{name}: {error}")]
    NoMazeInFile { name: String, error: ReadError },

    #[error("{name}: {error}")]
    NoDraft { name: String, error: DraftError },

    #[error("{name}: {error}")]
    NoPack { name: String, error: Box<PackError> },

    #[error("{name} is neither the code of a maze nor a maze drawn with characters: {error}")]
    NoneForPack { name: String, error: DraftError },

    #[error("{name}: {flaw}")]
    NotForPack { name: String, flaw: PackFlaw },

    #[error("{0}: there are no mazes in it")]
    EmptyPack(String),

    #[error("{name}: {error}")]
    NoCard { name: String, error: Box<CardError> },

    #[error("{name}: {notice}")]
    NoBundle { name: String, notice: Notice },

    #[error(transparent)]
    Bookmark(#[from] BookmarkError),

    #[error(
        "there is no worksheet of '{0}': only of a small kruskal maze without loops, or of a card"
    )]
    NoWorksheet(String),

    #[error("{}: a worksheet is a .svg file", .0.display())]
    NoSvg(PathBuf),

    #[error("{}: a book is a .pdf file", .0.display())]
    NoPdf(PathBuf),

    #[error(transparent)]
    Book(#[from] BookError),

    #[error(transparent)]
    NoLine(#[from] NoLine),

    #[error("{code}: {error}")]
    Unjudged { code: String, error: Unjudged },

    #[error("there is no such file, and {0}")]
    NoOffer(#[from] UnknownName),

    #[error("{name}: {error}")]
    NoRecording { name: String, error: RecordingError },

    #[error("{name}: {error}")]
    NoToldRun { name: String, error: ToldRunError },

    #[error("cannot write {}: {error}", .path.display())]
    CannotWrite { path: PathBuf, error: io::Error },

    #[error("the program cannot keep anything beside itself: {0}; move it to a folder of yours")]
    NotPortable(io::Error),

    #[error("cannot write to standard output: {0}")]
    StandardOutput(#[from] io::Error),

    #[error("{}: {error}", .path.display())]
    Picture { path: PathBuf, error: WriteError },

    #[error("{}: a file must end in .txt, .png, .svg or .maze, so that its kind is known", .0.display())]
    UnknownKind(PathBuf),

    #[error("{0} pixels a tile cannot be drawn: --pixels takes 1 to {MAX_PIXELS_PER_TILE}")]
    Pixels(u32),

    #[error("which program? Its command stands behind --, or in {} in its folder", COMMAND_FILE)]
    NoGuest,

    #[error(transparent)]
    NoLanguage(UnknownName),

    #[error("{}: no folder in it has a {}", .0.display(), COMMAND_FILE)]
    NoClass(PathBuf),

    #[error("{maze}: {error}")]
    Unfit { maze: String, error: Unfit },

    #[error("--{option} is only for {kind}")]
    OptionOfOtherKind { option: &'static str, kind: &'static str },
}

/// Windows reports this error too for a pipe whose reader is gone.
const NOT_CONNECTED: i32 = 233;

impl CliError {
    /// Whether the reader of standard output has closed the pipe.
    pub fn is_closed_pipe(&self) -> bool {
        match self {
            Self::StandardOutput(error)
            | Self::CannotWrite { error, .. }
            | Self::Picture { error: WriteError::Io(error), .. } => {
                let is_unconnected = cfg!(windows) && error.raw_os_error() == Some(NOT_CONNECTED);
                error.kind() == io::ErrorKind::BrokenPipe || is_unconnected
            }
            _ => false,
        }
    }
}
