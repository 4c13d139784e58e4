//! One note that sounds, from its first frame to its last: it rises from zero and ends at zero.

use std::f32::consts::TAU;

use super::instrument::{Instrument, MOST_PARTIALS};
use super::pitch::Pitch;
use super::{FRAMES_PER_SECOND, StereoFrame, frames_of};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Note {
    pub instrument: &'static Instrument,
    pub pitch: Pitch,
    /// From 0 to 1.
    pub strength: f32,
    /// How long it is held, unless the instrument rings out.
    pub hold_frames: u32,
    /// From −1, on the left, to 1.
    pub pan: f32,
}

/// A fading sine, as a point that circles towards the middle.
#[derive(Clone, Copy, Debug, Default)]
struct Sine {
    at: [f32; 2],
    turn: [f32; 2],
    /// The rotation of the rotation itself in each frame while the pitch bends.
    bend: [f32; 2],
}

#[derive(Clone, Copy, Debug)]
pub(super) struct ToneVoice {
    sines: [Sine; MOST_PARTIALS],
    count: usize,
    gains: [f32; 2],
    /// Frames until it begins.
    waits: usize,
    /// Frames since it began.
    age: u32,
    bend_frames: u32,
    attack_frames: f32,
    release_frames: f32,
    end: u32,
}

/// Higher sines are not played.
const HIGHEST_HERTZ: f32 = 5_000.0;
/// After this many halvings a note is inaudible.
const HALVINGS_TO_FADE: f32 = 10.0;

impl ToneVoice {
    /// A voice that begins after this many frames.
    pub fn new(note: &Note, delay_frames: u32) -> Self {
        let instrument = note.instrument;
        let bend_frames = frames_of(instrument.bend_ms);
        let mut sines = [Sine::default(); MOST_PARTIALS];
        let mut count = 0;
        let mut longest_half_life_ms = 0.0_f32;
        for partial in instrument.partials {
            let hertz = note.pitch.hertz() * partial.multiple;
            if hertz < HIGHEST_HERTZ {
                let from = if bend_frames == 0 { 1.0 } else { instrument.bend_from };
                sines[count] = Sine::new(
                    hertz * from,
                    hertz * (1.0 - from) / (bend_frames.max(1) as f32),
                    partial.share,
                    partial.half_life_ms,
                );
                count += 1;
                longest_half_life_ms = longest_half_life_ms.max(partial.half_life_ms);
            }
        }
        let release_frames = frames_of(instrument.release_ms);
        let end = if instrument.rings_out {
            frames_of(longest_half_life_ms * HALVINGS_TO_FADE)
        } else {
            note.hold_frames + release_frames
        };
        let peak = instrument.peak * note.strength;
        let angle = (note.pan.clamp(-1.0, 1.0) + 1.0) * TAU / 8.0;
        Self {
            sines,
            count,
            gains: [peak * angle.cos(), peak * angle.sin()],
            waits: delay_frames as usize,
            age: 0,
            bend_frames,
            attack_frames: frames_of(instrument.attack_ms) as f32,
            release_frames: release_frames as f32,
            end,
        }
    }

    pub const fn is_over(&self) -> bool {
        self.age >= self.end
    }

    /// Adds its next frames, each scaled by its gain.
    pub fn add_to(&mut self, frames: &mut [StereoFrame], gains: impl Iterator<Item = f32>) {
        let waits = self.waits.min(frames.len());
        self.waits -= waits;
        for (frame, gain) in frames.iter_mut().zip(gains).skip(waits) {
            if self.is_over() {
                return;
            }
            let sample = gain * self.envelope() * self.swing();
            frame[0] += sample * self.gains[0];
            frame[1] += sample * self.gains[1];
            self.age += 1;
        }
    }

    fn envelope(&self) -> f32 {
        let risen = smooth(self.age as f32 / self.attack_frames);
        let left = smooth((self.end - self.age - 1) as f32 / self.release_frames);
        risen * left
    }

    fn swing(&mut self) -> f32 {
        let bends = self.age < self.bend_frames;
        let mut sum = 0.0;
        for sine in &mut self.sines[..self.count] {
            sum += sine.at[1];
            sine.at = multiply(sine.at, sine.turn);
            if bends {
                sine.turn = multiply(sine.turn, sine.bend);
            }
        }
        sum
    }
}

impl Sine {
    fn new(hertz: f32, hertz_more_per_frame: f32, share: f32, half_life_ms: f32) -> Self {
        let radians = TAU / FRAMES_PER_SECOND as f32;
        let half_life_frames = half_life_ms * FRAMES_PER_SECOND as f32 / 1_000.0;
        let kept = (-1.0 / half_life_frames).exp2();
        Self {
            at: [share, 0.0],
            turn: on_circle(hertz * radians).map(|part| part * kept),
            bend: on_circle(hertz_more_per_frame * radians),
        }
    }
}

fn on_circle(angle: f32) -> [f32; 2] {
    [angle.cos(), angle.sin()]
}

fn multiply(one: [f32; 2], other: [f32; 2]) -> [f32; 2] {
    [one[0] * other[0] - one[1] * other[1], one[0] * other[1] + one[1] * other[0]]
}

/// From 0 to 1 with zero slope at both ends.
fn smooth(share: f32) -> f32 {
    if share >= 1.0 {
        return 1.0;
    }
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;
    use crate::sound::instrument::{DROP, FELT, FOR_SCORES, WOOD};

    /// The frequency of each of its sines after the pitch has bent.
    fn hertz(note: &Note) -> Vec<f32> {
        let mut voice = ToneVoice::new(note, 0);
        let mut frames = vec![[0.0; 2]; voice.bend_frames as usize];
        voice.add_to(&mut frames, iter::repeat(1.0));
        let sines = voice.sines[..voice.count].iter();
        let radians = sines.map(|sine| sine.turn[1].atan2(sine.turn[0]));
        radians.map(|radians| radians / TAU * FRAMES_PER_SECOND as f32).collect()
    }

    #[test]
    fn what_is_too_high_is_left_out_and_nothing_else() {
        for instrument in FOR_SCORES.into_iter().chain([&DROP, &WOOD, &FELT]) {
            for semitones in 0..120 {
                let pitch = Pitch::semitones(semitones as f32);
                let note = Note { instrument, pitch, strength: 1.0, hold_frames: 9_600, pan: 0.0 };
                let wanted = instrument.partials.iter();
                let wanted = wanted.map(|partial| partial.multiple * pitch.hertz());
                let wanted: Vec<f32> = wanted.filter(|&hertz| hertz < 5_000.0).collect();
                let heard = hertz(&note);
                assert_eq!(heard.len(), wanted.len(), "{} {semitones}", instrument.name);
                for (heard, wanted) in heard.into_iter().zip(wanted) {
                    assert!((heard / wanted - 1.0).abs() < 0.01, "{heard} Hz, not {wanted}");
                }
            }
        }
    }
}
