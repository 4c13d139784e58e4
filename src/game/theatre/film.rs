//! A film of a show: frames of indexed pixels, each with only what has changed since the previous
//! one, and its duration.
//!
//! It promises that the number of frames and the longer side are bounded, that the last frame shows
//! the end, and that the work can be divided into parts. It knows no colours and no file format: a
//! [`FilmInk`] says what a pixel shows.

mod canvas;
mod cut;
mod ink;
mod scale;

use super::{ChangePlace, Show};
use crate::game::tuning::FILM_MOST_FRAMES_BY_STEP;

use canvas::Canvas;
pub use cut::Cut;
pub use ink::FilmInk;

/// Which acts of a show are filmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acts {
    /// The maze is built and then solved.
    Both,
    /// The maze is built.
    Build,
    /// The maze is solved.
    Solve,
}

/// The subject of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filmed {
    /// Which acts of the show.
    pub acts: Acts,
    /// Whether the whole stage is filmed with its panels and texts, not only the maze.
    pub with_panels: bool,
}

/// A film of the maze alone, while it is made.
#[derive(Debug)]
pub struct Film {
    show: Show,
    canvas: Canvas,
    /// How far the changes of the show have been drawn.
    drawn: ChangePlace,
    cut: Cut,
}

/// The new part of the picture in a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmFrame {
    /// The position of its upper left pixel in the film.
    pub corner: (u16, u16),
    /// Its width and height in pixels.
    pub size: (u16, u16),
    /// The [numbers](FilmInk::number) of its inks, row by row; [`FilmInk::Same`] where unchanged.
    pub pixels: Vec<u8>,
    /// The duration.
    pub centiseconds: u16,
}

/// The result of a part of the work.
#[derive(Debug)]
pub enum Developed {
    /// The next frame.
    Frame(FilmFrame),
    /// More work is needed for the next frame.
    Nothing,
    /// The film is complete.
    All,
}

impl Film {
    /// A film of a show before its first step, with the number of build steps and of all steps.
    /// `of_rooms` says whether its tiles at odd coordinates are rooms.
    pub fn new(show: Show, acts: Acts, build_steps: u64, steps: u64, of_rooms: bool) -> Self {
        let canvas = Canvas::new(&show, of_rooms);
        let cut = Cut::new(acts, build_steps, steps);
        Self { show, canvas, drawn: ChangePlace::default(), cut }
    }

    /// Sets the speed. Every step gets a frame, unless they are too many.
    #[must_use]
    pub fn at_speed(self, steps_per_second: u32) -> Self {
        Self { cut: self.cut.at_speed(steps_per_second, FILM_MOST_FRAMES_BY_STEP), ..self }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u16, u16) {
        self.canvas.size()
    }

    /// The number of frames.
    pub const fn frames(&self) -> usize {
        self.cut.frames()
    }

    /// The ink numbers of the whole picture, row by row, as it is after the last frame.
    pub fn pixels(&self) -> &[u8] {
        &self.canvas.pixels
    }

    /// The share that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.show.step as f64 / self.cut.last_step().max(1) as f64
    }

    /// Takes up to this many steps towards the next frame.
    pub fn develop(&mut self, most_steps: u64) -> Developed {
        let Some(stop) = self.cut.next_step() else { return Developed::All };
        let target = stop.min(self.show.step.saturating_add(most_steps));
        while self.show.step < target && self.show.advance() {}
        if target < stop {
            return Developed::Nothing;
        }
        let changes = self.show.marks().changes_since(&mut self.drawn);
        let frame = self.canvas.follow(&self.show, changes);
        Developed::Frame(FilmFrame { centiseconds: self.cut.pass(), ..frame })
    }
}
