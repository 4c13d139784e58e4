//! What every screen says about itself, so that the rest of the program need not know the screens.
//! A screen must state its traits; everything else has a default.

use std::borrow::Cow;
use std::sync::Arc;

use crate::game::input::{Action, KeyReading, KeySet};
use crate::game::journey::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::request::{Purpose, Request, Response};
use crate::game::settings::Settings;

/// What a screen says about itself.
pub trait ScreenState {
    /// How to treat the screen in its present state.
    fn traits(&self) -> ScreenTraits;

    /// The maze that it shows as a whole, to be painted in advance. A maze that is being built or
    /// solved does not count, nor does that of a round of two.
    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        let _ = settings;
        MazeShown::Nothing
    }

    /// The code of the maze or match that is chosen, or is or was played.
    fn code(&self, settings: &Settings) -> Option<String> {
        let _ = settings;
        None
    }

    /// The stop of the journey whose maze is seen.
    fn stop(&self) -> Option<Stop> {
        None
    }

    /// The request that it still needs to be carried out, and what for.
    fn need(&self, settings: &Settings) -> Option<(Request, Purpose)> {
        let _ = settings;
        None
    }

    /// The text field that is being edited.
    fn writing<'a>(&'a self, settings: &'a Settings) -> Option<Writing<'a>> {
        let _ = settings;
        None
    }

    /// Sets the size of the pane of its maze, and of an interface pixel, in logical pixels. A
    /// screen without a camera ignores it.
    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let _ = (pane, scale, settings);
    }

    /// Takes the response to what it [needs](Self::need).
    fn take_response(&mut self, response: Response) {
        let _ = response;
    }
}

/// How to treat a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenTraits {
    /// Its name in the log.
    pub name: &'static str,
    /// How to interpret keys.
    pub reading: KeyReading,
    /// Whether anything moves tick by tick, so that frames interpolate between two ticks.
    pub moves: bool,
    /// Whether its ticks run at the game speed that the player has chosen, not at the usual one.
    pub is_a_game: bool,
}

impl ScreenTraits {
    /// The traits of a screen where nothing moves and nothing is played.
    pub const fn at_rest(name: &'static str, keys: KeySet) -> Self {
        Self { name, reading: KeyReading::at_rest(keys), moves: false, is_a_game: false }
    }
}

/// A text that is being edited, for the on-screen keyboard to show.
#[derive(Clone, Debug)]
pub struct Writing<'a> {
    /// The whole text.
    pub text: Cow<'a, str>,
    /// Whether the text is invalid.
    pub is_wrong: bool,
    /// The action that finishes the text.
    pub done: Option<Action>,
}

/// The maze on a screen.
#[derive(Clone, Copy, Debug)]
pub enum MazeShown<'a> {
    /// There is none.
    Nothing,
    /// It fills the screen.
    Alone(&'a Arc<MeasuredMaze>),
    /// It is in a panel, next to other things.
    InPanel(&'a Arc<MeasuredMaze>),
}

impl<'a> MazeShown<'a> {
    /// A maze in a panel, if it is already built.
    pub fn in_panel(measured: Option<&'a Arc<MeasuredMaze>>) -> Self {
        measured.map_or(Self::Nothing, Self::InPanel)
    }
}
