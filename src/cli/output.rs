//! Writing a maze as the options say.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use icetea_maze::maze::picture::{
    MAX_PIXELS_PER_TILE, WriteError, check_png_size, usual_pixels, write_line, write_png, write_svg,
};
use icetea_maze::maze::text::{self, TextStyle};
use icetea_maze::maze::{Drawing, Maze, Tile};

use icetea_maze::store::{remove_leftovers, replace};

use super::args::OutputArguments;
use super::error::CliError;
use super::source::create;
use crate::console;

/// Output options that were checked to fit together.
pub struct Output<'a> {
    doors: bool,
    target: Target<'a>,
}

enum Target<'a> {
    StandardOutput(TextStyle),
    Text(&'a Path, TextStyle),
    Png(&'a Path, Option<u32>),
    Svg(&'a Path),
}

enum Kind {
    Text,
    Png,
    Svg,
}

impl OutputArguments {
    /// Checks the options before any work is done.
    pub fn check(&self) -> Result<Output<'_>, CliError> {
        let path = self.output.as_deref().filter(|path| *path != Path::new("-"));
        let kind = path.map_or(Ok(Kind::Text), kind_of)?;
        let misplaced = |option, kind| Err(CliError::OptionOfOtherKind { option, kind });
        match kind {
            Kind::Png | Kind::Svg if self.style.is_some() => return misplaced("style", "text"),
            Kind::Text | Kind::Svg if self.pixels.is_some() => {
                return misplaced("pixels", "a .png file");
            }
            _ => {}
        }
        if let Some(pixels) = self.pixels
            && !(1..=MAX_PIXELS_PER_TILE).contains(&pixels)
        {
            return Err(CliError::Pixels(pixels));
        }
        let style = self.style.unwrap_or(TextStyle::Hash);
        let target = match (path, kind) {
            (None, _) => Target::StandardOutput(style),
            (Some(path), Kind::Text) => Target::Text(path, style),
            (Some(path), Kind::Png) => Target::Png(path, self.pixels),
            (Some(path), Kind::Svg) => Target::Svg(path),
        };
        Ok(Output { doors: self.doors, target })
    }
}

impl Output<'_> {
    /// Checks whether a maze of this size can be written, before it is built or solved.
    pub fn check_size(&self, sides: (u16, u16)) -> Result<(), CliError> {
        let Target::Png(path, Some(pixels)) = self.target else { return Ok(()) };
        check_png_size(sides, pixels)
            .map_err(|error| CliError::Picture { path: path.to_owned(), error })
    }

    /// Writes a line through these places of a maze, which is always an SVG picture.
    pub fn write_line(&self, maze: &Maze, corners: &[[f32; 2]]) -> Result<(), CliError> {
        match self.target {
            Target::StandardOutput(_) => {
                let mut out = BufWriter::new(console::output()?);
                write_line(maze.grid(), corners, &mut out)?;
                Ok(out.flush()?)
            }
            Target::Svg(path) => write_file(path, |out| Ok(write_line(maze.grid(), corners, out)?)),
            Target::Text(..) | Target::Png(..) => {
                Err(CliError::OptionOfOtherKind { option: "one-line", kind: "a .svg file" })
            }
        }
    }

    /// Writes a maze, with the solution drawn in if there is one.
    pub fn write(&self, maze: &Maze, solution: Option<&[Tile]>) -> Result<(), CliError> {
        let mut drawing = Drawing::new(maze);
        if self.doors {
            drawing = drawing.with_doors();
        }
        if let Some(solution) = solution {
            drawing = drawing.with_path(solution.iter().copied());
        }
        match self.target {
            Target::StandardOutput(style) => {
                let mut out = BufWriter::new(console::output()?);
                text::write(&drawing, style, &mut out)?;
                Ok(out.flush()?)
            }
            Target::Text(path, style) => {
                write_file(path, |out| Ok(text::write_file(&drawing, style, out)?))
            }
            Target::Svg(path) => write_file(path, |out| Ok(write_svg(&drawing, out)?)),
            Target::Png(path, pixels) => {
                let pixels = pixels.unwrap_or_else(|| usual_pixels(maze));
                write_file(path, |out| write_png(&drawing, pixels, out))
            }
        }
    }
}

/// Writes a file, which keeps its old content until all of the new one is written.
pub fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<(), WriteError>,
) -> Result<(), CliError> {
    let written = match fs::metadata(path) {
        // A pipe or a device has no old content to keep.
        Ok(metadata) if !metadata.is_file() => write_through(path, write),
        _ => {
            remove_leftovers(
                path.parent().filter(|folder| folder.is_dir()).unwrap_or(Path::new(".")),
            );
            replace(path, write)
        }
    };
    written.map_err(|error| match error {
        WriteError::Io(error) => CliError::CannotWrite { path: path.to_owned(), error },
        error => CliError::Picture { path: path.to_owned(), error },
    })
}

fn write_through(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<(), WriteError>,
) -> Result<(), WriteError> {
    let file = create(path)?;
    let mut out = BufWriter::new(&file);
    write(&mut out)?;
    Ok(out.flush()?)
}

fn kind_of(path: &Path) -> Result<Kind, CliError> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    match &extension.to_ascii_lowercase()[..] {
        "txt" => Ok(Kind::Text),
        "png" => Ok(Kind::Png),
        "svg" => Ok(Kind::Svg),
        _ => Err(CliError::UnknownKind(path.to_owned())),
    }
}
