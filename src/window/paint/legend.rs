//! Swatches that say what the marks in a maze mean: each has a pattern beside its colour.

use macroquad::color::Color;
use macroquad::math::{Rect, vec2};

use super::Painter;

const RADIUS: f32 = 7.0;
const LINE: f32 = 10.0;
const CASING: f32 = 14.0;
const DOT: f32 = 3.5;
/// How much of its colour the floor takes on where the search has turned back.
const WASH: f32 = 0.22;

/// What a mark in a maze means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendMark {
    /// The way so far, or the best one.
    Way,
    /// Where one has turned back.
    Back,
}

impl Painter {
    /// How a mark looks in the maze.
    pub fn legend(&mut self, rect: Rect, mark: LegendMark) {
        let palette = self.palette;
        self.round_rect(rect, RADIUS, palette.floor);
        let middle = rect.center().y;
        match mark {
            LegendMark::Way => {
                for (width, colour) in [(CASING, palette.panel), (LINE, palette.way)] {
                    let line = Rect::new(rect.x, middle - width / 2.0, rect.w, width);
                    self.rect(line, colour);
                }
            }
            LegendMark::Back => {
                self.round_rect(rect, RADIUS, Color { a: WASH, ..palette.given_back });
                for place in [0.2, 0.5, 0.8] {
                    self.circle(vec2(rect.x + rect.w * place, middle), DOT, palette.given_back);
                }
            }
        }
        self.round_border(rect, RADIUS, 1.5, palette.finish.control_edge);
    }
}
