//! A show that a card has prepared: the card's notes and questions, and the other search that it
//! compares with.

use crate::game::lab::{CardText, RoomSearch, SearchCard, SearchQuestion};
use crate::game::lab_result::{Asked, LabResult};
use crate::screens::lab::hall::{Hall, HallOutcome};
use crate::screens::lab::quiz::{ANSWER, Quiz, QuizVerdict};
use crate::screens::prelude::*;

/// A card that is shown, with the answers to its questions.
#[derive(Clone, Debug)]
pub struct Lecture {
    /// The card.
    pub card: SearchCard,
    /// Its place on the shelf, if it has one.
    pub place: Option<usize>,
    rooms: Option<RoomSearch>,
    /// The other search, at the step of the first.
    beside: Option<Box<Timeline>>,
    /// The answers so far.
    pub quiz: Quiz<SearchQuestion>,
    /// The state of a vote of the audience on a question.
    pub hall: Hall,
    /// All answers in order: the number of steps before it, and the index of the choice.
    given: Vec<(u64, usize)>,
    /// The step at which playback stops by itself.
    until: Option<u64>,
    question: Option<SearchQuestion>,
    /// The search after the step that the last question was about.
    outcome: Option<Box<Show>>,
    /// How many ticks it took until everything was answered.
    ticks: u32,
}

impl Lecture {
    /// A card, with its place on the shelf if it has one.
    pub fn new(card: SearchCard, place: Option<usize>) -> Self {
        let beside = card.beside.map(|solver| Show::of_search(Arc::clone(&card.maze), solver));
        Self {
            place,
            rooms: card.rooms(),
            beside: beside.map(|show| Box::new(Timeline::of(show))),
            quiz: Quiz::default(),
            hall: Hall::default(),
            given: Vec::new(),
            until: None,
            question: None,
            outcome: None,
            ticks: 0,
            card,
        }
    }

    /// The card without its questions.
    pub(super) fn unasked(&self) -> Self {
        Self::new(SearchCard { asks: Vec::new(), ..self.card.clone() }, self.place)
    }

    /// The other search.
    pub fn beside(&self) -> Option<&Show> {
        self.beside.as_ref().map(|timeline| timeline.show())
    }

    /// The question to show now.
    pub fn question(&self) -> Option<&SearchQuestion> {
        self.question.as_ref().filter(|_| !self.hall.is_reading())
    }

    /// The verdict on the last answer, until the step that the question was about is over; with the
    /// search after that step.
    pub fn verdict(&self, step: u64) -> Option<(&QuizVerdict<SearchQuestion>, &Show)> {
        let verdict = self.quiz.verdict()?;
        let is_present = (verdict.place as u64..=verdict.question.until).contains(&step);
        self.outcome.as_deref().filter(|_| is_present).map(|show| (verdict, show))
    }

    /// What the card says after so many steps. It says nothing at later steps, except that its last
    /// note stays to the end, nor after an answer, which has an explanation of its own.
    pub fn says(&self, step: u64) -> Option<&CardText> {
        let answered = self.verdict(step).map(|(verdict, _)| verdict.place as u64);
        let last = self.card.says.last().filter(|&&(place, _)| place <= step);
        let said = self.said_at(step).map(|text| (step, text));
        let said = said.or_else(|| last.map(|(place, text)| (*place, text)));
        said.filter(|&(place, _)| answered.is_none_or(|asked| place > asked)).map(|(_, text)| text)
    }

    fn said_at(&self, step: u64) -> Option<&CardText> {
        let said = self.card.says.iter().rev().find(|&&(place, _)| place == step);
        said.map(|(_, text)| text)
    }

    /// The result, once all questions are answered.
    pub fn result(&self) -> Option<LabResult> {
        let asked = Asked::Search(self.place?, self.given.clone());
        let is_over = !self.card.asks.is_empty() && self.is_answered();
        is_over.then_some(LabResult { asked, seconds: self.ticks / TICKS_PER_SECOND })
    }

