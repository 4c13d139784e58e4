//! A film of a show: frames of indexed pixels, each with only what has changed since the one
//! before it, and how long it is seen.
//!
//! It promises that the number of its frames and its longer side are bounded, that the last frame
//! shows the end, and that its work can be done in parts. It knows no colours and no file: an
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

/// What is filmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filmed {
    /// Which part of the show.
    pub acts: Acts,
    /// The whole stage with its panels and what is said, and not the maze alone.
    pub with_panels: bool,
}

/// A film of the maze alone that is being made.
#[derive(Debug)]
pub struct Film {
    show: Show,
    canvas: Canvas,
    /// What of the show is drawn already.
    drawn: ChangePlace,
    cut: Cut,
}

/// What is new in a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmFrame {
    /// Where its upper left pixel lies in the marks.
    pub corner: (u16, u16),
    /// Its width and height in pixels.
    pub size: (u16, u16),
    /// The [numbers](FilmInk::number) of its inks, row by row; [`FilmInk::Same`] where nothing changed.
    pub pixels: Vec<u8>,
    /// How long it is seen.
    pub centiseconds: u16,
}

/// What a part of the work has come to.
#[derive(Debug)]
pub enum Developed {
    /// The next frame.
    Frame(FilmFrame),
    /// There is more to do before the next one.
    Nothing,
    /// The film is over.
    All,
}

impl Film {
    /// A film of a show that has not begun, of which so many steps belong to the build, out of so
    /// many in all. `of_rooms` says whether its tiles at odd coordinates are rooms.
    pub fn new(show: Show, acts: Acts, build_steps: u64, steps: u64, of_rooms: bool) -> Self {
        let canvas = Canvas::new(&show, of_rooms);
        let cut = Cut::new(acts, build_steps, steps);
        Self { show, canvas, drawn: ChangePlace::default(), cut }
    }

    /// The same with so many steps a second, and each of them seen as long as they are not too many.
    #[must_use]
    pub fn at_speed(self, steps_per_second: u32) -> Self {
        Self { cut: self.cut.at_speed(steps_per_second, FILM_MOST_FRAMES_BY_STEP), ..self }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u16, u16) {
        self.canvas.size()
    }

    /// How many frames it has.
    pub const fn frames(&self) -> usize {
        self.cut.frames()
    }

    /// The numbers of the inks of the whole marks, row by row, as it is after the last frame.
    pub fn pixels(&self) -> &[u8] {
        &self.canvas.pixels
    }

    /// Which share of it is made, from 0 to 1.
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
