//! The answers of a match to [`ScreenState`].

use super::Versus;
use crate::game::input::{KeyReading, KeySet};
use crate::game::request::Request;
use crate::game::screen::state::{Need, ScreenState, ScreenTraits};
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

    fn need(&self, _: &Settings) -> Need {
        Need::of(self.waits().then(|| Request::Arena(self.game.plan())))
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        self.fit(pane, scale, settings);
    }

    fn take_progress(&mut self, share: f32) {
        self.share = share;
    }
}
