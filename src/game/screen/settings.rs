//! What can be set, page by page. Every change takes effect at once.

mod page;
mod row;

pub use page::Page;
pub use row::{FRAME_RATES, GAME_SPEED_PERCENTS, INTERFACE_PERCENTS, Kind, Row, VOLUME_PERCENTS};

use crate::game::bindings::{Bindings, Command};
use crate::game::input::{Action, Inputs, Key, KeySet, Reading, Target};
use crate::game::screen::Next;
use crate::game::screen::facts::{Facts, Manner, MazeShown, Need};
use crate::game::settings::{Language, LiveSettings, Settings};
use crate::maze::Direction;

/// The settings on the screen.
#[derive(Clone, Debug)]
pub struct SettingsScreen {
    page: Page,
    /// The row or command that has the focus; nothing means the tabs.
    focus: Option<usize>,
    /// The command that waits for a key.
    waiting: Option<Command>,
    said: Option<Said>,
}

/// What is said about the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The key was another command's, which has this one now.
    Swapped(Command),
    /// The key always does the same.
    Reserved,
    /// All keys are the usual ones again.
    AllUsual,
}

impl Default for SettingsScreen {
    fn default() -> Self {
        Self { page: Page::default(), focus: Some(0), waiting: None, said: None }
    }
}

impl SettingsScreen {
    /// The page that is open.
    pub const fn page(&self) -> Page {
        self.page
    }

    /// The row or command that has the focus; nothing means the tabs.
    pub const fn focus(&self) -> Option<usize> {
        self.focus
    }

    /// The command that waits for a key.
    pub const fn waiting(&self) -> Option<Command> {
        self.waiting
    }

    /// What there is to say.
    pub const fn said(&self) -> Option<Said> {
        self.said
    }

    /// One tick.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        language: Language,
    ) -> Next {
        for action in &inputs.actions {
            if let Some(command) = self.waiting {
                match *action {
                    Action::Back | Action::Click(_) => self.waiting = None,
                    Action::TakeKey(key) => self.give(command, key, settings),
                    _ => {}
                }
                continue;
            }
            match *action {
                Action::Back => return Next::Back,
                Action::Next => self.turn(!inputs.run),
                Action::UsualKeys => self.all_usual(settings),
                Action::Go(direction) => self.go(direction, settings, language),
                Action::Confirm => self.confirm(settings, language),
                Action::Click(Target::Entry(tab)) if tab < Page::ALL.len() => {
                    self.open(Page::ALL[tab]);
                }
                Action::Point(
                    Target::Field(place) | Target::Choice(place, _) | Target::Arrow(place, _),
                ) if place < self.page.things() => self.focus = Some(place),
                Action::Click(Target::Field(place)) if place < self.page.things() => {
                    self.focus = Some(place);
                    if self.page.is_of_keys() {
                        self.confirm(settings, language);
                    }
                }
                Action::Click(Target::Choice(place, choice)) => {
                    if let Some(row) = self.page.rows().get(place)
                        && choice < row.choices()
                    {
                        self.focus = Some(place);
                        row.choose(settings.change(), choice);
                    }
                }
                Action::Click(Target::Arrow(place, by)) if place < self.page.rows().len() => {
                    self.focus = Some(place);
                    self.change(by > 0, settings, language);
                }
                _ => {}
            }
        }
        Next::Stay
    }

    fn go(&mut self, direction: Direction, settings: &mut LiveSettings, language: Language) {
        let forwards = direction == Direction::Right;
        let is_aside = forwards || direction == Direction::Left;
        match self.focus {
            None if is_aside => self.turn(forwards),
            Some(_) if is_aside && !self.page.is_of_keys() => {
                self.change(forwards, settings, language);
            }
            focus => self.focus = self.page.beside(focus, direction),
        }
    }

    fn confirm(&mut self, settings: &mut LiveSettings, language: Language) {
        let Some(place) = self.focus else { return self.turn(true) };
        if !self.page.is_of_keys() {
            // A scale ends at its end, and from there Enter begins anew.
            let Some(row) = self.page.rows().get(place) else { return };
            let chosen = row.chosen(settings, language);
            row.choose(settings.change(), (chosen + 1) % row.choices());
            return;
        }
        self.said = None;
        match self.page.commands().get(place) {
            Some(&command) => self.waiting = Some(command),
            None => self.all_usual(settings),
        }
    }

    fn change(&self, forwards: bool, settings: &mut LiveSettings, language: Language) {
        let row = self.focus.and_then(|place| self.page.rows().get(place));
        if let Some(row) = row {
            let chosen = row.step(row.chosen(settings, language), forwards);
            row.choose(settings.change(), chosen);
        }
    }

    /// Opens the next page, or the one before.
    fn turn(&mut self, forwards: bool) {
        let (place, count) = (self.page as usize, Page::ALL.len());
        let next = if forwards { place + 1 } else { place + count - 1 } % count;
        let is_on_tabs = self.focus.is_none();
        self.open(Page::ALL[next]);
        if is_on_tabs {
            self.focus = None;
        }
    }

    fn open(&mut self, page: Page) {
        *self = Self { page, ..Self::default() };
    }

    fn give(&mut self, command: Command, key: Option<Key>, settings: &mut LiveSettings) {
        self.waiting = None;
        self.said = match key.map(|key| settings.change().bindings.give(command, key)) {
            Some(Ok(other)) => other.map(Said::Swapped),
            Some(Err(_)) | None => Some(Said::Reserved),
        };
    }

    fn all_usual(&mut self, settings: &mut LiveSettings) {
        settings.change().bindings = Bindings::default();
        self.said = Some(Said::AllUsual);
    }
}

impl Facts for SettingsScreen {
    fn manner(&self) -> Manner {
        let is_waiting = self.waiting.is_some();
        let keys = if is_waiting { KeySet::Taken } else { KeySet::Menu };
        Manner { name: "settings", reading: Reading::at_rest(keys), moves: false, is_a_game: false }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Nothing
    }

    fn code(&self, _: &Settings) -> Option<String> {
        None
    }

    fn need(&self, _: &Settings) -> Need {
        Need::Nothing
    }
}
