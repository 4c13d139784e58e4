//! Saving the maze as a file: in which format, and with the best path drawn in or not.

use std::sync::Arc;

use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::screen::Next;
use crate::game::screen::form::{Control, ControlKind, Form};
use crate::game::screen::state::{MazeShown, ScreenState, ScreenTraits};
use crate::game::settings::Settings;
use crate::maze::{Maze, Tile};

/// The screen that exports a maze.
#[derive(Clone, Debug)]
pub struct Export {
    /// The maze.
    pub measured: Arc<MeasuredMaze>,
    best_path: Vec<Tile>,
    /// The chosen options.
    pub wish: ExportRequest,
    /// The rows of options.
    pub form: Form<ExportRow>,
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

/// The choices for the longer side of a picture, in pixels.
const LONGER_SIDES: [u32; 3] = [1_000, 2_000, 4_000];
const USUAL_LONGER_SIDE: u32 = 2_000;
/// The most pixels for a tile of a plain picture: more add nothing that can be seen.
const MOST_PIXELS_PER_TILE: u32 = 64;

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportRow {
    /// The kind of file.
    Kind,
    /// The size.
    Size,
    /// Whether the best path is drawn in.
    Way,
    /// The button that saves.
    Save,
}

/// The button that saves.
const SAVE: Target = Target::Field(ExportRow::Save as usize);

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
    pub const ALL: [Self; 4] = [
        Self::AsShown,
        Self::Plain(FileKind::Png),
        Self::Plain(FileKind::Svg),
        Self::Plain(FileKind::Text),
    ];

    /// Whether it is a raster image, whose size can be chosen.
    pub const fn has_pixels(self) -> bool {
        matches!(self, Self::AsShown | Self::Plain(FileKind::Png))
    }
}

impl ExportRow {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 4] = [Self::Kind, Self::Size, Self::Way, Self::Save];

    /// The control of this row with its present value.
    pub fn control(self, wish: ExportRequest) -> Control<ExportRequest> {
        match self {
            Self::Kind => {
                Control::one_of(ExportKind::ALL, wish.kind, |wish: &mut ExportRequest, kind| {
                    wish.kind = kind;
                })
                .shown_as(ControlKind::Chips)
            }
            Self::Size => {
                let set = |wish: &mut ExportRequest, side| wish.longer_side = side;
                let size = Control::scale(LONGER_SIDES, wish.longer_side, set);
                if wish.kind.has_pixels() { size } else { size.closed() }
            }
            Self::Way => Control::switch(wish.with_path, |wish: &mut ExportRequest, is_on| {
                wish.with_path = is_on;
            }),
            Self::Save => Control::plain(ControlKind::Button),
        }
    }
}

impl Export {
    /// Offers to export this maze.
    pub fn new(measured: Arc<MeasuredMaze>) -> Self {
        let best_path = measured.path_from(measured.maze.start()).collect();
        let longer_side = USUAL_LONGER_SIDE;
        let wish = ExportRequest { kind: ExportKind::AsShown, with_path: false, longer_side };
        Self { measured, best_path, wish, form: Form::new(&ExportRow::ALL) }
    }

    /// The pixels per tile of a plain raster image of this maze.
    pub fn pixels_per_tile(&self) -> u32 {
        self.wish.pixels_per_tile(&self.measured.maze)
    }

    /// The tiles of the path to draw in.
    pub fn path(&self) -> &[Tile] {
        if self.wish.with_path { &self.best_path } else { &[] }
    }

    /// One tick; also says whether the file is to be saved now.
    pub fn tick(&mut self, inputs: &Inputs) -> (Next, bool) {
        for action in &inputs.actions {
            if *action == Action::Back {
                return (Next::Back, false);
            }
            if [Action::Confirm, Action::Click(SAVE)].contains(action) {
                // The picture is taken of this very screen, so it has to stay open.
                let stays = self.wish.kind == ExportKind::AsShown;
                return (if stays { Next::Stay } else { Next::Back }, true);
            }
            let wish = self.wish;
            if let Some(change) = self.form.act(action, |row| row.control(wish)) {
                let _ = change(&mut self.wish);
            }
        }
        (Next::Stay, false)
    }
}

impl ScreenState for Export {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("export", KeySet::Menu)
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(&self.measured)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Direction, text};

    fn acted(export: &mut Export, actions: impl Into<Vec<Action>>) -> bool {
        export.tick(&Inputs { actions: actions.into(), ..Inputs::default() }).1
    }

    #[cfg(feature = "images")]
    #[test]
    fn a_tile_has_no_more_pixels_than_are_read() {
        assert_eq!(MOST_PIXELS_PER_TILE, crate::maze::picture::MAX_PIXELS_PER_TILE);
    }

    #[test]
    fn arrows_change_the_row_in_focus_and_enter_saves_from_each() {
        let maze = text::read(b"#####\n#S G#\n#####\n").unwrap();
        for row in ExportRow::ALL {
            let mut export = Export::new(Arc::new(MeasuredMaze::new(maze.clone(), None)));
            while export.form.focus() != Some(row) {
                assert!(!acted(&mut export, [Action::Go(Direction::Down)]));
            }
            assert!(!acted(&mut export, [Action::Go(Direction::Left)]));
            let expected = match row {
                ExportRow::Kind => (ExportKind::Plain(FileKind::Text), false),
                ExportRow::Way => (ExportKind::AsShown, true),
                ExportRow::Size | ExportRow::Save => (ExportKind::AsShown, false),
            };
            assert_eq!((export.wish.kind, export.wish.with_path), expected);
            assert!(acted(&mut export, [Action::Confirm]));
        }
    }
}
