//! A loudness that never jumps: it goes to where it is wanted, evenly.

use super::frames_of;

#[derive(Clone, Debug)]
pub(super) struct Ramp {
    now: f32,
    wanted: f32,
    step: f32,
}

impl Ramp {
    /// A loudness that takes so long from silence to full strength.
    pub fn new(gain: f32, whole_way_ms: f32) -> Self {
        Self { now: gain, wanted: gain, step: 1.0 / frames_of(whole_way_ms) as f32 }
    }

    pub const fn go_to(&mut self, gain: f32) {
        self.wanted = gain;
    }

    /// Whether it is silent and stays so.
    pub fn is_off(&self) -> bool {
        self.now == 0.0 && self.wanted == 0.0
    }

    /// Goes on by a frame.
    pub fn next(&mut self) -> f32 {
        self.now += (self.wanted - self.now).clamp(-self.step, self.step);
        self.now
    }
}
