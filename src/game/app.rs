//! The whole game but for its face: which screen has the keys, and what the world outside has to
//! do for it.
//!
//! It knows no thread and no disk. What takes long or lasts is asked for by an [`Event`], and
//! whoever owns the app hands the answer back.

mod event;
mod go;
mod open;
mod past_runs;
mod recordings;
mod records;
mod tick;

use super::opening::{Order, Unfinished};
use super::records::{Archive, Day};
use super::screen::Screen;
use super::screen::contest::SideBySide;
use super::screen::lobby::Lobby;
use super::screen::school::RatSchool;
use super::screen::screensaver::Screensaver;
use super::screen::title::Title;
use super::screen::watch::Watch;
use super::settings::{Language, Settings};
use crate::maze::random::Dice;
pub use event::Event;
use past_runs::PastRuns;
use recordings::Recordings;
pub use recordings::Refusal;

/// The game.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    /// The language of the system, used unless the settings say otherwise.
    system_language: Language,
    screen: Screen,
    /// Screens that wait below the one that has the keys, the nearest last.
    waiting: Vec<Screen>,
    /// What can be continued.
    unfinished: Unfinished,
    /// What was asked for last and has not come yet.
    awaited: Option<Order>,
    /// What the player has run in this session, as far as a school may ask for it.
    past_runs: PastRuns,
    /// The school that the player has left to run its maze.
    left_school: Option<Box<RatSchool>>,
    /// What was recorded, and against whom the maze at hand can be raced.
    recordings: Recordings,
    /// What was played so far.
    archive: Archive,
    /// Which day it is where the player is.
    today: Day,
    /// For new seeds only; no maze and no rule depends on it.
    dice: Dice,
}
impl App {
    /// A game that begins with the title. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            settings,
            system_language,
            screen: Screen::Title(Title::new(false)),
            waiting: Vec::new(),
            unfinished: Unfinished::Nothing,
            awaited: None,
            past_runs: PastRuns::default(),
            left_school: None,
            recordings: Recordings::default(),
            archive: Archive::default(),
            today: Day::default(),
            dice: Dice::new(entropy),
        }
    }

    /// What the player has set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The screen that has the keys.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The theatre, if it has the keys, to ask it what changed.
    pub const fn watch_mut(&mut self) -> Option<&mut Watch> {
        match &mut self.screen {
            Screen::Watch(watch) => Some(watch),
            _ => None,
        }
    }

    /// The screensaver, if nobody is there, to ask it what changed.
    pub const fn screensaver_mut(&mut self) -> Option<&mut Screensaver> {
        match &mut self.screen {
            Screen::Screensaver(screensaver) => Some(screensaver),
            _ => None,
        }
    }

    /// What goes side by side, if it has the keys, to ask it what changed.
    pub const fn side_by_side_mut(&mut self) -> Option<&mut SideBySide> {
        match &mut self.screen {
            Screen::SideBySide(contest) => Some(contest),
            _ => None,
        }
    }

    /// Fills the screen with the window, or no longer.
    pub fn toggle_fullscreen(&mut self) -> Vec<Event> {
        self.settings.fullscreen = !self.settings.fullscreen;
        vec![Event::KeepSettings]
    }

    /// Remembers how large the window is, in logical pixels.
    pub const fn keep_window_size(&mut self, size: (u16, u16)) {
        self.settings.window = size;
    }

    /// Hears the best time, in milliseconds, of the maze that is played or was finished, as it was
    /// before that run.
    pub fn take_best(&mut self, best: Option<u64>) {
        match &mut self.screen {
            Screen::Play(play) => play.best = best,
            Screen::Results(results) => results.best_before = best,
            _ => {}
        }
    }

    /// Takes note of how large the pane of the maze is, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        match &mut self.screen {
            Screen::Play(play) => play.fit(pane, scale),
            Screen::Lesson(lesson) => lesson.fit(pane, scale),
            Screen::Replay(replay) => replay.fit(pane, scale, &self.settings),
            Screen::Screensaver(screensaver) => screensaver.fit(pane, scale),
            Screen::Versus(versus) => versus.fit(pane, scale, &self.settings),
            _ => {}
        }
    }

    /// How fast the ticks follow each other, as a share of the usual.
    pub fn pace(&self) -> f64 {
        match self.screen {
            Screen::Play(_) | Screen::Lesson(_) | Screen::Versus(_) => {
                f64::from(self.settings.game_speed_percent) / 100.0
            }
            _ => 1.0,
        }
    }

    /// The code of the maze that is chosen, played or was played.
    pub fn code(&self) -> Option<String> {
        match &self.screen {
            Screen::Lobby(_) => {
                return Lobby::code(&self.settings).ok().map(|code| code.to_string());
            }
            Screen::Versus(versus) => return Some(versus.game().code().to_string()),
            _ => {}
        }
        let spec = match &self.screen {
            Screen::Title(_) => Title::spec(&self.settings.maze).ok(),
            Screen::Play(play) => play.race().course().spec,
            Screen::Results(results) => results.race().course().spec,
            Screen::Replay(replay) => replay.course().spec,
            Screen::Watch(watch) => watch.bill().spec(),
            Screen::SideBySide(contest) => contest.lineup().source.spec(),
            Screen::School(school) => school.source().spec(),
            _ => None,
        };
        spec.map(|spec| spec.to_string())
    }
}
