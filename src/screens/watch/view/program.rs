//! The running program, with the last line highlighted.

use super::layout::LIT_LINE;
use crate::maze::Cursor;
use crate::screens::parts::prelude::*;

const LINE_STEP: f32 = 26.0;
const LARGEST: f32 = BODY;
const SMALLEST: f32 = 8.0;
/// The maximum share of a line's height that its letters take.
const FULL: f32 = 0.95;
/// The width of a letter, in parts of its size.
const LETTER: f32 = 0.55;

/// The indentation of a line, in letters of the largest size.
fn indent(line: &str) -> f32 {
    (line.len() - line.trim_start().len()) as f32 * LARGEST * LETTER
}

/// The width of the longest line at its largest.
pub fn widest(painter: &Painter, cursor: Cursor, words: &Words) -> f32 {
    let lines = words.lines(cursor.program);
    lines
        .map(|line| indent(line) + painter.measure(Typeface::Mono, LARGEST, line.trim_start()))
        .fold(1.0, f32::max)
}

/// Draws the program on its card, or only its last line where that is too low. `aside` is left free
/// at the card's right.
pub fn draw(painter: &mut Painter, card: Rect, aside: f32, cursor: Cursor, words: &Words) {
    if card.h <= LIT_LINE {
        draw_lit_line(
            painter,
            card,
            words.lines(cursor.program).nth(cursor.line()).unwrap_or_default(),
        );
        return;
    }
    let body = painter.card(card, words.watch.what_it_does, "");
    let body = Rect { w: body.w - aside, ..body };
    let lines: Vec<_> = words.lines(cursor.program).collect();
    let widest = widest(painter, cursor, words);
    let of_height = FULL * body.h / lines.len().max(1) as f32;
    let size = (LARGEST * (body.w - XS) / widest).min(of_height).clamp(SMALLEST, LARGEST);
    // In a small window, small letters are better for an audience than half a line.
    let is_too_wide = painter.is_projected && are_cut(painter, body, size, &lines);
    let draw = |painter: &mut Painter| draw_lines(painter, body, size, cursor, &lines);
    if is_too_wide { painter.not_projected(draw) } else { draw(painter) }
}

fn are_cut(painter: &Painter, body: Rect, size: f32, lines: &[&str]) -> bool {
    lines.iter().any(|line| {
        let room = body.w - indent(line) * painter.letters(size) / LARGEST;
        painter.measure(Typeface::Mono, size, line.trim_start()) > room
    })
}

fn draw_lit_line(painter: &mut Painter, place: Rect, line: &str) {
    let palette = painter.palette;
    painter.round_rect(place, S, palette.second_accent);
    let (place, line) = (place.inset_by(vec2(S, 0.0)), line.trim());
    // The letters of sentences are narrower than those of programs.
    let has_room = painter.measure(Typeface::Mono, LARGEST, line) <= place.w;
    let face = if has_room { Typeface::Mono } else { Typeface::Body };
    painter.words(place, Style::new(face, LARGEST, palette.second_accent_ink), line);
}

fn draw_lines(painter: &mut Painter, body: Rect, size: f32, cursor: Cursor, lines: &[&str]) {
    let palette = painter.palette;
    // Letters have sizes of half pixels, and the next larger one may be too wide.
    let size = if are_cut(painter, body, size, lines) { size - 0.5 } else { size };
    let rows = column(body).each(lines.iter().map(|_| grow(1.0).at_most(LINE_STEP)));
    for ((number, line), row) in lines.iter().enumerate().zip(rows) {
        let is_lit = number == cursor.line();
        let ink = if is_lit { palette.second_accent_ink } else { palette.ink };
        if is_lit {
            painter.round_rect(row.inset_by(vec2(-S, 0.0)), S, palette.second_accent);
        }
        let place = row.right_of(row.x + indent(line) * painter.letters(size) / LARGEST);
        painter.words(place, Style::new(Typeface::Mono, size, ink), line.trim_start());
    }
}
