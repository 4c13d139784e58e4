//! What the title's menu leads to.

use super::Title;
use crate::game::menu::Menu;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// What was left last.
    Continue,
    /// All that was left.
    Unfinished,
    /// The chosen maze.
    Play,
    /// The map of the journey.
    Journey,
    /// The theatre.
    Watch,
    /// Two players.
    TwoPlayers,
    /// The maze of the day.
    Daily,
    /// Cheese after cheese in a maze without end.
    Endless,
    /// The laboratory.
    Lab,
    /// What was played so far.
    Records,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// Out.
    Quit,
}

impl Entry {
    /// All of them, what is most likely wanted first, where so much can be continued.
    pub fn all(unfinished: usize) -> impl Iterator<Item = Self> {
        let usual = [
            Self::Play,
            Self::Journey,
            Self::Watch,
            Self::TwoPlayers,
            Self::Daily,
            Self::Endless,
            Self::Lab,
            Self::Records,
            Self::Settings,
            Self::HowTo,
        ];
        let first = [Self::Continue, Self::Unfinished].into_iter().take(unfinished);
        // A page is not ended but left.
        let last = cfg!(not(target_family = "wasm")).then_some(Self::Quit);
        first.chain(usual).chain(last)
    }
}

impl Title {
    /// From now on so much can be continued; the focus stays where it is.
    pub fn hear_of_unfinished(&mut self, unfinished: usize) {
        let focused = self.menu.focused();
        self.menu = Menu::new(Entry::all(unfinished).map(|entry| (entry, true)));
        if let Some(entry) = focused {
            self.prefer(entry);
        }
    }

    /// Whether there is a run to continue.
    pub(super) fn has_run(&self) -> bool {
        self.menu.entries().any(|(entry, _)| entry == Entry::Continue)
    }
}
