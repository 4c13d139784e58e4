//! How landmarks, flags and the scenery of the journey's places are drawn: plain shapes with an
//! outline that stand on their feet.

mod scenery;

pub use scenery::PIECES;

use super::geometry::{Color, Rect, Vec2, WHITE, vec2};
use super::item::Fill;
use super::painter::Painter;
use crate::game::landmarks::{Landmark, LandmarkKind};

/// The main colour of a landmark, by its tint.
const TINTS: [Color; Landmark::TINTS] = [
    Color::hex(0x00e0_5a4e),
    Color::hex(0x00f0_b43a),
    Color::hex(0x0034_a6a4),
    Color::hex(0x0092_6cc6),
    Color::hex(0x0066_b04e),
];
const INK: Color = Color::hex(0x003a_2a24);
const WOOD: Color = Color::hex(0x0096_6a44);
const CREAM: Color = Color::hex(0x00ff_f3dc);
const STONE: Color = Color::hex(0x00cf_cbc6);
const LIGHT: Color = Color::hex(0x00ff_e99a);
const LEAF: Color = Color::hex(0x0058_9a45);
const ROSE: Color = Color::hex(0x00e8_86a6);
/// The light falls from the upper left: how much brighter the side is that it falls on, and how much
/// darker the other.
const LIT: f32 = 0.22;
const SHADED: f32 = 0.16;
/// The shadow on the ground: its size in parts of the landmark's side, and its colour.
const SHADOW: Vec2 = vec2(0.6, 0.1);
const SHADOW_COLOUR: Color = Color { a: 0.22, ..INK };
/// The width of an outline, in parts of the landmark's side, and its minimum.
const EDGE: f32 = 0.035;
const LEAST_EDGE: f32 = 0.8;
/// The distance of petals from the middle of a flower, and their radius.
const PETAL: [f32; 2] = [0.19, 0.15];
const PETALS: u8 = 5;

/// Where a landmark stands, and how large it is.
struct Stand<'p, 'a> {
    painter: &'p mut Painter<'a>,
    feet: Vec2,
    side: f32,
}

impl Painter<'_> {
    /// A landmark that stands at `feet`.
    pub fn landmark(&mut self, kind: LandmarkKind, tint: usize, feet: Vec2, side: f32) {
        Stand::new(self, feet, side).draw(kind, TINTS[tint]);
    }

    /// The Ice-Tea Princess's palace, which stands at `feet`.
    pub fn palace(&mut self, feet: Vec2, side: f32) {
        Stand::new(self, feet, side).draw_palace();
    }

    /// A landmark seen from afar.
    pub fn landmark_dot(&mut self, tint: usize, at: Vec2, radius: f32) {
        self.circle(at, radius + 1.0, INK);
        self.circle(at, radius, TINTS[tint]);
    }

    /// A flag whose pole stands at `feet`.
    pub fn flag(&mut self, feet: Vec2, side: f32, colour: Color) {
        let mut stand = Stand { painter: self, feet, side };
        stand.line([(0.0, 0.0), (0.0, -0.95)], 0.07, INK);
        stand.polygon(&[(0.0, -0.98), (0.56, -0.74), (0.0, -0.5)], colour);
    }
}

impl<'p, 'a> Stand<'p, 'a> {
    /// Of something that throws a shadow.
    fn new(painter: &'p mut Painter<'a>, feet: Vec2, side: f32) -> Self {
        let size = SHADOW * side;
        let below = Rect::new(feet.x - size.x / 2.0, feet.y - size.y / 2.0, size.x, size.y);
        painter.soft_shadow(below, size.y / 2.0, 0.8 * size.y, SHADOW_COLOUR);
        Self { painter, feet, side }
    }
}

impl Stand<'_, '_> {
    fn draw_palace(mut self) {
        self.line([(0.0, -0.7), (0.0, -1.0)], 0.03, INK);
        self.polygon(&[(0.0, -1.0), (0.2, -0.93), (0.0, -0.86)], TINTS[1]);
        self.block([-0.16, -0.66, 0.32, 0.66], 0.02, CREAM);
        self.polygon(&[(0.0, -0.92), (0.22, -0.62), (-0.22, -0.62)], ROSE);
        self.block([-0.32, -0.36, 0.64, 0.36], 0.02, CREAM);
        for x in [-0.38, 0.38] {
            self.block([x - 0.11, -0.54, 0.22, 0.54], 0.02, CREAM);
            self.polygon(&[(x, -0.84), (x + 0.16, -0.5), (x - 0.16, -0.5)], ROSE);
            self.dab((x, -0.38), 0.045, LIGHT);
        }
        self.dab((0.0, -0.5), 0.06, LIGHT);
        self.block([-0.09, -0.22, 0.18, 0.22], 0.08, WOOD);
    }

