//! The celebration at the cheese: the camera zooms in, and any key ends it.

use super::{PauseChoice, Play};
use crate::game::camera::CameraPace;
use crate::game::tuning::{JOY_DEAF_TICKS, JOY_TICKS, PERFECT_JOY_TICKS};
use crate::screens::prelude::*;

impl Play {
    /// One tick of the celebration at the cheese.
    pub(super) fn rejoice(
        &mut self,
        inputs: &Inputs,
        settings: &Settings,
        roll: &mut impl FnMut() -> u64,
    ) -> Option<Destination> {
        self.joy_ticks += 1;
        let is_perfect = self.race.is_perfect(0);
        let mut is_over = self.joy_ticks >= if is_perfect { PERFECT_JOY_TICKS } else { JOY_TICKS };
        for action in &inputs.actions {
            let next = match action {
                Action::Restart => self.choose(PauseChoice::Restart, roll),
                Action::NewSeed => self.choose(PauseChoice::NewMaze, roll),
                action => {
                    is_over |= ends_joy(action, self.joy_ticks);
                    None
                }
            };
            if next.is_some() {
                return next;
            }
        }
        self.camera.set_pace(CameraPace::of(settings));
        let stride = self.race.measured().stride_tiles;
        self.camera.close_in(place_in_rooms(self.runner().pose(0.0).at, stride.into()));
        (is_over && self.race.measured().knows_ways()).then_some(Destination::Results)
    }
}

/// Whether the action ends a celebration that has lasted so long.
const fn ends_joy(action: &Action, joy_ticks: u32) -> bool {
    match action {
        Action::Zoom(_)
        | Action::Aim(..)
        | Action::Point(_)
        | Action::LeadNoMore
        | Action::Mute
        | Action::Copy => false,
        Action::Go(_) | Action::Lead(..) => joy_ticks >= JOY_DEAF_TICKS,
        _ => true,
    }
}
