//! The cat, who looks where she goes next, and the prints of her paws on her way back.

use crate::game::rules::RuleStride;
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// Her fur, its edge, the inside of her ears, and her eyes.
const FUR: Color = Color::hex(0x0056_5361);
const EDGE: Color = Color::hex(0x002c_2a36);
const EAR: Color = Color::hex(0x00e9_9aa0);
const EYE: Color = Color::hex(0x00f6_d55c);
/// The radius of her head, and where her ears, eyes, nose and whiskers are in it, in parts of it.
const HEAD: f32 = 0.3;
const EARS: [Vec2; 3] = [vec2(0.25, -0.8), vec2(0.95, -1.25), vec2(0.98, -0.25)];
const IN_EAR: f32 = 0.72;
const EYES: Vec2 = vec2(0.42, -0.08);
const EYE_RADIUS: f32 = 0.24;
const PUPIL: f32 = 0.6;
const LOOK: f32 = 0.1;
const NOSE: Vec2 = vec2(0.0, 0.32);
const WHISKERS: [[Vec2; 2]; 2] =
    [[vec2(0.4, 0.38), vec2(1.25, 0.25)], [vec2(0.4, 0.5), vec2(1.2, 0.62)]];
/// A print: how far apart two are, how far from the middle of the way, and its radius, in rooms.
const PRINTS: f32 = 0.25;
const STANCE: f32 = 0.09;
const PRINT: f32 = 0.05;

/// The prints along a stride.
pub(super) fn draw_trail(stride: RuleStride, sight: &MazeSight, painter: &mut Painter) {
    let (from, to) = (tile_vec(stride.from), tile_vec(stride.to));
    let ahead = (to - from).normalize_or_zero();
    let colour = Color { a: 0.45, ..EDGE };
    for print in 0..(1.0 / PRINTS) as u8 {
        let side = if print % 2 == 0 { STANCE } else { -STANCE };
        let at = from + (to - from) * (f32::from(print) * PRINTS) + ahead.perp() * side * 2.0;
        let (at, radius) = (sight.to_standing(at), PRINT * sight.pitch());
        painter.circle(at, radius, colour);
        painter.circle(at + ahead * 1.5 * radius, 0.55 * radius, colour);
    }
}

/// The cat on her way between two rooms, of which this share is done.
pub(super) fn draw(
    [from, to, next]: [Tile; 3],
    share: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let at = tile_vec(from) + (tile_vec(to) - tile_vec(from)) * share;
    let size = HEAD * sight.pitch().max(least);
    let middle = sight.to_standing(at) + vec2(0.0, 0.2 * size);
    let place = |part: Vec2, side: f32| middle + vec2(part.x * side, part.y) * size;
    let edge = (0.1 * size).max(1.0);
    for side in [-1.0, 1.0] {
        let ear = EARS.map(|corner| place(corner, side));
        let inner = ear.map(|corner| middle.lerp(corner, IN_EAR));
        for (corners, colour) in [(ear, EDGE), (inner, EAR)] {
            let [one, tip, other] = corners;
            painter
                .polygon(&if side > 0.0 { [one, tip, other] } else { [other, tip, one] }, colour);
        }
    }
    painter.circle(middle, size + edge, EDGE);
    painter.circle(middle, size, FUR);
    let look = (tile_vec(next) - tile_vec(to)).normalize_or_zero() * LOOK * size;
    for side in [-1.0, 1.0] {
        let eye = place(EYES, side);
        painter.circle(eye, EYE_RADIUS * size, EYE);
        painter.circle(eye + look, PUPIL * EYE_RADIUS * size, EDGE);
        for [one, other] in WHISKERS {
            painter.line(place(one, side), place(other, side), 0.5 * edge, EDGE);
        }
    }
    painter.circle(place(NOSE, 0.0), 0.12 * size, EAR);
}
