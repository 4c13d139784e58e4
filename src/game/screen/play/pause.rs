//! What can be chosen while the game is paused.

use crate::game::menu::Menu;

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
    /// The maze as a file to keep.
    Export,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// The title; the run waits there.
    Title,
}

/// The menu of the pause. Only a maze that grows from a code has others like it.
pub(super) fn menu(grows: bool) -> Menu<PauseChoice> {
    Menu::new([
        (PauseChoice::Resume, true),
        (PauseChoice::Restart, true),
        (PauseChoice::NewMaze, grows),
        (PauseChoice::Watch, true),
        (PauseChoice::Export, true),
        (PauseChoice::Settings, true),
        (PauseChoice::HowTo, true),
        (PauseChoice::Title, true),
    ])
}
