//! What runs the screens: which of them has the keys, what it shows, and what the program around has
//! to do.
//!
//! It knows no threads and no disk. Anything that takes long or is permanent is requested by an
//! [`Command`], and the owner of the app passes the answer back.

mod go;
mod journal;
mod journey;
mod one_key;
mod open;
mod opening;
mod picture;
mod recordings;
mod records;
mod speech;
mod stage_film;
mod tick;
mod unfinished;
mod writing;

use crate::game::command::Command;
use crate::game::input::InputDevice;
use crate::game::request::{Purpose, Request};
use crate::game::saved_run::SavedKey;
use crate::game::screen_keyboard::ScreenKeyboard;
use crate::game::settings::{Language, Settings};
use crate::maze::endless::NamedWorld;
use crate::screens::Screen;
use crate::screens::results::Won;
use crate::screens::title::Title;
use crate::world::World;
use journal::RunJournal;

pub use crate::screens::parts::sheet::Still;
pub use opening::Opening;
pub use picture::{picture, still};
pub use speech::{Speech, what_is_open, where_am_i};
pub use stage_film::StageFilm;

/// The game.
#[derive(Clone, Debug)]
pub struct App {
    /// What there is, whatever screen is shown.
    pub world: World,
    /// The screen that has the keys.
    pub screen: Screen,
    /// The screens below the present one, the topmost last.
    waiting: Vec<Screen>,
    /// The save of the game being played, or of the one played before.
    saved: Option<SavedKey>,
    /// What the journal has of the present run.
    journal: RunJournal,
    /// The last request until its response comes, and what that is for.
    pending: Option<(Request, Purpose)>,
    /// The rat school that the player has left to run its maze.
    left_school: Option<Screen>,
    /// The room of a world that a link names, until that world is open.
    looks_for: Option<NamedWorld>,
    /// What the last run won on the journey, until the results are shown.
    won: Won,
    /// How often the footer was switched since the screen came up.
    pub foot_turned: usize,
    /// The player's input device.
    hand: InputDevice,
    /// The on-screen keyboard, while it is open.
    pub screen_keyboard: Option<ScreenKeyboard>,
    /// For how many ticks an entry has been offered to a player who uses one key.
    offered_ticks: u32,
}
impl App {
    /// A game that opens with the title. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            world: World::new(settings, system_language, entropy),
            screen: Screen::Title(Title::new(0)),
            waiting: Vec::new(),
            saved: None,
            journal: RunJournal::default(),
            pending: None,
            left_school: None,
            looks_for: None,
            won: Won::default(),
            foot_turned: 0,
            hand: InputDevice::default(),
            screen_keyboard: None,
            offered_ticks: 0,
        }
    }

    /// Switches between fullscreen and a window.
    pub fn toggle_fullscreen(&mut self) -> Vec<Command> {
        let settings = self.world.settings.change();
        settings.fullscreen = !settings.fullscreen;
        Vec::from_iter(self.keep_settings())
    }

    /// What to save when the game ends. The size of the window, in logical pixels, is remembered
    /// unless it is fullscreen.
    pub fn end(&mut self, window: (u16, u16)) -> Vec<Command> {
        self.world.wire.say_farewell();
        let mut commands = self.settle_run();
        commands.extend(self.cleared());
        if !self.world.settings.fullscreen {
            self.world.settings.change().window = window;
        }
        // Again, in case the disk failed before.
        commands.push(self.save_settings());
        if !self.world.journey.is_empty() {
            commands.push(self.keep_journey());
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
        self.screen.state_mut().fit(pane, scale, &self.world.settings);
    }

    /// The speed of ticks, relative to the usual one.
    pub fn pace(&self) -> f64 {
        let is_a_game = self.screen.state().traits().is_a_game;
        if is_a_game { f64::from(self.world.settings.game_speed_percent) / 100.0 } else { 1.0 }
    }

    /// The code of the maze that is chosen, or is or was played.
    pub fn code(&self) -> Option<String> {
        self.screen.state().code(&self.world.settings)
    }
}
