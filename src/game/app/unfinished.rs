//! What was left in the middle, whatever of it is there.

use super::{App, Event};
use crate::game::race::Race;
use crate::game::saved_run::{MazeSource, Saved, SavedKey, SavedRun};
use crate::game::screen::Screen;
use crate::game::screen::endless::EndlessGame;
use crate::game::screen::lesson::FirstLesson;
use crate::game::screen::versus::Versus;
use crate::maze::Spec;

/// What was left in the middle.
#[derive(Clone, Debug)]
pub enum Unfinished {
    /// There is nothing.
    Nothing,
    /// Something of last time, as it was saved: its maze is not built yet.
    Saved(Box<Saved>),
    /// A run of this time.
    Left(Box<Race>),
}

/// What is being played, on whatever screen.
pub(super) enum Ongoing<'a> {
    Run(&'a Race),
    Match(&'a Versus),
    Lesson(&'a FirstLesson),
    Endless(&'a EndlessGame),
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
            Self::Saved(saved) => saved.rooms(),
            Self::Left(run) => run.measured().rooms(),
        }
    }

    /// What the maze of a run grows from, if it is one that does.
    pub fn spec(&self) -> Option<Spec> {
        match self {
            Self::Left(run) => run.measured().spec,
            Self::Saved(saved) => match saved.key() {
                SavedKey::Maze(MazeSource::Code(code)) => Spec::of_kept(&code).ok(),
                _ => None,
            },
            Self::Nothing => None,
        }
    }

    /// By what it is saved.
    pub(super) fn key(&self) -> Option<SavedKey> {
        match self {
            Self::Nothing => None,
            Self::Saved(saved) => Some(saved.key()),
            Self::Left(run) => Some(SavedKey::Maze(MazeSource::of(run.measured()))),
        }
    }

    /// How long it has taken.
    pub fn milliseconds(&self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Saved(saved) => saved.milliseconds(),
            Self::Left(run) => run.milliseconds(),
        }
    }
}

impl App {
    /// The run that is being played, or was left in the middle since the game was opened.
    pub fn unfinished(&self) -> Option<&Race> {
        match (ongoing(&self.waiting, &self.screen), &self.unfinished) {
            (Some(Ongoing::Run(run)), _) => Some(run),
            (_, Unfinished::Left(run)) => Some(run),
            (_, Unfinished::Saved(_) | Unfinished::Nothing) => None,
        }
    }

    /// What can be continued from the title.
    pub const fn to_continue(&self) -> &Unfinished {
        &self.unfinished
    }

    /// Offers what was left last time, to be continued from the title.
    pub fn offer(&mut self, saved: Saved) {
        self.saved = Some(saved.key());
        self.unfinished = Unfinished::Saved(Box::new(saved));
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = self.fresh_title();
        }
    }

    /// What is to be kept of what is being played if the game ends now.
    pub fn settle_run(&mut self) -> Vec<Event> {
        self.save_run().into_iter().chain(self.end_journal()).collect()
    }

    /// What is to become of what was saved, if the game ended now. What could still be continued
    /// stays as it is, and so does what another copy of the game has saved.
    pub(super) fn save_run(&mut self) -> Option<Event> {
        let saved = match ongoing(&self.waiting, &self.screen) {
            Some(ongoing) => ongoing.save(),
            None => self.unfinished().map(|run| SavedRun::of(run).into()),
        };
        if let Some(saved) = saved {
            self.saved = Some(saved.key());
            return Some(Event::SaveRun(Box::new(saved)));
        }
        match self.unfinished {
            Unfinished::Nothing => self.saved.take().map(Event::ClearRun),
            Unfinished::Saved(_) | Unfinished::Left(_) => None,
        }
    }
}

impl Ongoing<'_> {
    /// What is to be kept of it, if there is something to lose.
    pub fn save(&self) -> Option<Saved> {
        match self {
            Self::Run(run) => Some(SavedRun::of(run).into()),
            Self::Match(versus) => versus.save().map(Saved::Match),
            Self::Lesson(lesson) => lesson.save().map(Saved::Lesson),
            Self::Endless(game) => game.save().map(Saved::Endless),
        }
    }
}

/// What is being played.
pub(super) fn ongoing<'a>(waiting: &'a [Screen], screen: &'a Screen) -> Option<Ongoing<'a>> {
    waiting.iter().chain([screen]).find_map(|screen| match screen {
        Screen::Play(play) if play.is_under_way() => Some(Ongoing::Run(play.race())),
        Screen::Versus(versus) => Some(Ongoing::Match(versus)),
        Screen::Lesson(lesson) => Some(Ongoing::Lesson(lesson)),
        Screen::Endless(game) => Some(Ongoing::Endless(game)),
        _ => None,
    })
}
