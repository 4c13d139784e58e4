//! The title: a menu, and the panel in which a maze is chosen while it is already to be seen.

mod field;

use std::sync::Arc;

use crate::game::course::Course;
use crate::game::input::{Action, Inputs, Target};
use crate::game::menu::Menu;
use crate::game::replay::is_challenge;
use crate::game::screen::Next;
use crate::game::screen::lobby::Lobby;
use crate::game::screen::watch::{Bill, Source};
use crate::game::settings::{MazeChoice, Settings};
use crate::game::tuning::TITLE_IDLE_TICKS;
use crate::maze::spec::{MAX_ROOMS, MIN_ROOMS, seed};
use crate::maze::{Direction, Generator, Percent, Size, Solver, Spec, SpecError, Stop};

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
    pub preview: Option<Arc<Course>>,
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

/// How many characters a seed may have.
const MOST_SEED_CHARACTERS: usize = 40;

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

    /// The spec of the choices as they stand.
    pub fn spec(choice: &MazeChoice) -> Result<Spec, SpecError> {
        let generator: Generator = choice.generator.parse()?;
        let size = Size::new(choice.width, choice.height)?;
        let joined = choice.until_joined && generator.can_stop_joined();
        let spec = Spec::new(generator, size, seed::parse(&choice.seed)?);
        let revised = choice.revision.and_then(|revision| spec.with_revision(revision).ok());
        revised.unwrap_or(spec).with_loops(Percent::new(choice.loops)?).with_stop(if joined {
            Stop::Joined
        } else {
            Stop::Full
        })
    }

    /// One tick; `roll` makes a new seed. Whether the run that is not finished is wanted comes
    /// back beside where to go.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut Settings,
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
                Action::Click(Target::Offer(false)) => settings.lesson_settled = true,
                Action::Back if self.focus == Focus::Menu => settings.lesson_settled = true,
                // The game takes it.
                Action::Paste(text) if is_challenge(text) || Lobby::is_meant_by(text) => {}
                Action::Paste(text) => self.paste(text, &mut settings.maze),
                Action::Next => self.next_panel(),
                Action::Records => return (Next::Records, None),
                Action::NewSeed if !self.is_typing_text() => {
                    settings.maze.set_seed(roll().to_string());
                }
                // The seed's only choice is the button that rolls one.
                Action::Click(Target::Choice(place, _)) if *place == Field::Seed.place() => {
                    settings.maze.set_seed(roll().to_string());
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
            Entry::Play => match Self::spec(choice) {
                Ok(spec) => Next::Open(spec),
                Err(complaint) => {
                    self.complaint = Some(complaint);
                    Next::Stay
                }
            },
            Entry::Watch => match Self::spec(choice) {
                Ok(spec) => {
                    let source = Source::Grown(spec);
                    Next::Watch(Bill { source, solver: Solver::DepthFirst })
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
        settings: &mut Settings,
    ) -> Option<Entry> {
        let choice = &mut settings.maze;
        let (place, last) = (field.place(), Field::ALL.len() - 1);
        match *action {
            Action::Confirm => return Some(Entry::Play),
            Action::Back if self.typed.is_some() => self.typed = None,
            Action::Back => self.focus = Focus::Menu,
            Action::Type(character) => self.type_character(field, character, choice),
            Action::Erase => self.erase(field, choice),
            Action::Go(Direction::Up) => {
                self.end_typing();
                self.focus = Focus::Field(Field::ALL[place.saturating_sub(1)]);
            }
            Action::Go(Direction::Down) => {
                self.end_typing();
                self.focus = Focus::Field(Field::ALL[(place + 1).min(last)]);
            }
            Action::Go(Direction::Right) => change(field, 1, settings),
            Action::Go(Direction::Left) => change(field, -1, settings),
            Action::Click(Target::Arrow(_, by)) => change(field, by, settings),
            Action::Click(Target::Choice(_, chosen)) => choose(field, chosen, settings),
            _ => {}
        }
        None
    }

    fn type_character(&mut self, field: Field, character: char, choice: &mut MazeChoice) {
        let fits = match field {
            Field::Width | Field::Height | Field::Loops => character.is_ascii_digit(),
            Field::Seed => !character.is_control(),
            _ => false,
        };
        let typed = self.typed.get_or_insert_default();
        if fits && typed.chars().count() < MOST_SEED_CHARACTERS {
            typed.push(character);
            self.apply_typed(field, choice);
        }
    }

    fn erase(&mut self, field: Field, choice: &mut MazeChoice) {
        let text = match field {
            Field::Width => choice.width.to_string(),
            Field::Height => choice.height.to_string(),
            Field::Loops => choice.loops.to_string(),
            Field::Seed => choice.seed.clone(),
            _ => return,
        };
        self.typed.get_or_insert(text).pop();
        self.apply_typed(field, choice);
    }

    /// Takes over what was typed so far as soon as it makes sense, so that the preview follows.
    fn apply_typed(&mut self, field: Field, choice: &mut MazeChoice) {
        let Some(typed) = &self.typed else { return };
        let number = typed.parse::<u64>();
        let side = |side, number: u64| match u16::try_from(number) {
            Ok(rooms) if (MIN_ROOMS..=MAX_ROOMS).contains(&rooms) => Ok(rooms),
            _ => Err(SpecError::Side { side, rooms: number }),
        };
        let result = match (field, number) {
            (Field::Width, Ok(number)) => {
                side(crate::maze::spec::Side::Width, number).map(|rooms| choice.width = rooms)
            }
            (Field::Height, Ok(number)) => {
                side(crate::maze::spec::Side::Height, number).map(|rooms| choice.height = rooms)
            }
            (Field::Loops, Ok(number)) => u8::try_from(number)
                .map_err(|_| SpecError::Percent(typed.clone()))
                .and_then(Percent::new)
                .map(|share| choice.loops = share.get()),
            (Field::Seed, _) => seed::parse(typed).map(|_| choice.set_seed(typed.clone())),
            _ => Ok(()),
        };
        self.complaint = result.err();
    }

    fn end_typing(&mut self) {
        self.typed = None;
        self.complaint = None;
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
    fn paste(&mut self, text: &str, choice: &mut MazeChoice) {
        match text.parse::<Spec>() {
            Ok(spec) => self.take_spec(&spec, choice),
            Err(_) if self.is_typing_text() && text.lines().count() == 1 => {
                for character in text.trim().chars() {
                    self.type_character(Field::Seed, character, choice);
                }
            }
            Err(complaint) => self.complaint = Some(complaint),
        }
    }
}
