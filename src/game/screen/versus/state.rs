//! The answers of a match to [`ScreenState`].

use super::{Phase, Versus};
use crate::game::input::{KeyReading, KeySet};
use crate::game::request::{Purpose, Request, Response};
use crate::game::screen::state::{ScreenState, ScreenTraits};
use crate::game::settings::Settings;

impl ScreenState for Versus {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.shows_card() {
            KeySet::Results
        } else if self.is_under_way() {
            KeySet::Play
        } else {
            KeySet::Menu
        };
        ScreenTraits {
            name: if self.pause.is_some() { "pause" } else { "versus" },
            reading: KeyReading::in_a_race(keys),
            moves: self.moves(),
            is_a_game: true,
        }
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        Some(self.game.code.saying(&settings.maze.seed))
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        self.waits().then(|| (Request::Arena(self.game.plan()), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        let Response::Arena(arena) = response else { return };
        self.computer = self.game.computer(&arena);
        let round = self.game.round(arena);
        self.views.begin(&round.snapshot(&self.game, 0, 0.0));
        self.round = Some(round);
        self.phase = Phase::Countdown(0);
        self.catch_up();
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        self.fit(pane, scale, settings);
    }
}
