//! What was left in the middle, whatever of it is there.

use super::{App, Event};
use crate::game::input::Inputs;
use crate::game::race::Race;
use crate::game::saved_run::{SavedGame, SavedRun, forget_oldest};
use crate::game::screen::endless::EndlessGame;
use crate::game::screen::lesson::FirstLesson;
use crate::game::screen::play::Play;
use crate::game::screen::versus::Versus;
use crate::game::screen::{Next, Screen};

/// Something that was left in the middle.
#[derive(Clone, Debug)]
pub struct Unfinished {
    /// As it was saved.
    pub saved: SavedGame,
    /// The run itself, if none was left since: its maze need not be built again.
    pub race: Option<Box<Race>>,
}

/// What is being played, on whatever screen.
pub(super) enum Ongoing<'a> {
    Run(&'a Race),
    Match(&'a Versus),
    Lesson(&'a FirstLesson),
    Endless(&'a EndlessGame),
}

impl App {
    /// The run that is being played, or was left in the middle since the game was opened.
    pub fn unfinished(&self) -> Option<&Race> {
        match ongoing(&self.waiting, &self.screen) {
            Some(Ongoing::Run(run)) => Some(run),
            _ => self.to_continue()?.race.as_deref(),
        }
    }

    /// What can be continued by one press: what was left last.
    pub fn to_continue(&self) -> Option<&Unfinished> {
        self.left.last()
    }

    /// All that can be continued: the latest of each kind first, and then the rest.
    pub fn all_to_continue(&self) -> Vec<&Unfinished> {
        let (mut first, mut rest) = (Vec::<&Unfinished>::new(), Vec::new());
        for left in self.left.iter().rev() {
            let kind = left.saved.kind();
            let has_its_kind = first.iter().any(|one| one.saved.kind().is_like(kind));
            if has_its_kind { &mut rest } else { &mut first }.push(left);
        }
        first.append(&mut rest);
        first
    }

    /// Offers what was left last time, to be continued from the title; what was left last comes last.
    pub fn offer(&mut self, saved: SavedGame) {
        self.leave(saved, None);
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = self.fresh_title();
        }
    }

    /// Something was left.
    fn leave(&mut self, saved: SavedGame, race: Option<Box<Race>>) {
        let key = saved.key();
        self.left.retain(|left| left.saved.key() != key);
        for before in &mut self.left {
            before.race = None;
        }
        self.left.push(Unfinished { saved, race });
        forget_oldest(&mut self.left, |left| &left.saved);
        self.saved = Some(key);
    }

    /// Keeps the run that is being played for later, if it is worth it. Its screen is gone then;
    /// if it is the present one, another has to be put there.
    pub(super) fn leave_run(&mut self, events: &mut Vec<Event>) {
        let (saved, race) = if let Some(race) = self.take_run(Play::is_under_way) {
            (SavedRun::of(&race).into(), Some(Box::new(race)))
        } else if let Screen::Endless(game) = &self.screen
            && let Some(saved) = game.save()
        {
            (SavedGame::Endless(saved), None)
        } else {
            return;
        };
        let saved = saved.left(self.seconds);
        events.push(Event::SaveRun(Box::new(saved.clone())));
        self.leave(saved, race);
    }

    /// On with what was left here in the order in which [all of it](Self::all_to_continue) is shown.
    pub(super) fn continue_left(&mut self, place: usize, events: &mut Vec<Event>) {
        let key = self.all_to_continue().get(place).map(|left| left.saved.key());
        let place = self.left.iter().position(|left| Some(left.saved.key()) == key);
        if let Some(place) = place {
            self.continue_run(place, events);
        }
    }

    /// The list of all that was left takes its keys.
    pub(super) fn tick_unfinished(&mut self, inputs: &Inputs, events: &mut Vec<Event>) -> Next {
        let Screen::Unfinished(list) = &mut self.screen else { return Next::Stay };
        let (next, unwanted) = list.tick(inputs, self.left.len());
        events.extend(unwanted.and_then(|place| self.forget_left(place)));
        next
    }

    /// Forgets what was left here in the order in which [all of it](Self::all_to_continue) is shown.
    fn forget_left(&mut self, place: usize) -> Option<Event> {
        let key = self.all_to_continue().get(place)?.saved.key();
        self.left.retain(|left| left.saved.key() != key);
        self.saved.take_if(|saved| *saved == key);
        Some(Event::ClearRun(key))
    }

    /// What was to be continued is there, or can never be.
    pub(super) fn take_left(&mut self) {
        self.left.retain(|left| Some(left.saved.key()) != self.saved);
    }

    /// What is to be kept of what is being played if the game ends now.
    pub fn settle_run(&mut self) -> Vec<Event> {
        self.save_run().into_iter().chain(self.end_journal()).collect()
    }

    /// What is to become of what was saved, if the game ended now. What could still be continued
    /// stays as it is, and so does what another copy of the game has saved.
    pub(super) fn save_run(&mut self) -> Option<Event> {
        let saved = ongoing(&self.waiting, &self.screen).and_then(|ongoing| ongoing.save());
        if let Some(saved) = saved {
            self.saved = Some(saved.key());
            return Some(Event::SaveRun(Box::new(saved.left(self.seconds))));
        }
        self.forget_what_is_over()
    }

    /// Nothing is kept of what was continued and came to its end, or was given up.
    pub(super) fn forget_what_is_over(&mut self) -> Option<Event> {
        let is_left = self.left.iter().any(|left| Some(left.saved.key()) == self.saved);
        if is_left { None } else { self.saved.take().map(Event::ClearRun) }
    }
}

impl Ongoing<'_> {
    /// What is to be kept of it, if there is something to lose.
    pub fn save(&self) -> Option<SavedGame> {
        match self {
            Self::Run(run) => Some(SavedRun::of(run).into()),
            Self::Match(versus) => versus.save().map(SavedGame::Match),
            Self::Lesson(lesson) => lesson.save().map(SavedGame::Lesson),
            Self::Endless(game) => game.save().map(SavedGame::Endless),
        }
    }
}

/// What is being played.
pub(super) fn ongoing<'a>(waiting: &'a [Screen], screen: &'a Screen) -> Option<Ongoing<'a>> {
    waiting.iter().chain([screen]).find_map(|screen| match screen {
        Screen::Play(play) if play.is_under_way() => Some(Ongoing::Run(&play.race)),
        Screen::Versus(versus) => Some(Ongoing::Match(versus)),
        Screen::Lesson(lesson) => Some(Ongoing::Lesson(lesson)),
        Screen::Endless(game) => Some(Ongoing::Endless(game)),
        _ => None,
    })
}
