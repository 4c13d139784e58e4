//! The entries of the title's menu.

use super::Title;
use crate::game::menu::Menu;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Continues the latest saved run.
    Continue,
    /// The list of all saved runs.
    Unfinished,
    /// The chosen maze.
    Play,
    /// The map of the journey.
    Journey,
    /// The theatre.
    Watch,
    /// A match of two players.
    TwoPlayers,
    /// The maze of the day.
    Daily,
    /// The endless mode.
    Endless,
    /// The laboratory.
    Lab,
    /// The records.
    Records,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// Ends the program.
    Quit,
}

impl Entry {
    /// All entries, the likeliest first, given the number of saved runs.
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
        // A web page is not quit but closed.
        let last = cfg!(not(target_family = "wasm")).then_some(Self::Quit);
        first.chain(usual).chain(last)
    }
}

impl Title {
    /// Updates the entries to the number of saved runs; the focus stays where it is.
    pub fn hear_of_unfinished(&mut self, unfinished: usize) {
        let focused = self.menu.focused();
        self.menu = Menu::new(Entry::all(unfinished).map(|entry| (entry, true)));
        if let Some(entry) = focused {
            self.prefer(entry);
        }
    }

    /// Whether there is a saved run.
    pub(super) fn has_run(&self) -> bool {
        self.menu.entries().any(|(entry, _)| entry == Entry::Continue)
    }
}
