//! Orientation in a vast maze: the landmarks that the player has seen, and the flags.

use std::ops::Range;

use crate::maze::Tile;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The minimum size of a landmark and of a flag.
const LEAST: f32 = 20.0;
const LEAST_FLAG: f32 = 26.0;
/// How many rooms the palace is wide, how large it is at least, and how far from the cheese it stands in parts
/// of that.
const PALACE: f32 = 2.4;
const LEAST_PALACE: f32 = 44.0;
const BESIDE_CHEESE: f32 = 0.88;
/// Where rooms are smaller than this, dots stand for landmarks.
const LEAST_PITCH: f32 = 3.0;
/// The radius of dots, and that on the map.
const DOT: f32 = 2.6;
const MAP_DOT: f32 = 1.6;
/// How far out of view a landmark may stand and still be visible, in rooms.
const BEYOND: f32 = 2.0;

/// Draws them where they stand; `least` is the smaller minimum on the map.
pub(super) fn draw(play: &Play, sight: &MazeSight, least: Option<f32>, painter: &mut Painter) {
    let pitch = sight.pitch();
    let foot = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, 0.26 * pitch.min(LEAST));
    for landmark in play.landmarks(in_sight(sight)) {
        let feet = foot(landmark.at);
        if least.is_some() {
            painter.landmark_dot(landmark.tint, sight.to_screen(tile_vec(landmark.at)), MAP_DOT);
        } else if pitch < LEAST_PITCH {
            painter.landmark_dot(landmark.tint, sight.to_screen(tile_vec(landmark.at)), DOT);
        } else {
            painter.landmark(landmark.kind, landmark.tint, feet, pitch.max(LEAST));
        }
    }
    if let (Some(palace), None) = (play.palace(), least) {
        let side = (PALACE * pitch).max(LEAST_PALACE);
        painter.palace(foot(palace) + vec2(BESIDE_CHEESE * side, 0.0), side);
    }
    let side = least.unwrap_or_else(|| (0.9 * pitch).max(LEAST_FLAG));
    for &flag in &play.race.flags {
        let feet = foot(flag);
        if sight.lens.pane.inset(-side).contains(feet) {
            painter.flag(feet, side, painter.palette.players[0]);
        }
    }
}

/// The columns and rows of rooms of which something may be in view.
fn in_sight(sight: &MazeSight) -> [Range<u16>; 2] {
    let pane = sight.lens.pane;
    let [low, high] = [pane.point(), pane.point() + pane.size()].map(|at| sight.to_rooms(at));
    let rooms = |low: f32, high: f32, most: f32| {
        let room = |at: f32| at.clamp(0.0, most) as u16;
        room((low - BEYOND).floor())..room((high + BEYOND).ceil())
    };
    [rooms(low.x, high.x, sight.size().x), rooms(low.y, high.y, sight.size().y)]
}
