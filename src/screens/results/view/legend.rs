//! The legend of the paths over the maze, in as many lines as the width requires.

use crate::screens::parts::prelude::*;
use crate::screens::results::Results;

/// The height of a line, and the width of the sample of a path.
const LINE_HEIGHT: f32 = 26.0;
const SAMPLE: f32 = 38.0;
/// The width of the best path and of the other, and the distance of its dots.
const WAYS: [f32; 2] = [9.0, 5.0];
const DOTS: usize = 5;

/// The lines below the maze.
pub struct ResultsLegend {
    best: String,
    detours: Option<String>,
    /// Whether both are on one line.
    is_wide: bool,
    wrong_turns: Option<String>,
}

impl ResultsLegend {
    /// The legend of the results for a width.
    pub fn of(context: &Context, results: &Results, painter: &Painter, width: f32) -> Self {
        let (words, summary) = (context.words(), &results.summary);
        let measure = |text: &str| painter.measure(Typeface::Strong, BODY, text);
        let best = words.best_path_steps(summary.shortest);
        let detours = summary.steps.saturating_sub(summary.shortest);
        let detours = (detours > 0).then(|| words.detour_steps(detours));
        // A player who was shown the way is not praised for it.
        let may_be_told = !summary.helped || !results.wrong_turns.is_empty();
        let wrong_turns = may_be_told.then(|| {
            sentences::wrong_turns(
                context.world.language(),
                &results.wrong_turns,
                results.race.taken_back,
            )
        });
        Self {
            is_wide: detours.as_ref().is_none_or(|detours| {
                2.0 * (SAMPLE + M) + measure(&best) + M + measure(detours) <= width
            }),
            wrong_turns: wrong_turns.into_iter().flatten().find(|text| measure(text) <= width),
            best,
            detours,
        }
    }

    fn lines(&self) -> usize {
        1 + usize::from(!self.is_wide) + usize::from(self.wrong_turns.is_some())
    }

    /// Its height.
    pub fn height(&self) -> f32 {
        self.lines() as f32 * LINE_HEIGHT + S
    }

    pub fn draw(&self, painter: &mut Painter, place: Rect) {
        let palette = painter.palette;
        let parts = std::iter::repeat_n(fixed(LINE_HEIGHT), self.lines());
        let mut lines = column(place).each(parts).into_iter();
        let mut line = lines.next().unwrap_or_default();
        let detours = self.detours.iter().map(|text| (text, palette.backtracked, WAYS[1]));
        let ways = [(&self.best, palette.path, WAYS[0])].into_iter().chain(detours);
        for (place, (text, colour, width)) in ways.enumerate() {
            let [sample, beside] = row(line).gap(M).split([fixed(SAMPLE), grow(1.0)]);
            let [from, to] = [0.0, sample.w].map(|x| vec2(sample.x + x, sample.center().y));
            painter.line(from, to, width, colour);
            if place == 0 {
                for dot in 0..DOTS {
                    let at = from.lerp(to, dot as f32 / (DOTS - 1) as f32);
                    painter.circle(at, 1.5, palette.panel);
                }
            } else {
                painter.circle(to, WAYS[1], colour);
            }
            let rest = painter.heading(beside, painter.ink(Typeface::Strong, BODY), text);
            line = if self.is_wide { rest } else { lines.next().unwrap_or_default() };
        }
        if let Some(wrong_turns) = &self.wrong_turns {
            let line = if self.is_wide { lines.next().unwrap_or_default() } else { line };
            painter.words(line, painter.muted(Typeface::Strong, BODY), wrong_turns);
        }
    }
}
