//! The endless mode's answers to [`ScreenState`].

use super::EndlessGame;
use crate::game::input::{KeyReading, KeySet};
use crate::game::request::Request;
use crate::game::screen::state::{MazeShown, Need, ScreenState, ScreenTraits};
use crate::game::settings::Settings;

impl ScreenState for EndlessGame {
    fn traits(&self) -> ScreenTraits {
        let of_play = self.play.traits();
        if self.card.is_some() {
            let reading = KeyReading::at_rest(KeySet::Results);
            return ScreenTraits { name: "endless-over", reading, moves: false, ..of_play };
        }
        let name = if self.play.is_paused() { "pause" } else { "endless" };
        ScreenTraits { name, ..of_play }
    }

    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        self.play.maze(settings)
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.play.code(settings)
    }

    fn need(&self, _: &Settings) -> Need {
        Need::of(self.wanted().map(Request::Leg))
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        ScreenState::fit(&mut self.play, pane, scale, settings);
    }
}
