//! Smooth shapes, as triangles whose edge fades out over one pixel of the screen. Rectangles are
//! snapped to whole pixels, so that their straight sides are sharp; what moves freely is not.

use macroquad::color::Color;
use macroquad::math::{Rect, Vec2};

use super::contour::{Capsule, Contour, Polygon, Rounded};
use super::{Painter, about};

/// What a shape is filled with.
#[derive(Clone, Copy)]
pub enum Fill {
    /// One colour.
    Flat(Color),
    /// From the first colour at the left to the second at the right.
    Across(Color, Color),
}

/// A line about a shape: how many pixels inside of its edge, and how much of the colour shows.
#[derive(Clone, Copy)]
struct Ring {
    inset: f32,
    cover: f32,
}

/// The edge of everything that is filled.
const EDGE: [Ring; 2] = [Ring { inset: -0.5, cover: 0.0 }, Ring { inset: 0.5, cover: 1.0 }];

/// How many rings a soft shadow fades over.
const SHADOW_RINGS: u16 = 10;

impl From<Color> for Fill {
    fn from(colour: Color) -> Self {
        Self::Flat(colour)
    }
}

impl Fill {
    fn at(self, point: Vec2, bounds: Rect) -> Color {
        match self {
            Self::Flat(colour) => colour,
            Self::Across(left, right) => mix(left, right, (point.x - bounds.x) / bounds.w),
        }
    }

    /// In software even what cannot be seen costs its whole area.
    fn is_invisible(self) -> bool {
        match self {
            Self::Flat(colour) => colour.a <= 0.0,
            Self::Across(left, right) => left.a.max(right.a) <= 0.0,
        }
    }
}

/// The colour `share` of the way from one to another.
pub fn mix(from: Color, to: Color, share: f32) -> Color {
    Color::from_vec(from.to_vec().lerp(to.to_vec(), share.clamp(0.0, 1.0)))
}

impl Painter {
    /// A filled rectangle with square corners.
    pub fn rect(&mut self, rect: Rect, fill: impl Into<Fill>) {
        let rect = self.snapped(rect);
        // On whole pixels a square corner needs no soft edge.
        let whole = [Ring { inset: 0.0, cover: 1.0 }];
        self.rings(&Rounded { rect, radius: 0.0 }, &whole, true, fill.into(), rect);
    }

    /// A filled rectangle with round corners.
    pub fn round_rect(&mut self, rect: Rect, radius: f32, fill: impl Into<Fill>) {
        let rect = self.snapped(rect);
        let radius = (radius * self.density).min(rect.w / 2.0).min(rect.h / 2.0);
        self.rings(&Rounded { rect, radius }, &EDGE, true, fill.into(), rect);
    }

    /// The same between pixels, for what lies a part of a pixel inside of something else.
    pub(super) fn round_rect_as_is(&mut self, rect: Rect, radius: f32, colour: Color) {
        let corner = self.physical(rect.point());
        let size = self.physical(rect.size());
        let rect = Rect::new(corner.x, corner.y, size.x, size.y);
        let shape = Rounded { rect, radius: radius * self.density };
        self.rings(&shape, &EDGE, true, colour.into(), rect);
    }

    /// A line along the inside of a rectangle's edge.
    pub fn round_border(&mut self, rect: Rect, radius: f32, width: f32, colour: Color) {
        let rect = self.snapped(rect);
        let radius = (radius * self.density).min(rect.w / 2.0).min(rect.h / 2.0);
        self.border(&Rounded { rect, radius }, width, colour);
    }

    /// A disc.
    pub fn circle(&mut self, centre: Vec2, radius: f32, colour: Color) {
        let rect = about(self.physical(centre), radius * self.density);
        let disc = Rounded { rect, radius: rect.w / 2.0 };
        self.rings(&disc, &EDGE, true, colour.into(), rect);
    }

    /// A straight line with round ends.
    pub fn line(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let (from, to) = (self.physical(from), self.physical(to));
        let width = width * self.density;
        let line = Capsule { from, to, radius: width.max(1.0) / 2.0 };
        let colour = Color { a: colour.a * width.min(1.0), ..colour };
        self.rings(&line, &EDGE, true, colour.into(), Rect::default());
    }

    /// A filled convex polygon; its corners run clockwise on the screen.
    pub fn polygon(&mut self, corners: &[Vec2], colour: Color) {
        let corners: Vec<_> = corners.iter().map(|&corner| self.physical(corner)).collect();
        self.rings(&Polygon(&corners), &EDGE, true, colour.into(), Rect::default());
    }

    /// A shadow that fades out over about `softness` pixels; none of it has an edge of its own.
    pub fn soft_shadow(&mut self, rect: Rect, radius: f32, softness: f32, colour: Color) {
        let rect = self.snapped(rect);
        let reach = softness * self.density;
        let rings: Vec<_> = (0..=SHADOW_RINGS)
            .map(|ring| {
                let share = f32::from(ring) / f32::from(SHADOW_RINGS);
                // The integral of a bell is close to this curve.
                let cover = share * share * (3.0 - 2.0 * share);
                Ring { inset: reach * (2.0 * share - 1.0), cover }
            })
            .collect();
        let shape = Rounded { rect, radius: (radius * self.density).max(reach / 2.0) };
        self.rings(&shape, &rings, true, colour.into(), rect);
    }

    fn border(&mut self, shape: &impl Contour, width: f32, colour: Color) {
        let width = width * self.density;
        let cover = width.min(1.0);
        let inner = width.max(1.0);
        let rings = [
            EDGE[0],
            Ring { inset: 0.5, cover },
            Ring { inset: inner - 0.5, cover },
            Ring { inset: inner + 0.5, cover: 0.0 },
        ];
        self.rings(shape, &rings, false, colour.into(), Rect::default());
    }

    /// Fills in between rings from the outside in, and the innermost if there is a heart to fill.
    fn rings(
        &mut self,
        shape: &impl Contour,
        rings: &[Ring],
        heart: bool,
        fill: Fill,
        bounds: Rect,
    ) {
        if fill.is_invisible() {
            return;
        }
        let mut corners = vec![];
        let mut outer = None;
        for (index, ring) in rings.iter().enumerate() {
            corners.clear();
            shape.trace(ring.inset, &mut corners);
            let count = corners.len() as u16;
            if index == 0 {
                self.brush.make_room(corners.len() * 6 * rings.len());
            }
            let coloured = corners.iter().map(|&corner| {
                let colour = fill.at(corner, bounds);
                (corner, Color { a: colour.a * ring.cover, ..colour })
            });
            let first = self.brush.row(coloured);
            if let Some(outer) = outer {
                self.brush.strip(outer, first, count, true);
            }
            if heart && index + 1 == rings.len() {
                self.brush.fan(first, count);
            }
            outer = Some(first);
        }
        self.brush.lay_down();
    }
}
