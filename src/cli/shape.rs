//! What `--shape` names: an outline, a word, or a picture.

use std::path::Path;

use icetea_maze::game::settings::Outline;
use icetea_maze::maze::names;
use icetea_maze::maze::picture::read_shape;
use icetea_maze::maze::{SHAPE_MOST_ROOMS, Shape, ShapeError, Size, SpecError};
use icetea_maze::picture::shape_of;

use super::error::CliError;
use super::source;

/// The largest picture that is read.
const MOST_BYTES: u64 = 256 << 20;
/// How a word begins.
const WORD: &str = "word:";
/// The outlines, each with its name here.
const NAMED: [(&str, Outline); 7] = [
    ("circle", Outline::Circle),
    ("heart", Outline::Heart),
    ("star", Outline::Star),
    ("cat", Outline::Cat),
    ("mouse", Outline::Mouse),
    ("cheese", Outline::Cheese),
    ("teacup", Outline::Teacup),
];

/// The shape of this size that is named.
pub fn shape(named: &str, size: Size) -> Result<Shape, CliError> {
    let no_shape = |error| CliError::Spec(SpecError::Shape(error));
    if size.rooms() > SHAPE_MOST_ROOMS {
        return Err(no_shape(ShapeError::TooLarge(size.rooms())));
    }
    let found = if let Some(word) = named.strip_prefix(WORD) {
        shape_of(Outline::Word, word, size)
    } else {
        match names::find("shape", named, &NAMED, |(name, _)| name) {
            Ok((_, outline)) => shape_of(outline, "", size),
            Err(_) if Path::new(named).is_file() => return picture(Path::new(named), size),
            Err(unknown) => return Err(CliError::Spec(SpecError::Name(unknown))),
        }
    };
    found.ok_or_else(|| no_shape(ShapeError::TooSmall))
}

fn picture(file: &Path, size: Size) -> Result<Shape, CliError> {
    let name = || file.display().to_string();
    let bytes = source::bytes(file, MOST_BYTES);
    let bytes = bytes.map_err(|error| CliError::CannotRead { name: name(), error })?;
    read_shape(&bytes, size)
        .map_err(|error| CliError::NoMazeInFile { name: name(), error: error.into() })
}
