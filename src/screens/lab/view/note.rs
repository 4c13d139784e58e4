//! What a card says or asks on the bench and in the theatre, and at the end the result. It knows the
//! height that it needs, so that neither answers nor numbers ever cover its text.

use super::answers::{SMALLEST, answers_height, text_height};
use super::end;
use super::hall::{beside_answers, draw_question, draw_said};
use crate::game::lab_result::LabResult;
use crate::picture::layout::Portion;
use crate::screens::lab::hall::Hall;
use crate::screens::lab::quiz::Quiz;
use crate::screens::parts::prelude::*;
use crate::words::LabWords;

/// The note of a card at some moment.
pub struct CardNote {
    /// The question and its answers. While there is one, nothing is said.
    asked: Option<(String, Vec<String>)>,
    /// The verdict on the last answer, with the reason, then what the card says.
    verdict: Option<String>,
    says: Vec<String>,
    /// The answers to the last question, and the index of the right one.
    answered: Option<(Vec<String>, usize)>,
    /// How many were right at once, of how many.
    marks: (usize, usize),
    result: Option<LabResult>,
}

impl CardNote {
    /// A question with its answers.
    pub const fn asking(text: String, answers: Vec<String>, marks: (usize, usize)) -> Self {
        let asked = Some((text, answers));
        Self { asked, verdict: None, says: Vec::new(), answered: None, marks, result: None }
    }

    /// What the card says, after the reason of the last answer if that is still told.
    pub fn saying<Q>(
        words: &LabWords,
        (answered, reason): (Option<(Vec<String>, usize)>, Option<String>),
        says: &str,
        quiz: &Quiz<Q>,
    ) -> Self {
        let verdict = answered.as_ref().zip(quiz.verdict()).zip(reason);
        let verdict = verdict.map(|(((answers, right), verdict), reason)| {
            if verdict.is_right() {
                format!("{} {reason}", words.right)
            } else {
                format!("{} {reason}", words.wrong(&answers[*right]))
            }
        });
        let says = vec![says.to_owned()];
        Self { asked: None, verdict, says, answered, marks: quiz.marks(), result: None }
    }

    /// The note at the end of a card: what comes back or came back, and the result if all is done.
    #[must_use]
    pub fn at_end<Q>(
        mut self,
        words: &LabWords,
        quiz: &Quiz<Q>,
        result: Option<LabResult>,
    ) -> Self {
        let (right, all) = self.marks;
        let back = match quiz.waiting() {
            0 => result.as_ref().filter(|_| right < all).map(|_| words.came_back(all - right)),
            waiting => Some(words.comes_back(waiting)),
        };
        self.says.extend(back);
        self.result = result;
        self
    }

    /// The height that a card of this width needs, with so much room below what is said.
    pub fn height(&self, painter: &Painter, width: f32, (hall, below): (&Hall, f32)) -> f32 {
        let card = Rect { w: width, ..painter.room() };
        let [_, body] = painter.card_places(card);
        let edges = card.h - body.h;
        if let Some((text, answers)) = &self.asked {
            let answers = answers_height(painter, answers, body.w, beside_answers(hall));
            return edges + text_height(painter, body.w, SMALLEST, text) + S + answers;
        }
        let says = self.says.iter().map(String::as_str);
        let all: Vec<&str> = self.verdict.as_deref().into_iter().chain(says).collect();
        let end = self.result.as_ref().map_or(0.0, |_| S + end::HEIGHT);
        edges + text_height(painter, body.w, SMALLEST, &all.join(" ")) + S + XS + below + end
    }

    /// Draws it, with so much room below what is said; returns that.
    pub fn draw(
        &self,
        painter: &mut Painter,
        card: Rect,
        (hall, below): (&Hall, Portion),
        words: &Words,
    ) -> Option<Rect> {
        let (right, all) = self.marks;
        let marks = if all > 0 { words.lab.marks(right, all) } else { String::new() };
        if let Some((text, answers)) = &self.asked {
            draw_question(
                painter,
                card,
                (words.lab.your_turn, &marks),
                (text, answers, hall),
                words,
            );
            return None;
        }
        let body = painter.card(card, words.school.what_you_see, &marks);
        let [body, end] = column(body).gap(S).split([grow(1.0), end::part(self.result.as_ref())]);
        if let Some(result) = &self.result {
            end::draw(painter, end, self.marks, result, &words.lab);
        }
        let [text, below, _] = column(body).gap(S).split([grow(1.0), below, fixed(XS)]);
        let says: Vec<&str> = self.says.iter().map(String::as_str).collect();
        let answered = self.answered.clone();
        draw_said(painter, text, (hall, answered), (self.verdict.as_deref(), &says));
        below.unless_empty()
    }
}
