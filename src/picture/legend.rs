//! Swatches that say what the marks in a maze mean: each has a pattern beside its colour.

use super::geometry::{Color, Rect, vec2};
use super::painter::Painter;

const RADIUS: f32 = 7.0;
const LINE: f32 = 10.0;
const CASING: f32 = 14.0;
const DOT: f32 = 3.5;
/// How strongly the floor takes on the colour of a search that has turned back.
const WASH: f32 = 0.22;

/// What a mark in a maze means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendMark {
    /// The way so far, or the best one.
    Way,
    /// Where the search or the player has turned back.
    Back,
    /// Seen to be a dead end, and not entered.
    Skipped,
    /// Cut off by the path so far.
    Sealed,
    /// Waiting to be entered.
    Frontier,
    /// A wall that is not decided on yet.
    Flat,
    /// A wall that stands.
    Wall,
    /// What a search has done in a room.
    Visit,
}

impl Painter<'_> {
    /// A swatch that looks as the mark does in the maze.
    pub fn legend(&mut self, rect: Rect, mark: LegendMark) {
        let palette = self.palette;
        self.round_rect(rect, RADIUS, palette.floor);
        let middle = rect.center().y;
        match mark {
            LegendMark::Way => {
                for (width, colour) in [(CASING, palette.panel), (LINE, palette.path)] {
                    let line = Rect::new(rect.x, middle - width / 2.0, rect.w, width);
                    self.rect(line, colour);
                }
            }
            LegendMark::Back => {
                self.round_rect(rect, RADIUS, Color { a: WASH, ..palette.backtracked });
                for place in [0.2, 0.5, 0.8] {
                    self.circle(vec2(rect.x + rect.w * place, middle), DOT, palette.backtracked);
                }
            }
            LegendMark::Skipped => {
                self.round_rect(rect, RADIUS, Color { a: 0.28, ..palette.skipped });
                self.strokes(rect, 1.0, palette.skipped);
            }
            LegendMark::Sealed => {
                self.round_rect(rect, RADIUS, palette.sealed_wash);
                self.strokes(rect, 1.0, palette.sealed_hatch);
                self.strokes(rect, -1.0, palette.sealed_hatch);
            }
            LegendMark::Frontier => {
                self.round_rect(rect, RADIUS, Color { a: 0.18, ..palette.frontier });
                for place in [0.3, 0.7] {
                    let ring = Rect::about(vec2(rect.x + rect.w * place, middle), 5.0);
                    self.round_border(ring, 5.0, 2.0, palette.frontier);
                }
            }
            LegendMark::Flat => {
                let bar = Rect::new(rect.x + 3.0, middle - 4.0, rect.w - 6.0, 8.0);
                self.round_rect(bar, 4.0, Color { a: 0.36, ..palette.wall.top });
            }
            LegendMark::Wall => {
                let bar = Rect::new(rect.x + 3.0, middle - 5.0, rect.w - 6.0, 10.0);
                self.round_rect(bar, 5.0, palette.wall.side);
                self.round_rect(Rect { h: 7.0, ..bar }, 3.5, palette.wall.top_lit);
            }
            LegendMark::Visit => {
                let pill = Rect::about(rect.center(), LINE / 2.0);
                let pill = Rect { x: rect.x + LINE / 2.0, w: rect.w - LINE, ..pill };
                self.round_rect(pill, LINE / 2.0, palette.ink);
            }
        }
        self.round_border(rect, RADIUS, 1.5, palette.finish.control_edge);
    }

    /// Slanting lines over a swatch.
    fn strokes(&mut self, rect: Rect, slant: f32, colour: Color) {
        let (middle, half) = (rect.center(), rect.h / 2.0 - 1.5);
        for place in [-0.3, -0.1, 0.1, 0.3] {
            let foot = middle + vec2(rect.w * place, 0.0);
            let along = vec2(half * slant, -half);
            self.line(foot - along, foot + along, 1.25, colour);
        }
    }
}
