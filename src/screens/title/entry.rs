//! The entries of the title's menu.

use super::Title;
use crate::game::menu::Menu;
use crate::maze::Direction;
use crate::words::Words;
use crate::world::World;

macro_rules! entries {
    ($($entry:ident $what:literal)*) => {
        /// An entry of the menu.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Entry { $(#[doc = $what] $entry),* }

        impl Entry {
            const ALL: &[Self] = &[$(Self::$entry),*];
        }
    };
}

entries! {
    Continue "Continues the latest saved run."
    Journey "The map of the journey."
    Play "The chosen maze."
    TwoPlayers "A match of two players."
    Daily "The maze of the day."
    Endless "The endless mode."
    Watch "The theatre."
    Draw "The table where mazes are drawn."
    Lab "The laboratory."
    Records "The records."
    Settings "The settings."
    HowTo "The page of keys."
    Unfinished "The list of all saved runs."
    Quit "Ends the program."
}

impl Entry {
    /// All entries, the likeliest first, given the number of saved runs.
    pub fn all(unfinished: usize) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |entry| match entry {
            Self::Continue => unfinished > 0,
            Self::Unfinished => unfinished > 1,
            // A web page is not quit but closed.
            Self::Quit => cfg!(not(target_family = "wasm")),
            _ => true,
        })
    }

    /// Whether it is one of the signs, which stand beside each other below the others.
    pub fn is_sign(self) -> bool {
        self >= Self::Draw
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

    /// The sign beside the focused one, if that is a sign and has one there.
    pub(super) fn beside(&self, way: Direction) -> Option<usize> {
        let signs = self.menu.entries().enumerate().filter(|(_, (entry, _))| entry.is_sign());
        let places: Vec<usize> = signs.map(|(place, _)| place).collect();
        let here = places.iter().position(|&place| place == self.menu.focus)?;
        let beside = match way {
            Direction::Left => here.checked_sub(1)?,
            Direction::Right => here + 1,
            _ => return None,
        };
        places.get(beside).copied()
    }

    /// The index of an entry in the menu; that of the first one if it is not there.
    pub fn place_of(&self, wanted: Entry) -> usize {
        self.menu.entries().position(|(entry, _)| entry == wanted).unwrap_or_default()
    }

    /// What is behind the entry that has the focus, in a sentence, or the stop that comes next; none
    /// while the panel has it.
    pub fn about(&self, world: &World, words: &Words) -> Option<String> {
        let entry = self.menu.focused().filter(|_| self.form.place().is_none())?;
        let next = self.stop_ahead(&world.journey).filter(|_| !world.journey.is_empty());
        let next = next.and_then(|next| words.stops.numbered(next));
        let next = next.map(|name| words.journey.next_is(name));
        Some(next.unwrap_or_else(|| words.menu_about.of(entry).to_owned()))
    }

    /// Whether there is a saved run.
    pub(super) fn has_run(&self) -> bool {
        self.menu.entries().any(|(entry, _)| entry == Entry::Continue)
    }
}
