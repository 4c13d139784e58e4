//! The maze that is played as a file to keep: as what kind, and with its best path or without.

use std::sync::Arc;

use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::screen::Next;
use crate::game::screen::form::{Control, ControlKind, Form};
use crate::game::screen::state::{MazeShown, ScreenState, ScreenTraits};
use crate::game::settings::Settings;
use crate::maze::{Maze, Tile};

/// A maze that is about to become a file.
#[derive(Clone, Debug)]
pub struct Export {
    /// The maze.
    pub measured: Arc<MeasuredMaze>,
    best_path: Vec<Tile>,
    /// What it becomes, and how.
    pub wish: ExportRequest,
    /// What can be chosen.
    pub form: Form<ExportRow>,
}

/// What is wished for.
#[derive(Clone, Copy, Debug)]
pub struct ExportRequest {
    /// What it becomes.
    pub kind: ExportKind,
    /// Whether the best path is drawn in.
    pub with_path: bool,
    /// How many pixels the longer side of a picture has.
    pub longer_side: u32,
}

/// What the maze that is played can be kept as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    /// A picture of how it is shown.
    AsShown,
    /// A file of this kind, plain enough to print.
    Plain(FileKind),
}

/// What a maze can be kept as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A picture of pixels.
    Png,
    /// A picture of lines, for paper.
    Svg,
    /// Characters.
    Text,
}

/// How many pixels the longer side of a picture may have.
const LONGER_SIDES: [u32; 3] = [1_000, 2_000, 4_000];
const USUAL_LONGER_SIDE: u32 = 2_000;
/// A tile of a plain picture is no larger: nobody reads one with more.
const MOST_PIXELS_PER_TILE: u32 = 64;

/// A row of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportRow {
    /// What kind of file.
    Kind,
    /// How large.
    Size,
    /// Whether the best path is drawn in.
    Way,
    /// Save it.
    Save,
}

/// The button that saves.
const SAVE: Target = Target::Field(ExportRow::Save as usize);

impl ExportRequest {
    /// How many pixels a tile of a plain picture of pixels has: at least one, however many tiles.
    pub fn pixels_per_tile(&self, maze: &Maze) -> u32 {
        let tiles = maze.grid().columns().max(maze.grid().rows());
        (self.longer_side / u32::from(tiles)).clamp(1, MOST_PIXELS_PER_TILE)
    }
}

impl FileKind {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Png, Self::Svg, Self::Text];

    /// How the names of such files end.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Text => "txt",
        }
    }
}

impl ExportKind {
    /// All of them, the usual one first.
    pub const ALL: [Self; 4] = [
        Self::AsShown,
        Self::Plain(FileKind::Png),
        Self::Plain(FileKind::Svg),
        Self::Plain(FileKind::Text),
    ];

    /// Whether it is made of pixels, of which there may be more or fewer.
    pub const fn has_pixels(self) -> bool {
        matches!(self, Self::AsShown | Self::Plain(FileKind::Png))
    }
}

impl ExportRow {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 4] = [Self::Kind, Self::Size, Self::Way, Self::Save];

    /// What can be chosen, and what is.
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
    /// Offers to keep this maze.
    pub fn new(measured: Arc<MeasuredMaze>) -> Self {
        let best_path = measured.path_from(measured.maze.start()).collect();
        let longer_side = USUAL_LONGER_SIDE;
        let wish = ExportRequest { kind: ExportKind::AsShown, with_path: false, longer_side };
        Self { measured, best_path, wish, form: Form::new(&ExportRow::ALL) }
    }

    /// How many pixels a tile of a plain picture of pixels has.
    pub fn pixels_per_tile(&self) -> u32 {
        self.wish.pixels_per_tile(&self.measured.maze)
    }

    /// The tiles that are drawn in.
    pub fn path(&self) -> &[Tile] {
        if self.wish.with_path { &self.best_path } else { &[] }
    }

    /// One tick; tells too whether the file is wanted now.
    pub fn tick(&mut self, inputs: &Inputs) -> (Next, bool) {
        for action in &inputs.actions {
            if *action == Action::Back {
                return (Next::Back, false);
            }
            if [Action::Confirm, Action::Click(SAVE)].contains(action) {
                // The picture is taken of this very screen.
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
