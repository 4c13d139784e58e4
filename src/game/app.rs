//! The whole game but for its face: which screen has the keys, and what the world outside has to
//! do for it.
//!
//! It knows no thread and no disk. What takes long or lasts is asked for by an [`Event`], and
//! whoever owns the app hands the answer back.

mod event;
mod go;
mod journal;
mod journey;
mod one_key;
mod open;
mod opening;
mod past_runs;
mod plane;
mod recordings;
mod records;
mod refusal;
mod stage_film;
mod tick;
mod unfinished;
mod weekly;
mod writing;

use std::sync::Arc;

use super::input::InputDevice;
use super::journey::Journey;
use super::records::{Archive, Day};
use super::request::Request;
use super::saved_run::SavedKey;
use super::screen::Screen;
use super::screen::results::Won;
use super::screen::school::RatSchool;
use super::screen::title::Title;
use super::screen_keyboard::ScreenKeyboard;
use super::settings::{Language, LiveSettings, Settings};
use crate::maze::Maze;
use crate::maze::random::Dice;
pub use event::Event;
use journal::RunJournal;
pub use opening::Opening;
use past_runs::PastRuns;
use recordings::Recordings;
pub use refusal::OpenRefusal;
pub use stage_film::StageFilm;
pub use unfinished::Unfinished;

/// The game.
#[derive(Clone, Debug)]
pub struct App {
    /// What the player has set.
    pub settings: LiveSettings,
    /// The language of the system, used unless the settings say otherwise.
    system_language: Language,
    /// The screen that has the keys.
    pub screen: Screen,
    /// Screens that wait below the one that has the keys, the nearest last.
    waiting: Vec<Screen>,
    /// What can be continued, the latest last.
    left: Vec<Unfinished>,
    /// What is kept of that which is being played, or was before it.
    saved: Option<SavedKey>,
    /// What was told of the run that is under way.
    journal: RunJournal,
    /// What was asked for last and has not come yet.
    awaited: Option<Request>,
    /// What the player has run in this session, as far as a school may ask for it.
    past_runs: PastRuns,
    /// The school that the player has left to run its maze.
    left_school: Option<Box<RatSchool>>,
    /// The maze that was read last, and the name of its file.
    read: Option<(Arc<Maze>, String)>,
    /// What was recorded, and against whom the maze at hand can be raced.
    recordings: Recordings,
    /// What was played so far.
    pub archive: Archive,
    /// What was won on the journey.
    pub journey: Journey,
    /// What the last run meant for the journey, until its results are there.
    won: Won,
    /// Which day it is where the player is.
    pub today: Day,
    /// The seconds since 1970.
    pub seconds: u64,
    /// The day on which the run at hand was opened.
    pub opened_on: Day,
    /// How often the foot was turned over since the screen came.
    pub foot_turned: usize,
    /// Whether the moment that is seen is shown as a code for phones.
    shows_code: bool,
    /// What the player has in hand.
    hand: InputDevice,
    /// The keyboard on the screen, while it is there.
    pub screen_keyboard: Option<ScreenKeyboard>,
    /// For how long an entry has been offered to who plays with one key.
    offered_ticks: u32,
    /// For new seeds only; no maze and no rule depends on it.
    dice: Dice,
}
impl App {
    /// A game that begins with the title. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            settings: LiveSettings::new(settings),
            system_language,
            screen: Screen::Title(Title::new(0)),
            waiting: Vec::new(),
            left: Vec::new(),
            saved: None,
            journal: RunJournal::default(),
            awaited: None,
            past_runs: PastRuns::default(),
            left_school: None,
            read: None,
            recordings: Recordings::default(),
            archive: Archive::default(),
            journey: Journey::default(),
            won: Won::default(),
            today: Day::default(),
            seconds: 0,
            opened_on: Day::default(),
            foot_turned: 0,
            shows_code: false,
            hand: InputDevice::default(),
            screen_keyboard: None,
            offered_ticks: 0,
            dice: Dice::new(entropy),
        }
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// This moment as a code for phones is to show it, where that is wanted.
    pub fn shown_code(&self) -> Option<String> {
        let is_wanted = self.shows_code && matches!(self.screen, Screen::Watch(_) | Screen::Lab(_));
        is_wanted.then(|| self.code()).flatten()
    }

    /// The name of the file that a maze was read from, if it is the one that was read last.
    pub fn file_of(&self, maze: &Arc<Maze>) -> Option<&str> {
        let (read, name) = self.read.as_ref()?;
        Arc::ptr_eq(read, maze).then_some(name)
    }

    /// Fills the screen with the window, or no longer.
    pub fn toggle_fullscreen(&mut self) -> Vec<Event> {
        let settings = self.settings.change();
        settings.fullscreen = !settings.fullscreen;
        Vec::from_iter(self.keep_settings())
    }

    /// What is still to be kept when the game ends. The size of the window, in logical pixels, is
    /// remembered unless it fills the screen.
    pub fn end(&mut self, window: (u16, u16)) -> Vec<Event> {
        let mut events = self.settle_run();
        events.extend(self.archive.settle().into_iter().map(Event::ClearRecords));
        if !self.settings.fullscreen {
            self.settings.change().window = window;
        }
        // Once more, should the disk not have taken them before.
        events.push(Event::KeepSettings);
        if self.journey.medals() > 0 {
            events.push(Event::KeepJourney(Box::new(self.journey.clone())));
        }
        events
    }

    /// Hears the best time, in milliseconds, of the maze that is played or was finished, as it was
    /// before that run.
    pub fn take_best(&mut self, best: Option<u64>) {
        if let Screen::Play(play) = &mut self.screen {
            play.best = best;
        } else if let Screen::Results(results) = &mut self.screen {
            results.best_before = best;
        }
    }

    /// Takes note of how large the pane of the maze is, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.screen.facts_mut().fit(pane, scale, &self.settings);
    }

    /// How fast the ticks follow each other, as a share of the usual.
    pub fn pace(&self) -> f64 {
        let is_a_game = self.screen.state().traits().is_a_game;
        if is_a_game { f64::from(self.settings.game_speed_percent) / 100.0 } else { 1.0 }
    }

    /// The code of the maze that is chosen, played or was played.
    pub fn code(&self) -> Option<String> {
        self.screen.state().code(&self.settings)
    }
}
