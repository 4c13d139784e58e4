//! The title: a menu, and the panel in which a maze is chosen while it is already to be seen.

mod field;
mod typing;

use std::sync::Arc;

use crate::game::input::{Action, Inputs, KeySet, Reading, Target};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::menu::Menu;
use crate::game::replay::is_challenge;
use crate::game::screen::Next;
use crate::game::screen::facts::{Facts, Manner, MazeShown, Need};
use crate::game::screen::lobby::Lobby;
use crate::game::screen::watch::{ShowSpec, Source};
use crate::game::settings::{LiveSettings, MazeChoice, Settings};
use crate::game::tuning::TITLE_IDLE_TICKS;
use crate::maze::{Direction, Solver, Spec, SpecError};

pub use field::{Field, PRESETS};
use field::{change, choose};

/// The title on the screen.
#[derive(Debug)]
pub struct Title {
    /// The menu on the left.
    pub menu: Menu<Entry>,
    focus: Focus,
    /// What is being typed into the field that has the focus, if anything is.
    typed: Option<String>,
    /// What was wrong with the last thing that was typed or pasted.
    pub complaint: Option<SpecError>,
    /// The maze that will be played, once it is built.
    pub preview: Option<Arc<MeasuredMaze>>,
    /// For how long nobody has stirred.
    idle_ticks: u32,
}

/// What has the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The menu.
    Menu,
    /// A field of the panel.
    Field(Field),
}

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The run that is not finished.
    Continue,
    /// The chosen maze.
    Play,
    /// The theatre.
    Watch,
    /// Two players.
    TwoPlayers,
    /// The maze of the day.
    Daily,
    /// What was played so far.
    Records,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// Out.
    Quit,
}

impl Title {
    /// A title whose menu begins with what is most likely wanted.
    pub fn new(has_unfinished_run: bool) -> Self {
        let mut entries = vec![
            (Entry::Play, true),
            (Entry::Watch, true),
            (Entry::TwoPlayers, true),
            (Entry::Daily, true),
            (Entry::Records, true),
            (Entry::Settings, true),
            (Entry::HowTo, true),
            (Entry::Quit, true),
        ];
        if has_unfinished_run {
            entries.insert(0, (Entry::Continue, true));
        }
        Self {
            menu: Menu::new(entries),
            focus: Focus::Menu,
            typed: None,
            complaint: None,
            preview: None,
            idle_ticks: 0,
        }
    }

    /// What has the keys.
    pub const fn focus(&self) -> Focus {
        self.focus
    }

    /// What stands in a field that is being typed into.
    pub fn typed(&self, field: Field) -> Option<&str> {
        self.typed.as_deref().filter(|_| self.focus == Focus::Field(field))
    }

