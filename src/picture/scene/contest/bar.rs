//! The bar of a contest: one for all lanes, with a flag where each of them arrives.

use crate::game::theatre::{Contest, Timeline};
use crate::picture::scene::contest::lane::draw_number;
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::timeline::draw_knob;

/// How far apart two flags are at least.
const FLAG: f32 = 24.0;

pub fn draw(painter: &mut Painter, bar: Rect, contest: &Contest) {
    let palette = painter.palette();
    let all = contest.steps().max(1) as f32;
    let here = bar.x + bar.w * contest.step() as f32 / all;
    let radius = bar.h / 2.0;
    painter.round_rect(bar, radius, Color { a: 0.3, ..palette.path });
    if here > bar.x + 1.0 {
        painter.round_rect(Rect { w: here - bar.x, ..bar }, radius, palette.path);
    }
    draw_knob(painter, vec2(here, bar.center().y));
    let mut arrivals: Vec<_> = contest.lanes().iter().map(Timeline::steps).enumerate().collect();
    // From the right to the left, so that those at the end push the others back.
    arrivals.sort_by_key(|&(lane, steps)| (std::cmp::Reverse(steps), std::cmp::Reverse(lane)));
    let mut limit = f32::INFINITY;
    for (lane, steps) in arrivals {
        let at = bar.x + bar.w * steps as f32 / all;
        let x = at.min(limit - FLAG);
        limit = x;
        painter.line(vec2(at, bar.y - 4.0), vec2(at, bar.y + 2.0), 2.0, palette.ink);
        draw_number(painter, vec2(x, bar.y - 16.0), lane);
    }
}
