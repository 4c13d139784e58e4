//! Moves the camera farther from the mouse, or closer, than the player's choice for a while.

use super::{Bounds, Camera, CameraPace, EDGE, FOOT, MARGIN, gone_after};
use crate::game::tuning::{
    CLOSE_IN_FACTOR, CLOSE_IN_FACTOR_OF_WHOLE, CLOSE_IN_HALF_LIFE_TICKS, CLOSE_IN_LEAST_PITCH,
    CLOSEST_PITCH, OVERLOOK_HALF_LIFE_TICKS,
};

impl Camera {
    /// One tick: zooms out as far as needed to have all of this in view, but never in.
    pub fn overlook(&mut self, bounds: Bounds) {
        if self.shows_all() {
            return self.follow(bounds.middle());
        }
        self.draw_back_for(bounds, OVERLOOK_HALF_LIFE_TICKS);
    }

    pub(super) fn draw_back_for(&mut self, bounds: Bounds, half_life_ticks: f32) {
        let margins = self.margins(0.0);
        let farthest = self.pitch_for(self.size, margins);
        let pitch = self.pitch_for(bounds.size(), margins).max(farthest).min(self.followed_pitch());
        let share = match self.pace {
            CameraPace::Cuts => 1.0,
            CameraPace::HalfLifeTicks(_) => gone_after(half_life_ticks),
        };
        let (x, y) = bounds.middle();
        // What is shown above the maze moves the middle down.
        let y = y - (margins.top - margins.bottom) / 2.0 / pitch;
        self.go_towards((x, y), pitch, (share, share), (0.0, 0.0));
    }

    /// One tick closer to the mouse than the player's choice, for a special moment.
    pub fn close_in(&mut self, mouse: (f32, f32)) {
        if self.pace == CameraPace::Cuts {
            return self.follow(mouse);
        }
        let usual = self.wanted_pitch();
        let pitch = if self.shows_all() {
            // Whatever it grows by may all come to one side.
            let side = (self.size.0.max(self.size.1) + EDGE + FOOT) * usual;
            usual * (1.0 + self.scale * MARGIN / side).min(CLOSE_IN_FACTOR_OF_WHOLE)
        } else {
            let closer = (usual * CLOSE_IN_FACTOR).max(CLOSE_IN_LEAST_PITCH);
            closer.min(CLOSEST_PITCH.max(usual))
        };
        let share = gone_after(CLOSE_IN_HALF_LIFE_TICKS);
        self.go_towards(mouse, pitch, (share, share), (0.0, 0.0));
    }
}
