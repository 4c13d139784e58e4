//! How a line of marks is painted.

use icetea_maze::picture::Color;
use macroquad::prelude::*;

/// How a line is painted; lengths in rooms.
pub(super) struct LinePaint {
    pub line: Color,
    pub half_width: f32,
    pub halo: Color,
    /// Where the halo begins to fade and where it ends.
    pub halo_edge: Vec2,
    /// The opacity of dots along the line, in the halo's colour.
    pub dots: f32,
}

impl LinePaint {
    pub fn plain(line: Color, width: f32) -> Self {
        let halo = Color { a: 0.0, ..line };
        Self { line, half_width: width / 2.0, halo, halo_edge: vec2(0.0, 0.1), dots: 0.0 }
    }

    pub fn cased(line: Color, casing: Color, pitch: f32) -> Self {
        let edge = vec2(0.18 - 0.5 / pitch, 0.18 + 0.5 / pitch);
        Self { line, half_width: 0.13, halo: casing, halo_edge: edge, dots: 0.0 }
    }

    /// A light with this opacity.
    pub fn glowing(colour: Color, seen: f32) -> Self {
        let line = Color { a: seen, ..colour };
        let halo = Color { a: 0.55 * seen, ..colour };
        Self { line, half_width: 0.10, halo, halo_edge: vec2(0.08, 0.46), dots: 0.0 }
    }
}
