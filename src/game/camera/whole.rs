//! The whole maze at once: when it is shown by default, and how the numbers make room for it.

use super::{Bounds, Camera, LEAST_HEIGHT_BESIDE};
use crate::game::tuning::{LEAST_WHOLE_PITCH, SMALL_AT_FIRST_SHARE, WHOLE_AT_FIRST_SHARE};

impl Camera {
    /// Switches between the whole maze and the mouse, unless both are the same.
    pub fn toggle_whole(&mut self) {
        self.wants_all = !self.wants_all && self.has_two_views();
    }

    /// Whether the whole maze is shown.
    pub fn shows_all(&self) -> bool {
        self.wants_all || !self.has_two_views()
    }

    /// For how many ticks the whole maze has been shown because the player asked for it.
    pub fn asked_for_ticks(&self) -> Option<u32> {
        (self.wants_all && self.has_two_views()).then_some(self.wanted_ticks)
    }

    /// Whether the view around the mouse shows less than the whole maze. A maze that is not known
    /// completely has no whole view.
    pub fn has_two_views(&self) -> bool {
        let whole = self.whole_pitch();
        self.known.is_some()
            || self.chosen_pitch.map_or(!self.opens_whole(), |chosen| chosen > whole)
    }

    /// Whether it shows the whole maze by default: rooms are large enough then, or in a small
    /// window at least not much smaller than otherwise.
    pub fn opens_whole(&self) -> bool {
        let least = LEAST_WHOLE_PITCH.min(WHOLE_AT_FIRST_SHARE * self.pitch_at_first());
        self.known.is_none() && self.whole_pitch() >= least
    }

    /// The pitch at which the whole maze is in view, with a limit on the size of rooms.
    pub fn whole_pitch(&self) -> f32 {
        self.whole_pitch_beside(f32::from(self.has_room_beside()))
    }

    fn whole_pitch_beside(&self, beside: f32) -> f32 {
        let margins = self.margins_below(self.headroom, beside);
        let whole = self.pitch_for(self.known.map_or(self.size, Bounds::size), margins);
        whole.min(SMALL_AT_FIRST_SHARE * self.pitch_at_first())
    }

    /// Whether the numbers are in a panel beside the maze.
    pub fn has_panel_beside(&self) -> bool {
        self.has_room_beside() && self.shows_all()
    }

    /// Whether the whole maze is larger with the numbers beside it than above.
    fn has_room_beside(&self) -> bool {
        self.may_be_beside
            && self.pane.1 >= LEAST_HEIGHT_BESIDE * self.scale
            && self.whole_pitch_beside(1.0) > self.whole_pitch_beside(0.0)
    }

    /// How far it has moved from the initial view to all of a large maze, from 0 to 1. A small maze
    /// opens as a whole.
    pub fn share_of_whole(&self, blend: f32) -> f32 {
        let first = self.pitch_at_first();
        let [gone, all] =
            [self.view(blend).1, self.whole_pitch()].map(|pitch| (first / pitch).ln());
        if self.opens_whole() || all <= 0.0 { 0.0 } else { (gone / all).clamp(0.0, 1.0) }
    }
}
