//! What a maze is exported as: in which format, how large, and with the best path drawn in or not.

use crate::maze::spec::seed;
use crate::maze::{Maze, Spec};

/// The most pixels for a tile of a plain picture: more add nothing that can be seen.
const MOST_PIXELS_PER_TILE: u32 = 64;

/// The most characters of a code in the name of a file that people see.
const MOST_CHARACTERS: usize = 72;
/// How much of a longer code is left, before the number of all of it.
const CHARACTERS_LEFT: usize = 40;

/// A code as the name of a file, shortened if it has more characters than this.
pub fn file_name(code: &str, most: usize) -> String {
    let Some(begin) = code.get(..CHARACTERS_LEFT).filter(|_| code.len() > most) else {
        return code.to_owned();
    };
    format!("{begin}-{:016x}", seed::parse(code).unwrap_or_default())
}

/// What a file of the maze of this spec is called.
pub fn name_of_spec(spec: &Spec) -> String {
    file_name(&spec.to_string(), MOST_CHARACTERS)
}

/// What a file of this maze is called: by its code, or by its size if it has none.
pub fn name_of_maze(spec: Option<Spec>, maze: &Maze) -> String {
    if let Some(spec) = spec {
        return name_of_spec(&spec);
    }
    let grid = maze.grid();
    let (columns, rows) = grid.rooms().unwrap_or((grid.columns(), grid.rows()));
    format!("{columns}x{rows}")
}

/// The options of an export.
#[derive(Clone, Copy, Debug)]
pub struct ExportRequest {
    /// What is saved.
    pub kind: ExportKind,
    /// Whether the best path is drawn in.
    pub with_path: bool,
    /// How many pixels the longer side of a picture has.
    pub longer_side: u32,
}

/// What is saved of the maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    /// The picture on the screen.
    AsShown,
    /// A page to print, and one with the answer.
    Print,
    /// A plain file of this format, suitable for printing.
    Plain(FileKind),
}

/// A file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A raster image.
    Png,
    /// A vector image, for paper.
    Svg,
    /// Plain text.
    Text,
}

impl ExportRequest {
    /// The pixels per tile of a plain raster image: at least one, however large the maze is.
    pub fn pixels_per_tile(&self, maze: &Maze) -> u32 {
        let tiles = maze.grid().columns().max(maze.grid().rows());
        (self.longer_side / u32::from(tiles)).clamp(1, MOST_PIXELS_PER_TILE)
    }
}

impl FileKind {
    /// All formats, the default first.
    pub const ALL: [Self; 3] = [Self::Png, Self::Svg, Self::Text];

    /// The extension of the file name.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Text => "txt",
        }
    }
}

impl ExportKind {
    /// All kinds, the default first.
    pub const ALL: [Self; 5] = [
        Self::AsShown,
        Self::Print,
        Self::Plain(FileKind::Png),
        Self::Plain(FileKind::Svg),
        Self::Plain(FileKind::Text),
    ];

    /// Whether it is a raster image, whose size can be chosen.
    pub const fn has_pixels(self) -> bool {
        matches!(self, Self::AsShown | Self::Plain(FileKind::Png))
    }
}

#[cfg(all(test, feature = "images"))]
mod tests {
    #[test]
    fn a_tile_has_no_more_pixels_than_are_read() {
        assert_eq!(super::MOST_PIXELS_PER_TILE, crate::maze::picture::MAX_PIXELS_PER_TILE);
    }
}
