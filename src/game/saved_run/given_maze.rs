//! A maze without a code, identified by its key. Its text, which is hundreds of megabytes for a
//! giant, is only made while it is written to a file.

use std::sync::Arc;

use crate::game::measured_maze::MeasuredMaze;
use crate::game::records::key_of;
use crate::maze::Maze;

/// A maze from elsewhere.
#[derive(Clone, Debug)]
pub struct GivenMaze {
    maze: Arc<Maze>,
    /// Computed from all tiles, once.
    key: String,
}

impl GivenMaze {
    /// A maze that is not measured. Costs a look at every tile.
    pub fn new(maze: Maze) -> Self {
        Self { key: key_of(&maze), maze: Arc::new(maze) }
    }

    /// A measured maze, with the key computed then.
    pub fn of(measured: &MeasuredMaze) -> Self {
        Self { maze: Arc::clone(&measured.maze), key: measured.key.clone() }
    }

    /// The maze.
    pub const fn maze(&self) -> &Arc<Maze> {
        &self.maze
    }
}

impl PartialEq for GivenMaze {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for GivenMaze {}

#[cfg(feature = "store")]
mod as_text {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::GivenMaze;
    use crate::maze::Drawing;
    use crate::maze::text::{self, TextStyle};

    impl Serialize for GivenMaze {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            text::to_string(&Drawing::new(&self.maze), TextStyle::Hash).serialize(serializer)
        }
    }

    /// In any text style.
    impl<'de> Deserialize<'de> for GivenMaze {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = String::deserialize(deserializer)?;
            text::read(text.as_bytes()).map(Self::new).map_err(D::Error::custom)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::{App, Opening};
    use crate::game::command::Command;
    use crate::game::input::{Action, Inputs};
    use crate::game::records::PASSES;
    use crate::game::saved_run::MazeSource;
    use crate::game::settings::{Language, Settings};
    use crate::game::store_task::StoreTask;
    use crate::maze::text::{self, TEXTS};
    use crate::maze::{Build, Direction};
    use crate::screens::Screen;

    /// Carries out all requests, on this thread.
    fn hear(app: &mut App, events: Vec<Command>) -> Vec<Command> {
        let mut told = Vec::new();
        for event in events {
            if let Command::Ask(request) = event {
                let answer = request.carry_out(&mut |_| true).expect("nobody gives it up");
                let events = app.take(answer);
                told.extend(hear(app, events));
            } else {
                told.push(event);
            }
        }
        told
    }

    fn press(app: &mut App, actions: Vec<Action>) -> Vec<Command> {
        let events = app.tick(&Inputs { actions, ..Inputs::default() });
        hear(app, events)
    }

    /// Walks a little, and returns to the title.
    fn walk_and_leave(app: &mut App) -> Vec<Command> {
        for direction in Direction::ALL {
            press(app, vec![Action::Go(direction)]);
            (0..60).for_each(|_| drop(press(app, vec![])));
        }
        let mut told = press(app, vec![Action::Pause]);
        for action in [Action::Go(Direction::Up), Action::Confirm] {
            told.extend(press(app, vec![action]));
        }
        assert!(matches!(&app.screen, Screen::Title(_)));
        told
    }

    #[test]
    fn whoever_leaves_a_run_waits_neither_for_a_text_of_its_maze_nor_for_its_name() {
        let grown = Build::new(&"prim1-9x6-3".parse().unwrap()).finish();
        let cave = text::read(b"#########\n#S    ###\n###  #  #\n#    # G#\n#########\n").unwrap();
        for maze in [grown, cave] {
            let mut app = App::new(Settings::default(), Language::English, 1);
            let events = app.begin(Opening::Given(Arc::new(maze), Vec::new(), String::new()));
            hear(&mut app, events);
            let looks = || (TEXTS.get(), PASSES.get());
            let before = looks();
            let mut told = Vec::new();
            for _ in 0..2 {
                told.extend(walk_and_leave(&mut app));
                // Continues it.
                told.extend(press(&mut app, vec![Action::Confirm]));
                assert!(matches!(&app.screen, Screen::Play(_)));
            }
            told.extend(app.end((800, 600)));
            assert_eq!(looks(), before);
            let saved = told
                .iter()
                .filter(|event| matches!(event, Command::Keep(StoreTask::SaveRun(_))))
                .count();
            assert_eq!(saved, 3, "it was left twice, and is saved at the end");
        }
    }

    #[test]
    fn a_maze_is_known_again_by_its_name() {
        let maze = |text: &str| text::read(text.as_bytes()).unwrap();
        let given = |text: &str| MazeSource::Given(GivenMaze::new(maze(text)));
        let (one, other) = ("#######\n#S  #G#\n# #   #\n#######\n", "#####\n#S G#\n#####\n");
        assert_eq!(given(one), MazeSource::of(&MeasuredMaze::new(maze(one), None)));
        assert_ne!(given(one), given(other));
    }
}