    /// Whether all questions were answered, including those asked again after a mistake.
    fn is_answered(&self) -> bool {
        self.quiz.marks().1 == self.card.asks.len() && self.quiz.waiting() == 0
    }

    /// Handles an action before the rest of the screen; says whether it was about the card.
    pub(super) fn hears(&mut self, action: &Action, deck: &mut Deck) -> bool {
        if let Some(question) = &self.question {
            match self.hall.hear(action, question.choices.len()) {
                HallOutcome::Nothing => {}
                HallOutcome::Taken => return true,
                HallOutcome::Answer(choice) => {
                    self.answer(choice, deck);
                    return true;
                }
            }
        }
        match (action, self.question.is_some()) {
            (Action::Lane(choice) | Action::Click(Target::Choice(ANSWER, choice)), true)
                if self.has_answer(*choice) =>
            {
                self.answer(*choice, deck);
                self.hall.is_passed_over();
            }
            (Action::Next, _) => {
                let next = self.card.says.iter().map(|&(step, _)| step).find(|&at| at > deck.step);
                deck.seek(next.unwrap_or(0));
            }
            (
                Action::PlayPause
                | Action::Pause
                | Action::Click(Target::Entry(0))
                | Action::Go(Direction::Right),
                _,
            ) if deck.is_at_end() => {
                let again = self.quiz.ask_again().map(|step| step as u64);
                again.inspect(|&step| deck.seek(step));
                return again.is_some();
            }
            // This action copies the result instead.
            (Action::SavePicture, _) if self.result().is_some() => {}
            (Action::Confirm | Action::SideBySide | Action::School | Action::Ask, _) => {}
            _ => return false,
        }
        true
    }

    /// Whether this is one of the answers; other digits lead to marks.
    fn has_answer(&self, choice: usize) -> bool {
        self.question.as_ref().is_some_and(|question| choice < question.choices.len())
    }

    fn answer(&mut self, choice: usize, deck: &mut Deck) {
        let Some(question) = self.question.take_if(|one| choice < one.choices.len()) else {
            return;
        };
        let (step, right) = (deck.step, question.right);
        self.given.push((step, choice));
        self.until = Some(question.until);
        self.outcome = self.rooms.as_ref().map(|rooms| Box::new(rooms.show(question.until)));
        self.quiz.answer(step as usize, (question, right), choice);
        if !deck.is_playing {
            deck.toggle();
        }
    }

    /// Stops seeking and playback at the first open question.
    pub(super) fn hold(&mut self, deck: &mut Deck, before: u64, goes_on: bool) {
        let now = deck.step;
        let asks = self.card.asks.iter().map(|&(step, _)| step);
        let is_passed = |&step: &u64| step > before && step <= now;
        let mut passed = asks.filter(is_passed).filter(|&step| self.quiz.is_open(step as usize));
        if let Some(step) = passed.next().filter(|_| goes_on) {
            deck.seek(step);
        }
    }

    /// One tick of a deck that was at step `before`.
    pub(super) fn tick(&mut self, deck: &mut Deck, before: u64) {
        self.ticks = self.ticks.saturating_add(u32::from(!self.is_answered()));
        if let Some(until) = self.until
            && (!deck.is_playing || deck.step >= until)
        {
            if deck.is_playing {
                deck.seek(until);
            }
            self.until = None;
        }
        self.hold(deck, before, deck.is_playing);
        let step = deck.step;
        let open = self.rooms.as_ref().filter(|_| self.quiz.is_open(step as usize));
        self.question = open.and_then(|rooms| self.card.question(rooms, step));
        let choices = self.question.as_ref().map(|question| question.choices.len());
        let place = choices.map(|_| (step as usize, self.said_at(step).is_some()));
        self.hall.tick(place, choices.unwrap_or(0), self.until.is_some());
        if let Some(timeline) = &mut self.beside {
            timeline.seek(step);
        }
    }
}
