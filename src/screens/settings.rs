//! What can be set, page by page. Every change takes effect at once.

mod page;
pub(crate) mod view;

pub use crate::game::settings::{SettingsPage, SettingsRow};

use crate::game::bindings::{Bindings, KeyCommand, PadLayout, Reserved};
use crate::game::form::carry_out;
use crate::game::input::{Button, Key};
use crate::game::settings::Language;
use crate::game::store_task::StoreTask;
use crate::screens::prelude::*;

/// The settings on the screen.
#[derive(Clone, Debug)]
pub struct SettingsScreen {
    /// The page that is open.
    pub page: SettingsPage,
    /// The rows of the page; on a page of keys the focus alone. If it is elsewhere, it is on the
    /// tabs.
    pub form: Form<SettingsRow>,
    /// The command that waits for a key.
    pub waiting: Option<KeyCommand>,
    /// What there is to say.
    pub said: Option<Said>,
    /// What there is of data from elsewhere.
    pub elsewhere: Elsewhere,
}

/// What there is of data that were kept elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Elsewhere {
    /// Nothing.
    #[default]
    Nothing,
    /// A file of them was asked for.
    AskedFor,
    /// One that would take the place of all that is kept here.
    Offered {
        /// Its bytes.
        bytes: Arc<Vec<u8>>,
        /// Whether the player has played all of it.
        is_own: bool,
    },
}

/// What is said about the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The key was another command's, which has this one now.
    Swapped(KeyCommand),
    /// The button was another command's, which has none now.
    Ousted(KeyCommand),
    /// The key always does the same.
    Reserved,
    /// All keys are the usual ones again.
    AllUsual,
}

impl Default for SettingsScreen {
    fn default() -> Self {
        Self::at(SettingsPage::default())
    }
}

impl SettingsScreen {
    fn at(page: SettingsPage) -> Self {
        let elsewhere = Elsewhere::Nothing;
        Self { page, form: Form::new(page.rows()), waiting: None, said: None, elsewhere }
    }

    /// The page on which a file of data from elsewhere can take the place of what is kept here.
    /// `is_own` is what is chosen at first of whose they are.
    pub fn offer(bytes: Arc<Vec<u8>>, is_own: bool) -> Self {
        let mut screen = Self::at(SettingsPage::General);
        screen.form.enter(SettingsRow::TakeOver);
        Self { elsewhere: Elsewhere::Offered { bytes, is_own }, ..screen }
    }

    /// The row or command that has the focus; nothing means the tabs.
    pub const fn focus(&self) -> Option<usize> {
        self.form.place()
    }

