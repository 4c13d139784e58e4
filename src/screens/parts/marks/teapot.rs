//! Teapots. Those of a pair have a colour and a number of pips of their own.

use crate::game::walker::{Gait, Pose};
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// The body, the lid and the handle, as shares of the distance between rooms.
const BODY: Vec2 = vec2(0.46, 0.34);
const LID: Vec2 = vec2(0.26, 0.09);
const HANDLE: f32 = 0.22;
/// The spout, from its root to its end, from the middle of the body.
const SPOUT: [Vec2; 2] = [vec2(0.17, 0.03), vec2(0.33, -0.13)];
/// How far a lid rises when a mouse goes in or out.
const LIFT: f32 = 0.3;
const PIP: f32 = 0.035;
const PIP_PITCH: f32 = 0.105;
/// The glaze of each pair, and its edge.
const GLAZES: [[Color; 2]; 3] = [
    [Color::hex(0x008f_d8b8), Color::hex(0x0023_5c48)],
    [Color::hex(0x00f7_a8bb), Color::hex(0x0080_2a45)],
    [Color::hex(0x00f8_d06c), Color::hex(0x0078_4d12)],
];
const SHINE: Color = Color { a: 0.75, ..Color::hex(0x00ff_ffff) };

/// How far the lid has risen when a mouse is in this pose, as a share: once for going in, and once
/// for coming out.
pub(super) fn lift(pose: Pose) -> f32 {
    let Gait::Leaping(share) = pose.gait else { return 0.0 };
    (std::f32::consts::PI * (2.0 * share).fract()).sin()
}

/// The teapot of a pair, whose lid has risen so far.
pub(super) fn draw(
    number: usize,
    at: Tile,
    lift: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let pitch = sight.pitch().max(least);
    let middle = sight.to_standing(tile_vec(at)) + vec2(-0.04, 0.05) * pitch;
    let edge = (0.026 * pitch).max(1.0);
    let [glaze, dark] = GLAZES[number % GLAZES.len()];
    let part = |at: Vec2, size: Vec2| {
        let corner = middle + (at - size / 2.0) * pitch;
        Rect::new(corner.x, corner.y, size.x * pitch, size.y * pitch)
    };
    let (body, round) = (part(Vec2::ZERO, BODY), 0.5 * BODY.y * pitch);
    painter.soft_shadow(
        body.offset(vec2(0.0, 2.0 * edge)),
        round,
        4.0 * edge,
        Color { a: 0.3, ..dark },
    );
    let handle = part(vec2(-0.5 * BODY.x, 0.0), Vec2::splat(HANDLE));
    let ring = HANDLE * pitch / 2.0;
    let [root, end] = SPOUT.map(|at| middle + at * pitch);
    let lid = part(vec2(0.0, -0.5 * BODY.y - LIFT * lift), LID);
    let knob = vec2(lid.center().x, lid.y - 0.6 * edge);
    // First all of it as its own edge, and then the glaze.
    for (out, colour) in [(edge, dark), (0.0, glaze)] {
        painter.round_border(handle.inset(-out), ring + out, 2.0 * edge + 2.0 * out, colour);
        painter.line(root, end, 4.0 * edge + 2.0 * out, colour);
        painter.circle(end, 2.0 * edge + out, colour);
        painter.round_rect(body.inset(-out), round + out, colour);
    }
    for pip in 0..=number {
        let aside = (pip as f32 - number as f32 / 2.0) * PIP_PITCH;
        painter.circle(middle + vec2(aside, 0.04) * pitch, (PIP * pitch).max(1.4), dark);
    }
    let gleam = middle + vec2(-0.3 * BODY.x, -0.22 * BODY.y) * pitch;
    painter.line(gleam, gleam + vec2(0.3 * BODY.x * pitch, 0.0), 1.2 * edge, SHINE);
    for (out, colour) in [(edge, dark), (0.0, glaze)] {
        painter.circle(knob, 0.035 * pitch + out, colour);
        painter.round_rect(lid.inset(-out), 0.5 * LID.y * pitch + out, colour);
    }
}
