//! Text as large as fits, and buttons for answers.

use crate::screens::lab::quiz::ANSWER;
use crate::screens::parts::prelude::*;

/// The height of a button of an answer.
const BUTTON: f32 = 34.0;
/// The width beside an answer for its key, and for how many hands are up for it.
pub const KEY_BESIDE: f32 = 50.0;
pub const HANDS_BESIDE: f32 = 66.0;
/// The largest and smallest size of text, and the height of its lines.
const LARGEST: f32 = 18.0;
pub const SMALLEST: f32 = 13.0;
const LEADING: f32 = 1.4;

/// A text as large as fits.
pub fn draw_text(painter: &mut Painter, place: Rect, text: &str) {
    let mut size = LARGEST;
    while size > SMALLEST && !fits(painter, place, size, text) {
        size -= 1.0;
    }
    painter.lines(place, painter.ink(Typeface::Body, size), text);
}

fn fits(painter: &Painter, place: Rect, size: f32, text: &str) -> bool {
    text_height(painter, place.w, size, text) <= place.h
}

/// The height of a text in lines of this width.
pub fn text_height(painter: &Painter, width: f32, size: f32, text: &str) -> f32 {
    let lines = painter.broken(painter.ink(Typeface::Body, size), width, text).len();
    lines as f32 * (LEADING * size).round()
}

/// Whether a text fits.
pub fn has_room(painter: &Painter, place: Rect, text: &str) -> bool {
    fits(painter, place, SMALLEST, text)
}

/// How many answers stand side by side in this width, with this width beside each: two, or one where
/// two have no room.
pub fn answers_in_a_line(painter: &Painter, answers: &[String], width: f32, beside: f32) -> usize {
    let room = (width - S) / 2.0 - beside;
    let fits = |face, text: &String| painter.measure(face, NOTE, text) <= room;
    let fit = |text| fits(Typeface::Title, text) && fits(Typeface::Strong, text);
    if answers.iter().all(fit) { 2 } else { 1 }
}

/// The total height of these answers in this width.
pub fn answers_height(painter: &Painter, answers: &[String], width: f32, beside: f32) -> f32 {
    let columns = answers_in_a_line(painter, answers, width, beside);
    answers.len().div_ceil(columns) as f32 * (BUTTON + S)
}

/// A button for each answer, with its key.
pub fn draw_answers(painter: &mut Painter, place: Rect, answers: &[String]) {
    const KEYS: [&str; 4] = ["1", "2", "3", "4"];
    let columns = answers_in_a_line(painter, answers, place.w, KEY_BESIDE);
    let places = grid(place, columns, answers.len(), S);
    for ((number, (text, key)), place) in answers.iter().zip(KEYS).enumerate().zip(places) {
        painter.button(place, ButtonKind::Plain, text, Some(Cap::Word(key)), Attention::default());
        painter.control(place, Target::Choice(ANSWER, number));
    }
}