    /// One tick.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        language: Language,
    ) -> Vec<Command> {
        let mut told = Vec::new();
        for action in &inputs.actions {
            if let Some(command) = self.waiting {
                match *action {
                    Action::Back | Action::Click(_) => self.waiting = None,
                    Action::TakeKey(key) => self.give(command, key, settings),
                    Action::TakeButton(button) => self.give_button(command, button, settings),
                    _ => {}
                }
                continue;
            }
            match *action {
                Action::Back => return vec![Command::Back],
                // The pointer has just dropped the file anywhere.
                Action::Point(_) if matches!(self.elsewhere, Elsewhere::Offered { .. }) => {}
                Action::Next => self.turn(!inputs.run),
                Action::UsualKeys => self.all_usual(settings),
                Action::Click(Target::Entry(tab)) if tab < SettingsPage::ALL.len() => {
                    self.open(SettingsPage::ALL[tab]);
                }
                Action::Confirm | Action::Go(Direction::Right) if self.focus().is_none() => {
                    self.turn(true);
                }
                Action::Go(Direction::Left) if self.focus().is_none() => self.turn(false),
                Action::Go(direction @ (Direction::Up | Direction::Down)) => self.go(direction),
                _ if self.page.is_of_keys() => self.act_on_keys(action, settings),
                _ => {
                    let change = self.form.act(action, |row| control(row, settings, language));
                    let _ = carry_out(change, settings);
                    self.choose_whose(action);
                    let is_pressed = matches!(
                        action,
                        Action::Confirm | Action::Click(Target::Field(_) | Target::Choice(..))
                    );
                    if is_pressed {
                        told.extend(self.press());
                    }
                }
            }
        }
        told
    }

    /// The control of a row.
    pub fn control(
        &self,
        row: SettingsRow,
        settings: &Settings,
        language: Language,
    ) -> Control<Settings> {
        match self.elsewhere {
            Elsewhere::Offered { is_own, .. } if row == SettingsRow::TakeOver => {
                Control::one_of([true, false], is_own, |_, _| {}).shown_as(ControlKind::Chips)
            }
            _ => control(row, settings, language),
        }
    }

    /// Says whose data the file holds, where the focus is on it.
    fn choose_whose(&mut self, action: &Action) {
        let has_focus = self.form.focus() == Some(SettingsRow::TakeOver);
        let Elsewhere::Offered { is_own, .. } = &mut self.elsewhere else { return };
        match *action {
            Action::Go(Direction::Left | Direction::Right) if has_focus => *is_own = !*is_own,
            Action::Click(Target::Choice(_, choice)) if has_focus => *is_own = choice == 0,
            _ => {}
        }
    }

    /// Presses the button of the row that has the focus, if it has one.
    fn press(&mut self) -> Option<Command> {
        match self.form.focus()? {
            SettingsRow::SaveAll => Some(Command::Keep(StoreTask::Bundle)),
            SettingsRow::TakeOver => match std::mem::take(&mut self.elsewhere) {
                Elsewhere::Offered { bytes, is_own } => Some(Command::TakeOver { bytes, is_own }),
                Elsewhere::Nothing | Elsewhere::AskedFor => {
                    self.elsewhere = Elsewhere::AskedFor;
                    Some(Command::ChooseFile)
                }
            },
            _ => None,
        }
    }

    fn go(&mut self, direction: Direction) {
        self.form.focus_on(self.page.beside(self.focus(), direction));
    }

    fn act_on_keys(&mut self, action: &Action, settings: &mut LiveSettings) {
        match *action {
            Action::Go(direction) => self.go(direction),
            Action::Point(Target::Field(place)) | Action::Click(Target::Field(place))
                if place < self.page.things() =>
            {
                self.form.focus_on(Some(place));
            }
            _ => {}
        }
        let is_pressed = matches!(action, Action::Confirm | Action::Click(Target::Field(_)));
        let Some(place) = self.focus().filter(|_| is_pressed) else { return };
        self.said = None;
        match self.page.commands().get(place) {
            Some(&command) => self.waiting = Some(command),
            None => self.all_usual(settings),
        }
    }

    /// Opens the next page, or the one before.
    fn turn(&mut self, forwards: bool) {
        let (place, count) = (self.page as usize, SettingsPage::ALL.len());
        let next = if forwards { place + 1 } else { place + count - 1 } % count;
        let is_on_tabs = self.focus().is_none();
        self.open(SettingsPage::ALL[next]);
        if is_on_tabs {
            self.form.focus_on(None);
        }
    }

    fn open(&mut self, page: SettingsPage) {
        *self = Self::at(page);
    }

    fn give(&mut self, command: KeyCommand, key: Option<Key>, settings: &mut LiveSettings) {
        self.waiting = None;
        self.said = match key.map(|key| settings.change().bindings.give(command, key)) {
            Some(Ok(other)) => other.map(Said::Swapped),
            Some(Err(_)) | None => Some(Said::Reserved),
        };
    }

    fn give_button(&mut self, command: KeyCommand, button: Button, settings: &mut LiveSettings) {
        self.waiting = None;
        let layout = &mut settings.change().gamepad;
        self.said = match layout.give(command, button) {
            Ok(Some(other)) if layout.has(other) => Some(Said::Swapped(other)),
            Ok(other) => other.map(Said::Ousted),
            Err(Reserved) => Some(Said::Reserved),
        };
    }

    fn all_usual(&mut self, settings: &mut LiveSettings) {
        settings.change().bindings = Bindings::default();
        settings.change().gamepad = PadLayout::default();
        self.said = Some(Said::AllUsual);
    }
}

/// The control of a row; the language in use is chosen, even where it is the system's.
fn control(row: SettingsRow, settings: &Settings, language: Language) -> Control<Settings> {
    if row == SettingsRow::Language && settings.language.is_none() {
        return row.control(&Settings { language: Some(language), ..settings.clone() });
    }
    row.control(settings)
}

impl ScreenState for SettingsScreen {
    fn traits(&self) -> ScreenTraits {
        let is_waiting = self.waiting.is_some();
        let keys = if is_waiting { KeySet::Taken } else { KeySet::Menu };
        ScreenTraits::at_rest("settings", keys).in_turn().at_depth(4)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let language = world.language();
        self.tick(inputs, &mut world.settings, language)
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [self.page as usize, self.focus().map_or(0, |place| place + 1)]
    }
}
