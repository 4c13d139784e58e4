//! The scale at the left of a chart, evenly spaced lines with their values, and a chart of bars.

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

/// The maximum width of a bar, the share of its place it takes, and its minimum height.
const BAR: f32 = 28.0;
const BAR_SHARE: f32 = 0.72;
const LEAST_BAR: f32 = 2.0;
/// The values between two lines of it: the least of these is taken that makes few lines.
const STEPS: [u32; 9] = [1, 2, 5, 10, 20, 30, 60, 120, 300];
const MOST_LINES: u32 = 4;

/// A chart with a bar for each of some numbers; without room for all, the last ones are shown.
pub fn draw_bars(painter: &mut Painter, place: Rect, caption: &str, values: &[f64]) {
    let [words, chart] = column(place).split([fixed(LINE), grow(1.0)]);
    painter.words(words, painter.muted(Typeface::Strong, NOTE), caption);
    let Some(most) = values.iter().copied().reduce(f64::max) else { return };
    let most = (most as u32).max(1);
    let step = STEPS.into_iter().find(|step| most.div_ceil(*step) <= MOST_LINES);
    let step = step.unwrap_or_else(|| most.div_ceil(MOST_LINES));
    let lines = most.div_ceil(step);
    let top = f64::from(lines * step);
    let plot = axes(painter, chart, top, lines.into(), |value| format!("{value:.0}"));
    let room = (plot.w / (BAR / 2.0)) as usize;
    let shown = &values[values.len().saturating_sub(room)..];
    let width = (plot.w / shown.len() as f32).min(BAR);
    for (number, value) in shown.iter().enumerate() {
        let height = (plot.h * (value / top) as f32).max(LEAST_BAR);
        let x = plot.x + width * (number as f32 + (1.0 - BAR_SHARE) / 2.0);
        let bar = Rect::new(x, plot.bottom() - height, width * BAR_SHARE, height);
        painter.rect(bar, painter.palette.accent);
    }
}
