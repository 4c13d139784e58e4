//! The twin, a brown mouse, and its cheese, on a mat as brown.

use crate::game::walker::{Gait, Pose};
use crate::maze::{Direction, Tile};
use crate::screens::parts::marks::aside;
use crate::screens::parts::prelude::*;

/// The fur of the twin, and the edge of its mat.
pub const FUR: Color = Color::hex(0x0094_6249);
const EDGE: Color = Color::hex(0x0059_3523);
/// The mat of the mouse's own cheese, in the colour of its fur.
const OWN_MAT: Color = Color::hex(0x009a_a0bd);
const OWN_EDGE: Color = Color::hex(0x004a_4d66);
/// How far below the middle of a room feet and the middle of the mat are, and its radius, in rooms.
const FEET: Vec2 = vec2(0.0, 0.26);
const MAT: (Vec2, f32) = (vec2(0.0, 0.1), 0.33);

/// The pose of a twin that goes from one room to another, or stays, with a mouse that has gone this
/// share of its stride.
pub(super) fn pose(
    [from, to]: [Tile; 2],
    is_mirrored: bool,
    mouse: Option<Pose>,
    gone: f32,
) -> Pose {
    let heading = match mouse.map_or(Direction::Right, |mouse| mouse.heading) {
        way @ (Direction::Left | Direction::Right) if is_mirrored => way.opposite(),
        way => way,
    };
    let gait = mouse.filter(|_| from != to).map_or(Gait::Idle, |mouse| mouse.gait);
    let at = tile_vec(from) + (tile_vec(to) - tile_vec(from)) * gone;
    Pose { at: (at.x, at.y), heading, gait }
}

pub(super) fn draw(
    pose: Pose,
    mouse: Option<Pose>,
    frames: SpriteFrames,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let side = sight.pitch().max(least);
    let at = sight.to_standing(Vec2::from(pose.at));
    let from_mouse = |mouse: Pose| at - sight.to_standing(Vec2::from(mouse.at));
    let aside = mouse.map_or(Vec2::ZERO, |mouse| aside(from_mouse(mouse), sight.pitch()));
    let feet = at + FEET * side + aside;
    painter.in_fur(Some(FUR), |painter| {
        painter.standing(SheetName::Mouse, frames.character(pose, 0.0), feet, side);
    });
}

pub(super) fn draw_cheese(at: Tile, sight: &MazeSight, least: f32, painter: &mut Painter) {
    let side = sight.pitch().max(least);
    draw_mat(at, [EDGE, FUR], sight, side, painter);
    let feet = sight.to_standing(tile_vec(at)) + FEET * side;
    painter.standing(SheetName::Cheese, (0, 0), feet, 0.9 * side);
}

/// The mat of the cheese at which the mouse has to be when its twin is at its own.
pub(super) fn draw_own_mat(home: Tile, sight: &MazeSight, least: f32, painter: &mut Painter) {
    draw_mat(home, [OWN_EDGE, OWN_MAT], sight, sight.pitch().max(least), painter);
}

fn draw_mat(
    at: Tile,
    [edge, fill]: [Color; 2],
    sight: &MazeSight,
    side: f32,
    painter: &mut Painter,
) {
    let (middle, (down, radius)) = (sight.to_standing(tile_vec(at)), MAT);
    painter.circle(middle + down * side, radius * side, edge);
    painter.circle(middle + down * side, 0.88 * radius * side, fill);
}
