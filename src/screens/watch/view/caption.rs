//! One sentence that says what the last step did, as large as fits.

use crate::screens::parts::prelude::*;

/// The largest size of its letters, the smallest, and the smallest where it needs more lines than
/// there are.
const LARGEST: f32 = 22.0;
const SMALLEST: f32 = 16.0;
const LEAST: f32 = NOTE;
/// The height of a line, in parts of its letters.
const LEADING: f32 = 1.3;
/// The least share of several lines that is full, as words are not broken.
const FULL: f32 = 0.9;

pub fn draw(painter: &mut Painter, place: Rect, text: &str) {
    draw_in(painter, place, text, painter.palette.ink);
}

/// In another colour.
pub fn draw_in(painter: &mut Painter, place: Rect, text: &str, colour: Color) {
    let rows = |size: f32| (place.h / (LEADING * size)).floor().max(1.0);
    let fits = |size: f32| {
        let lines = rows(size);
        let width = if lines > 1.0 { FULL * lines } else { 1.0 } * place.w;
        painter.measure(Typeface::Strong, size, text) <= width
    };
    let mut size = LARGEST;
    while size > SMALLEST && !fits(size) {
        size -= 1.0;
    }
    let style = |size| Style::new(Typeface::Strong, size, colour);
    let lines = |size| painter.broken(style(size), place.w, text).len() as f32;
    while size > LEAST && lines(size) > rows(size) {
        size -= 1.0;
    }
    let (style, lines, leading) = (style(size), lines(size), LEADING * size);
    let top = place.y + (place.h - lines * leading) / 2.0;
    painter.paragraph(style, (place.x, top + size), (place.w, leading), text);
}
