//! Closed sets of rooms, and the gaps that a mouse has bitten into their walls.

use crate::maze::Tile;
use crate::picture::scene::prelude::*;

/// Half the length of a gap without its tooth marks, in an upright wall and in any other, and half the
/// thickness of a wall, as shares of the distance between rooms.
const HALF_GAPS: [f32; 2] = [0.13, 0.2];
const HALF_WALL: f32 = 0.165;
/// The size of a tooth mark, the width of its edge, and how many there are on each side.
const TOOTH: f32 = 0.08;
const EDGE: f32 = 0.025;
const TEETH: u8 = 3;
/// How much of a set's colour is seen on its floor.
const SET_ALPHA: f32 = 0.4;
/// Where crumbs lie, from the middle of the gap, and their size.
const CRUMBS: [(Vec2, f32); 4] = [
    (vec2(-0.13, 0.05), 0.028),
    (vec2(0.1, -0.07), 0.022),
    (vec2(0.15, 0.1), 0.032),
    (vec2(-0.04, -0.12), 0.018),
];

/// What is laid over the floor of a closed set.
pub(super) fn set_colour(set: u32, painter: &Painter) -> Color {
    let colours = painter.palette.sets;
    Color { a: SET_ALPHA, ..colours[set as usize % colours.len()] }
}

/// A gap in the floor of a set that has opened so far.
pub(super) fn draw(wall: Tile, set: u32, share: f32, sight: &MazeSight, painter: &mut Painter) {
    let pitch = sight.pitch() * share;
    let [top, floor] = [sight.to_screen(tile_vec(wall)), sight.to_standing(tile_vec(wall))];
    // A wall reaches from its top down to where its front meets the floor.
    let front = 2.0 * (floor.y - top.y) * share;
    let is_upright = wall.column.is_multiple_of(2);
    let [along, across, tall] = if is_upright {
        [vec2(0.0, HALF_GAPS[0] * pitch), vec2(HALF_WALL * pitch, 0.0), vec2(0.0, 0.5 * front)]
    } else {
        let half = HALF_WALL * pitch + front / 2.0;
        [vec2(HALF_GAPS[1] * pitch, 0.0), vec2(0.0, half), Vec2::ZERO]
    };
    let teeth = across - across.normalize_or_zero() * (TOOTH + EDGE) * pitch;
    let ground = set_colour(set, painter).over(painter.palette.floor);
    let wall = painter.palette.wall;
    // The front is seen of what is left above the gap.
    let layers = [(TOOTH + EDGE, wall.outline, 0.0), (TOOTH, wall.side, 0.0), (TOOTH, ground, 1.0)];
    for (size, colour, below_front) in layers {
        for tooth in 0..TEETH {
            let aside = 2.0 * f32::from(tooth) / f32::from(TEETH - 1) - 1.0;
            let aside = floor + teeth * aside;
            painter.circle(aside - along + tall * below_front, size * pitch, colour);
            painter.circle(aside + along, size * pitch, colour);
        }
    }
    let [low, high] = [floor - along + tall - across, floor + along + across];
    painter.rect(Rect::new(low.x, low.y, high.x - low.x, high.y - low.y), ground);
    for (at, size) in CRUMBS {
        let at = floor + at * pitch;
        painter.circle(at, (size * pitch).max(1.0), wall.top);
    }
}
