//! Closed sets of rooms, and the gaps that a mouse has bitten or melted into their walls.

use crate::maze::Tile;
use crate::screens::parts::prelude::*;

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
/// The size of a mark that dripping tea leaves in the wall, and how many there are on each side.
const DRIP: f32 = 0.12;
const DRIPS: u8 = 2;
/// The tea, its shine, and where it lies in a gap, from its middle, with sizes.
const TEA: Color = Color { a: 0.8, ..Color::hex(0x00b8_6a1e) };
const TEA_SHINE: Color = Color { a: 0.75, ..Color::hex(0x00f4_c581) };
const PUDDLE: [(Vec2, f32); 4] = [
    (vec2(0.0, 0.04), 0.075),
    (vec2(-0.09, 0.07), 0.05),
    (vec2(0.09, 0.0), 0.055),
    (vec2(0.03, -0.07), 0.04),
];
/// The height of the number of a set's rooms, and where it lies, from the middle of one of them.
const NUMBER: f32 = 0.19;
const SMALLEST_NUMBER: f32 = 13.0;
const NUMBER_AT: Vec2 = vec2(0.26, 0.2);
const HALF_LETTER: f32 = 0.36;

/// What is laid over the floor of a closed set.
pub(super) fn colour(set: u32, palette: &Palette) -> Color {
    let colours = palette.sets;
    Color { a: SET_ALPHA, ..colours[set as usize % colours.len()] }
}

/// A gap that a mouse has bitten, as far as it is open.
pub(super) fn draw_bite(
    wall: Tile,
    set: u32,
    share: f32,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    draw_gap(wall, set, share, (TEETH, TOOTH), sight, painter);
    let (floor, pitch) = (sight.to_standing(tile_vec(wall)), sight.pitch() * share);
    for (at, size) in CRUMBS {
        painter.circle(floor + at * pitch, (size * pitch).max(1.0), painter.palette.wall.top);
    }
}

/// A gap that tea has melted, as far as it is open.
pub(super) fn draw_melted(
    wall: Tile,
    set: u32,
    share: f32,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    draw_gap(wall, set, share, (DRIPS, DRIP), sight, painter);
    let (floor, pitch) = (sight.to_standing(tile_vec(wall)), sight.pitch() * share);
    for (at, size) in PUDDLE {
        painter.circle(floor + at * pitch, size * pitch, TEA);
    }
    let [from, to] = [vec2(-0.07, 0.05), vec2(0.0, 0.02)].map(|at| floor + at * pitch);
    painter.line(from, to, (0.025 * pitch).max(1.0), TEA_SHINE);
}

/// The number of a set's rooms, on a badge in the corner of one of them.
pub(super) fn draw_size(at: Tile, rooms: u32, sight: &MazeSight, painter: &mut Painter) {
    let size = (NUMBER * sight.pitch()).max(SMALLEST_NUMBER);
    let middle = sight.to_standing(tile_vec(at)) + NUMBER_AT * sight.pitch();
    let (text, half) = (rooms.to_string(), 0.75 * size);
    let wide = half.max(0.5 * painter.measure(Typeface::Strong, size, &text) + 0.35 * size);
    let badge = Rect::between(middle - vec2(wide, half), middle + vec2(wide, half));
    painter.round_rect(badge, half, painter.palette.ink);
    let style = Style::new(Typeface::Strong, size, painter.palette.panel).centred();
    painter.text(style, middle.x, middle.y + HALF_LETTER * size, &text);
}

/// A gap in the floor of a set that has opened so far, with so many marks of a size on each side.
fn draw_gap(
    wall: Tile,
    set: u32,
    share: f32,
    (marks, size): (u8, f32),
    sight: &MazeSight,
    painter: &mut Painter,
) {
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
    let inner = across - across.normalize_or_zero() * (size + EDGE) * pitch;
    let ground = colour(set, painter.palette).over(painter.palette.floor);
    let wall = painter.palette.wall;
    // The front is seen of what is left above the gap.
    let layers = [(size + EDGE, wall.outline, 0.0), (size, wall.side, 0.0), (size, ground, 1.0)];
    for (size, colour, below_front) in layers {
        for mark in 0..marks {
            let aside = 2.0 * f32::from(mark) / f32::from(marks - 1) - 1.0;
            let aside = floor + inner * aside;
            painter.circle(aside - along + tall * below_front, size * pitch, colour);
            painter.circle(aside + along, size * pitch, colour);
        }
    }
    let [low, high] = [floor - along + tall - across, floor + along + across];
    painter.rect(Rect::new(low.x, low.y, high.x - low.x, high.y - low.y), ground);
}
