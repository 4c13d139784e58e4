//! What the game sounds like, as numbers: every effect and every tune is made here, from sines.
//!
//! A [`Mixer`] receives events and returns stereo frames in portions of any size. It promises to
//! begin and end without a click, never to get louder because much happens at once, and to be
//! exactly silent when nothing sounds. It knows no device, no clock, and nothing of mazes.
//!
//! ```
//! use icetea_maze::sound::{Effect, Mixer, StereoSide};
//!
//! let mut mixer = Mixer::new();
//! mixer.play(Effect::Win, StereoSide::Middle);
//! let mut frames = [[0.0; 2]; 4_800];
//! mixer.mix(&mut frames);
//! assert!(frames.iter().flatten().all(|sample| sample.abs() < 1.0));
//! assert!(frames.iter().flatten().any(|sample| sample.abs() > 0.05));
//! ```

mod bus;
mod effect;
mod instrument;
mod limiter;
mod mixer;
mod pitch;
mod player;
mod ramp;
mod score;
mod tune;
mod voice;

pub use bus::Bus;
pub use effect::{Effect, StereoSide};
pub use mixer::Mixer;
pub use score::{Score, ScoreError};
pub use tune::Tune;

/// How many frames make a second.
pub const FRAMES_PER_SECOND: u32 = 48_000;

/// The left and the right sample of one moment, each from −1 to 1.
pub type StereoFrame = [f32; 2];

fn frames_of(milliseconds: f32) -> u32 {
    (milliseconds * FRAMES_PER_SECOND as f32 / 1_000.0) as u32
}
