//! Every wrong turn with its cost, over the maze: a spot where it was taken, larger for a higher
//! cost, and beside the worst ones their steps as far as there is room.

use crate::game::wrong_turns::WrongTurn;
use crate::picture::motion::{BADGE, Motions};
use crate::screens::parts::prelude::*;

/// The maximum number of spots; those with the least costs are left out.
const MOST_SPOTS: usize = 200;
/// The number of costs shown where rooms are large, and where they are small.
const MOST_COSTS: usize = 12;
const FEWEST_COSTS: usize = 4;
/// One more cost is shown for each such length of the pitch.
const PITCH_A_COST: f32 = 3.0;
const SMALLEST_SPOT: f32 = 3.0;
const LARGEST_SPOT: f32 = 8.0;
/// The share of a room that a spot may fill.
const SPOT_SHARE: f32 = 0.3;
const COST_HEIGHT: f32 = 22.0;
const COST_SIZE: f32 = 14.0;
const COST_MARGIN: f32 = 8.0;
const EDGE: f32 = 2.0;
/// The corners of the tip of a drop, clockwise around its middle, in parts of its radius.
const DROP_TIP: [Vec2; 3] = [vec2(-0.866, -0.5), vec2(0.0, -2.0), vec2(0.866, -0.5)];
/// From the middle of a spot to the nearest corner of its cost.
const DISTANCE: f32 = 8.0;
/// The delay from one to the next.
const PAUSE_SECONDS: f32 = 0.06;

/// Draws the wrong turns, the worst first, this many seconds after the first may appear. Costs stay
/// inside of `area` and off `taken`.
pub fn draw(
    motions: Motions,
    painter: &mut Painter,
    wrong_turns: &[WrongTurn],
    sight: &MazeSight,
    area: Rect,
    mut taken: Vec<Rect>,
    mut seconds: f32,
) {
    let (colour, pitch) = (painter.palette.backtracked, sight.pitch());
    let place = |tile: Vec2| sight.to_standing(tile);
    let spots: Vec<_> =
        wrong_turns.iter().take(MOST_SPOTS).map(|one| place(tile_vec(one.at))).collect();
    let largest = (SPOT_SHARE * pitch).clamp(SMALLEST_SPOT, LARGEST_SPOT);
    for (&spot, wrong_turn) in spots.iter().zip(wrong_turns).rev() {
        let share = (wrong_turn.strides as f32 / wrong_turns[0].strides as f32).sqrt();
        let radius = SMALLEST_SPOT + share * (largest - SMALLEST_SPOT);
        draw_drop(painter, spot, radius + EDGE, painter.palette.panel);
        draw_drop(painter, spot, radius, colour);
    }
    let most_costs = ((pitch / PITCH_A_COST) as usize).clamp(FEWEST_COSTS, MOST_COSTS);
    let spots = &spots[..spots.len().min(most_costs)];
    for (&spot, wrong_turn) in spots.iter().zip(wrong_turns) {
        let text = format!("+{}", painter.numbers.of(wrong_turn.strides));
        let width = painter.measure(Typeface::Strong, COST_SIZE, &text) + 2.0 * COST_MARGIN;
        if let Some(cost) = free_place(spot, vec2(width, COST_HEIGHT), area, &taken, spots) {
            taken.push(cost);
            let sprung = motions.at(BADGE, seconds);
            seconds -= PAUSE_SECONDS;
            if sprung > 0.0 {
                painter.line(spot, cost.center(), EDGE, colour);
                draw_cost(painter, cost, sprung, &text);
            }
        }
    }
}

/// The drop shape of a spot.
fn draw_drop(painter: &mut Painter, spot: Vec2, radius: f32, colour: Color) {
    painter.polygon(&DROP_TIP.map(|corner| spot + radius * corner), colour);
    painter.circle(spot, radius, colour);
}

/// A cost as far as it has sprung up.
fn draw_cost(painter: &mut Painter, cost: Rect, sprung: f32, text: &str) {
    let palette = painter.palette;
    let (middle, size) = (cost.center(), cost.size() * sprung);
    let rect = Rect::new(middle.x - size.x / 2.0, middle.y - size.y / 2.0, size.x, size.y);
    painter.round_rect(rect, rect.h / 2.0, palette.panel);
    painter.round_border(rect, rect.h / 2.0, EDGE, palette.backtracked);
    let style = Style::new(Typeface::Strong, COST_SIZE * sprung.min(1.0), palette.ink).centred();
    painter.text(style, middle.x, middle.y + 0.36 * style.size, text);
}

/// The best place for the cost of a spot: inside of `area`, off `taken`, and not over another spot.
fn free_place(spot: Vec2, size: Vec2, area: Rect, taken: &[Rect], spots: &[Vec2]) -> Option<Rect> {
    let right = spot.x + DISTANCE;
    let left = spot.x - DISTANCE - size.x;
    let above = spot.y - DISTANCE - size.y;
    let below = spot.y + DISTANCE;
    let middle = spot.x - size.x / 2.0;
    let is_free = |cost: &Rect| {
        let inside = [cost.x - area.x, cost.y - area.y]
            .into_iter()
            .chain([area.right() - cost.right(), area.bottom() - cost.bottom()])
            .all(|air| air >= 0.0);
        inside
            && !taken.iter().any(|rect| rect.overlaps(cost))
            && !spots.iter().any(|&other| cost.contains(other))
    };
    [(right, above), (left, above), (right, below), (left, below), (middle, above), (middle, below)]
        .map(|(x, y)| Rect::new(x, y, size.x, size.y))
        .into_iter()
        .find(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_stay_inside_and_apart_and_off_the_spots() {
        let area = Rect::new(10.0, 20.0, 130.0, 90.0);
        let size = vec2(34.0, COST_HEIGHT);
        let place = |number: u8| vec2(f32::from(number * 37 % 131), f32::from(number * 29 % 89));
        let spots: Vec<Vec2> = (0..6).map(|number| area.point() + place(number)).collect();
        let mut taken = vec![Rect::new(100.0, 70.0, 40.0, 40.0)];
        for &spot in &spots {
            let Some(cost) = free_place(spot, size, area, &taken, &spots) else { continue };
            assert!(cost.x >= area.x && cost.right() <= area.right(), "{cost:?}");
            assert!(cost.y >= area.y && cost.bottom() <= area.bottom(), "{cost:?}");
            assert!(taken.iter().all(|other| !other.overlaps(&cost)), "{cost:?}");
            assert!(spots.iter().all(|&other| !cost.contains(other)), "{cost:?}");
            taken.push(cost);
        }
        assert!(taken.len() > 1, "there is room for one at least");
        assert_eq!(free_place(spots[0], area.size() * 2.0, area, &[], &[]), None);
    }
}
