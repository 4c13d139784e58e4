//! The phases of a match, and the menus in them.

use crate::game::menu::Menu;
use crate::game::versus::card::FairnessCard;

/// The phase of a match.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The maze is being built.
    Waiting,
    /// The maze is there, and the player at the other machine is waited for.
    Ready,
    /// The countdown, with the ticks since it began.
    Countdown(u32),
    /// The round, with the ticks since it was decided, if it is.
    Running(Option<u32>),
    /// The card with the outcome of the round.
    Card(Box<FairnessCard>, Menu<CardChoice>),
    /// The match is over.
    Over(Menu<OverChoice>),
}

/// An entry of the pause menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VersusPauseChoice {
    /// Go on.
    Resume,
    /// The settings.
    Settings,
    /// The lobby, giving up the match.
    Lobby,
    /// The title, giving up the match.
    Title,
}

/// An entry of the menu below a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardChoice {
    /// The next round, or the result of the match.
    Next,
    /// The lobby.
    Lobby,
}

/// An entry of the menu after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverChoice {
    /// Another match, in other mazes.
    Rematch,
    /// The lobby.
    Lobby,
    /// The title.
    Title,
}

/// Over the settings nothing would be heard from another machine.
pub(super) fn of_pause(has_settings: bool) -> Menu<VersusPauseChoice> {
    let all = [
        VersusPauseChoice::Resume,
        VersusPauseChoice::Settings,
        VersusPauseChoice::Lobby,
        VersusPauseChoice::Title,
    ];
    let is_there =
        |entry: &VersusPauseChoice| has_settings || *entry != VersusPauseChoice::Settings;
    Menu::new(all.into_iter().filter(is_there).map(|entry| (entry, true)))
}

pub(super) fn of_card(goes_on: bool) -> Menu<CardChoice> {
    Menu::new([(CardChoice::Next, goes_on), (CardChoice::Lobby, true)])
}

/// Whoever watches begins nothing.
pub(super) fn of_end(is_watched: bool) -> Menu<OverChoice> {
    Menu::new([
        (OverChoice::Rematch, !is_watched),
        (OverChoice::Lobby, true),
        (OverChoice::Title, true),
    ])
}
