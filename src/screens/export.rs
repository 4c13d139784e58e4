//! Saving the maze as a file: in which format, and with the best path drawn in or not.

pub(crate) mod view;

use crate::game::export::{ExportKind, ExportRequest};
use crate::screens::prelude::*;

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

/// The choices for the longer side of a picture, in pixels.
const LONGER_SIDES: [u32; 3] = [1_000, 2_000, 4_000];
const USUAL_LONGER_SIDE: u32 = 2_000;

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
}

impl ScreenState for Export {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("export", KeySet::Menu).in_turn()
    }

    fn update(&mut self, inputs: &Inputs, _: &mut World) -> Vec<Command> {
        for action in &inputs.actions {
            if *action == Action::Back {
                return vec![Command::Back];
            }
            if [Action::Confirm, Action::Click(SAVE)].contains(action) {
                let measured = Arc::clone(&self.measured);
                let command = match self.wish.kind {
                    // The picture is taken of this very screen, so it has to stay open.
                    ExportKind::AsShown => return vec![Command::SavePicture],
                    ExportKind::Print => Command::PrintMaze(measured, self.wish.with_path),
                    ExportKind::Plain(kind) => Command::ExportMaze(measured, kind, self.wish),
                };
                return vec![command, Command::Back];
            }
            let wish = self.wish;
            if let Some(change) = self.form.act(action, |row| row.control(wish)) {
                let _ = change(&mut self.wish);
            }
        }
        Vec::new()
    }

    fn still<'a>(&'a self, world: &'a World, view: &View<'a>) -> Option<Still<'a>> {
        Some(view::still(world, self, view))
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(&self.measured)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::export::FileKind;
    use crate::game::settings::Language;
    use crate::maze::text;

    fn acted(export: &mut Export, actions: impl Into<Vec<Action>>) -> bool {
        let inputs = Inputs { actions: actions.into(), ..Inputs::default() };
        !export
            .update(&inputs, &mut World::new(Settings::default(), Language::English, 1))
            .is_empty()
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
