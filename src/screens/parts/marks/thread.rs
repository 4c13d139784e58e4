//! A thread of yarn from its ball at the start to the mouse, the beads for it, and the dome over the
//! cheese.

use crate::game::rules::RuleStride;
use crate::game::walker::Pose;
use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// The thickness of the yarn, the distance of its turns and their thickness, as shares of the distance
/// between rooms.
const YARN: f32 = 0.085;
const TURN_PITCH: f32 = 0.075;
const TURN: f32 = 0.02;
/// Where the ball lies in its room, its size without yarn, and what a whole thread adds to that.
const BALL: Vec2 = vec2(-0.2, 0.14);
const BALL_SIZES: [f32; 2] = [0.05, 0.1];
/// The number of straight parts of a bend.
const BEND_PARTS: u8 = 8;
/// The size of a bead and of its hole.
const BEAD: f32 = 0.15;
const HOLE: f32 = 0.06;
/// The size of the dome, its height above its foot, and how far it is lifted away.
const DOME: Vec2 = vec2(0.6, 0.7);
const DOME_LIFT: f32 = 0.5;
/// The colours of yarn, its edge and its turns, of a bead and its edge, and of glass.
const WOOL: Color = Color::hex(0x00e6_66a2);
const WOOL_EDGE: Color = Color::hex(0x0078_1f4c);
const WOOL_LIGHT: Color = Color { a: 0.8, ..Color::hex(0x00fd_cfe2) };
const BEAD_BLUE: Color = Color::hex(0x0058_b4ee);
const BEAD_EDGE: Color = Color::hex(0x0013_3f66);
const SHINE: Color = Color { a: 0.85, ..Color::hex(0x00ff_ffff) };
const GLASS: Color = Color { a: 0.38, ..Color::hex(0x00d6_f0fb) };
const GLASS_EDGE: Color = Color::hex(0x0046_7d96);

/// A thread that lies along these strides, and ends at the mouse.
pub(super) fn draw(
    start: Tile,
    strides: &[RuleStride],
    mouse: Option<Pose>,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let pitch = sight.pitch();
    let mut way: Vec<Vec2> = strides.iter().map(|stride| tile_vec(stride.to)).collect();
    way.insert(0, tile_vec(start));
    if let Some(mouse) = mouse.map(|pose| Vec2::from(pose.at)) {
        let end = way[way.len() - 1];
        let winds_up =
            way.iter().rev().nth(1).is_some_and(|&last| (last - end).dot(mouse - end) > 0.0);
        way.truncate(way.len() - usize::from(winds_up));
        way.push(mouse);
    }
    let mut way: Vec<Vec2> = way.into_iter().map(|at| sight.to_standing(at)).collect();
    way.insert(0, way[0] + BALL * pitch);
    way.dedup();
    let way = bent(&way);
    let line = (YARN * pitch).max(2.0);
    for (line, colour) in [(line + (0.04 * pitch).max(2.0), WOOL_EDGE), (line, WOOL)] {
        for ends in way.windows(2) {
            painter.line(ends[0], ends[1], line, colour);
            painter.circle(ends[1], line / 2.0, colour);
        }
    }
    let mut far = 0.0;
    for ends in way.windows(2) {
        let (along, length) = ((ends[1] - ends[0]).normalize_or_zero(), ends[0].distance(ends[1]));
        let slant = (along + 1.4 * along.perp()).normalize_or_zero() * line * 0.42;
        while far < length {
            let at = ends[0] + along * far;
            painter.line(at - slant, at + slant, (TURN * pitch).max(0.75), WOOL_LIGHT);
            far += (TURN_PITCH * pitch).max(4.0);
        }
        far -= length;
    }
}