    /// One tick; `roll` makes a new seed. Whether the run that is not finished is wanted comes
    /// back beside where to go.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        mut roll: impl FnMut() -> u64,
    ) -> (Next, Option<Entry>) {
        let is_idle = !inputs.stirred && inputs.actions.is_empty();
        self.idle_ticks = if is_idle { self.idle_ticks.saturating_add(1) } else { 0 };
        // Whoever types may think for as long as it takes.
        if self.idle_ticks >= TITLE_IDLE_TICKS && self.typed.is_none() {
            self.idle_ticks = 0;
            return (Next::Screensaver, None);
        }
        for action in &inputs.actions {
            self.follow_pointer(action);
            match action {
                Action::Lesson | Action::Click(Target::Offer(true)) => return (Next::Lesson, None),
                Action::Click(Target::Offer(false)) => settings.settle_lesson(),
                Action::Back if self.focus == Focus::Menu => settings.settle_lesson(),
                // The game takes it.
                Action::Paste(text) if is_challenge(text) || Lobby::is_meant_by(text) => {}
                Action::Paste(text) => self.paste(text, settings),
                Action::Next => self.next_panel(),
                Action::Records => return (Next::Records, None),
                Action::NewSeed if !self.is_typing_text() => {
                    settings.change().maze.set_seed(roll().to_string());
                }
                // The seed's only choice is the button that rolls one.
                Action::Click(Target::Choice(place, _)) if *place == Field::Seed.place() => {
                    settings.change().maze.set_seed(roll().to_string());
                }
                action => {
                    let entry = match self.focus {
                        Focus::Menu => self.act_in_menu(action),
                        Focus::Field(field) => self.act_in_field(field, action, settings),
                    };
                    if let Some(entry) = entry {
                        self.end_typing();
                        return (self.next(entry, &settings.maze), Some(entry));
                    }
                }
            }
        }
        (Next::Stay, None)
    }

    fn next(&mut self, entry: Entry, choice: &MazeChoice) -> Next {
        match entry {
            Entry::Play => match choice.spec() {
                Ok(spec) => Next::Open(spec),
                Err(complaint) => {
                    self.complaint = Some(complaint);
                    Next::Stay
                }
            },
            Entry::Watch => match choice.spec() {
                Ok(spec) => {
                    let source = Source::Grown(spec);
                    Next::Watch(ShowSpec { source, solver: Solver::DepthFirst })
                }
                Err(complaint) => {
                    self.complaint = Some(complaint);
                    Next::Stay
                }
            },
            Entry::Daily => Next::Daily,
            Entry::Records => Next::Records,
            Entry::Settings => Next::Settings,
            Entry::HowTo => Next::HowTo,
            Entry::Quit => Next::Quit,
            Entry::TwoPlayers => Next::Lobby,
            Entry::Continue => Next::Stay,
        }
    }

    /// The seed field takes letters, so letters are no commands there.
    fn is_typing_text(&self) -> bool {
        self.focus == Focus::Field(Field::Seed)
    }

    fn follow_pointer(&mut self, action: &Action) {
        if let Action::Click(target) = action {
            match *target {
                Target::Entry(_) => self.focus = Focus::Menu,
                Target::Field(place) | Target::Choice(place, _) | Target::Arrow(place, _) => {
                    if let Some(&field) = Field::ALL.get(place) {
                        self.typed = None;
                        self.focus = Focus::Field(field);
                    }
                }
                Target::Offer(_) | Target::Bar => {}
            }
        }
    }

    fn next_panel(&mut self) {
        self.end_typing();
        self.focus = match self.focus {
            Focus::Menu => Focus::Field(Field::Seed),
            Focus::Field(_) => Focus::Menu,
        };
    }

    fn act_in_menu(&mut self, action: &Action) -> Option<Entry> {
        match action {
            Action::Go(Direction::Right) => {
                self.focus = Focus::Field(Field::Preset);
                None
            }
            Action::Go(Direction::Left) => None,
            action => self.menu.act(action),
        }
    }

    fn act_in_field(
        &mut self,
        field: Field,
        action: &Action,
        settings: &mut LiveSettings,
    ) -> Option<Entry> {
        let (place, last) = (field.place(), Field::ALL.len() - 1);
        match *action {
            Action::Confirm => return Some(Entry::Play),
            Action::Back if self.typed.is_some() => self.typed = None,
            Action::Back => self.focus = Focus::Menu,
            Action::Type(character) => {
                self.type_character(field, character, &mut settings.change().maze);
            }
            Action::Erase => self.erase(field, &mut settings.change().maze),
            Action::Go(Direction::Up) => {
                self.end_typing();
                self.focus = Focus::Field(Field::ALL[place.saturating_sub(1)]);
            }
            Action::Go(Direction::Down) => {
                self.end_typing();
                self.focus = Focus::Field(Field::ALL[(place + 1).min(last)]);
            }
            Action::Go(Direction::Right) => change(field, 1, settings.change()),
            Action::Go(Direction::Left) => change(field, -1, settings.change()),
            Action::Click(Target::Arrow(_, by)) => change(field, by, settings.change()),
            Action::Click(Target::Choice(_, chosen)) => choose(field, chosen, settings.change()),
            _ => {}
        }
        None
    }

    /// Chooses this maze.
    fn take_spec(&mut self, spec: &Spec, choice: &mut MazeChoice) {
        self.end_typing();
        *choice = MazeChoice::of(spec);
    }

    /// Chooses this maze, so that Enter plays it.
    pub fn offer(&mut self, spec: &Spec, choice: &mut MazeChoice) {
        self.take_spec(spec, choice);
        self.focus = Focus::Menu;
        let play = self.menu.entries().position(|(entry, _)| entry == Entry::Play);
        self.menu.act(&Action::Point(Target::Entry(play.unwrap_or_default())));
    }

    /// Takes a code; anything else is explained and changes nothing, but a seed field takes any
    /// short text.
    fn paste(&mut self, text: &str, settings: &mut LiveSettings) {
        match text.parse::<Spec>() {
            Ok(spec) => self.take_spec(&spec, &mut settings.change().maze),
            Err(_) if self.is_typing_text() && text.lines().count() == 1 => {
                for character in text.trim().chars() {
                    self.type_character(Field::Seed, character, &mut settings.change().maze);
                }
            }
            Err(complaint) => self.complaint = Some(complaint),
        }
    }
}

impl Facts for Title {
    fn manner(&self) -> Manner {
        let is_typed = self.is_typing_text();
        let keys = if is_typed { KeySet::Text } else { KeySet::Menu };
        Manner { name: "title", reading: Reading::at_rest(keys), moves: false, is_a_game: false }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::in_panel(self.preview.as_ref())
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        settings.maze.spec().ok().map(|spec| spec.to_string())
    }

    fn need(&self, _: &Settings) -> Need {
        Need::Nothing
    }
}
