//! Collects triangles and passes them to macroquad's batch. Everything is drawn from the pages of
//! glyphs, plain colours from the white spot on the page that is drawn from already: so shapes and
//! text share a draw call.

use icetea_maze::picture::{Color, Vec2};
use macroquad::math::{Vec3, Vec4};
use macroquad::models::{Mesh, Vertex, draw_mesh};
use macroquad::texture::Texture2D;

use super::glyph_atlas::WHITE_SPOT;
use crate::window::batch::{MOST_CORNERS, MOST_INDICES};

/// Takes lengths in the screen's pixels.
pub struct Brush {
    mesh: Mesh,
    dpi: f32,
}

impl Brush {
    pub fn new(first_page: Texture2D) -> Self {
        let mesh = Mesh { vertices: vec![], indices: vec![], texture: Some(first_page) };
        Self { mesh, dpi: 1.0 }
    }

    pub fn begin_frame(&mut self, dpi: f32) {
        self.dpi = dpi;
    }

    /// Draws what was collected if this much more would exceed a draw call.
    pub fn make_room(&mut self, corners: usize, indices: usize) {
        debug_assert!(corners <= MOST_CORNERS && indices <= MOST_INDICES, "it would be cut off");
        if self.mesh.vertices.len() + corners > MOST_CORNERS
            || self.mesh.indices.len() + indices > MOST_INDICES
        {
            self.lay_down();
        }
    }

    /// Adds corners in plain colours; returns the index of the first, which the others follow.
    pub fn row(&mut self, corners: impl Iterator<Item = (Vec2, Color)>) -> u16 {
        let first = self.mesh.vertices.len() as u16;
        for (at, colour) in corners {
            self.vertex(at, WHITE_SPOT, colour);
        }
        first
    }

    pub fn triangle(&mut self, corners: [u16; 3]) {
        self.mesh.indices.extend(corners);
    }

    /// Fills the area between two rows of corners of the same length.
    pub fn strip(&mut self, from: u16, to: u16, corners: u16, closed: bool) {
        let last = if closed { corners } else { corners - 1 };
        for here in 0..last {
            let next = (here + 1) % corners;
            self.triangle([from + here, from + next, to + next]);
            self.triangle([from + here, to + next, to + here]);
        }
    }

    /// Fills a convex row of corners.
    pub fn fan(&mut self, from: u16, corners: u16) {
        for here in 2..corners {
            self.triangle([from, from + here - 1, from + here]);
        }
    }

    /// A part of a page; `place` and `part` are a minimum and a maximum each.
    pub fn picture(&mut self, page: &Texture2D, place: [Vec2; 2], part: [Vec2; 2], tint: Color) {
        self.turn_to(page);
        self.make_room(4, 6);
        let [from, to] = place;
        let [low, high] = part;
        let first = self.vertex(from, low, tint);
        self.vertex(Vec2::new(to.x, from.y), Vec2::new(high.x, low.y), tint);
        self.vertex(to, high, tint);
        self.vertex(Vec2::new(from.x, to.y), Vec2::new(low.x, high.y), tint);
        self.fan(first, 4);
    }

    /// Draws what was collected.
    pub fn lay_down(&mut self) {
        if !self.mesh.indices.is_empty() {
            draw_mesh(&self.mesh);
        }
        self.mesh.vertices.clear();
        self.mesh.indices.clear();
    }

    /// Whether drawing from this page goes on without another draw call.
    pub fn is_at(&self, page: &Texture2D) -> bool {
        self.mesh.texture.as_ref() == Some(page)
    }

    fn turn_to(&mut self, page: &Texture2D) {
        if !self.is_at(page) {
            self.lay_down();
            self.mesh.texture = Some(page.clone());
        }
    }

    fn vertex(&mut self, at: Vec2, texel: Vec2, colour: Color) -> u16 {
        let index = self.mesh.vertices.len() as u16;
        let at = at / self.dpi;
        self.mesh.vertices.push(Vertex {
            position: Vec3::new(at.x, at.y, 0.0),
            uv: texel,
            color: colour.to_bytes(),
            normal: Vec4::ZERO,
        });
        index
    }
}
