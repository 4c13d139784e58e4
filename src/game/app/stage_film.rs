//! A film of the theatre with all its panels: the same screen once more in a game of its own, which
//! goes from frame to frame whatever becomes of the one that is seen meanwhile.

use super::App;
use crate::game::screen::Screen;
use crate::game::theatre::film::{Acts, Cut};

/// A film of the whole stage that is being made.
#[derive(Clone, Debug)]
pub struct StageFilm {
    /// The game as it is seen in the present frame.
    pub app: App,
    cut: Cut,
}

impl App {
    /// A film of these acts of what the theatre shows, with all that it shows beside it; nothing
    /// before the rehearsal is over.
    pub fn stage_film(&self, acts: Acts) -> Option<StageFilm> {
        let Screen::Watch(watch) = &self.screen else { return None };
        let (watch, cut) = watch.of_film(acts)?;
        let mut app = Self::new((*self.settings).clone(), self.language(), 0);
        app.screen = Screen::Watch(Box::new(watch));
        app.shows_code = self.shows_code;
        Some(StageFilm { app, cut })
    }
}

impl StageFilm {
    /// How many frames it has.
    pub const fn frames(&self) -> usize {
        self.cut.frames()
    }

    /// Which share of it was shown, from 0 to 1.
    pub const fn progress(&self) -> f64 {
        self.cut.passed() as f64 / self.cut.frames() as f64
    }

    /// Goes to the next frame and tells for how many centiseconds it is seen; nothing when it is over.
    pub fn advance(&mut self) -> Option<u16> {
        let step = self.cut.next_step()?;
        let centiseconds = self.cut.pass();
        if let Screen::Watch(watch) = &mut self.app.screen {
            watch.show_in_film(step, centiseconds);
        }
        Some(centiseconds)
    }
}
