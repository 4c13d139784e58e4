//! Games that were left in the middle, whether saved or still in memory.

use super::App;
use crate::game::command::Command;
use crate::game::race::Race;
use crate::game::saved_run::{SavedEndless, SavedGame, SavedRun, forget_oldest};
use crate::game::store_task::StoreTask;
use crate::screens::Screen;
use crate::screens::endless::EndlessGame;
use crate::screens::lesson::FirstLesson;
use crate::screens::play::Play;
use crate::screens::versus::Versus;
use crate::world::Unfinished;

/// What is being played, on whichever screen.
pub(super) enum Ongoing<'a> {
    Run(&'a Race),
    Match(&'a Versus),
    Lesson(&'a FirstLesson),
    Endless(&'a EndlessGame),
}

impl App {
    /// The run that is being played, or that was left in this session.
    pub fn unfinished(&self) -> Option<&Race> {
        match ongoing(&self.waiting, &self.screen) {
            Some(Ongoing::Run(run)) => Some(run),
            _ => self.world.to_continue()?.race.as_deref(),
        }
    }

    /// Offers a save from an earlier session to be continued; the latest has to be offered last.
    pub fn offer(&mut self, saved: SavedGame) {
        self.leave(saved, None);
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = self.fresh_title();
        }
    }

    fn leave(&mut self, saved: SavedGame, race: Option<Box<Race>>) {
        let key = saved.key();
        self.world.left.retain(|left| left.saved.key() != key);
        for before in &mut self.world.left {
            before.race = None;
        }
        self.world.left.push(Unfinished { saved, race });
        forget_oldest(&mut self.world.left, |left| &left.saved);
        self.saved = Some(key);
    }

    /// Leaves the run that is being played, keeping it if there is something to lose. Its screen is
    /// removed; if it is the present one, the caller has to replace it.
    pub(super) fn leave_run(&mut self, commands: &mut Vec<Command>) {
        let (saved, race) = if let Some(race) = self.take_run(Play::is_under_way) {
            (SavedRun::of(&race).into(), Some(Box::new(race)))
        } else if let Some(saved) = self.take_endless() {
            (SavedGame::Endless(saved), None)
        } else {
            return;
        };
        let saved = saved.left(self.world.seconds);
        commands.push(Command::Keep(StoreTask::SaveRun(Box::new(saved.clone()))));
        self.leave(saved, race);
    }

    /// Removes an endless run that waits below other screens, and returns it if there is something to lose.
    fn take_endless(&mut self) -> Option<SavedEndless> {
        let run = |screen: &Screen| match screen {
            Screen::Endless(game) => game.save(),
            _ => None,
        };
        let saved = self.waiting.iter().chain([&self.screen]).find_map(run);
        self.waiting.retain(|screen| !matches!(screen, Screen::Endless(_)));
        saved
    }

    /// Continues the game at this place in [the list](Self::all_to_continue).
    pub(super) fn continue_left(&mut self, place: usize, commands: &mut Vec<Command>) {
        let key = self.world.all_to_continue().get(place).map(|left| left.saved.key());
        let place = self.world.left.iter().position(|left| Some(left.saved.key()) == key);
        if let Some(place) = place {
            self.continue_run(place, commands);
        }
    }

    /// Removes the game being continued from the list: it is on the screen now, or was refused.
    pub(super) fn take_left(&mut self) {
        self.world.left.retain(|left| Some(left.saved.key()) != self.saved);
    }

    /// What to save if the game ends now.
    pub fn settle_run(&mut self) -> Vec<Command> {
        self.save_run().into_iter().chain(self.end_journal()).collect()
    }

    /// What to save, or which save to delete, if the game ends now. Other saved games stay, and so
    /// do those of another copy of the game.
    pub(super) fn save_run(&mut self) -> Option<Command> {
        let saved = ongoing(&self.waiting, &self.screen).and_then(|ongoing| ongoing.save());
        if let Some(saved) = saved {
            self.saved = Some(saved.key());
            return Some(Command::Keep(StoreTask::SaveRun(Box::new(
                saved.left(self.world.seconds),
            ))));
        }
        self.forget_what_is_over()
    }

    /// Deletes the save of a game that was continued and then ended or was given up.
    pub(super) fn forget_what_is_over(&mut self) -> Option<Command> {
        let is_left = self.world.left.iter().any(|left| Some(left.saved.key()) == self.saved);
        if is_left {
            None
        } else {
            self.saved.take().map(|what| Command::Keep(StoreTask::ClearRun(what)))
        }
    }
}

impl Ongoing<'_> {
    /// The saved form, if there is something to lose.
    pub fn save(&self) -> Option<SavedGame> {
        match self {
            Self::Run(run) => Some(SavedRun::of(run).into()),
            Self::Match(versus) => versus.save().map(SavedGame::Match),
            Self::Lesson(lesson) => lesson.save().map(SavedGame::Lesson),
            Self::Endless(game) => game.save().map(SavedGame::Endless),
        }
    }
}

pub(super) fn ongoing<'a>(waiting: &'a [Screen], screen: &'a Screen) -> Option<Ongoing<'a>> {
    waiting.iter().chain([screen]).find_map(|screen| match screen {
        Screen::Play(play) if play.is_under_way() => Some(Ongoing::Run(&play.race)),
        Screen::Versus(versus) => Some(Ongoing::Match(versus)),
        Screen::Lesson(lesson) => Some(Ongoing::Lesson(lesson)),
        Screen::Endless(game) => Some(Ongoing::Endless(game)),
        _ => None,
    })
}
