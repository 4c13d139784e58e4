//! How the bench handles the questions of its card.

use super::Bench;
use crate::game::input::Action;
use crate::screens::lab::hall::HallOutcome;

impl Bench {
    /// Stops playback and seeking at the first open question.
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

    /// Handles an action that is about a vote of the audience; says whether it was one.
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

    /// Answers the question and carries out the operation; says whether it was an answer.
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

    /// Plays to the end of this operation.
    pub(super) fn play_through(&mut self, operation: usize) {
        self.deck.seek(self.replay.after(operation) as u64);
        self.until = Some(self.replay.after(operation + 1));
        self.deck.toggle();
    }

    /// At the end, goes back to the next question that was answered wrong; says if there was one.
    pub(super) fn comes_back(&mut self) -> bool {
        let next = if self.deck.is_at_end() { self.quiz.ask_again() } else { None };
        if let Some(operation) = next {
            self.deck.seek(self.replay.after(operation) as u64);
        }
        next.is_some()
    }
}
