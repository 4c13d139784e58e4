//! A film with all panels in the making. Only the window can paint it, which it does a frame at a
//! time between two of its own, taking at most half of the time; a background task assembles the
//! frames.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use icetea_maze::app::StageFilm;
use icetea_maze::store::{PaintedFilm, Painting};

use crate::window::tasks::{TaskHandle, spawn_task};

/// At most one frame of it is being added.
pub struct StageFilmInWork {
    film: StageFilm,
    name: String,
    /// The frames added so far.
    file: Arc<Mutex<PaintedFilm>>,
    task: Option<TaskHandle>,
    /// When the window has had as much time as the last frame took.
    due: Instant,
}

impl StageFilmInWork {
    pub fn new(name: String, film: StageFilm) -> Self {
        Self { film, name, file: Arc::default(), task: None, due: Instant::now() }
    }

    /// The progress, from 0 to 1.
    pub const fn share(&self) -> f32 {
        self.film.progress() as f32
    }

    /// Whether the next frame can be painted.
    pub fn is_due(&self) -> bool {
        self.task.as_ref().is_none_or(TaskHandle::is_finished) && Instant::now() >= self.due
    }

    /// Paints and adds the next frame; returns whether there was one.
    pub fn go_on(&mut self, paint: impl FnOnce(&StageFilm) -> Option<Painting>) -> bool {
        let begun = Instant::now();
        let Some(centiseconds) = self.film.advance() else { return false };
        let Some(painting) = paint(&self.film) else { return false };
        let file = Arc::clone(&self.file);
        self.task = Some(spawn_task(async move || {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            file.add(&painting, centiseconds);
        }));
        self.due = Instant::now() + begun.elapsed();
        true
    }

    /// The name and the finished film.
    pub fn finish(self) -> (String, PaintedFilm) {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        (self.name, std::mem::take(&mut file))
    }
}
