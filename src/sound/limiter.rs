//! What keeps a crowd from being louder than one: the whole is turned down as it grows, and what
//! comes too suddenly for that is rounded off below full scale.

use super::{FRAMES_PER_SECOND, StereoFrame};

#[derive(Clone, Debug, Default)]
pub(super) struct PeakLimiter {
    /// How loud it has been lately.
    level: f32,
}

/// Above this level it turns down.
const THRESHOLD: f32 = 0.38;
const ATTACK_SECONDS: f32 = 0.002;
const RELEASE_SECONDS: f32 = 0.25;
/// Below this a sample is left as it is; above it comes nearer and nearer to [`CEILING`].
const KNEE: f32 = 0.6;
const CEILING: f32 = 0.95;
/// A level below this is none.
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
