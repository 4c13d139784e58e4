//! A gain that never jumps: it moves evenly to its target.

use super::frames_of;

#[derive(Clone, Debug)]
pub(super) struct Ramp {
    now: f32,
    wanted: f32,
    step: f32,
}

impl Ramp {
    /// A gain that takes this long from silence to full strength.
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

    /// Advances by one frame.
    pub fn next(&mut self) -> f32 {
        self.now += (self.wanted - self.now).clamp(-self.step, self.step);
        self.now
    }
}
