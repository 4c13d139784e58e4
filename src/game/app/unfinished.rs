//! A run that was left in the middle, whatever of it is there.

use std::sync::Arc;

use super::{App, Event};
use crate::game::race::Race;
use crate::game::saved_run::SavedRun;
use crate::game::screen::Screen;

/// A run that was left in the middle.
#[derive(Debug)]
pub enum Unfinished {
    /// There is none.
    Nothing,
    /// One of last time, as it was saved: its maze is not built yet.
    Saved(Arc<SavedRun>),
    /// One of this time.
    Left(Box<Race>),
}

impl Unfinished {
    /// Whether there is something to continue.
    pub const fn is_something(&self) -> bool {
        !matches!(self, Self::Nothing)
    }

    /// How many rooms wide and high its maze is, if it is one of rooms.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        match self {
            Self::Nothing => None,
            Self::Saved(run) => run.rooms(),
            Self::Left(run) => run.measured().rooms(),
        }
    }

    /// How long it has taken.
    pub fn milliseconds(&self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Saved(run) => run.milliseconds,
            Self::Left(run) => run.milliseconds(),
        }
    }
}

impl App {
    /// The run that is being played, or was left in the middle since the game was opened.
    pub fn unfinished(&self) -> Option<&Race> {
        playing(&self.waiting, &self.screen).or(match &self.unfinished {
            Unfinished::Left(run) => Some(run),
            Unfinished::Saved(_) | Unfinished::Nothing => None,
        })
    }

    /// What can be continued from the title.
    pub const fn to_continue(&self) -> &Unfinished {
        &self.unfinished
    }

    /// Offers a run of last time, to be continued from the title.
    pub fn offer(&mut self, run: SavedRun) {
        self.saved = Some(run.maze.clone());
        self.unfinished = Unfinished::Saved(Arc::new(run));
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = self.fresh_title();
        }
    }

    /// What is to be kept of runs if the game ends now.
    pub fn settle_run(&mut self) -> Vec<Event> {
        self.save_run().into_iter().chain(self.end_journal()).collect()
    }

    /// What is to become of the saved run, if the game ended now. One that could still be continued
    /// stays as it is, and so does one that another copy of the game has saved.
    pub(super) fn save_run(&mut self) -> Option<Event> {
        if let Some(run) = self.unfinished().map(SavedRun::of) {
            self.saved = Some(run.maze.clone());
            return Some(Event::SaveRun(Box::new(run)));
        }
        match self.unfinished {
            Unfinished::Nothing => self.saved.take().map(Event::ClearRun),
            Unfinished::Saved(_) | Unfinished::Left(_) => None,
        }
    }
}

/// The run that is being played, on whatever screen.
pub(super) fn playing<'a>(waiting: &'a [Screen], screen: &'a Screen) -> Option<&'a Race> {
    waiting.iter().chain([screen]).find_map(|screen| match screen {
        Screen::Play(play) if play.is_under_way() => Some(play.race()),
        _ => None,
    })
}
