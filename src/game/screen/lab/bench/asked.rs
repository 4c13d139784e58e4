//! What the bench does about the questions of its card.

use super::Bench;
use crate::game::input::Action;
use crate::game::screen::lab::hall::HallOutcome;

impl Bench {
    /// Whoever goes on comes by no question.
    pub(super) fn hold_at_questions(&mut self, before: usize) {
        let now = self.moves();
        let passed = self.card.asks.iter().map(|&(operation, _)| operation).find(|&operation| {
            let place = self.replay.after(operation);
            place > before && place <= now && self.quiz.is_open(operation)
        });
        if let Some(operation) = passed {
            self.deck.seek(self.replay.after(operation) as u64);
        } else if self.deck.is_playing && before < now && self.open_question().is_some() {
            self.deck.pause();
        }
    }

    /// Whether an action is about the hall that is asked.
    pub(super) fn ask_hall(&mut self, action: &Action) -> bool {
        let Some(question) = self.open_question() else { return false };
        match self.hall.hear(action, question.choices.len()) {
            HallOutcome::Nothing => return false,
            HallOutcome::Taken => {}
            HallOutcome::Answer(choice) => {
                self.answer(choice);
            }
        }
        true
    }

    /// Answers what is asked, and does it; says whether that is an answer.
    pub(super) fn answer(&mut self, choice: usize) -> bool {
        let (Some(question), Some(next)) = (self.open_question(), self.boundary()) else {
            return false;
        };
        let is_answer = choice < question.choices.len();
        if is_answer {
            self.given.push((next, self.replay.variant, choice));
            let right = question.right;
            self.quiz.answer(next, (question, right), choice);
            self.play_through(next);
        }
        is_answer
    }

    /// Does this operation and no other.
    pub(super) fn play_through(&mut self, operation: usize) {
        self.deck.seek(self.replay.after(operation) as u64);
        self.until = Some(self.replay.after(operation + 1));
        self.deck.toggle();
    }

    /// At the end what was answered wrong is asked again; says whether something was.
    pub(super) fn comes_back(&mut self) -> bool {
        let next = if self.deck.is_at_end() { self.quiz.ask_again() } else { None };
        if let Some(operation) = next {
            self.deck.seek(self.replay.after(operation) as u64);
        }
        next.is_some()
    }
}
