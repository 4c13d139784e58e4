//! A maze that is a piece of one without end: another piece takes its place, and nobody sees it.

use std::sync::Arc;

use super::{Overview, Play};
use crate::game::input::Action;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::screen::sight::size_in_rooms;
use crate::game::settings::Settings;
use crate::maze::{Endless, Solver};

impl Play {
    /// Shows a race in a piece of this plane.
    pub fn on_plane(endless: Endless, race: Race) -> Self {
        Self { plane: Some(endless), ..Self::new(race) }.below_a_card()
    }

    /// Goes on in another piece, in which everything lies so many tiles farther right and down.
    pub fn carry_over(&mut self, measured: Arc<MeasuredMaze>, by: (i32, i32)) {
        self.race = self.race.carried_over(measured, by);
        let stride = f32::from(self.race.measured().stride_tiles);
        let rooms = (by.0 as f32 / stride, by.1 as f32 / stride);
        self.camera.carry_over(size_in_rooms(self.race.measured()), rooms);
        self.pointer_walk.forget();
        self.overview = Overview::default();
        self.refusal = None;
    }

    /// What auto-solve shows: in a plane only what stays near the mouse.
    pub(super) fn solver(&self, settings: &Settings) -> Solver {
        if self.plane.is_some() { Solver::BreadthFirst } else { settings.solver() }
    }

    /// Whether there are others like this maze: only one that grows from a code has any.
    pub(super) fn has_others(&self) -> bool {
        self.plane.is_some() || self.race.measured().spec.is_some()
    }

    /// Whether an action is to be done at once, or was asked for before.
    pub(super) fn is_sure(&mut self, action: &Action) -> bool {
        let costs_nothing = match action {
            Action::NewSeed => !self.has_others(),
            Action::Hint | Action::Solve => !self.shows_way(action),
            _ => false,
        };
        costs_nothing || self.confirmation.is_sure(action, &self.race)
    }
}
