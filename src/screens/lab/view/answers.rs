//! Text as large as fits, and buttons for answers.

use crate::picture::layout::Portion;
use crate::screens::lab::quiz::ANSWER;
use crate::screens::parts::prelude::*;

/// The height of a button of an answer.
const BUTTON: f32 = 34.0;
/// The largest and smallest size of text, and the height of its lines.
const LARGEST: f32 = 18.0;
const SMALLEST: f32 = 13.0;
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
    let lines = (place.h / (LEADING * size).round()).floor();
    painter.measure(Typeface::Body, size, text) < (lines - 0.6) * 0.94 * place.w
}

/// Whether a text fits.
pub fn has_room(painter: &Painter, place: Rect, text: &str) -> bool {
    fits(painter, place, SMALLEST, text)
}

/// How many buttons fit side by side in this width: long answers have a line each, and numbers need
/// less room than words.
pub fn answers_in_a_line(answers: &[String], width: f32) -> usize {
    const LONG: usize = 12;
    const LONG_NUMBERS: usize = 18;
    const NARROW: f32 = 240.0;
    let most = |text: &String| {
        if text.contains(char::is_alphabetic) { LONG } else { LONG_NUMBERS }
    };
    if width < NARROW || answers.iter().any(|text| text.len() > most(text)) { 1 } else { 2 }
}

/// The total height of the buttons of these answers in this width.
pub fn answers_part(answers: &[String], width: f32) -> Portion {
    let rows = answers.len().div_ceil(answers_in_a_line(answers, width)) as f32;
    if answers.is_empty() { nothing() } else { fixed(rows * (BUTTON + S)) }
}

/// A button for each answer, with its key.
pub fn draw_answers(painter: &mut Painter, place: Rect, answers: &[String]) {
    const KEYS: [&str; 4] = ["1", "2", "3", "4"];
    let places = grid(place, answers_in_a_line(answers, place.w), answers.len(), S);
    for ((number, (text, key)), place) in answers.iter().zip(KEYS).enumerate().zip(places) {
        painter.button(place, ButtonKind::Plain, text, Some(Cap::Word(key)), Attention::default());
        painter.control(place, Target::Choice(ANSWER, number));
    }
}
