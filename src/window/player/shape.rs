//! Smooth shapes, as triangles whose edge fades out over one pixel of the screen. Rectangles are
//! snapped to whole pixels, so that their straight sides are sharp; what moves freely is not.

use icetea_maze::picture::{Color, Fill, Rect, Vec2};

use super::PicturePlayer;
use super::contour::{Capsule, Contour, MOST_STEPS, Polygon, Rounded};
use crate::window::batch::{MOST_CORNERS, MOST_INDICES};

/// A line about a shape: its distance inside of the edge, in pixels, and its opacity.
#[derive(Clone, Copy)]
struct Ring {
    inset: f32,
    cover: f32,
}

/// The edge of all filled shapes.
const EDGE: [Ring; 2] = [Ring { inset: -0.5, cover: 0.0 }, Ring { inset: 0.5, cover: 1.0 }];

/// The number of rings over which a soft shadow fades.
const SHADOW_RINGS: u16 = 10;

/// The corners of the largest shape. Each takes part in two triangles.
const LARGEST: usize = 4 * (MOST_STEPS as usize + 1) * (SHADOW_RINGS as usize + 1);
const _: () = assert!(LARGEST <= MOST_CORNERS && 6 * LARGEST <= MOST_INDICES);

/// The colour of a fill at a point within these bounds.
fn colour_at(fill: Fill, point: Vec2, bounds: Rect) -> Color {
    match fill {
        Fill::Flat(colour) => colour,
        Fill::Across(left, right) => left.mix(right, (point.x - bounds.x) / bounds.w),
    }
}

/// In software even an invisible shape costs its whole area.
fn is_invisible(fill: Fill) -> bool {
    match fill {
        Fill::Flat(colour) => colour.a <= 0.0,
        Fill::Across(left, right) => left.a.max(right.a) <= 0.0,
    }
}

impl PicturePlayer {
    /// A filled rectangle with square corners.
    pub(super) fn rect(&mut self, rect: Rect, fill: Fill) {
        let rect = self.snapped(rect);
        // On whole pixels a square corner needs no soft edge.
        let whole = [Ring { inset: 0.0, cover: 1.0 }];
        self.rings(&Rounded { rect, radius: 0.0 }, &whole, true, fill, rect);
    }

    /// A filled rectangle with round corners.
    pub(super) fn round_rect(&mut self, rect: Rect, radius: f32, fill: Fill) {
        let rect = self.snapped(rect);
        let radius = (radius * self.scale.density()).min(rect.w / 2.0).min(rect.h / 2.0);
        self.rings(&Rounded { rect, radius }, &EDGE, true, fill, rect);
    }

    /// A round rectangle that is not snapped to pixels, for things with subpixel insets.
    pub(super) fn loose_round_rect(&mut self, rect: Rect, radius: f32, colour: Color) {
        let rect = self.physical_rect(rect);
        let shape = Rounded { rect, radius: radius * self.scale.density() };
        self.rings(&shape, &EDGE, true, colour.into(), rect);
    }

    /// A line along the inside of a rectangle's edge.
    pub(super) fn border(&mut self, rect: Rect, radius: f32, width: f32, colour: Color) {
        let rect = self.snapped(rect);
        let radius = (radius * self.scale.density()).min(rect.w / 2.0).min(rect.h / 2.0);
        self.outline(&Rounded { rect, radius }, width, colour);
    }

    pub(super) fn circle(&mut self, centre: Vec2, radius: f32, colour: Color) {
        let rect = Rect::about(self.physical(centre), radius * self.scale.density());
        let disc = Rounded { rect, radius: rect.w / 2.0 };
        self.rings(&disc, &EDGE, true, colour.into(), rect);
    }

    /// A straight line with round ends.
    pub(super) fn line(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let (from, to) = (self.physical(from), self.physical(to));
        let width = width * self.scale.density();
        let line = Capsule { from, to, radius: width.max(1.0) / 2.0 };
        let colour = Color { a: colour.a * width.min(1.0), ..colour };
        self.rings(&line, &EDGE, true, colour.into(), Rect::default());
    }

    /// A filled convex polygon; its corners run clockwise on the screen.
    pub(super) fn polygon(&mut self, corners: &[Vec2], colour: Color) {
        let corners: Vec<_> = corners.iter().map(|&corner| self.physical(corner)).collect();
        self.rings(&Polygon(&corners), &EDGE, true, colour.into(), Rect::default());
    }

    /// A shadow that fades out over about `softness` pixels, without a visible edge.
    pub(super) fn shadow(&mut self, rect: Rect, radius: f32, softness: f32, colour: Color) {
        let rect = self.snapped(rect);
        let reach = softness * self.scale.density();
        let rings: Vec<_> = (0..=SHADOW_RINGS)
            .map(|ring| {
                let share = f32::from(ring) / f32::from(SHADOW_RINGS);
                // The integral of a bell curve is close to this.
                let cover = share * share * (3.0 - 2.0 * share);
                Ring { inset: reach * (2.0 * share - 1.0), cover }
            })
            .collect();
        let shape = Rounded { rect, radius: (radius * self.scale.density()).max(reach / 2.0) };
        self.rings(&shape, &rings, true, colour.into(), rect);
    }

    fn outline(&mut self, shape: &impl Contour, width: f32, colour: Color) {
        let width = width * self.scale.density();
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

    /// Fills the areas between rings from the outside in, and perhaps the innermost ring.
    fn rings(
        &mut self,
        shape: &impl Contour,
        rings: &[Ring],
        heart: bool,
        fill: Fill,
        bounds: Rect,
    ) {
        if is_invisible(fill) {
            return;
        }
        let mut corners = vec![];
        let mut outer = None;
        for (index, ring) in rings.iter().enumerate() {
            corners.clear();
            shape.trace(ring.inset, &mut corners);
            let count = corners.len() as u16;
            if index == 0 {
                let all = corners.len() * rings.len();
                self.brush.make_room(all, 6 * all);
            }
            let coloured = corners.iter().map(|&corner| {
                let colour = colour_at(fill, corner, bounds);
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
