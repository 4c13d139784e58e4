//! The answers of a game in play to [`ScreenState`].

use super::Play;
use crate::game::input::{KeyReading, KeySet};
use crate::game::journey::Stop;
use crate::game::request::{Purpose, Request, Response};
use crate::game::screen::state::{MazeShown, ScreenState, ScreenTraits};
use crate::game::settings::Settings;

impl ScreenState for Play {
    fn traits(&self) -> ScreenTraits {
        let is_paused = self.is_paused();
        let keys = if is_paused { KeySet::Menu } else { KeySet::Play };
        ScreenTraits {
            name: if is_paused { "pause" } else { "play" },
            reading: KeyReading::in_a_race(keys),
            moves: !is_paused,
            is_a_game: true,
        }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(self.race.measured())
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        let of_plane = self.plane.as_ref().map(|plane| plane.endless.to_string());
        of_plane.or_else(|| Some(settings.maze.code_of(&self.race.measured().spec?)))
    }

    fn stop(&self) -> Option<Stop> {
        self.stop
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::more_of(self.race.measured())?, Purpose::Survey))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.race.learn(measured);
        }
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, _: &Settings) {
        self.fit(pane, scale);
    }
}
