//! Writing a maze down as the options say.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use icetea_maze::maze::picture::{
    MAX_PIXELS_PER_TILE, WriteError, check_png_size, usual_pixels, write_png, write_svg,
};
use icetea_maze::maze::text::{self, TextStyle};
use icetea_maze::maze::{Drawing, Maze, Tile};

use super::args::OutputArguments;
use super::error::CliError;

/// Output options that fit together.
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
    /// Writes a maze, with a solution drawn in if there is one.
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
                let mut out = BufWriter::new(io::stdout().lock());
                text::write(&drawing, style, &mut out)?;
                Ok(out.flush()?)
            }
            Target::Text(path, style) => {
                write_file(path, |out| Ok(text::write(&drawing, style, out)?))
            }
            Target::Svg(path) => write_file(path, |out| Ok(write_svg(&drawing, out)?)),
            Target::Png(path, pixels) => {
                let pixels = pixels.unwrap_or_else(|| usual_pixels(maze));
                // First, for a size that is refused must not cost the file that is there.
                check_png_size(maze, pixels)
                    .map_err(|error| CliError::Picture { path: path.to_owned(), error })?;
                write_file(path, |out| write_png(&drawing, pixels, out))
            }
        }
    }
}

/// Writes a file through a buffer.
fn write_file(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), WriteError>,
) -> Result<(), CliError> {
    let cannot_write = |error| CliError::CannotWrite { path: path.to_owned(), error };
    let mut out = BufWriter::new(File::create(path).map_err(cannot_write)?);
    match write(&mut out) {
        Ok(()) => out.flush().map_err(cannot_write),
        Err(WriteError::Io(error)) => Err(cannot_write(error)),
        Err(error) => Err(CliError::Picture { path: path.to_owned(), error }),
    }
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
