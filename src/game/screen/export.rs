//! The maze that is played as a file to keep: as what kind, and with its best path or without.

use std::sync::Arc;

use crate::game::input::{Action, Inputs, KeySet, Reading, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::screen::Next;
use crate::game::screen::facts::{Facts, Manner, MazeShown, Need};
use crate::game::settings::Settings;
use crate::maze::{Direction, Tile};

/// A maze that is about to become a file.
#[derive(Clone, Debug)]
pub struct Export {
    measured: Arc<MeasuredMaze>,
    best_path: Vec<Tile>,
    kind: FileKind,
    with_path: bool,
    focus: usize,
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

/// A row of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// What kind of file.
    Kind,
    /// Whether the best path is drawn in.
    Way,
    /// Save it.
    Save,
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

impl Row {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 3] = [Self::Kind, Self::Way, Self::Save];
}

impl Export {
    /// Offers to keep this maze.
    pub fn new(measured: Arc<MeasuredMaze>) -> Self {
        let best_path = measured.path_from(measured.maze.start()).collect();
        Self { measured, best_path, kind: FileKind::Png, with_path: false, focus: 0 }
    }

    /// The maze.
    pub const fn measured(&self) -> &Arc<MeasuredMaze> {
        &self.measured
    }

    /// What it becomes.
    pub const fn kind(&self) -> FileKind {
        self.kind
    }

    /// Whether the best path is drawn in.
    pub const fn with_path(&self) -> bool {
        self.with_path
    }

    /// The tiles that are drawn in.
    pub fn path(&self) -> &[Tile] {
        if self.with_path { &self.best_path } else { &[] }
    }

    /// The row that has the focus.
    pub const fn focus(&self) -> Row {
        Row::ALL[self.focus]
    }

    /// One tick; tells too whether the file is wanted now.
    pub fn tick(&mut self, inputs: &Inputs) -> (Next, bool) {
        for action in &inputs.actions {
            match *action {
                Action::Back => return (Next::Back, false),
                Action::Go(Direction::Down) => self.focus = (self.focus + 1) % Row::ALL.len(),
                Action::Go(Direction::Up) => {
                    self.focus = (self.focus + Row::ALL.len() - 1) % Row::ALL.len();
                }
                Action::Go(Direction::Right) => self.change(1),
                Action::Go(Direction::Left) => self.change(FileKind::ALL.len() - 1),
                Action::Point(Target::Field(row) | Target::Choice(row, _))
                    if row < Row::ALL.len() =>
                {
                    self.focus = row;
                }
                Action::Click(Target::Choice(0, kind)) if kind < FileKind::ALL.len() => {
                    self.focus = 0;
                    self.kind = FileKind::ALL[kind];
                }
                Action::Click(Target::Choice(1, path)) => {
                    self.focus = 1;
                    self.with_path = path == 1;
                }
                Action::Confirm | Action::Click(Target::Field(2)) => return (Next::Back, true),
                _ => {}
            }
        }
        (Next::Stay, false)
    }

    fn change(&mut self, by: usize) {
        match self.focus() {
            Row::Kind => {
                let kinds = FileKind::ALL;
                let here = kinds.iter().position(|&kind| kind == self.kind).unwrap_or_default();
                self.kind = kinds[(here + by) % kinds.len()];
            }
            Row::Way => self.with_path = !self.with_path,
            Row::Save => {}
        }
    }
}

impl Facts for Export {
    fn manner(&self) -> Manner {
        Manner {
            name: "export",
            reading: Reading::at_rest(KeySet::Menu),
            moves: false,
            is_a_game: false,
        }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(&self.measured)
    }

    fn code(&self, _: &Settings) -> Option<String> {
        None
    }

    fn need(&self, _: &Settings) -> Need {
        Need::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::text;

    fn acted(export: &mut Export, actions: impl Into<Vec<Action>>) -> bool {
        export.tick(&Inputs { actions: actions.into(), ..Inputs::default() }).1
    }

    #[test]
    fn arrows_change_the_row_in_focus_and_enter_saves_from_each() {
        let maze = text::read(b"#####\n#S G#\n#####\n").unwrap();
        for row in Row::ALL {
            let mut export = Export::new(Arc::new(MeasuredMaze::new(maze.clone(), None)));
            while export.focus() != row {
                assert!(!acted(&mut export, [Action::Go(Direction::Down)]));
            }
            assert!(!acted(&mut export, [Action::Go(Direction::Left)]));
            let expected = match row {
                Row::Kind => (FileKind::Text, false),
                Row::Way => (FileKind::Png, true),
                Row::Save => (FileKind::Png, false),
            };
            assert_eq!((export.kind(), export.with_path()), expected);
            assert!(acted(&mut export, [Action::Confirm]));
        }
    }
}
