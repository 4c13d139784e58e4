//! What others need to know of a run without end.

use super::EndlessGame;
use crate::game::input::{KeySet, Reading};
use crate::game::request::Request;
use crate::game::screen::facts::{Facts, Manner, MazeShown, Need};
use crate::game::settings::Settings;

impl Facts for EndlessGame {
    fn manner(&self) -> Manner {
        let of_play = self.play.manner();
        if self.card.is_some() {
            let reading = Reading::at_rest(KeySet::Results);
            return Manner { name: "endless-over", reading, moves: false, ..of_play };
        }
        let name = if self.play.is_paused() { "pause" } else { "endless" };
        Manner { name, ..of_play }
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
        Facts::fit(&mut self.play, pane, scale, settings);
    }
}
