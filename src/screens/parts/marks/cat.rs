//! The cat, who looks where she goes next, the print of her paw there, and those on her way back.

use crate::game::rules::RuleStride;
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// Her fur, which is lighter where all about her is dark, its edge, the inside of her ears, and her eyes.
const FUR: Color = Color::hex(0x0056_5361);
const FUR_BY_NIGHT: Color = Color::hex(0x009a_94b4);
const EDGE: Color = Color::hex(0x002c_2a36);
const EAR: Color = Color::hex(0x00e9_9aa0);
const EYE: Color = Color::hex(0x00f6_d55c);
/// The radius of her head in rooms. Everything else of her is in parts of it, from its middle.
const HEAD: f32 = 0.23;
const EARS: [Vec2; 3] = [vec2(0.25, -0.8), vec2(0.95, -1.25), vec2(0.98, -0.25)];
const IN_EAR: f32 = 0.72;
const EYES: Vec2 = vec2(0.42, -0.08);
const EYE_RADIUS: f32 = 0.24;
const PUPIL: f32 = 0.6;
const LOOK: f32 = 0.1;
const NOSE: Vec2 = vec2(0.0, 0.32);
const WHISKERS: [[Vec2; 2]; 2] =
    [[vec2(0.4, 0.38), vec2(1.25, 0.25)], [vec2(0.4, 0.5), vec2(1.2, 0.62)]];
/// She sits: circles of her body, a paw, and the joints of her tail, with their radii.
const SEAT: Vec2 = vec2(0.0, -0.7);
const BODY: [(Vec2, f32); 2] = [(vec2(0.0, 0.95), 0.72), (vec2(0.0, 1.35), 0.9)];
const PAW: (Vec2, f32) = (vec2(0.36, 2.0), 0.3);
const TAIL: [Vec2; 5] =
    [vec2(0.6, 1.9), vec2(1.25, 1.95), vec2(1.6, 1.6), vec2(1.55, 1.15), vec2(1.3, 0.95)];
const TAIL_RADIUS: f32 = 0.17;
/// A print: how far apart two are, how far from the middle of the way, and its radius, in rooms; its
/// toes in parts of that, ahead and aside.
const PRINTS: f32 = 0.25;
const STANCE: f32 = 0.09;
const PRINT: f32 = 0.05;
const TOES: [Vec2; 3] = [vec2(1.2, -1.0), vec2(1.6, 0.0), vec2(1.2, 1.0)];
const TOE: f32 = 0.45;
/// The radius of the print where she goes next, in rooms, its opacity, and how far on her way it is.
const NEXT_PRINT: f32 = 0.13;
const NEXT_SEEN: f32 = 0.6;
const NEXT_ON_STRIDE: f32 = 0.8;

/// The prints along a stride.
pub(super) fn draw_trail(stride: RuleStride, sight: &MazeSight, painter: &mut Painter) {
    let (from, to) = (tile_vec(stride.from), tile_vec(stride.to));
    let ahead = (to - from).normalize_or_zero();
    let colour = Color { a: 0.45, ..EDGE };
    for print in 0..(1.0 / PRINTS) as u8 {
        let side = if print % 2 == 0 { STANCE } else { -STANCE };
        let at = from + (to - from) * (f32::from(print) * PRINTS) + ahead.perp() * side * 2.0;
        draw_print(sight.to_standing(at), ahead, PRINT * sight.pitch(), colour, painter);
    }
}

/// The print of the paw that she is going to set down, in the colour of what hurts.
pub(super) fn draw_next(
    [to, next]: [Tile; 2],
    seen: f32,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let stride = tile_vec(next) - tile_vec(to);
    let ahead = stride.normalize_or_zero();
    let colour = Color { a: NEXT_SEEN * seen, ..painter.palette.danger };
    // A cheese in the middle of the room does not hide it.
    let at = sight.to_standing(tile_vec(to) + NEXT_ON_STRIDE * stride);
    draw_print(at, ahead, NEXT_PRINT * sight.pitch(), colour, painter);
}

fn draw_print(at: Vec2, ahead: Vec2, radius: f32, colour: Color, painter: &mut Painter) {
    painter.circle(at, radius, colour);
    for toe in TOES {
        let toe = (ahead * toe.x + ahead.perp() * toe.y) * radius;
        painter.circle(at + toe, TOE * radius, colour);
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
    let middle = sight.to_standing(at) + SEAT * size;
    let place = |part: Vec2, side: f32| middle + vec2(part.x * side, part.y) * size;
    let edge = (0.1 * size).max(1.0);
    let goes_right = next.column > to.column;
    let fur = if painter.palette.lantern.is_some() { FUR_BY_NIGHT } else { FUR };
    let seated = |part| place(part, if goes_right { -1.0 } else { 1.0 });
    draw_body(seated, (size, edge), fur, painter);
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
    painter.circle(middle, size, fur);
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

/// Her body, her paws, and her tail, which is behind her.
fn draw_body(
    place: impl Fn(Vec2) -> Vec2,
    (size, edge): (f32, f32),
    fur: Color,
    painter: &mut Painter,
) {
    for (wider, colour) in [(edge, EDGE), (0.0, fur)] {
        let radius = TAIL_RADIUS * size + wider;
        for joints in TAIL.windows(2) {
            painter.line(place(joints[0]), place(joints[1]), 2.0 * radius, colour);
        }
        for joint in TAIL {
            painter.circle(place(joint), radius, colour);
        }
    }
    for (wider, colour) in [(edge, EDGE), (0.0, fur)] {
        for (at, radius) in BODY {
            painter.circle(place(at), radius * size + wider, colour);
        }
    }
    for side in [-1.0, 1.0] {
        let (at, radius) = (place(PAW.0 * vec2(side, 1.0)), PAW.1 * size);
        painter.circle(at, radius + 0.7 * edge, EDGE);
        painter.circle(at, radius, fur);
    }
}