/// A way with round bends.
fn bent(way: &[Vec2]) -> Vec<Vec2> {
    let mut round = vec![way[0]];
    for corner in way.windows(3) {
        let [from, to] = [corner[0], corner[2]].map(|end| corner[1].midpoint(end));
        round.extend((0..=BEND_PARTS).map(|part| {
            let share = f32::from(part) / f32::from(BEND_PARTS);
            from.lerp(corner[1], share).lerp(corner[1].lerp(to, share), share)
        }));
    }
    round.extend(way.last());
    round
}

/// The ball at the start, with this share of the thread left.
pub(super) fn draw_ball(
    start: Tile,
    left: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let pitch = sight.pitch().max(0.6 * least);
    let middle = sight.to_standing(tile_vec(start)) + BALL * sight.pitch();
    let size = (BALL_SIZES[0] + BALL_SIZES[1] * left) * pitch;
    painter.circle(middle, size + (0.025 * pitch).max(1.0), WOOL_EDGE);
    painter.circle(middle, size, WOOL);
    for turn in [-0.5_f32, 0.0, 0.5] {
        let half = vec2(0.75, -0.45) * (1.0 - turn.abs()) * size;
        let aside = vec2(0.5, 0.8) * turn * size;
        painter.line(
            middle + aside - half,
            middle + aside + half,
            (TURN * pitch).max(1.0),
            WOOL_LIGHT,
        );
    }
}

/// A bead; one on the thread has yarn in its hole and a ring about it.
pub(super) fn draw_bead(
    at: Tile,
    is_strung: bool,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let pitch = sight.pitch().max(0.6 * least);
    let middle = sight.to_standing(tile_vec(at));
    let edge = (0.03 * pitch).max(1.0);
    let size = BEAD * pitch;
    if is_strung {
        painter.circle(middle, size + 3.2 * edge, WOOL_EDGE);
        painter.circle(middle, size + 2.2 * edge, WOOL);
    }
    painter.circle(middle, size + edge, BEAD_EDGE);
    painter.circle(middle, size, BEAD_BLUE);
    let hole = if is_strung { WOOL } else { painter.palette.floor };
    painter.circle(middle, HOLE * pitch + edge, BEAD_EDGE);
    painter.circle(middle, HOLE * pitch, hole);
    painter.circle(middle - vec2(0.5, 0.55) * size, 0.16 * size, SHINE);
}

/// The dome over the cheese, of which this share is still there.
pub(super) fn draw_dome(
    at: Tile,
    share: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    if share <= 0.0 {
        return;
    }
    let pitch = sight.pitch().max(least);
    let edge = (0.03 * pitch).max(1.0);
    let lift = vec2(0.0, (0.3 - DOME_LIFT * (1.0 - share)) * pitch);
    let foot = sight.to_standing(tile_vec(at)) + lift;
    let faded = |colour: Color| Color { a: colour.a * share, ..colour };
    let half = DOME.x / 2.0 * pitch;
    let bow = |part: u8| {
        let turn = std::f32::consts::PI * (1.0 + f32::from(part) / f32::from(2 * BEND_PARTS));
        foot + vec2(half * turn.cos(), half * (1.0 + turn.sin()) - DOME.y * pitch)
    };
    let mut outline = vec![foot - vec2(half, 0.0)];
    outline.extend((0..=2 * BEND_PARTS).map(bow));
    outline.push(foot + vec2(half, 0.0));
    painter.polygon(&outline, faded(GLASS));
    for ends in outline.windows(2) {
        painter.line(ends[0], ends[1], edge, faded(GLASS_EDGE));
    }
    let base = vec2(half + edge, 0.0);
    painter.line(foot - base, foot + base, 2.4 * edge, faded(GLASS_EDGE));
    painter.circle(bow(BEND_PARTS) - vec2(0.0, 1.6 * edge), 2.0 * edge, faded(GLASS_EDGE));
    let gleam = foot + vec2(-0.62 * half, -0.3 * DOME.y * pitch);
    painter.line(gleam, gleam - vec2(0.0, 0.3 * DOME.y * pitch), 1.6 * edge, faded(SHINE));
}
