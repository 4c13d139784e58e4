//! Floors that melt: a wafer over water, which cracks below a mouse and is gone behind it.

use super::ice::floe;
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// The radius of the corners, as a share of the distance between rooms.
const RADIUS: f32 = 0.14;
/// The colours of the wafer, its edge, holes and cracks, and of the water, its edge and waves.
const WAFER: Color = Color::hex(0x00f3_d59b);
const WAFER_EDGE: Color = Color::hex(0x00b8_8a4a);
const CRACK: Color = Color { a: 0.9, ..Color::hex(0x006b_4a20) };
const WATER: Color = Color::hex(0x002b_7f9e);
const WATER_EDGE: Color = Color::hex(0x0016_4a61);
const WAVE: Color = Color { a: 0.75, ..Color::hex(0x00c9_eef7) };
/// Where its holes are, as shares of its size from its middle.
const HOLES: [(f32, f32); 6] =
    [(-0.32, -0.25), (0.0, -0.25), (0.32, -0.25), (-0.32, 0.25), (0.0, 0.25), (0.32, 0.25)];
/// The bends of each crack, and the middle of each wave, from the middle of the room.
const CRACKS: [[Vec2; 3]; 4] = [
    [vec2(0.03, -0.04), vec2(0.15, -0.1), vec2(0.2, -0.24)],
    [vec2(-0.02, -0.05), vec2(-0.16, -0.09), vec2(-0.27, -0.2)],
    [vec2(-0.04, 0.03), vec2(-0.13, 0.12), vec2(-0.26, 0.14)],
    [vec2(0.05, 0.03), vec2(0.11, 0.13), vec2(0.25, 0.17)],
];
const WAVES: [Vec2; 3] = [vec2(-0.1, -0.1), vec2(0.12, 0.01), vec2(-0.06, 0.13)];

/// The floor of a room, of which this share is gone.
pub(super) fn draw(at: Tile, gone: f32, has_mouse: bool, sight: &MazeSight, painter: &mut Painter) {
    let (pitch, middle) = (sight.pitch(), sight.to_standing(tile_vec(at)));
    let edge = (0.03 * pitch).max(1.0);
    let faded = |colour: Color, share: f32| Color { a: colour.a * share, ..colour };
    let place = |inset: f32| floe(at, inset, sight, painter);
    let (whole, inner) = (place(0.0), place(edge));
    let radius = RADIUS * pitch;
    if gone > 0.0 {
        painter.round_rect(whole, radius, faded(WATER_EDGE, gone));
        painter.round_rect(inner, radius - edge, faded(WATER, gone));
        for wave in WAVES {
            let [left, top, right] = [(-0.09, 0.02), (0.0, -0.02), (0.09, 0.02)]
                .map(|(x, y)| middle + (wave + vec2(x, y)) * pitch);
            painter.line(left, top, edge, faded(WAVE, gone));
            painter.line(top, right, edge, faded(WAVE, gone));
        }
    }
    if gone < 1.0 {
        painter.round_rect(whole, radius, faded(WAFER_EDGE, 1.0 - gone));
        painter.round_rect(inner, radius - edge, faded(WAFER, 1.0 - gone));
        for (across, down) in HOLES {
            let hole = middle + vec2(across * whole.w, down * whole.h);
            painter.circle(hole, edge, faded(WAFER_EDGE, 1.0 - gone));
        }
    }
    if has_mouse && gone < 1.0 {
        for crack in CRACKS {
            let [root, bend, end] = crack.map(|at| middle + at * pitch);
            painter.line(root, bend, 1.2 * edge, CRACK);
            painter.line(bend, end, 0.8 * edge, CRACK);
        }
    }
}
