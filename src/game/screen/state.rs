//! What every screen tells about itself, so that nobody outside has to know which screens there
//! are. A screen says how it is treated, and of the rest only what it has.

use std::borrow::Cow;
use std::sync::Arc;

use crate::game::input::{Action, KeyReading, KeySet};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::request::Request;
use crate::game::settings::Settings;

/// What a screen tells about itself.
pub trait ScreenState {
    /// How it is to be treated as it is now.
    fn traits(&self) -> ScreenTraits;

    /// The maze that it shows as it stands, to be painted beforehand. One that is built or solved
    /// before one's eyes is none, nor is that of a round.
    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        let _ = settings;
        MazeShown::Nothing
    }

    /// The code of the maze or the match that is chosen, played or was played.
    fn code(&self, settings: &Settings) -> Option<String> {
        let _ = settings;
        None
    }

    /// What it asks of the world outside.
    fn need(&self, settings: &Settings) -> Need {
        let _ = settings;
        Need::Nothing
    }

    /// What is being typed on it.
    fn writing<'a>(&'a self, settings: &'a Settings) -> Option<Writing<'a>> {
        let _ = settings;
        None
    }

    /// Takes note of how large the pane of its maze is, and an interface pixel, in logical pixels.
    /// A screen without a camera does not mind.
    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let _ = (pane, scale, settings);
    }

    /// Hears how far what it [needs](Self::need) has come, from 0 to 1.
    fn take_progress(&mut self, share: f32) {
        let _ = share;
    }
}

/// How a screen is to be treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenTraits {
    /// Its name in the log.
    pub name: &'static str,
    /// How keys are read.
    pub reading: KeyReading,
    /// Something on it moves by ticks: what is drawn lies between two of them.
    pub moves: bool,
    /// Its ticks follow each other as fast as the player wants games to go, and not as usual.
    pub is_a_game: bool,
}

impl ScreenTraits {
    /// On which nothing moves and nothing is played.
    pub const fn at_rest(name: &'static str, keys: KeySet) -> Self {
        Self { name, reading: KeyReading::at_rest(keys), moves: false, is_a_game: false }
    }
}

/// What is being typed on a screen, for whom a keyboard is shown there.
#[derive(Clone, Debug)]
pub struct Writing<'a> {
    /// All of it.
    pub text: Cow<'a, str>,
    /// It makes no sense.
    pub is_wrong: bool,
    /// What is asked for by saying that this is all.
    pub done: Option<Action>,
}

/// The maze on a screen.
#[derive(Clone, Copy, Debug)]
pub enum MazeShown<'a> {
    /// There is none.
    Nothing,
    /// It has the screen for itself.
    Alone(&'a Arc<MeasuredMaze>),
    /// It lies in a panel among other things.
    InPanel(&'a Arc<MeasuredMaze>),
}

/// What a screen asks of the world outside.
#[derive(Clone, Debug)]
pub enum Need {
    /// Nothing at any time: what was asked for last is not for it.
    Nothing,
    /// What was asked for last is for it, and it has it or will get it.
    Met,
    /// It cannot go on without this.
    Wants(Request),
}

impl<'a> MazeShown<'a> {
    /// A maze in a panel, if it is there already.
    pub fn in_panel(measured: Option<&'a Arc<MeasuredMaze>>) -> Self {
        measured.map_or(Self::Nothing, Self::InPanel)
    }
}

impl Need {
    /// This as long as it is wanted.
    pub(super) fn of(request: Option<Request>) -> Self {
        request.map_or(Self::Met, Self::Wants)
    }
}
