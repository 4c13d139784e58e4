//! A film of a show with all its panels: a second game shows the same show frame by frame,
//! independently of the one on the screen.

use super::App;
use crate::game::theatre::film::{Acts, Cut};
use crate::picture::View;
use crate::screens::Screen;
use crate::screens::parts::sheet::Still;

/// A film of the whole stage that is being made.
#[derive(Clone, Debug)]
pub struct StageFilm {
    /// The game that shows the present frame.
    pub app: App,
    cut: Cut,
}

impl App {
    /// Starts a film of these acts, with the panels that the theatre shows, or of what a program of
    /// the player's own has done. None before there is all of it.
    pub fn stage_film(&self, acts: Acts) -> Option<StageFilm> {
        let (screen, cut) = match &self.screen {
            Screen::Watch(watch) => {
                let (watch, cut) = watch.of_film(acts)?;
                (Screen::Watch(Box::new(watch)), cut)
            }
            Screen::OwnProgram(program) => {
                let (program, cut) = program.of_film()?;
                (Screen::OwnProgram(Box::new(program)), cut)
            }
            _ => return None,
        };
        let mut app = Self::new((*self.world.settings).clone(), self.world.language(), 0);
        app.screen = screen;
        app.world.shows_code = self.world.shows_code;
        Some(StageFilm { app, cut })
    }
}

impl StageFilm {
    /// The present frame.
    pub fn frame<'a>(&'a self, view: &View<'a>) -> Option<Still<'a>> {
        self.app.screen.state().film_frame(&self.app.world, view)
    }

    /// The number of frames.
    pub const fn frames(&self) -> usize {
        self.cut.frames()
    }

    /// The share of the film that is done, from 0 to 1.
    pub const fn progress(&self) -> f64 {
        self.cut.passed() as f64 / self.cut.frames() as f64
    }

    /// Moves to the next frame; returns its duration in centiseconds, or none at the end.
    pub fn advance(&mut self) -> Option<u16> {
        let step = self.cut.next_step()?;
        let centiseconds = self.cut.pass();
        self.app.screen.state_mut().show_in_film(step, centiseconds);
        Some(centiseconds)
    }
}
