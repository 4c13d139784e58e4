//! The bar of a contest: one for all lanes, with a flag where each of them arrives.

use super::lane::draw_number;
use crate::game::theatre::Contest;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::timeline::draw_bar;

/// The minimum distance of two flags.
const FLAG: f32 = 24.0;

pub fn draw(painter: &mut Painter, bar: Rect, contest: &Contest, words: &Words) {
    let (ink, path) = (painter.palette.ink, painter.palette.path);
    let at = |step: u64| bar.x + bar.w * step as f32 / contest.steps().max(1) as f32;
    draw_bar(painter, bar, at(contest.step), &[(bar.x, bar.right(), path, "")], words);
    let arrivals = (0..).map_while(|lane| Some((lane, contest.arrival(lane)?)));
    let mut arrivals: Vec<(usize, u64)> = arrivals.collect();
    // From right to left, so that flags at the end push the others back.
    arrivals.sort_by_key(|&(lane, steps)| (std::cmp::Reverse(steps), std::cmp::Reverse(lane)));
    let mut limit = f32::INFINITY;
    for (lane, steps) in arrivals {
        let (at, x) = (at(steps), at(steps).min(limit - FLAG));
        limit = x;
        painter.line(vec2(at, bar.y - XS), vec2(at, bar.y + 2.0), 2.0, ink);
        draw_number(painter, vec2(x, bar.y - M), lane);
    }
}
