//! A film of the theatre with all its panels: a second game shows the same theatre frame by frame,
//! independently of the one on the screen.

use super::App;
use crate::game::theatre::film::{Acts, Cut};
use crate::picture::View;
use crate::screens::Screen;
use crate::screens::parts::sheet::Still;
use crate::screens::watch::view::still::film_frame;

/// A film of the whole stage that is being made.
#[derive(Clone, Debug)]
pub struct StageFilm {
    /// The game that shows the present frame.
    pub app: App,
    cut: Cut,
}

impl App {
    /// Starts a film of these acts, with the panels that the theatre shows. None before the
    /// rehearsal is over.
    pub fn stage_film(&self, acts: Acts) -> Option<StageFilm> {
        let Screen::Watch(watch) = &self.screen else { return None };
        let (watch, cut) = watch.of_film(acts)?;
        let mut app = Self::new((*self.world.settings).clone(), self.world.language(), 0);
        app.screen = Screen::Watch(Box::new(watch));
        app.world.shows_code = self.world.shows_code;
        Some(StageFilm { app, cut })
    }
}

impl StageFilm {
    /// The present frame.
    pub fn frame<'a>(&'a self, view: &View<'a>) -> Option<Still<'a>> {
        let Screen::Watch(watch) = &self.app.screen else { return None };
        Some(film_frame((&self.app.world, watch), view))
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
        if let Screen::Watch(watch) = &mut self.app.screen {
            watch.show_in_film(step, centiseconds);
        }
        Some(centiseconds)
    }
}
