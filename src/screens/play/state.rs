//! The answers of a game in play to [`ScreenState`].

use super::Play;
use crate::game::race::Seating;
use crate::screens::prelude::*;

impl ScreenState for Play {
    fn traits(&self) -> ScreenTraits {
        let is_paused = self.is_paused();
        let keys = if is_paused { KeySet::Menu } else { KeySet::Play };
        let (name, depth) = if is_paused { ("pause", 2) } else { ("play", 1) };
        ScreenTraits::of_game(name, keys, !is_paused).in_turn().at_depth(depth)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let mut happened = Vec::new();
        let roll = roll(&mut world.dice);
        let next = self.tick(inputs, &mut world.settings, &mut happened, roll);
        let raced = happened.into_iter().map(|event| Command::Race(Seating::Alone, event));
        raced.chain(next.map(Command::Open)).collect()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.pause().map_or(0, |pause| pause.focus)]
    }

    fn race(&self) -> Option<&Race> {
        Some(&self.race)
    }

    fn walk_areas(&self, pane: Rect, _: PixelScale) -> Vec<WalkArea> {
        WalkArea::whole(pane, !self.is_paused())
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
        self.camera.fit(pane, scale);
    }
}
