//! A chart of the last runs: a bar for the time of each, filled for unaided runs, hollow for those
//! with help, hatched for those in a slowed game, and the best one highlighted.

use crate::game::records::{FinishedRun, RunGroup};
use crate::screens::parts::prelude::*;

/// The minimum and maximum distance of bars.
const LEAST_STEP: f32 = 9.0;
/// The times at the left take the place of this many bars.
const AXIS_STEPS: usize = 6;
const MOST_STEP: f32 = 30.0;
/// The round times that lines may be apart, in milliseconds.
const ROUND_TIMES: [u64; 17] = [
    200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
    900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000,
];
/// The maximum number of lines above the base.
const MOST_LINES: u64 = 4;
/// A bar is cut off at this many times the median: otherwise one long run would make all others
/// look alike.
const MOST_MEDIANS: u64 = 4;
const HATCH: f32 = 6.0;
const OUTLINE: f32 = 1.5;
/// The length of a dash of the median, and the size of a bar in the legend.
const DASH: f32 = 7.0;
const LEGEND_BAR: f32 = 13.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BarStyle {
    Own,
    Helped,
    Slow,
    Best,
}

impl BarStyle {
    fn of(run: &FinishedRun, best: Option<u64>) -> Self {
        match run {
            FinishedRun { helped: true, .. } => Self::Helped,
            FinishedRun { slow: true, .. } => Self::Slow,
            run if Some(run.milliseconds) == best => Self::Best,
            _ => Self::Own,
        }
    }
}

/// The scale at the left: the longest bar, and the distance of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scale {
    top: u64,
    step: u64,
}

impl Scale {
    /// A scale for these times.
    fn of(times: &[u64]) -> Self {
        let mut sorted = times.to_vec();
        sorted.sort_unstable();
        let median = sorted.get(sorted.len() / 2).copied().unwrap_or(0);
        let longest = sorted.last().copied().unwrap_or(0);
        let most = longest.min(median.saturating_mul(MOST_MEDIANS)).max(1);
        let fits = |&&step: &&u64| most.div_ceil(step) <= MOST_LINES;
        let longest_round = ROUND_TIMES[ROUND_TIMES.len() - 1];
        let step = ROUND_TIMES.iter().find(fits).copied().unwrap_or_else(|| {
            most.div_ceil(MOST_LINES).div_ceil(longest_round).saturating_mul(longest_round)
        });
        Self { top: most.div_ceil(step).saturating_mul(step), step }
    }

    /// The height of a time, from 0 to 1.
    fn share(self, milliseconds: u64) -> f32 {
        (milliseconds.min(self.top) as f64 / self.top as f64) as f32
    }
}

pub fn draw(painter: &mut Painter, rect: Rect, group: &RunGroup, words: &Words) {
    let [caption, chart, legend] = column(rect).split([fixed(L), grow(1.0), fixed(LINE)]);
    let room = (rect.w / LEAST_STEP) as usize - AXIS_STEPS;
    let runs = &group.last[group.last.len().saturating_sub(room)..];
    let times: Vec<u64> = runs.iter().map(|run| run.milliseconds).collect();
    let scale = Scale::of(&times);
    let title = words.records.last_runs(runs.len());
    let rest = painter.heading(caption, painter.ink(Typeface::Strong, BODY), &title);
    painter.note(rest, painter.muted(Typeface::Body, NOTE), words.records.newest_at_the_right);
    let lines = scale.top / scale.step;
    let plot = axes(painter, chart, scale.top as f64, lines, |time| axis_text(time.round() as u64));
    let step = (plot.w / runs.len() as f32).clamp(LEAST_STEP, MOST_STEP);
    let best = group.best_milliseconds;
    for (place, run) in runs.iter().enumerate() {
        let x = plot.x + step * place as f32;
        let height = (plot.h * scale.share(run.milliseconds)).max(2.0);
        let bar = Rect::new(x + step * 0.14, plot.bottom() - height, step * 0.72, height);
        draw_bar(painter, bar, BarStyle::of(run, best));
        if run.milliseconds > scale.top {
            draw_cut(painter, bar);
        }
    }
    if let Some(median) = group.median_milliseconds().filter(|&median| median <= scale.top) {
        let y = plot.bottom() - plot.h * scale.share(median);
        draw_median(painter, plot, y);
    }
    draw_legend(painter, legend, runs, best, words);
}

/// Minutes and seconds, or tenths where lines are less than a second apart.
fn axis_text(milliseconds: u64) -> String {
    match milliseconds {
        0 => "0".to_owned(),
        1..1_000 => format!("0:00.{}", milliseconds / 100),
        _ if !milliseconds.is_multiple_of(1_000) => {
            format!("0:{:02}.{}", milliseconds / 1_000, milliseconds % 1_000 / 100)
        }
        _ => format!("{}:{:02}", milliseconds / 60_000, milliseconds / 1_000 % 60),
    }
}

