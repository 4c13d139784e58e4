//! What can be chosen while the game is paused.

use crate::game::input::{Action, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::menu::Menu;
use crate::game::race::solving::Solving;
use crate::maze::{Direction, Solver};

/// An entry of the menu of the pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseChoice {
    /// Go on.
    Resume,
    /// The same maze from the start.
    Restart,
    /// A maze with a new seed.
    NewMaze,
    /// The theatre with this maze; the run waits meanwhile.
    Watch,
    /// Which solver auto-solve shows: the next of them, or the one before.
    SolveWith,
    /// The maze as a file to keep.
    Export,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// The title; the run waits there.
    Title,
}

/// The menu of the pause: what means nothing in this maze is not in it. Only one that grows from a
/// code has others like it.
pub(super) fn menu(measured: &MeasuredMaze) -> Menu<PauseChoice> {
    let has_solvers = Solving::solvers_for(&measured.maze).len() > 1;
    let entries = [
        (PauseChoice::Resume, true),
        (PauseChoice::Restart, true),
        (PauseChoice::NewMaze, measured.spec.is_some()),
        (PauseChoice::Watch, true),
        (PauseChoice::SolveWith, has_solvers),
        (PauseChoice::Export, true),
        (PauseChoice::Settings, true),
        (PauseChoice::HowTo, true),
        (PauseChoice::Title, true),
    ];
    Menu::new(entries.into_iter().filter(|entry| entry.1))
}

/// Whether an action turns the solver: on, or back. The arrows beside it can be clicked, and
/// pointed at as if they were the entry.
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

/// The solver after this one, or before it, round and round.
pub(super) fn beside(solver: Solver, measured: &MeasuredMaze, is_back: bool) -> Solver {
    let offered = Solving::solvers_for(&measured.maze);
    let place = offered.iter().position(|&one| one == solver).unwrap_or(0);
    let by = if is_back { offered.len() - 1 } else { 1 };
    offered[(place + by) % offered.len()]
}
