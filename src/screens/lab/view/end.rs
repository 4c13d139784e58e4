//! The result of an exercise or of a card's questions: how much was right, how long it took, and
//! the key that copies the result as a line.

use crate::game::lab_result::LabResult;
use crate::picture::layout::Portion;
use crate::screens::parts::prelude::*;
use crate::words::LabWords;

/// The height of the numbers, and of the line below them.
const NUMBERS: f32 = 58.0;
const HAND_IN: f32 = 30.0;
const SECONDS: u32 = 60;
/// The height of all of it.
pub const HEIGHT: f32 = NUMBERS + HAND_IN;

/// The room that it takes.
pub fn part(result: Option<&LabResult>) -> Portion {
    result.map_or(nothing(), |_| fixed(HEIGHT))
}

pub fn draw(
    painter: &mut Painter,
    place: Rect,
    (right, all): (usize, usize),
    result: &LabResult,
    words: &LabWords,
) {
    let [numbers, hand_in] = column(place).split([fixed(NUMBERS), fixed(HAND_IN)]);
    let marks = format!("{right} / {all}");
    let (minutes, seconds) = (result.seconds / SECONDS, result.seconds % SECONDS);
    let time = format!("{minutes}:{seconds:02}");
    painter.numbers(numbers, HEADING, &[(words.right_at_once, marks), (words.time, time)]);
    let cap = Cap::Of(KeyCommand::Picture);
    let beside = painter.keys(hand_in, &[cap], LOW_KEY);
    press_on(painter, Rect { w: beside.x - hand_in.x, ..hand_in }, cap);
    painter.note(beside, painter.muted(Typeface::Body, LABEL), words.hand_in);
}
