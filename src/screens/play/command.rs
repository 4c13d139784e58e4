//! What actions other than walking do in a maze.

use super::{Glide, PauseChoice, Play};
use crate::game::tuning::STUCK_TOLD_TICKS;
use crate::screens::prelude::*;

impl Play {
    /// Whether the last move could be taken back: where things are hidden, one would know too much.
    pub fn can_take_back(&self) -> bool {
        !self.is_foggy() && self.race.can_take_back()
    }

    /// Knows that no way is left, if that is the answer to a call for help.
    fn hear(&mut self, answer: Option<RaceEvent>) -> Option<RaceEvent> {
        if matches!(answer, Some(RaceEvent::Stranded { .. })) {
            self.stuck_ticks = STUCK_TOLD_TICKS;
        }
        answer
    }

    /// Takes back the last move, if that is possible.
    fn take_back(&mut self) -> Option<RaceEvent> {
        let from = self.runner().pose(0.0).at;
        let event = self.can_take_back().then(|| self.race.take_back())?;
        self.glide = Some(Glide { from, ticks: 0 });
        (self.looks_at, self.hindered) = (None, None);
        self.pointer_walk.forget();
        self.walk.forget();
        event
    }

    /// Carries out an action while the game is not paused.
    pub(super) fn command(
        &mut self,
        action: &Action,
        settings: &mut LiveSettings,
        events: &mut Vec<RaceEvent>,
        roll: &mut impl FnMut() -> u64,
    ) -> Option<Destination> {
        match action {
            Action::Next => {
                self.overview.give_up();
                self.looks_at = None;
                self.camera.toggle_whole();
            }
            Action::Zoom(notches) => {
                self.overview.give_up();
                self.camera.zoom(*notches);
            }
            Action::Trail if self.is_foggy() => {}
            Action::Trail => settings.change().trail = !settings.trail,
            Action::Ghost if self.ghost().is_some() => {
                settings.change().ghost = !settings.ghost;
            }
            Action::TakeBack => events.extend(self.take_back()),
            Action::Flag => self.put_up_flag(),
            Action::Page(by) => self.look_at_flag(*by),
            Action::Hud => settings.change().hud = !settings.hud,
            Action::Hint | Action::Solve if !self.shows_way(action) => {}
            Action::Hint => {
                let told = self.race.ask_hint();
                events.extend(self.hear(told));
            }
            Action::Solve => {
                let told = self.race.toggle_solving(self.solver(settings));
                events.extend(self.hear(told));
            }
            Action::Restart => return self.choose(PauseChoice::Restart, roll),
            Action::NewSeed => return self.choose(PauseChoice::NewMaze, roll),
            Action::Watch => {
                self.take_pause();
                return self.choose(PauseChoice::Watch, roll);
            }
            action => self.race.steer_solving(action),
        }
        None
    }
}
