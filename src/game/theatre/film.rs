//! A film of a show: frames of indexed pixels, each with only what has changed since the one
//! before it, and how long it is seen.
//!
//! It promises that the number of its frames and its longer side are bounded, that the last frame
//! shows the end, and that its work can be done in parts. It knows no colours and no file: an
//! [`Ink`] says what a pixel shows.

mod canvas;
mod ink;
mod scale;

use super::{ChangePlace, Show};
use crate::game::tuning::{
    FILM_END_CENTISECONDS, FILM_LONGEST_FRAME_CENTISECONDS, FILM_MOST_CENTISECONDS,
    FILM_MOST_FRAMES, FILM_MOST_FRAMES_BY_STEP, FILM_MOST_STEPS_PER_SECOND,
    FILM_SHORTEST_FRAME_CENTISECONDS,
};

use canvas::Canvas;
pub use ink::Ink;

/// Which part of a show is filmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acts {
    /// How the maze is built and then solved.
    Both,
    /// How it is built.
    Build,
    /// How it is solved.
    Solve,
}

/// A film that is being made.
#[derive(Debug)]
pub struct Film {
    show: Show,
    canvas: Canvas,
    /// What of the show is drawn already.
    drawn: ChangePlace,
    /// The steps that are seen, in order.
    stops: Vec<u64>,
    /// How many of them were.
    shown: usize,
    /// The last step of the build, which is seen longer.
    build_steps: u64,
    acts: Acts,
    last_step: u64,
    pace: FilmPace,
}

/// How long frames are seen.
#[derive(Clone, Copy, Debug)]
enum FilmPace {
    /// All but the last of an act so long, in centiseconds.
    Even(u16),
    /// As long as their steps take, of which so many go by in a second.
    StepsPerSecond(u32),
}

/// What is new in a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Where its upper left pixel lies in the marks.
    pub corner: (u16, u16),
    /// Its width and height in pixels.
    pub size: (u16, u16),
    /// The [numbers](Ink::number) of its inks, row by row; [`Ink::Same`] where nothing changed.
    pub pixels: Vec<u8>,
    /// How long it is seen.
    pub centiseconds: u16,
}

/// What a part of the work has come to.
#[derive(Debug)]
pub enum Developed {
    /// The next frame.
    Frame(Frame),
    /// There is more to do before the next one.
    Nothing,
    /// The film is over.
    All,
}

impl Film {
    /// A film of a show that has not begun, of which so many steps belong to the build, out of so
    /// many in all. `of_rooms` says whether its tiles at odd coordinates are rooms.
    pub fn new(show: Show, acts: Acts, build_steps: u64, steps: u64, of_rooms: bool) -> Self {
        let stops = stops(acts, build_steps, steps, FILM_MOST_FRAMES);
        let frames = stops.len().max(1) as u64;
        let centiseconds = u64::from(FILM_MOST_CENTISECONDS) / frames;
        let frame_centiseconds = (centiseconds as u16)
            .clamp(FILM_SHORTEST_FRAME_CENTISECONDS, FILM_LONGEST_FRAME_CENTISECONDS);
        let canvas = Canvas::new(&show, of_rooms);
        Self {
            show,
            canvas,
            drawn: ChangePlace::default(),
            stops,
            shown: 0,
            build_steps,
            acts,
            last_step: steps,
            pace: FilmPace::Even(frame_centiseconds),
        }
    }

    /// The same with so many steps a second, and each of them seen as long as they are not too many.
    #[must_use]
    pub fn at_speed(self, steps_per_second: u32) -> Self {
        let stops = stops(self.acts, self.build_steps, self.last_step, FILM_MOST_FRAMES_BY_STEP);
        let speed = steps_per_second.clamp(1, FILM_MOST_STEPS_PER_SECOND);
        Self { stops, pace: FilmPace::StepsPerSecond(speed), ..self }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u16, u16) {
        self.canvas.size()
    }

    /// How many frames it has.
    pub const fn frames(&self) -> usize {
        self.stops.len()
    }

    /// The numbers of the inks of the whole marks, row by row, as it is after the last frame.
    pub fn pixels(&self) -> &[u8] {
        self.canvas.pixels()
    }

    /// Which share of it is made, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let last = self.stops.last().copied().unwrap_or(0).max(1);
        self.show.step() as f64 / last as f64
    }

    /// Takes up to this many steps towards the next frame.
    pub fn develop(&mut self, most_steps: u64) -> Developed {
        let Some(&stop) = self.stops.get(self.shown) else { return Developed::All };
        let target = stop.min(self.show.step().saturating_add(most_steps));
        while self.show.step() < target && self.show.advance() {}
        if target < stop {
            return Developed::Nothing;
        }
        self.shown += 1;
        let changes = self.show.marks().changes_since(&mut self.drawn);
        let frame = self.canvas.follow(&self.show, changes);
        let is_last_of_act = stop == self.build_steps && stop > 0 || self.shown == self.stops.len();
        let centiseconds =
            if is_last_of_act { FILM_END_CENTISECONDS } else { self.centiseconds(stop) };
        Developed::Frame(Frame { centiseconds, ..frame })
    }

    /// How long the frame is seen that was made last, at this step.
    fn centiseconds(&self, stop: u64) -> u16 {
        match self.pace {
            FilmPace::Even(centiseconds) => centiseconds,
            FilmPace::StepsPerSecond(speed) => {
                let next = self.stops.get(self.shown).copied().unwrap_or(stop);
                // Rounded so that all of them together are as long as they should be.
                let until = |step: u64| step * 100 / u64::from(speed);
                (until(next) - until(stop)).min(u16::MAX.into()) as u16
            }
        }
    }
}

/// The steps that are seen: the first, the last of each act, and between them every so many.
fn stops(acts: Acts, build_steps: u64, steps: u64, most: usize) -> Vec<u64> {
    let (first, last) = match acts {
        Acts::Build => (0, build_steps),
        // A search shows nothing before its first step if there was a build before it.
        Acts::Solve if build_steps > 0 => ((build_steps + 1).min(steps), steps),
        Acts::Both | Acts::Solve => (0, steps),
    };
    // One frame each for the beginning, and for what is left over at the end of either act.
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
