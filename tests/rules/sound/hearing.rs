//! Measurements on the output of a mixer.

use std::f32::consts::TAU;

use icetea_maze::sound::{Effect, FRAMES_PER_SECOND, Mixer, StereoFrame, StereoSide};

pub const SECOND: usize = FRAMES_PER_SECOND as usize;

/// The next frames of a mixer.
pub fn hear(mixer: &mut Mixer, frames: usize) -> Vec<StereoFrame> {
    let mut heard = vec![[f32::NAN; 2]; frames];
    mixer.mix(&mut heard);
    heard
}

/// An effect alone, until it is over.
pub fn hear_effect(effect: Effect, side: StereoSide) -> Vec<StereoFrame> {
    let mut mixer = Mixer::new();
    mixer.play(effect, side);
    let mut heard = Vec::new();
    while !mixer.is_idle() {
        assert!(heard.len() < 6 * SECOND, "{effect:?} never ends");
        heard.extend(hear(&mut mixer, 480));
    }
    heard
}

pub fn peak(frames: &[StereoFrame]) -> f32 {
    frames.iter().flatten().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// The average loudness.
pub fn mean(frames: &[StereoFrame]) -> f32 {
    let sum: f64 = frames.iter().flatten().map(|&sample| f64::from(sample * sample)).sum();
    (sum / (2 * frames.len()) as f64).sqrt() as f32
}

/// The loudness of its loudest tenth of a second.
pub fn loudest(frames: &[StereoFrame]) -> f32 {
    frames.chunks(SECOND / 10).map(mean).fold(0.0, f32::max)
}

/// The largest step from a sample to the next.
pub fn largest_jump(frames: &[StereoFrame]) -> f32 {
    let jump =
        |pair: &[StereoFrame]| (pair[1][0] - pair[0][0]).abs().max((pair[1][1] - pair[0][1]).abs());
    frames.windows(2).map(jump).fold(0.0, f32::max)
}

pub fn is_silent(frames: &[StereoFrame]) -> bool {
    frames.iter().flatten().all(|&sample| sample == 0.0)
}

/// The share of the energy above this frequency.
pub fn share_above(hertz: usize, frames: &[StereoFrame]) -> f32 {
    const WINDOW: usize = 4_096;
    let (mut above, mut all) = (0.0_f64, 0.0_f64);
    for window in frames.chunks(WINDOW) {
        let mut points: Vec<[f32; 2]> = (0..WINDOW)
            .map(|place| {
                let sample = window.get(place).map_or(0.0, |frame| frame[0] + frame[1]);
                let bell = 0.5 - 0.5 * (TAU * place as f32 / WINDOW as f32).cos();
                [sample * bell, 0.0]
            })
            .collect();
        transform(&mut points);
        for (place, point) in points[..WINDOW / 2].iter().enumerate() {
            let energy = f64::from(point[0] * point[0] + point[1] * point[1]);
            all += energy;
            if place * SECOND / WINDOW >= hertz {
                above += energy;
            }
        }
    }
    (above / all) as f32
}

/// Fourier's transform of a power of two points, in place.
fn transform(points: &mut [[f32; 2]]) {
    let count = points.len();
    let bits = count.trailing_zeros();
    for place in 0..count {
        let mirrored = place.reverse_bits() >> (usize::BITS - bits);
        if place < mirrored {
            points.swap(place, mirrored);
        }
    }
    let mut half = 1;
    while half < count {
        for start in (0..count).step_by(2 * half) {
            for offset in 0..half {
                let (sin, cos) = (-TAU * offset as f32 / (2 * half) as f32).sin_cos();
                let (one, other) = (points[start + offset], points[start + offset + half]);
                let turned = [other[0] * cos - other[1] * sin, other[0] * sin + other[1] * cos];
                points[start + offset] = [one[0] + turned[0], one[1] + turned[1]];
                points[start + offset + half] = [one[0] - turned[0], one[1] - turned[1]];
            }
        }
        half *= 2;
    }
}

#[test]
fn what_lies_above_is_told_from_what_lies_below() {
    let tone = |hertz: f32| -> Vec<StereoFrame> {
        (0..SECOND)
            .map(|place| [(TAU * hertz * place as f32 / SECOND as f32).sin() * 0.5; 2])
            .collect()
    };
    assert!(share_above(6_000, &tone(5_500.0)) < 0.001);
    assert!(share_above(6_000, &tone(6_500.0)) > 0.999);
}
