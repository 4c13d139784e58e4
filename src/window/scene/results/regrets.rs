//! Every wrong turn with what it cost, over the maze: a spot where it was taken, the larger the
//! dearer, and beside the dearest ones their steps as far as there is room.

use icetea_maze::game::regret::Regret;
use macroquad::prelude::*;

use super::tile_vec;
use crate::window::motion::BADGE;
use crate::window::paint::{Face, Painter, Style};

/// No more spots than this; those that are left out cost the least.
const MOST_SPOTS: usize = 200;
/// No more costs than this.
const MOST_COSTS: usize = 12;
const SMALLEST_SPOT: f32 = 3.5;
const LARGEST_SPOT: f32 = 8.0;
const COST_HEIGHT: f32 = 22.0;
/// From the middle of a spot to the nearest corner of its cost.
const DISTANCE: f32 = 8.0;
/// One after the other they spring up.
const PAUSE_SECONDS: f32 = 0.06;

/// Draws the wrong turns, the dearest first, for so many seconds since the first may be seen.
/// `place` is where a tile lies; costs stay inside of `area` and off `taken`.
pub fn draw(
    painter: &mut Painter,
    regrets: &[Regret],
    place: impl Fn(Vec2) -> Vec2,
    area: Rect,
    mut taken: Vec<Rect>,
    seconds: f32,
) {
    let palette = painter.palette();
    let Some(dearest) = regrets.first() else { return };
    let spots: Vec<_> =
        regrets.iter().take(MOST_SPOTS).map(|one| place(tile_vec(one.at))).collect();
    for (&spot, regret) in spots.iter().zip(regrets).rev() {
        let share = (regret.strides as f32 / dearest.strides as f32).sqrt();
        let radius = SMALLEST_SPOT + share * (LARGEST_SPOT - SMALLEST_SPOT);
        painter.circle(spot, radius + 2.0, palette.panel);
        painter.circle(spot, radius, palette.given_back);
    }
    let style = Style::new(Face::Strong, 14.0, palette.ink).centred();
    let mut since = seconds;
    for (number, regret) in regrets.iter().take(MOST_COSTS).enumerate() {
        let text = format!("+{}", regret.strides);
        let width = painter.measure(style.face, style.size, &text) + 16.0;
        let others = spots.iter().enumerate().filter(|&(other, _)| other != number);
        let others: Vec<_> = others.take(MOST_COSTS).map(|(_, &spot)| spot).collect();
        let is_free = |cost: &Rect| {
            let inside = cost.x >= area.x && cost.right() <= area.right();
            inside
                && cost.y >= area.y
                && cost.bottom() <= area.bottom()
                && !taken.iter().any(|rect| rect.overlaps(cost))
                && !others.iter().any(|&spot| cost.contains(spot))
        };
        let Some(cost) = around(spots[number], vec2(width, COST_HEIGHT)).into_iter().find(is_free)
        else {
            continue;
        };
        taken.push(cost);
        let sprung = BADGE.at(since);
        since -= PAUSE_SECONDS;
        if sprung <= 0.0 {
            continue;
        }
        let size = cost.size() * sprung;
        let corner = cost.center() - size / 2.0;
        let rect = Rect::new(corner.x, corner.y, size.x, size.y);
        let radius = rect.h / 2.0;
        painter.line(spots[number], cost.center(), 2.0, palette.given_back);
        painter.round_rect(rect, radius, palette.panel);
        painter.round_border(rect, radius, 2.0, palette.given_back);
        if sprung > 0.8 {
            painter.text(style, cost.center().x, cost.center().y + 5.0, &text);
        }
    }
}

/// Where the cost of a spot may stand, the best place first.
fn around(spot: Vec2, size: Vec2) -> [Rect; 6] {
    let right = spot.x + DISTANCE;
    let left = spot.x - DISTANCE - size.x;
    let above = spot.y - DISTANCE - size.y;
    let below = spot.y + DISTANCE;
    let middle = spot.x - size.x / 2.0;
    [(right, above), (left, above), (right, below), (left, below), (middle, above), (middle, below)]
        .map(|(x, y)| Rect::new(x, y, size.x, size.y))
}
