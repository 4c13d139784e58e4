//! A pack of mazes, played as a region of the journey is: its list with the medals that were won, and
//! beside it the chosen maze.

pub(crate) mod view;

use std::sync::Arc;

use crate::game::command::{Command, Destination};
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::pack::{Pack, PackMaze};
use crate::game::request::{Purpose, Request, Response};
use crate::game::settings::Settings;
use crate::maze::Direction;
use crate::picture::painter::Painter;
use crate::screens::state::{Context, MazeShown, ScreenState, ScreenTraits};
use crate::world::World;

/// The screen of a pack.
#[derive(Clone, Debug)]
pub struct PackScreen {
    /// The pack.
    pub pack: Arc<Pack>,
    /// The index of the chosen maze.
    pub chosen: usize,
    /// The maze that is shown, once it is built.
    preview: Option<Arc<MeasuredMaze>>,
}

/// By so many mazes a page goes on.
const PAGE: usize = 8;

impl PackScreen {
    /// The button that plays the chosen maze.
    pub const PLAY: Target = Target::Field(0);

    /// A pack with this maze chosen.
    pub const fn new(pack: Arc<Pack>, chosen: usize) -> Self {
        Self { pack, chosen, preview: None }
    }

    /// The chosen maze.
    pub fn maze(&self) -> Option<&PackMaze> {
        self.pack.mazes.get(self.chosen)
    }

    /// The chosen maze, once it is built.
    pub fn preview(&self) -> Option<&Arc<MeasuredMaze>> {
        let spec = self.maze()?.spec;
        self.preview.as_ref().filter(|measured| measured.spec == Some(spec))
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Command> {
        let last = self.pack.mazes.len().saturating_sub(1);
        for action in &inputs.actions {
            self.chosen = match *action {
                Action::Back => return Destination::Journey(None).open(),
                Action::Go(Direction::Down) if self.chosen == last => 0,
                Action::Go(Direction::Up) if self.chosen == 0 => last,
                Action::Go(Direction::Down | Direction::Right) => self.chosen + 1,
                Action::Go(Direction::Up | Direction::Left) => self.chosen.saturating_sub(1),
                Action::Page(by) if by < 0 => self.chosen.saturating_sub(PAGE),
                Action::Page(_) => self.chosen + PAGE,
                Action::Zoom(notches) => {
                    self.chosen.saturating_add_signed(if notches > 0.0 { -1 } else { 1 })
                }
                Action::Home => 0,
                Action::Skip => last,
                Action::Click(Target::Entry(place)) if place != self.chosen => place,
                Action::Confirm | Action::Click(Self::PLAY | Target::Entry(_)) => {
                    return self.play();
                }
                _ => self.chosen,
            }
            .min(last);
        }
        Vec::new()
    }

    fn play(&self) -> Vec<Command> {
        self.maze().map_or_else(Vec::new, |maze| Destination::Maze(maze.spec).open())
    }
}

impl ScreenState for PackScreen {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("pack", KeySet::Menu)
    }

    fn update(&mut self, inputs: &Inputs, _: &mut World) -> Vec<Command> {
        self.tick(inputs)
    }

    fn draw<'a>(&'a self, context: &Context<'a>, painter: &mut Painter<'a>) {
        view::draw(context, self, painter);
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.preview())
    }

    fn code(&self, _: &Settings) -> Option<String> {
        self.maze().map(|maze| maze.spec.to_string())
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        let spec = self.maze().filter(|_| self.preview().is_none())?.spec;
        Some((Request::MeasuredMaze(spec), Purpose::Preview))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.preview = Some(measured);
        }
    }
}
