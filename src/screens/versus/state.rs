//! The answers of a match to [`ScreenState`].

use super::view::seats::seats;
use super::{Phase, Versus};
use crate::game::input::InputDevice;
use crate::game::versus::player::VersusPlayer;
use crate::net::link::SeenGestures;
use crate::screens::prelude::*;
use crate::screens::views::Seats;

impl ScreenState for Versus {
    fn traits(&self) -> ScreenTraits {
        let keys = if self.shows_card() && self.are_hands_still() {
            KeySet::Results
        } else if self.is_under_way() {
            KeySet::Play
        } else {
            KeySet::Menu
        };
        let (name, depth) = if self.pause.is_some() { ("pause", 2) } else { ("versus", 1) };
        let traits = ScreenTraits::of_game(name, keys, self.moves()).at_depth(depth);
        // Both machines count the same ticks.
        ScreenTraits { is_a_game: !self.is_afar(), ..traits }
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        self.talk(&mut world.wire, self.pause.is_some());
        let mut commands = self.tick(inputs, &mut world.settings);
        if self.seen_gestures().is_some_and(SeenGestures::is_new) {
            commands.insert(0, Command::Gesture);
        }
        commands
    }

    fn keep_up(&mut self, world: &mut World) {
        self.talk(&mut world.wire, true);
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let of_pause = self.pause().map(|pause| pause.focus);
        let of_phase = match &self.phase {
            Phase::Card(_, menu) => menu.focus,
            Phase::Over(menu) => menu.focus,
            Phase::Waiting | Phase::Ready | Phase::Countdown(_) | Phase::Running(_) => 0,
        };
        [0, of_pause.unwrap_or(of_phase)]
    }

    fn walk_areas(&self, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
        if self.is_under_way() { seats(self, pane, scale) } else { Vec::new() }
    }

    fn seated<'a>(&'a self, settings: &'a Settings) -> &'a [VersusPlayer; 2] {
        self.players_afar().unwrap_or(&settings.versus.players)
    }

    fn seated_ghost<'a>(&'a self, _: &Settings) -> Option<&'a Arc<Ghost>> {
        self.game.ghost()
    }

    /// Where two sit face to face it is for fingers, whatever the device.
    fn has_foot_for_fingers(&self, settings: &Settings, hand: InputDevice) -> bool {
        let are_people = !self.is_afar() && !(0..2).any(|side| self.game.is_computer(side));
        hand == InputDevice::Finger || settings.versus.face_to_face && are_people
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
        if let (Some(far), Some(round)) = (&mut self.far, &self.round) {
            far.take_round(round, &self.game);
        }
        if self.is_afar() {
            self.phase = Phase::Ready;
        }
        self.catch_up();
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, settings: &Settings) {
        let snapshot = self.round.as_ref().map(|round| round.snapshot(&self.game, 0, 0.0));
        let far_side = self.game.side_of(Seat::Two);
        let is_across =
            settings.versus.face_to_face && !self.game.is_computer(far_side) && !self.is_afar();
        let seats = Seats { across: is_across.then_some(far_side), own: self.own_side() };
        self.views.fit((pane, scale), settings, seats, snapshot.as_ref());
    }
}
