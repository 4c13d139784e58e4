//! Writing a maze down as the options say.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use icetea_maze::maze::picture::{write_png, write_svg};
use icetea_maze::maze::text::{self, TextStyle};
use icetea_maze::maze::{Drawing, Maze, Tile};

use super::args::OutputArguments;
use super::error::CliError;

/// How wide a tile of a PNG is unless that makes the picture larger than [`USUAL_SIDE`].
const USUAL_PIXELS: u32 = 16;
const USUAL_SIDE: u32 = 8192;

enum Kind {
    Text,
    Png,
    Svg,
}

impl OutputArguments {
    /// Writes a maze, with a way drawn in if there is one.
    pub fn write(&self, maze: &Maze, way: Option<&[Tile]>) -> Result<(), CliError> {
        let path = self.output.as_deref().filter(|path| *path != Path::new("-"));
        let kind = path.map_or(Ok(Kind::Text), kind_of)?;
        self.check_options(&kind)?;

        let mut drawing = Drawing::new(maze);
        if self.doors {
            drawing = drawing.with_doors();
        }
        if let Some(way) = way {
            drawing = drawing.with_way(way.iter().copied());
        }
        let Some(path) = path else {
            let mut out = BufWriter::new(io::stdout().lock());
            text::write(&drawing, self.style.unwrap_or(TextStyle::Hash), &mut out)?;
            return Ok(out.flush()?);
        };
        let cannot_write = |error| CliError::CannotWrite { path: path.to_owned(), error };
        let mut out = BufWriter::new(File::create(path).map_err(cannot_write)?);
        match kind {
            Kind::Text => text::write(&drawing, self.style.unwrap_or(TextStyle::Hash), &mut out)
                .map_err(cannot_write)?,
            Kind::Svg => write_svg(&drawing, &mut out).map_err(cannot_write)?,
            Kind::Png => {
                let pixels = self.pixels.unwrap_or_else(|| usual_pixels(maze));
                write_png(&drawing, pixels, &mut out)
                    .map_err(|error| CliError::Picture { path: path.to_owned(), error })?;
            }
        }
        out.flush().map_err(cannot_write)
    }

    fn check_options(&self, kind: &Kind) -> Result<(), CliError> {
        let misplaced = |option, kind| Err(CliError::OptionOfOtherKind { option, kind });
        match kind {
            Kind::Png | Kind::Svg if self.style.is_some() => misplaced("style", "text"),
            Kind::Text | Kind::Svg if self.pixels.is_some() => misplaced("pixels", "a .png file"),
            _ => Ok(()),
        }
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

fn usual_pixels(maze: &Maze) -> u32 {
    let longer_side = maze.grid().columns().max(maze.grid().rows());
    (USUAL_SIDE / u32::from(longer_side)).clamp(1, USUAL_PIXELS)
}
