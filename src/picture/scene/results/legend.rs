//! What the ways over the maze mean, in as many lines as the width asks for.

use crate::game::screen::results::Results;
use crate::picture::scene::prelude::*;

const SIZE: f32 = 15.0;
const LINE_HEIGHT: f32 = 26.0;
/// From the sample of a way to its name.
const SAMPLE: f32 = 56.0;
const GAP: f32 = 28.0;

/// The lines below the maze.
pub struct Legend {
    best: String,
    detours: String,
    /// Both of them on one line.
    is_wide: bool,
    /// How far the second one is to the right, if so.
    second: f32,
    wrong_turns: Option<String>,
}

impl Legend {
    /// What is to be said of the results within a width.
    pub fn of(context: &Context, results: &Results, painter: &Painter, width: f32) -> Self {
        let (words, summary) = (context.words(), &results.summary);
        let measure = |text: &str| painter.measure(Face::Strong, SIZE, text);
        let best = words.best_path_steps(summary.shortest);
        let detours = words.detour_steps(summary.steps.saturating_sub(summary.shortest));
        let second = SAMPLE + measure(&best) + GAP;
        // Who was shown the way is not praised for it.
        let may_be_told = !summary.helped || !results.wrong_turns.is_empty();
        let wrong_turns = may_be_told
            .then(|| sentences::wrong_turns(context.app.language(), &results.wrong_turns));
        Self {
            is_wide: second + SAMPLE + measure(&detours) <= width,
            second,
            wrong_turns: wrong_turns.into_iter().flatten().find(|text| measure(text) <= width),
            best,
            detours,
        }
    }

    /// How high it is.
    pub fn height(&self) -> f32 {
        let lines = 1 + u8::from(!self.is_wide) + u8::from(self.wrong_turns.is_some());
        f32::from(lines) * LINE_HEIGHT + 8.0
    }

    /// Draws it below and to the right of a corner.
    pub fn draw(&self, painter: &mut Painter, corner: Vec2) {
        let palette = painter.palette();
        let style = Style::new(Face::Strong, SIZE, palette.ink);
        let at = |corner: Vec2, x: f32| corner + vec2(x, 0.0);
        let first = corner + vec2(0.0, LINE_HEIGHT / 2.0 + 4.0);
        painter.line(at(first, 6.0), at(first, 44.0), 9.0, palette.path);
        for dot in 0..5_u8 {
            painter.circle(at(first, 7.0 + 9.0 * f32::from(dot)), 1.5, palette.panel);
        }
        painter.text(style, first.x + SAMPLE, first.y + 5.0, &self.best);
        let second =
            first + if self.is_wide { vec2(self.second, 0.0) } else { vec2(0.0, LINE_HEIGHT) };
        painter.line(at(second, 6.0), at(second, 40.0), 5.0, palette.backtracked);
        painter.circle(at(second, 40.0), 5.0, palette.backtracked);
        painter.text(style, second.x + SAMPLE, second.y + 5.0, &self.detours);
        if let Some(wrong_turns) = &self.wrong_turns {
            let style = Style { colour: palette.muted_ink, ..style };
            painter.text(style, first.x, second.y + LINE_HEIGHT + 5.0, wrong_turns);
        }
    }
}
