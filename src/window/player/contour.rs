//! The lines about a shape at any distance from its edge. Two of them, a pixel apart, are all that
//! a smooth edge needs, and a few more make a border or a soft shadow.

use std::f32::consts::{FRAC_PI_2, PI};

use icetea_maze::picture::{Rect, Vec2, vec2};

/// The maximum distance of a chord from its arc, in pixels.
const FLATNESS: f32 = 0.08;

/// With more chords a soft shadow would not fit in a batch.
pub const MOST_STEPS: u16 = 16;

/// A convex shape, in the screen's pixels.
pub trait Contour {
    /// Appends the corners of the line `inset` pixels inside of the edge: the same number of them,
    /// whatever the inset.
    fn trace(&self, inset: f32, corners: &mut Vec<Vec2>);
}

/// A rectangle with round corners, or a circle.
pub struct Rounded {
    pub rect: Rect,
    pub radius: f32,
}

/// Everything within `radius` of a straight line.
pub struct Capsule {
    pub from: Vec2,
    pub to: Vec2,
    pub radius: f32,
}

/// A convex polygon; its corners run clockwise.
pub struct Polygon<'a>(pub &'a [Vec2]);

/// The number of chords in a quarter of a circle.
pub fn quarter_steps(radius: f32) -> u16 {
    let chord = 2.0 * (1.0 - FLATNESS / radius.max(0.5)).max(0.0).acos();
    ((FRAC_PI_2 / chord).ceil() as u16).clamp(2, MOST_STEPS)
}

impl Contour for Rounded {
    fn trace(&self, inset: f32, corners: &mut Vec<Vec2>) {
        let steps = quarter_steps(self.radius);
        let radius = (self.radius - inset).max(0.0);
        let middle = self.rect.center();
        let half = self.rect.size() / 2.0 - Vec2::splat(inset + radius);
        let half = half.max(Vec2::ZERO);
        for (quarter, side) in
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].iter().enumerate()
        {
            let centre = middle + half * vec2(side.0, side.1);
            let start = PI + quarter as f32 * FRAC_PI_2;
            corners.extend((0..=steps).map(|step| {
                let angle = start + FRAC_PI_2 * f32::from(step) / f32::from(steps);
                centre + radius * Vec2::from_angle(angle)
            }));
        }
    }
}

impl Contour for Capsule {
    fn trace(&self, inset: f32, corners: &mut Vec<Vec2>) {
        let steps = 2 * quarter_steps(self.radius);
        let radius = (self.radius - inset).max(0.0);
        let direction = (self.to - self.from).normalize_or(Vec2::X);
        for (end, turn) in [(self.to, -FRAC_PI_2), (self.from, FRAC_PI_2)] {
            let start = direction.to_angle() + turn;
            corners.extend((0..=steps).map(|step| {
                end + radius * Vec2::from_angle(start + PI * f32::from(step) / f32::from(steps))
            }));
        }
    }
}

impl Contour for Polygon<'_> {
    fn trace(&self, inset: f32, corners: &mut Vec<Vec2>) {
        let Self(points) = self;
        for (index, &here) in points.iter().enumerate() {
            let before = points[(index + points.len() - 1) % points.len()];
            let after = points[(index + 1) % points.len()];
            let arriving = (here - before).normalize_or_zero().perp();
            let leaving = (after - here).normalize_or_zero().perp();
            let inward = arriving + leaving;
            corners.push(here + inward * (inset / (1.0 + arriving.dot(leaving)).max(0.1)));
        }
    }
}
