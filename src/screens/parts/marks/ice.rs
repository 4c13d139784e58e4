//! Ice on the floor, and what a mouse throws up that slides on it.

use std::f32::consts::FRAC_PI_2;
use std::iter;

use crate::maze::{Direction, Directions, Tile};
use crate::screens::parts::prelude::*;

/// The size of a room's ice, where walls are highest, and the radius of its corners, as shares of
/// the distance between rooms.
const SIZE: Vec2 = vec2(0.7, 0.7);
const RADIUS: f32 = 0.12;
/// The radius of the end of a wall, and how much larger its outline is.
const WALL_END: f32 = 0.15;
const OUTLINE: f32 = 1.11;
/// The ways on both sides of each corner of a room, from the upper left one on.
const CORNERS: [[Direction; 2]; 4] = [
    [Direction::Left, Direction::Up],
    [Direction::Up, Direction::Right],
    [Direction::Right, Direction::Down],
    [Direction::Down, Direction::Left],
];
/// The number of straight parts of a round corner.
const CORNER_PARTS: u8 = 4;
/// The ends of the gleams on it, from its middle.
const GLEAMS: [[Vec2; 2]; 2] =
    [[vec2(-0.2, 0.0), vec2(-0.02, -0.18)], [vec2(-0.05, 0.1), vec2(0.05, 0.0)]];
/// The colours of the ice, its edge and its gleams. What lies on the floor shines through.
const ICE: Color = Color { a: 0.6, ..Color::hex(0x00b4_f4f0) };
const EDGE: Color = Color { a: 0.6, ..Color::hex(0x003f_b8cb) };
const GLEAM: Color = Color { a: 0.9, ..Color::hex(0x00ff_ffff) };
/// The number of flakes behind a mouse, and how far they lie behind it and beside its way.
const FLAKES: u8 = 7;
const SPRAY: Vec2 = vec2(0.5, 0.17);

/// The ice of a room, and of the ways to the right and down where it goes on.
pub(super) fn draw(at: Tile, joined: Directions, sight: &MazeSight, painter: &mut Painter) {
    let (pitch, middle) = (sight.pitch(), sight.to_standing(tile_vec(at)));
    let edge = (0.03 * pitch).max(1.0);
    // The ice lies on its edge, so their colours mix.
    for (inset, colour) in [(0.0, EDGE), (edge, ICE)] {
        draw_layer(at, inset, joined, colour, sight, painter);
        draw_wedges(at, joined, colour, sight, painter);
    }
    draw_round_ends(at, edge, joined, sight, painter);
    for [from, to] in GLEAMS {
        painter.line(middle + from * pitch, middle + to * pitch, (0.035 * pitch).max(1.0), GLEAM);
    }
}

/// A layer in this colour over a room and the ways to the right and down where it goes on, smaller by
/// this much elsewhere.
pub(super) fn draw_layer(
    at: Tile,
    inset: f32,
    joined: Directions,
    colour: Color,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let room = floe(at, inset, joined, sight, painter);
    draw_floe(room, joined, RADIUS * sight.pitch() - inset, colour, painter);
    for direction in [Direction::Right, Direction::Down] {
        if joined.contains(direction) {
            let beyond = at.go(direction, 2);
            let next = floe(beyond, inset, Directions::default(), sight, painter);
            let way = match direction {
                Direction::Right => {
                    Rect { x: room.right(), w: next.x - inset - room.right(), ..next }
                }
                _ => Rect { y: room.bottom(), h: next.y - inset - room.bottom(), ..next },
            };
            painter.rect(way, colour);
        }
    }
}

/// What is seen of a room's floor beside the round ends of walls that stick out at its corners.
pub(super) fn draw_wedges(
    at: Tile,
    joined: Directions,
    colour: Color,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let (room, radius) = (floe(at, 0.0, joined, sight, painter), WALL_END * sight.pitch());
    for (number, [one, other]) in CORNERS.into_iter().enumerate() {
        if !joined.contains(one) || !joined.contains(other) {
            continue;
        }
        let (corner, inwards) = corner(room, number);
        let arc = (0..=CORNER_PARTS).map(|part| {
            let turn = number as f32 + f32::from(part) / f32::from(CORNER_PARTS);
            // The wall keeps its outline.
            corner + (Vec2::from_angle(turn * FRAC_PI_2) * OUTLINE - inwards) * radius
        });
        painter.polygon(&iter::once(corner).chain(arc).collect::<Vec<_>>(), colour);
    }
}

