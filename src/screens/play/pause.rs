//! The pause menu and what its entries do.

use super::Play;
use crate::game::race::solving::Solving;
use crate::maze::world::KeptWorld;
use crate::screens::prelude::*;

/// An entry of the pause menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseChoice {
    /// Go on.
    Resume,
    /// Restarts the maze.
    Restart,
    /// A maze with a new seed.
    NewMaze,
    /// The world that comes with the game.
    World,
    /// The theatre with this maze; the run waits meanwhile.
    Watch,
    /// Chooses the solver of auto-solve: the next one, or the one before.
    SolveWith,
    /// The table where mazes are drawn, with this one on it.
    Draw,
    /// Exports the maze as a file.
    Export,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// The map of the journey; the run waits there.
    Map,
    /// The title; the run waits there.
    Title,
}

/// Whether an action changes the solver, and if so whether backwards. The arrows beside the entry
/// can be clicked, and pointing at them selects the entry.
pub(super) fn turns(menu: &mut Menu<PauseChoice>, action: &Action) -> Option<bool> {
    if let Action::Point(Target::Arrow(place, _)) | Action::Click(Target::Arrow(place, _)) = action
    {
        menu.act(&Action::Point(Target::Entry(*place)));
    }
    let is_back = match action {
        Action::Go(Direction::Left) | Action::Click(Target::Arrow(_, i8::MIN..0)) => true,
        Action::Go(Direction::Right) | Action::Click(Target::Arrow(..)) => false,
        _ => return None,
    };
    (menu.focused() == Some(PauseChoice::SolveWith)).then_some(is_back)
}

/// The next solver or the previous one, wrapping round.
pub(super) fn beside(solver: Solver, measured: &MeasuredMaze, is_back: bool) -> Solver {
    let offered = Solving::solvers_for(&measured.maze);
    let place = offered.iter().position(|&one| one == solver).unwrap_or(0);
    let by = if is_back { offered.len() - 1 } else { 1 };
    offered[(place + by) % offered.len()]
}

impl Play {
    /// The pause menu, without the entries that have no effect in this maze.
    pub(super) fn pause_menu(&self) -> Menu<PauseChoice> {
        let solvers = Solving::solvers_for(&self.race.measured().maze);
        let entries = [
            (PauseChoice::Resume, true),
            (PauseChoice::Restart, !self.is_in_world()),
            (PauseChoice::NewMaze, self.has_others()),
            (PauseChoice::World, self.may_enter_world()),
            (PauseChoice::Watch, true),
            (PauseChoice::SolveWith, self.plane.is_none() && solvers.len() > 1),
            (PauseChoice::Draw, self.is_drawn()),
            (PauseChoice::Export, self.race.measured().knows_ways()),
            (PauseChoice::Settings, true),
            (PauseChoice::HowTo, true),
            (PauseChoice::Map, self.stop.is_some() || self.in_pack),
            (PauseChoice::Title, self.stop.is_none() && !self.in_pack),
        ];
        Menu::new(entries.into_iter().filter(|entry| entry.1))
    }

    /// Whether it is a maze without end, beside which a world may be entered.
    fn may_enter_world(&self) -> bool {
        self.plane.as_ref().is_some_and(|plane| !plane.is_world())
    }

    /// Whether somebody has drawn its maze.
    fn is_drawn(&self) -> bool {
        self.stop.is_none() && self.race.measured().spec.is_some_and(|spec| spec.is_drawn())
    }

    /// Carries out an entry, or says which screen does it.
    pub(super) fn choose(
        &mut self,
        choice: PauseChoice,
        roll: &mut impl FnMut() -> u64,
    ) -> Option<Destination> {
        match choice {
            PauseChoice::Resume => self.pause = None,
            PauseChoice::Restart if self.is_in_world() => {}
            PauseChoice::Restart => {
                return Some(match &self.plane {
                    Some(plane) => Destination::Endless(plane.endless),
                    None => Destination::Play(Box::new(Race::alone(self.race.measured().clone()))),
                });
            }
            PauseChoice::NewMaze if !self.has_others() => {}
            PauseChoice::NewMaze => {
                let spec = self.race.measured().spec;
                let another = |_| Destination::Endless(Endless::new(roll()));
                return match self.plane.as_ref().map(another) {
                    None => spec.map(|spec| Destination::Maze(spec.another(roll()))),
                    another => another,
                };
            }
            PauseChoice::World => {
                return KeptWorld::own()
                    .map(|world| Destination::Endless(Endless::of_world(world)));
            }
            PauseChoice::Watch => {
                return Some(Destination::Watch(ShowSpec::of_measured(self.race.measured())));
            }
            PauseChoice::SolveWith => {}
            PauseChoice::Draw => return Some(Destination::Draw(self.race.measured().spec)),
            PauseChoice::Export => {
                return Some(Destination::Export(Arc::clone(self.race.measured())));
            }
            PauseChoice::Settings => return Some(Destination::Settings),
            PauseChoice::HowTo => return Some(Destination::HowTo),
            PauseChoice::Map if self.in_pack => {
                return Some(Destination::Pack(self.race.measured().spec));
            }
            PauseChoice::Map => return Some(Destination::Journey(self.stop)),
            PauseChoice::Title => return Some(Destination::Title),
        }
        None
    }
}
