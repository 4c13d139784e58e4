//! The lantern of the night: warmth about the player, dusk further away.

use macroquad::prelude::*;

use super::camera::Projection;
use super::canvas::{Brushes, Quads, veil};
use super::colours::LanternColours;

/// How far the warmth reaches, in logical pixels.
const WARMTH: f32 = 230.0;
/// Where dusk is at its darkest, in logical pixels.
const DUSK: f32 = 620.0;

/// Veils the pane but for the light about a place, given in rooms.
pub(super) fn draw(
    brushes: &Brushes,
    projection: &Projection,
    colours: &LanternColours,
    place: Vec2,
) {
    let brush = &brushes.lantern;
    brush.set_uniform("warm", colours.warm);
    brush.set_uniform("dusk", colours.dusk);
    brush.set_uniform("reach", vec2(WARMTH, DUSK) * projection.dpi);
    let lamp = projection.place(place);
    let pane = Rect::new(0.0, 0.0, projection.pane.w, projection.pane.h);
    let mut quads = Quads::new(None);
    quads.add(pane, pane.offset(-lamp), veil(1.0), Vec4::ZERO);
    quads.draw(projection, brush);
}