/// The ice on its own edge at the sides of ways, where that runs along the end of a wall.
fn draw_round_ends(
    at: Tile,
    edge: f32,
    joined: Directions,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let room = floe(at, 0.0, joined, sight, painter);
    let half = (Vec2::splat(sight.pitch()) - room.size()) / 2.0;
    for (number, [one, other]) in CORNERS.into_iter().enumerate() {
        if joined.contains(one) && joined.contains(other) {
            let (corner, inwards) = corner(room, number);
            for reach in [vec2(-half.x, edge), vec2(edge, -half.y)] {
                let far = corner + inwards * reach;
                painter.rect(Rect::between(corner.min(far), corner.max(far)), ICE);
            }
        }
    }
}

/// A corner of a room by its number, and the direction from there into the room.
const fn corner(room: Rect, number: usize) -> (Vec2, Vec2) {
    let (x, in_x) = if matches!(number, 1 | 2) { (room.right(), -1.0) } else { (room.x, 1.0) };
    let (y, in_y) = if matches!(number, 2 | 3) { (room.bottom(), -1.0) } else { (room.y, 1.0) };
    (vec2(x, y), vec2(in_x, in_y))
}

/// The place of a room's ice, smaller by this much on each side where it does not go on. Its sides
/// lie between pixels, or seams would be seen.
pub(super) fn floe(
    at: Tile,
    inset: f32,
    joined: Directions,
    sight: &MazeSight,
    painter: &Painter,
) -> Rect {
    let [top, middle] = [sight.to_screen(tile_vec(at)), sight.to_standing(tile_vec(at))];
    // The fronts of walls hide a part of the floor below them.
    let half = (SIZE * sight.pitch() - vec2(0.0, 2.0 * (middle.y - top.y))) / 2.0;
    let whole = |at: f32| (at * painter.density()).round() / painter.density();
    let inset = |direction| if joined.contains(direction) { 0.0 } else { inset };
    let [left, right] = [
        whole(middle.x - half.x) + inset(Direction::Left),
        whole(middle.x + half.x) - inset(Direction::Right),
    ];
    let [top, bottom] = [
        whole(middle.y - half.y) + inset(Direction::Up),
        whole(middle.y + half.y) - inset(Direction::Down),
    ];
    Rect::new(left, top, right - left, bottom - top)
}

/// A room's ice, with round corners where it ends on both sides.
fn draw_floe(room: Rect, joined: Directions, radius: f32, colour: Color, painter: &mut Painter) {
    let mut outline = Vec::new();
    for (number, [one, other]) in CORNERS.into_iter().enumerate() {
        let (corner, inwards) = corner(room, number);
        if joined.contains(one) || joined.contains(other) {
            outline.push(corner);
            continue;
        }
        for part in 0..=CORNER_PARTS {
            let turn = 2.0 + number as f32 + f32::from(part) / f32::from(CORNER_PARTS);
            outline.push(corner + (inwards + Vec2::from_angle(turn * FRAC_PI_2)) * radius);
        }
    }
    painter.polygon(&outline, colour);
}

/// Flakes behind a mouse that has slid so many tiles in this direction.
pub(super) fn draw_spray(ahead: Vec2, tiles: f32, feet: Vec2, pitch: f32, painter: &mut Painter) {
    for flake in 0..FLAKES {
        let share = f32::from(flake) / f32::from(FLAKES);
        // Each lies where it was thrown, and is gone when the mouse is far enough.
        let far = (share + tiles).fract();
        let aside = (f32::from(flake) * 2.4 + (share + tiles).floor()).sin();
        let at = feet + (-ahead * far * SPRAY.x + ahead.perp() * aside * SPRAY.y) * pitch;
        let size = ((0.07 - 0.05 * far) * pitch).max(1.0);
        painter.circle(at, size, Color { a: 0.9 * (1.0 - far), ..GLEAM });
    }
}