    fn draw(mut self, kind: LandmarkKind, tint: Color) {
        match kind {
            LandmarkKind::Tree => {
                self.block([-0.07, -0.4, 0.14, 0.4], 0.02, WOOD);
                self.disc((0.0, -0.64), 0.33, tint);
                self.dab((-0.1, -0.74), 0.1, tint.mix(CREAM, 0.4));
            }
            LandmarkKind::Fir => {
                self.block([-0.06, -0.25, 0.12, 0.25], 0.02, WOOD);
                self.polygon(&[(0.0, -0.85), (0.36, -0.2), (-0.36, -0.2)], tint);
                self.polygon(&[(0.0, -1.05), (0.27, -0.55), (-0.27, -0.55)], tint);
            }
            LandmarkKind::House => {
                self.block([0.14, -0.84, 0.11, 0.3], 0.0, STONE);
                self.block([-0.32, -0.45, 0.64, 0.45], 0.03, CREAM);
                self.polygon(&[(0.0, -0.88), (0.46, -0.42), (-0.46, -0.42)], tint);
                self.block([-0.09, -0.26, 0.18, 0.26], 0.03, WOOD);
            }
            LandmarkKind::Tower => {
                self.block([-0.2, -0.85, 0.4, 0.85], 0.02, STONE);
                self.block([-0.29, -1.0, 0.58, 0.2], 0.03, tint);
                self.dab((0.0, -0.62), 0.07, INK);
                self.block([-0.07, -0.22, 0.14, 0.22], 0.03, WOOD);
            }
            LandmarkKind::Mushroom => {
                self.block([-0.12, -0.46, 0.24, 0.46], 0.08, CREAM);
                self.block([-0.4, -0.82, 0.8, 0.44], 0.22, tint);
                for dot in [(-0.2, -0.58), (0.02, -0.68), (0.2, -0.54)] {
                    self.dab(dot, 0.065, CREAM);
                }
            }
            LandmarkKind::Flower => {
                self.line([(0.0, 0.0), (0.0, -0.5)], 0.07, LEAF);
                for petal in 0..PETALS {
                    let turn = f32::from(petal) / f32::from(PETALS) * std::f32::consts::TAU;
                    let [far, size] = PETAL;
                    self.disc((far * turn.sin(), -0.66 - far * turn.cos()), size, tint);
                }
                self.dab((0.0, -0.66), 0.13, LIGHT);
            }
            LandmarkKind::Teapot => {
                self.line([(0.24, -0.24), (0.46, -0.5)], 0.13, INK);
                self.line([(0.24, -0.24), (0.45, -0.49)], 0.07, tint);
                self.block([-0.48, -0.46, 0.3, 0.3], 0.1, INK);
                self.block([-0.3, -0.56, 0.6, 0.52], 0.25, tint);
                self.block([-0.17, -0.64, 0.34, 0.1], 0.05, tint.mix(CREAM, 0.35));
                self.disc((0.0, -0.7), 0.05, tint);
            }
            LandmarkKind::Lantern => {
                self.line([(0.0, 0.0), (0.0, -0.6)], 0.09, INK);
                self.block([-0.2, -0.96, 0.4, 0.42], 0.1, tint);
                self.dab((0.0, -0.75), 0.13, LIGHT);
                self.block([-0.25, -1.02, 0.5, 0.08], 0.03, WOOD);
            }
        }
    }

    fn at(&self, (x, y): (f32, f32)) -> Vec2 {
        self.feet + self.side * vec2(x, y)
    }

    fn edge(&self) -> f32 {
        (EDGE * self.side).max(LEAST_EDGE)
    }

    fn block(&mut self, [x, y, w, h]: [f32; 4], radius: f32, colour: Color) {
        let (low, size) = (self.at((x, y)), self.side * vec2(w, h));
        let (rect, radius) = (Rect::new(low.x, low.y, size.x, size.y), radius * self.side);
        let edge = self.edge();
        self.painter.round_rect(rect.inset(-edge), radius + edge, INK);
        self.painter.round_rect(rect, radius, Fill::Across(lit(colour), shaded(colour)));
    }

    fn disc(&mut self, at: (f32, f32), radius: f32, colour: Color) {
        let (at, edge, radius) = (self.at(at), self.edge(), radius * self.side);
        self.painter.circle(at, radius + edge, INK);
        self.painter.circle(at, radius, shaded(colour));
        self.painter.circle(at - 0.1 * radius * Vec2::ONE, 0.86 * radius, colour);
        self.painter.circle(at - 0.28 * radius * Vec2::ONE, 0.44 * radius, lit(colour));
    }

    /// A circle without an outline.
    fn dab(&mut self, at: (f32, f32), radius: f32, colour: Color) {
        self.painter.circle(self.at(at), radius * self.side, colour);
    }

    fn line(&mut self, ends: [(f32, f32); 2], width: f32, colour: Color) {
        let [from, to] = ends.map(|end| self.at(end));
        self.painter.line(from, to, (width * self.side).max(LEAST_EDGE), colour);
    }

    fn polygon(&mut self, corners: &[(f32, f32)], colour: Color) {
        let corners: Vec<Vec2> = corners.iter().map(|&corner| self.at(corner)).collect();
        self.painter.polygon(&corners, lit(colour));
        self.painter.polygon(&right_half(&corners), shaded(colour));
        for (place, &from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % corners.len()];
            self.painter.line(from, to, self.edge(), INK);
        }
    }
}

fn lit(colour: Color) -> Color {
    colour.mix(WHITE, LIT)
}

fn shaded(colour: Color) -> Color {
    colour.mix(INK, SHADED)
}

/// What lies to the right of the highest corner.
fn right_half(corners: &[Vec2]) -> Vec<Vec2> {
    let ridge = corners.iter().fold(Vec2::INFINITY, |top, &at| if at.y < top.y { at } else { top });
    let mut half = Vec::new();
    for (place, &from) in corners.iter().enumerate() {
        let to = corners[(place + 1) % corners.len()];
        if from.x >= ridge.x {
            half.push(from);
        }
        if (from.x < ridge.x) != (to.x < ridge.x) {
            half.push(from.lerp(to, (ridge.x - from.x) / (to.x - from.x)));
        }
    }
    half
}
