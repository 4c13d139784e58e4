//! What can be wrong with a picture, each error as one sentence.

use super::png_format::{MAX_GOALS, MAX_PIXELS, MAX_PIXELS_OF_SIDE, MAX_PIXELS_PER_TILE};
use crate::maze::memory::TooLittleMemory;
use crate::maze::{MAX_SIDE, MazeError, ShapeError};

/// Why a picture could not be read as a maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum PictureError {
    #[error("this is not a PNG picture: its first bytes are not those of one")]
    NotPng,
    #[error("the PNG cannot be read up to its first pixel: {reason}")]
    PngHeader { reason: String },
    /// The pixels are damaged or missing from this row on, counted from 0 at the top.
    #[error("the PNG cannot be read from pixel row {row} on: {reason}")]
    PngRow { row: u32, reason: String },
    #[error("the PNG cannot be read after its last pixel row: {reason}")]
    PngEnd { reason: String },
    #[error(
        "the picture claims {width} × {height} pixels; at most {MAX_PIXELS_OF_SIDE} on a side and \
         {MAX_PIXELS} in all can be read"
    )]
    TooManyPixels { width: u32, height: u32 },
    /// A file of this length in bytes cannot hold such a picture, however well it is compressed.
    #[error("the PNG claims {width} × {height} pixels, more than its {length} bytes can hold")]
    HollowPng { width: u32, height: u32, length: usize },
    /// The picture shows more tiles than a maze can have. They are the largest squares that
    /// everything in it is made of.
    #[error(
        "the picture shows {columns} × {rows} tiles of {pixels_per_tile} × {pixels_per_tile} \
         pixels; at most {MAX_SIDE} × {MAX_SIDE} tiles can be read"
    )]
    TooManyTiles { columns: u32, rows: u32, pixels_per_tile: u32 },
    /// Two whole tiles have the start's colour. The second has its upper left corner here.
    #[error(
        "the PNG has a second start at pixel ({x}, {y}), a tile of the colour #B8F5E0; \
         expected one"
    )]
    SecondPngStart { x: u32, y: u32 },
    #[error("the PNG has more than {MAX_GOALS} tiles of the goal's colour #FFE680")]
    TooManyGoals,
    #[error("the bitmap cannot be read: there is no {missing} at its beginning")]
    PnmHeader { missing: &'static str },
    /// The file ends before the picture does, in this row, counted from 0 at the top.
    #[error(
        "the bitmap cannot be read from pixel row {row} on: the file ends there, or something else than a number stands there"
    )]
    ShortPnm { row: u32 },
    #[error(transparent)]
    Memory(#[from] TooLittleMemory),
    #[error("the picture shows no walls: all of it is about equally light")]
    NoWalls,
    #[error(
        "no tiles can be found in the picture; walls have to be straight, in rows and columns, and \
         all equally thick"
    )]
    NoTiles,
    #[error("the SVG is not well-formed XML: {reason}")]
    Xml { reason: String },
    /// The SVG holds something that no picture of a maze has. Lines and characters count from 1.
    #[error("line {line}, column {column} of the SVG: found {found}, expected {expected}")]
    Svg { line: usize, column: usize, found: String, expected: String },
    #[error("the picture shows no open tile, only walls")]
    NoOpenTile,
    /// The tiles are fine, but the start or a goal is not.
    #[error("the picture shows no maze: {0}")]
    NoMaze(#[from] MazeError),
    #[error(transparent)]
    Shape(#[from] ShapeError),
}

/// Why a picture could not be written.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum WriteError {
    #[error("a tile cannot be {0} pixels wide; expected 1 to {MAX_PIXELS_PER_TILE}")]
    PixelsPerTile(u32),
    /// The picture would be too large to be read back.
    #[error(
        "{columns} × {rows} tiles of {pixels_per_tile} × {pixels_per_tile} pixels are too large a \
         picture; the most pixels per tile that work are {largest}"
    )]
    TooLarge { columns: u16, rows: u16, pixels_per_tile: u32, largest: u32 },
    #[error("the picture cannot be written: {0}")]
    Io(#[from] std::io::Error),
}

impl From<png::EncodingError> for WriteError {
    fn from(error: png::EncodingError) -> Self {
        match error {
            png::EncodingError::IoError(error) => Self::Io(error),
            other => Self::Io(std::io::Error::other(other)),
        }
    }
}

/// The beginning of a text from a file, short enough for a sentence.
pub(super) fn clipped(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
