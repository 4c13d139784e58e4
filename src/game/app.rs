//! The whole game except for its appearance: which screen has the keys, and what the program around
//! it has to do.
//!
//! It knows no threads and no disk. Anything that takes long or is permanent is requested by an
//! [`Command`], and the owner of the app passes the answer back.

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
mod stage_film;
mod tick;
mod unfinished;
mod weekly;
mod writing;

use crate::game::store_task::StoreTask;
use std::sync::Arc;

use super::command::Command;
use super::input::InputDevice;
use super::journey::Journey;
use super::records::{Archive, Day};
use super::request::{Purpose, Request};
use super::saved_run::SavedKey;
use super::screen::Screen;
use super::screen::results::Won;
use super::screen::school::RatSchool;
use super::screen::title::Title;
use super::screen_keyboard::ScreenKeyboard;
use super::settings::{Language, LiveSettings, Settings};
use crate::maze::Maze;
use crate::maze::random::Dice;
use journal::RunJournal;
pub use opening::Opening;
use past_runs::PastRuns;
use recordings::Recordings;
pub use stage_film::StageFilm;
pub use unfinished::Unfinished;

/// The game.
#[derive(Clone, Debug)]
pub struct App {
    /// The player's settings.
    pub settings: LiveSettings,
    /// The language of the system, used unless the settings name another.
    system_language: Language,
    /// The screen that has the keys.
    pub screen: Screen,
    /// The screens below the present one, the topmost last.
    waiting: Vec<Screen>,
    /// The games that can be continued, the latest last.
    left: Vec<Unfinished>,
    /// The save of the game being played, or of the one played before.
    saved: Option<SavedKey>,
    /// What the journal has of the present run.
    journal: RunJournal,
    /// The last request until its response comes, and what that is for.
    pending: Option<(Request, Purpose)>,
    /// How much of it is done, from 0 to 1.
    pub progress: f32,
    /// The player's runs in this session, as far as a rat school may need them.
    past_runs: PastRuns,
    /// The rat school that the player has left to run its maze.
    left_school: Option<Box<RatSchool>>,
    /// The maze that was read last, with its file name.
    read: Option<(Arc<Maze>, String)>,
    /// The recordings at hand, among them the run to race against.
    recordings: Recordings,
    /// The records.
    pub archive: Archive,
    /// The progress of the journey.
    pub journey: Journey,
    /// What the last run won on the journey, until the results are shown.
    won: Won,
    /// The day in the player's time zone.
    pub today: Day,
    /// The seconds since 1970.
    pub seconds: u64,
    /// The day on which the present run was opened.
    pub opened_on: Day,
    /// How often the footer was switched since the screen came up.
    pub foot_turned: usize,
    /// Whether the code for phones of the present moment is shown.
    shows_code: bool,
    /// The player's input device.
    hand: InputDevice,
    /// The on-screen keyboard, while it is open.
    pub screen_keyboard: Option<ScreenKeyboard>,
    /// For how many ticks an entry has been offered to a player who uses one key.
    offered_ticks: u32,
    /// For new seeds only; no maze and no rule depends on it.
    dice: Dice,
}
impl App {
    /// A game that opens with the title. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            settings: LiveSettings::new(settings),
            system_language,
            screen: Screen::Title(Title::new(0)),
            waiting: Vec::new(),
            left: Vec::new(),
            saved: None,
            journal: RunJournal::default(),
            pending: None,
            progress: 0.0,
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

    /// The code of the present moment, if it is to be shown for phones.
    pub fn shown_code(&self) -> Option<String> {
        let is_wanted = self.shows_code && matches!(self.screen, Screen::Watch(_) | Screen::Lab(_));
        is_wanted.then(|| self.code()).flatten()
    }

    /// The name of the file that this maze was read from, if it is the one read last.
    pub fn file_of(&self, maze: &Arc<Maze>) -> Option<&str> {
        let (read, name) = self.read.as_ref()?;
        Arc::ptr_eq(read, maze).then_some(name)
    }

    /// Switches between fullscreen and a window.
    pub fn toggle_fullscreen(&mut self) -> Vec<Command> {
        let settings = self.settings.change();
        settings.fullscreen = !settings.fullscreen;
        Vec::from_iter(self.keep_settings())
    }

    /// What to save when the game ends. The size of the window, in logical pixels, is remembered
    /// unless it is fullscreen.
    pub fn end(&mut self, window: (u16, u16)) -> Vec<Command> {
        let mut commands = self.settle_run();
        commands.extend(
            self.archive
                .settle()
                .into_iter()
                .map(|what| Command::Keep(StoreTask::ClearRecords(what))),
        );
        if !self.settings.fullscreen {
            self.settings.change().window = window;
        }
        // Again, in case the disk failed before.
        commands.push(self.save_settings());
        if self.journey.medals() > 0 {
            commands.push(Command::Keep(StoreTask::KeepJourney(Box::new(self.journey.clone()))));
        }
        commands
    }

    /// Takes the best time, in milliseconds, in the maze with this name for records, as it was
    /// before the run that is shown: if that is in another maze, it has come too late.
    pub fn take_best(&mut self, maze: &str, best: Option<u64>) {
        match &mut self.screen {
            Screen::Play(play) if play.race.measured().key == maze => play.best = best,
            Screen::Results(results) if results.race.measured().key == maze => {
                results.best_before = best;
            }
            _ => {}
        }
    }

    /// Sets the size of the pane of the maze, and of an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.screen.facts_mut().fit(pane, scale, &self.settings);
    }

    /// The speed of ticks, relative to the usual one.
    pub fn pace(&self) -> f64 {
        let is_a_game = self.screen.state().traits().is_a_game;
        if is_a_game { f64::from(self.settings.game_speed_percent) / 100.0 } else { 1.0 }
    }

    /// The code of the maze that is chosen, or is or was played.
    pub fn code(&self) -> Option<String> {
        self.screen.state().code(&self.settings)
    }
}
