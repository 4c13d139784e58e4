//! The scale at the left of a chart: evenly spaced lines with their values.

use super::prelude::*;

/// The opacity of lines above the base.
const FAINT: f32 = 0.6;
/// A thinner line would fall between two pixels of a small interface.
const THICK: f32 = 1.5;

/// Draws this many lines above the base, the highest at `most`, in a place that has room for words
/// below; returns where the chart is.
pub fn axes(
    painter: &mut Painter,
    place: Rect,
    most: f64,
    lines: u64,
    says: impl Fn(f64) -> String,
) -> Rect {
    let [plot, _] = column(place).split([grow(1.0), fixed(L)]);
    let [_, plot] = column(plot).split([fixed(S), grow(1.0)]);
    let values: Vec<String> =
        (0..=lines).map(|line| says(most * line as f64 / lines as f64)).collect();
    let style = painter.muted(Typeface::Body, NOTE).right();
    let widths = values.iter().map(|value| painter.measure(style.face, style.size, value));
    let [left, plot] = row(plot).gap(S).split([fixed(widths.fold(LINE, f32::max)), grow(1.0)]);
    for (line, value) in values.iter().enumerate() {
        let y = plot.bottom() - plot.h * line as f32 / lines as f32;
        let colour = Color { a: if line == 0 { 1.0 } else { FAINT }, ..painter.palette.panel_edge };
        painter.rect(Rect { y: y - THICK / 2.0, h: THICK, ..plot }, colour);
        painter.words(Rect { y: y - LINE / 2.0, h: LINE, ..left }, style, value);
    }
    plot
}