fn draw_bar(painter: &mut Painter, bar: Rect, style: BarStyle) {
    let palette = painter.palette;
    match style {
        BarStyle::Own => painter.rect(bar, palette.accent),
        BarStyle::Best => {
            painter.rect(bar, palette.second_accent);
            outline(painter, bar, palette.ink);
        }
        BarStyle::Helped => outline(painter, bar, palette.muted_ink),
        BarStyle::Slow => {
            outline(painter, bar, palette.muted_ink);
            let (left, right) = (bar.x + OUTLINE, bar.right() - OUTLINE);
            let mut y = bar.y + OUTLINE + right - left;
            while y < bar.bottom() - OUTLINE {
                let (from, to) = (vec2(left, y), vec2(right, y - (right - left)));
                painter.line(from, to, OUTLINE, palette.muted_ink);
                y += HATCH;
            }
        }
    }
}

fn outline(painter: &mut Painter, bar: Rect, colour: Color) {
    painter.round_border(bar, 0.0, OUTLINE, colour);
}

/// A bar that is longer than the scale is broken near its top.
fn draw_cut(painter: &mut Painter, bar: Rect) {
    let y = bar.y + S;
    let (from, to) = (vec2(bar.x - 2.0, y + 3.0), vec2(bar.right() + 2.0, y - 3.0));
    painter.line(from, to, 4.0, painter.palette.panel);
}

fn draw_median(painter: &mut Painter, plot: Rect, y: f32) {
    let mut rest = plot;
    while rest.w > 0.0 {
        let end = vec2(rest.x + DASH.min(rest.w), y);
        painter.line(vec2(rest.x, y), end, OUTLINE, painter.palette.ink);
        rest = rest.right_of(rest.x + 1.7 * DASH);
    }
}

/// What the bars on the chart mean, and the dashes.
fn draw_legend(
    painter: &mut Painter,
    mut line: Rect,
    runs: &[FinishedRun],
    best: Option<u64>,
    words: &Words,
) {
    let style = painter.ink(Typeface::Body, NOTE);
    for (bar, text) in [
        (BarStyle::Best, words.best),
        (BarStyle::Own, words.records.on_your_own),
        (BarStyle::Helped, words.records.with_help),
        (BarStyle::Slow, words.records.slow_game),
    ] {
        if runs.iter().any(|run| BarStyle::of(run, best) == bar) {
            let [swatch, beside] = row(line).gap(XS).split([fixed(LEGEND_BAR), grow(1.0)]);
            draw_bar(painter, middle(swatch, Vec2::splat(LEGEND_BAR)), bar);
            line = painter.heading(beside, style, text);
        }
    }
    if runs.iter().any(FinishedRun::sets_records) {
        let [swatch, beside] = row(line).gap(XS).split([fixed(LINE), grow(1.0)]);
        draw_median(painter, swatch, line.center().y);
        painter.note(beside, style, words.records.median);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_few_round_lines_and_holds_all_but_the_longest() {
        let mut times: Vec<u64> = (1..400).map(|number| number * number * 7).collect();
        times.extend([1, 199, 200, 201, 799, 800, 801, 3_599_999, 100_000_000, u64::MAX / 8]);
        for &time in &times {
            let scale = Scale::of(&[time, time, time + 1]);
            assert!(scale.top > time && scale.top.is_multiple_of(scale.step), "{time}: {scale:?}");
            assert!((1..=MOST_LINES + 1).contains(&(scale.top / scale.step)), "{time}: {scale:?}");
            assert!(scale.top <= 4 * time.max(200), "{time}: {scale:?}");
            assert!(scale.share(time) > 0.0 && scale.share(u64::MAX) <= 1.0);
        }
        let cut = Scale::of(&[10_000, 12_000, 11_000, 900_000]);
        assert_eq!(cut, Scale { top: 60_000, step: 15_000 });
        assert!(Scale::of(&[0]).share(0) <= 0.0);
        assert!(Scale::of(&[u64::MAX, u64::MAX]).share(u64::MAX) >= 0.99);
    }

    #[test]
    fn times_beside_lines_read_like_times() {
        let texts = [0, 200, 1_500, 15_000, 60_000, 615_000].map(axis_text);
        assert_eq!(texts, ["0", "0:00.2", "0:01.5", "0:15", "1:00", "10:15"]);
    }

    #[test]
    fn the_best_run_is_neither_helped_nor_slow() {
        let run =
            |helped, slow| FinishedRun { milliseconds: 5, helped, slow, ..FinishedRun::default() };
        let style = |helped, slow| BarStyle::of(&run(helped, slow), Some(5));
        assert_eq!(style(false, false), BarStyle::Best);
        assert_eq!([style(true, true), style(false, true)], [BarStyle::Helped, BarStyle::Slow]);
        assert_eq!(BarStyle::of(&run(false, false), Some(4)), BarStyle::Own);
    }
}
