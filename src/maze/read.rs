//! A maze from a file of any kind that is known here.

use super::Maze;
use super::picture::{self, PictureError};
use super::text::{self, TextError};

/// Why a file is no maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It is a picture.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// It is a text, or neither.
    #[error(transparent)]
    Text(#[from] TextError),
}

/// Reads a maze from text or a picture, and finds out by itself which it is.
///
/// ```
/// use icetea_maze::maze::{Tile, read};
///
/// let maze = read(b"#######\n#S  #G#\n# #   #\n#######\n")?;
/// assert_eq!((maze.start(), maze.goal()), (Tile::new(1, 1), Tile::new(5, 1)));
/// # Ok::<(), icetea_maze::maze::ReadError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Maze, ReadError> {
    if picture::is_png(bytes) {
        return Ok(picture::read_png(bytes)?);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) if picture::is_svg(bytes) => Ok(picture::read_svg(text)?),
        _ => Ok(text::read(bytes)?),
    }
}
