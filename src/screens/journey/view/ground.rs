//! The ground of a place on the map: its floor within its walls, and what stands there.

use crate::game::journey::Region;
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::picture::landmark::PIECES;
use crate::picture::palette::Palette;
use crate::screens::parts::prelude::*;

use super::layout::{JourneyLayout, heading};

/// The width of the walls seen from above, and the height of what is seen of their front.
const WALL: f32 = 6.0;
const FRONT: f32 = 5.0;
const OUTLINE: f32 = 1.5;
/// How far what stands about keeps away from the path and from the walls, and its sizes in pixels.
const ASIDE: f32 = 13.0;
const SIZES: [f32; 2] = [17.0, 52.0];
/// Its largest size in widths of a column.
const OF_COLUMN: f32 = 0.5;

/// The size of each place's flags, and by how many of them each row is shifted against the one above:
/// squares, bricks or planks.
const FLAGS: [(Vec2, f32); Region::ALL.len()] = [
    (vec2(20.0, 20.0), 1.0),
    (vec2(46.0, 24.0), 0.5),
    (vec2(130.0, 11.0), 0.7),
    (vec2(30.0, 30.0), 1.0),
    (vec2(24.0, 12.0), 0.5),
    (vec2(12.0, 12.0), 1.0),
];
/// The opacity of the mist over a place that is closed.
const MIST: f32 = 0.6;

/// The mist over a place that is closed.
pub fn draw_mist(band: Rect, painter: &mut Painter) {
    let mist = Color { a: MIST, ..painter.palette.background };
    painter.round_rect(band, M, mist);
}

/// Floor and walls.
pub fn draw_walled(region: Region, place: &Palette, band: Rect, painter: &mut Painter) {
    let wall = place.wall;
    painter.round_rect(band, M, wall.outline);
    painter.round_rect(band.inset(OUTLINE), M - OUTLINE, wall.side);
    let top = Rect { h: band.h - FRONT, ..band }.inset(OUTLINE);
    painter.round_rect(top, M - OUTLINE, wall.top);
    let inner = top.inset(WALL);
    painter.round_rect(inner, S, wall.side);
    let floor = Rect { y: inner.y + FRONT, h: inner.h - FRONT, ..inner };
    painter.round_rect(floor, S, place.floor);
    draw_flags(region, place.second_floor, floor.inset(S), painter);
}

/// The flags of a floor, every second one in another colour.
fn draw_flags(region: Region, colour: Color, floor: Rect, painter: &mut Painter) {
    let (flag, shift) = FLAGS[region as usize];
    let count = (floor.size() / flag).round().max(vec2(1.0, 1.0));
    let size = floor.size() / count;
    for row in 0..count.y as u16 {
        let begin = shift * f32::from(row) % 2.0 - 2.0;
        for pair in 0..count.x as u16 / 2 + 2 {
            let column = begin + 2.0 * f32::from(pair);
            let [from, to] = [column, column + 1.0].map(|column| column.clamp(0.0, count.x));
            let at = floor.point() + vec2(from, row.into()) * size;
            painter.rect(Rect::new(at.x, at.y, (to - from) * size.x, size.y), colour);
        }
    }
}

/// What stands beside the path between two stops, on whichever side there is more room.
pub fn draw_scenery(region: Region, band: Rect, layout: &JourneyLayout, painter: &mut Painter) {
    let column = band.w / JOURNEY_STOPS_PER_REGION as f32;
    let ground = [heading(band).bottom(), band.bottom() - WALL - FRONT - XS];
    for gap in 1..JOURNEY_STOPS_PER_REGION {
        let path = layout.on_path(region, gap as f32 - 0.5);
        let [above, below] = [path.y - ground[0], ground[1] - path.y].map(|room| room - ASIDE);
        let side = above.max(below).min(OF_COLUMN * column).min(SIZES[1]);
        if side < SIZES[0] {
            continue;
        }
        let feet = if above > below { path.y - ASIDE } else { path.y + ASIDE + side };
        let feet = vec2(path.x, feet);
        painter.scenery(region, gap % PIECES, feet, side);
    }
}
