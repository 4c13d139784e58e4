//! A chart with a bar for each of some numbers; without room for all, the last ones are shown.

use super::prelude::*;

/// The maximum width of a bar, the share of its place it takes, and its minimum height.
const BAR: f32 = 28.0;
const BAR_SHARE: f32 = 0.72;
const LEAST_BAR: f32 = 2.0;
/// The values between two lines: the least of these is taken that makes few lines.
const STEPS: [u32; 9] = [1, 2, 5, 10, 20, 30, 60, 120, 300];
const MOST_LINES: u32 = 4;

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
