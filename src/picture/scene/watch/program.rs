//! The program that runs, with the line lit that ran last.

use crate::game::settings::Language;
use crate::maze::Cursor;
use crate::picture::scene::prelude::*;

const LINE_STEP: f32 = 26.0;
const LARGEST: f32 = 15.0;
const SMALLEST: f32 = 8.0;

/// Draws the program on its card.
pub fn draw(painter: &mut Painter, card: Rect, cursor: Cursor, language: Language) {
    let words = &Words::of(language).watch;
    let palette = painter.palette();
    painter.panel(card);
    let heading = Style::new(Face::Title, 16.0, palette.ink);
    painter.text(heading, card.x + 20.0, card.y + 26.0, words.what_it_does);
    let lines: Vec<_> =
        cursor.program.lines.iter().map(|&line| Words::of(language).said(line)).collect();
    let room = card.w - 44.0;
    let widest = lines
        .iter()
        .map(|line| indent(line) + painter.measure(Face::Mono, LARGEST, line.trim_start()))
        .fold(1.0, f32::max);
    let size = (LARGEST * room / widest).clamp(SMALLEST, LARGEST);
    let step = ((card.h - 48.0) / lines.len() as f32).min(LINE_STEP);
    for (number, line) in lines.iter().enumerate() {
        let row =
            Rect::new(card.x + 10.0, card.y + 38.0 + step * number as f32, card.w - 20.0, step);
        let is_lit = number == cursor.line();
        let ink = if is_lit {
            painter.round_rect(row, 8.0, palette.second_accent);
            palette.second_accent_ink
        } else {
            palette.ink
        };
        let style = Style::new(Face::Mono, size, ink);
        let x = row.x + 14.0 + indent(line) * size / LARGEST;
        let baseline = row.center().y + size * 0.35;
        painter.text_within(style, x, baseline, row.right() - x - 4.0, line.trim_start());
    }
}

/// How far a line is indented at the largest size.
fn indent(line: &str) -> f32 {
    (line.len() - line.trim_start().len()) as f32 * LARGEST * 0.55
}
