//! The lantern of the night look: warm light about the player, dusk further away.

use icetea_maze::picture::{LanternColours, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};

/// The reach of the warm light, in logical pixels.
const WARMTH: f32 = 230.0;
/// The distance at which dusk is darkest, in logical pixels.
const DUSK: f32 = 620.0;

/// The light about a place.
#[derive(Clone, Copy)]
pub(super) struct Lamp {
    pub colours: LanternColours,
    /// In rooms.
    pub place: Vec2,
}

impl Lamp {
    /// Darkens the pane outside of the light.
    pub fn veil(&self, brushes: &Brushes, projection: &Projection) {
        self.shine(&brushes.lantern, projection);
        let pane = Rect::new(0.0, 0.0, projection.pane.w, projection.pane.h);
        let mut quads = Quads::new(None);
        quads.add(pane, pane.offset(-projection.place(self.place)), veil(1.0), Vec4::ZERO);
        quads.draw(projection, &brushes.lantern);
    }

    /// How a tile cache is drawn in this light.
    pub fn lit_tile_cache<'a>(
        &self,
        brushes: &'a Brushes,
        projection: &Projection,
    ) -> &'a Material {
        self.shine(&brushes.lit_tile_cache, projection);
        &brushes.lit_tile_cache
    }

    fn shine(&self, brush: &Material, projection: &Projection) {
        brush.set_uniform("warm", self.colours.warm);
        brush.set_uniform("dusk", self.colours.dusk);
        brush.set_uniform("reach", vec2(WARMTH, DUSK) * projection.dpi);
    }
}
