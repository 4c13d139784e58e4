//! The endless mode's answers to [`ScreenState`].

use super::EndlessGame;
use crate::game::input::KeyReading;
use crate::screens::prelude::*;

impl ScreenState for EndlessGame {
    fn traits(&self) -> ScreenTraits {
        let of_play = self.play.traits();
        if self.card.is_some() {
            let reading = KeyReading::at_rest(KeySet::Results);
            return ScreenTraits {
                name: "endless-over",
                reading,
                moves: false,
                depth: 1,
                ..of_play
            };
        }
        let name = if self.play.is_paused() { "pause" } else { "endless" };
        ScreenTraits { name, ..of_play }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.tick(inputs, &mut world.settings, roll(&mut world.dice))
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let of_card = self.card().map_or(0, |card| card.focus);
        [0, self.play.pause().map_or(of_card, |pause| pause.focus)]
    }

    fn race(&self) -> Option<&Race> {
        Some(&self.play.race)
    }

    fn walk_areas(&self, pane: Rect, _: PixelScale) -> Vec<WalkArea> {
        WalkArea::whole(pane, self.card.is_none() && !self.play.is_paused())
    }

    fn maze<'a>(&'a self, settings: &Settings) -> MazeShown<'a> {
        self.play.maze(settings)
    }

    fn code(&self, settings: &Settings) -> Option<String> {
        self.play.code(settings)
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        Some((Request::Leg(self.wanted()?), Purpose::Proceed))
    }

    fn take_response(&mut self, response: Response) {
        let Response::Leg(leg) = response else { return };
        let is_over = self.play.race.is_over();
        if self.wider.take_if(|wider| *wider == leg.plan).is_some() {
            let race = &self.play.race;
            if !is_over && race.solving().is_none() && race.hint().is_none() {
                self.enter(*leg);
                // It was cut before this piece replaced the one it fits to.
                self.next = None;
            }
        } else if leg.plan == self.leg.next() {
            if is_over {
                self.enter(*leg);
            } else {
                self.next = Some(*leg);
            }
        }
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        ScreenState::fit(&mut self.play, pane, scale, settings);
    }
}
