//! Where the theatre leads: what is shown can be played, practised, or printed as a worksheet.

use super::Watch;
use crate::game::lab::{Card, LabStart, RoomSearch};
use crate::game::theatre::{Lineup, Names};
use crate::screens::own_program::act::Act;
use crate::screens::prelude::*;

impl Watch {
    /// Whether the player can practise what is shown: small mazes that union-find builds, or that
    /// are searched with a stack or a queue.
    pub fn can_be_asked(&self) -> bool {
        let Some(show) = self.timeline().map(Timeline::show) else { return false };
        let is_small = Names::of(show).numbered().is_some() && self.show_spec.is_of_rooms();
        is_small
            && match (show.build(), self.show_spec.spec()) {
                (Some(build), _) => Card::takes(build.spec()),
                (None, Some(_)) => {
                    matches!(self.show_spec.solver, Solver::DepthFirst | Solver::BreadthFirst)
                }
                (None, None) => false,
            }
    }

    /// Whether a program of the player's own can do something in the maze.
    pub fn takes_programs(&self) -> bool {
        !Act::tasks_in(&self.show_spec.source).is_empty()
    }

    /// Whether there is a worksheet of the build.
    pub fn has_worksheet(&self) -> bool {
        self.show_spec.spec().is_some_and(|spec| Card::takes(&spec))
    }

    /// The build as a card, to print as a worksheet.
    pub fn worksheet(&self) -> Option<Box<Card>> {
        Card::of_maze(&self.show_spec.spec()?).map(Box::new)
    }

    /// The command that leaves the theatre, if the action asks for that.
    pub(super) fn lead_on(&self, action: &Action) -> Option<Command> {
        Some(Command::Open(match action {
            Action::Back => return Some(Command::Back),
            Action::Confirm if self.timeline().is_some() => self.play_this(),
            Action::SideBySide => Destination::SideBySide(Lineup::about(&self.show_spec)),
            Action::Ask if self.can_be_asked() => Destination::Lab(self.ask()?),
            Action::WhichBuilt => Destination::WhichBuilt,
            Action::School => Destination::School(self.show_spec.source.clone()),
            Action::OwnProgram if self.takes_programs() => {
                Destination::OwnProgram(self.show_spec.source.clone())
            }
            _ => return None,
        }))
    }

    /// Opens the laboratory with what is shown, at the present step of a build.
    fn ask(&self) -> Option<LabStart> {
        let show = self.timeline()?.show();
        if let Some(build) = show.build() {
            let card = Card::of_maze(build.spec())?;
            return Some(LabStart::Card(Box::new(card), show.step as usize));
        }
        let maze = Arc::new(show.maze().clone());
        let search = RoomSearch::of(maze, Names::of(show).numbered()?, self.show_spec.solver);
        // A search without choices has no questions.
        (!search.tasks().is_empty()).then(|| LabStart::Search(Box::new(search)))
    }

    /// Opens the maze that is shown, to play it.
    fn play_this(&self) -> Destination {
        match &self.show_spec.source {
            Source::Grown(spec) => Destination::Maze(*spec),
            Source::Given { maze, .. } => Destination::Given(Arc::clone(maze)),
        }
    }
}
