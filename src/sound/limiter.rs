//! Keeps many sounds from being louder than one: the gain falls as the level rises, and what comes
//! too suddenly for that is rounded off below full scale.

use super::{FRAMES_PER_SECOND, StereoFrame};

#[derive(Clone, Debug, Default)]
pub(super) struct PeakLimiter {
    /// The recent loudness.
    level: f32,
}

/// Above this level the gain is reduced.
const THRESHOLD: f32 = 0.38;
const ATTACK_SECONDS: f32 = 0.002;
const RELEASE_SECONDS: f32 = 0.25;
/// Samples below this stay as they are; above it they approach [`CEILING`].
const KNEE: f32 = 0.6;
const CEILING: f32 = 0.95;
/// Levels below this count as silence.
const NOTHING: f32 = 1e-6;

impl PeakLimiter {
    pub fn tame(&mut self, frame: &mut StereoFrame) {
        let peak = frame[0].abs().max(frame[1].abs());
        let seconds = if peak > self.level { ATTACK_SECONDS } else { RELEASE_SECONDS };
        self.level += (peak - self.level) / (seconds * FRAMES_PER_SECOND as f32);
        if self.level < NOTHING {
            self.level = 0.0;
        }
        let gain = if self.level > THRESHOLD { THRESHOLD / self.level } else { 1.0 };
        *frame = frame.map(|sample| rounded(sample * gain));
    }
}

fn rounded(sample: f32) -> f32 {
    let size = sample.abs();
    if size <= KNEE {
        return sample;
    }
    let room = CEILING - KNEE;
    (KNEE + room * ((size - KNEE) / room).tanh()).copysign(sample)
}
