//! The cut of a film: which steps of a show are seen, and for how long.

use super::Acts;
use crate::game::tuning::{
    FILM_END_CENTISECONDS, FILM_LONGEST_FRAME_CENTISECONDS, FILM_MOST_CENTISECONDS,
    FILM_MOST_FRAMES, FILM_MOST_STEPS_PER_SECOND, FILM_SHORTEST_FRAME_CENTISECONDS,
};

/// The frames of a film by their steps, and the progress through them.
#[derive(Clone, Debug)]
pub struct Cut {
    /// The steps that get a frame, in order.
    stops: Vec<u64>,
    /// How many frames are done.
    shown: usize,
    /// The last step of the build, which is shown longer.
    build_steps: u64,
    acts: Acts,
    steps: u64,
    pace: FilmPace,
}

/// How long frames are shown.
#[derive(Clone, Copy, Debug)]
enum FilmPace {
    /// All but the last frame of an act for this many centiseconds.
    Even(u16),
    /// As long as their steps take at this speed.
    StepsPerSecond(u32),
}

impl Cut {
    /// A short film of a show, with the number of build steps and of all steps.
    pub fn new(acts: Acts, build_steps: u64, steps: u64) -> Self {
        let stops = stops(acts, build_steps, steps, FILM_MOST_FRAMES);
        let frames = stops.len().max(1) as u64;
        let centiseconds = u64::from(FILM_MOST_CENTISECONDS) / frames;
        let frame_centiseconds = (centiseconds as u16)
            .clamp(FILM_SHORTEST_FRAME_CENTISECONDS, FILM_LONGEST_FRAME_CENTISECONDS);
        let pace = FilmPace::Even(frame_centiseconds);
        Self { stops, shown: 0, build_steps, acts, steps, pace }
    }

    /// Sets the speed. Every step gets a frame, unless they are more than `most_frames`.
    #[must_use]
    pub fn at_speed(self, steps_per_second: u32, most_frames: usize) -> Self {
        let stops = stops(self.acts, self.build_steps, self.steps, most_frames);
        let speed = steps_per_second.clamp(1, FILM_MOST_STEPS_PER_SECOND);
        Self { stops, pace: FilmPace::StepsPerSecond(speed), ..self }
    }

    /// The number of frames.
    pub const fn frames(&self) -> usize {
        self.stops.len()
    }

    /// The number of frames that are done.
    pub const fn passed(&self) -> usize {
        self.shown
    }

    /// The step of the next frame, if there is one.
    pub fn next_step(&self) -> Option<u64> {
        self.stops.get(self.shown).copied()
    }

    /// The step of the last frame.
    pub fn last_step(&self) -> u64 {
        self.stops.last().copied().unwrap_or(0)
    }

    /// Finishes the next frame and returns its duration in centiseconds.
    pub fn pass(&mut self) -> u16 {
        let Some(stop) = self.next_step() else { return 0 };
        self.shown += 1;
        let is_last_of_act = stop == self.build_steps && stop > 0 || self.shown == self.stops.len();
        if is_last_of_act { FILM_END_CENTISECONDS } else { self.centiseconds(stop) }
    }

    /// The duration of the last finished frame, which shows this step.
    fn centiseconds(&self, stop: u64) -> u16 {
        match self.pace {
            FilmPace::Even(centiseconds) => centiseconds,
            FilmPace::StepsPerSecond(speed) => {
                let next = self.next_step().unwrap_or(stop);
                // Rounded so that the durations add up to the right total.
                let until = |step: u64| step * 100 / u64::from(speed);
                (until(next) - until(stop)).min(u16::MAX.into()) as u16
            }
        }
    }
}

/// The steps that get a frame: the first, the last of each act, and evenly spaced ones between.
fn stops(acts: Acts, build_steps: u64, steps: u64, most: usize) -> Vec<u64> {
    let (first, last) = match acts {
        Acts::Build => (0, build_steps),
        // After a build, a search shows nothing new before its first step.
        Acts::Solve if build_steps > 0 => ((build_steps + 1).min(steps), steps),
        Acts::Both | Acts::Solve => (0, steps),
    };
    // Three frames are reserved: the first, and the last of either act.
    let stride = (last - first).div_ceil(most as u64 - 3).max(1);
    let mut stops = vec![first];
    let mut at = first;
    while at < last {
        let end_of_act = if at < build_steps { build_steps.min(last) } else { last };
        at = at.saturating_add(stride).min(end_of_act);
        stops.push(at);
    }
    stops
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_seen_and_frames_are_few() {
        for (build, all) in [(0, 0), (0, 1), (1, 2), (3, 3), (199, 401), (1_000_001, 3_000_007)] {
            for acts in [Acts::Both, Acts::Build, Acts::Solve] {
                let stops = stops(acts, build, all, FILM_MOST_FRAMES);
                assert!(stops.len() <= FILM_MOST_FRAMES, "{} frames", stops.len());
                assert!(stops.is_sorted_by(|one, other| one < other), "{stops:?}");
                let last = if acts == Acts::Build { build } else { all };
                assert_eq!(stops.last(), Some(&last));
                assert!(acts != Acts::Both || stops.contains(&build));
            }
        }
    }
}
