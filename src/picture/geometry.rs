//! Places, rectangles and colours as plain values, shared by the pictures and the code that draws
//! them. Lengths are interface pixels unless a name says otherwise.

use std::hash::{Hash, Hasher};

pub use glam::{Vec2, Vec4, vec2, vec4};

/// A rectangle, from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl Rect {
    /// The rectangle with this corner and size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The rectangle between two corners.
    pub fn between(low: Vec2, high: Vec2) -> Self {
        Self::new(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// The square with this centre and half this side.
    pub fn about(centre: Vec2, radius: f32) -> Self {
        Self::new(centre.x - radius, centre.y - radius, 2.0 * radius, 2.0 * radius)
    }

    /// The upper left corner.
    pub const fn point(&self) -> Vec2 {
        Vec2::new(self.x, self.y)
    }

    /// Width and height.
    pub const fn size(&self) -> Vec2 {
        Vec2::new(self.w, self.h)
    }

    /// The middle.
    pub const fn center(&self) -> Vec2 {
        Vec2::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The right edge.
    pub const fn right(&self) -> f32 {
        self.x + self.w
    }

    /// The lower edge.
    pub const fn bottom(&self) -> f32 {
        self.y + self.h
    }

    /// The rectangle moved by a vector.
    #[must_use]
    pub fn offset(self, by: Vec2) -> Self {
        Self { x: self.x + by.x, y: self.y + by.y, ..self }
    }

    /// The rectangle `by` further in on every side; a negative length goes out.
    #[must_use]
    pub fn inset(self, by: f32) -> Self {
        Self::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// The rectangle `by.x` further in on the left and right, and `by.y` above and below.
    #[must_use]
    pub fn inset_by(self, by: Vec2) -> Self {
        Self::new(self.x + by.x, self.y + by.y, self.w - 2.0 * by.x, self.h - 2.0 * by.y)
    }

    /// The part of it right of `x`.
    #[must_use]
    pub fn right_of(self, x: f32) -> Self {
        Self { x, w: self.right() - x, ..self }
    }

    /// `None` if it is empty.
    pub fn unless_empty(self) -> Option<Self> {
        (self.w > 0.0 && self.h > 0.0).then_some(self)
    }

    /// Its position and its size, both multiplied.
    #[must_use]
    pub fn scaled(self, times: f32) -> Self {
        Self::new(self.x * times, self.y * times, self.w * times, self.h * times)
    }

    /// Where it lies after `whole` is turned by half a turn about its middle.
    #[must_use]
    pub fn turned_in(self, whole: Self) -> Self {
        let (x, y) =
            (whole.x + whole.right() - self.right(), whole.y + whole.bottom() - self.bottom());
        Self { x, y, ..self }
    }

    /// Whether a point lies in it.
    pub fn contains(&self, point: Vec2) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// Where the straight line from a point inside to one outside leaves it; `None` if `from` is
    /// outside or `to` inside.
    pub fn way_out(&self, from: Vec2, to: Vec2) -> Option<Vec2> {
        if self.contains(to) || !self.contains(from) {
            return None;
        }
        let way = to - from;
        let (low, high) = (self.point() - from, self.point() + self.size() - from);
        // How many times the way fits in before it leaves, across and down.
        let shares = Vec2::select(way.cmplt(Vec2::ZERO), low, high) / way;
        Some(from + way * shares.x.min(shares.y))
    }

    /// Whether they share any area.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// Whether the other lies entirely within it.
    pub fn covers(&self, other: &Self) -> bool {
        self.x <= other.x
            && other.right() <= self.right()
            && self.y <= other.y
            && other.bottom() <= self.bottom()
    }

    /// The area in both, if they touch.
    pub fn intersect(&self, other: Self) -> Option<Self> {
        let low = self.point().max(other.point());
        let high = vec2(self.right(), self.bottom()).min(vec2(other.right(), other.bottom()));
        high.cmpge(low).all().then(|| Self::between(low, high))
    }

    /// The smallest rectangle that contains both.
    #[must_use]
    pub fn combine_with(self, other: Self) -> Self {
        let high = vec2(self.right(), self.bottom()).max(vec2(other.right(), other.bottom()));
        Self::between(self.point().min(other.point()), high)
    }
}

/// A colour: red, green and blue in sRGB, and alpha. Four floats in this order, as shaders want
/// them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Color {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// Its opacity, from 0 to 1.
    pub a: f32,
}

/// Plain white.
pub const WHITE: Color = Color { r: 1.0, g: 1.0, b: 1.0, a: 1.0 };

impl Color {
    /// A colour of these parts, each from 0 to 1.
    pub const fn new(r: f32, g: f32, b: f32, a: f32) -> Self {
        Self { r, g, b, a }
    }

    /// An opaque colour.
    pub const fn hex(rgb: u32) -> Self {
        Self::see_through(rgb, 1.0)
    }

    /// A colour with this opacity.
    pub const fn see_through(rgb: u32, alpha: f32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self::new(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, alpha)
    }

    /// The four parts.
    pub const fn to_vec(self) -> Vec4 {
        Vec4::new(self.r, self.g, self.b, self.a)
    }

    /// The colour of these parts.
    pub const fn from_vec(parts: Vec4) -> Self {
        Self::new(parts.x, parts.y, parts.z, parts.w)
    }

    /// The four parts as bytes.
    pub fn to_bytes(self) -> [u8; 4] {
        [self.r, self.g, self.b, self.a].map(|part| (part * 255.0) as u8)
    }

    /// The colour `share` of the way to another one.
    #[must_use]
    pub fn mix(self, to: Self, share: f32) -> Self {
        Self::from_vec(self.to_vec().lerp(to.to_vec(), share.clamp(0.0, 1.0)))
    }

    /// Its relative luminance by WCAG 2.
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = [self.r, self.g, self.b].map(|part| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast between two opaque colours by WCAG 2: text needs 4.5.
    pub fn contrast(self, other: Self) -> f32 {
        let [one, other] = [self.luminance() + 0.05, other.luminance() + 0.05];
        one.max(other) / one.min(other)
    }

    /// The visible colour where it lies over an opaque one.
    #[must_use]
    pub fn over(self, ground: Self) -> Self {
        Self { a: 1.0, ..ground.mix(Self { a: ground.a, ..self }, self.a) }
    }
}

/// Feeds the exact values of lengths to a hash, so that equal pictures have equal hashes.
pub(crate) fn hash_lengths(lengths: &[f32], hasher: &mut impl Hasher) {
    for length in lengths {
        length.to_bits().hash(hasher);
    }
}

impl Hash for Rect {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_lengths(&[self.x, self.y, self.w, self.h], state);
    }
}

impl Hash for Color {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_lengths(&[self.r, self.g, self.b, self.a], state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_rectangles_share_lies_in_both() {
        let [one, other] = [Rect::new(0.0, 0.0, 10.0, 6.0), Rect::new(4.0, -2.0, 20.0, 5.0)];
        assert_eq!(one.intersect(other), Some(Rect::new(4.0, 0.0, 6.0, 3.0)));
        assert_eq!(one.intersect(other.offset(vec2(0.0, 20.0))), None);
        assert_eq!(one.combine_with(other), Rect::new(0.0, -2.0, 24.0, 8.0));
    }

    #[test]
    fn a_way_out_ends_on_the_border_and_on_the_straight_line() {
        let room = Rect::new(-3.0, 2.0, 40.0, 20.0);
        let from = vec2(5.0, 9.0);
        for degrees in 0..360_u16 {
            let way = Vec2::from_angle(f32::from(degrees).to_radians());
            let out = room.way_out(from, from + 100.0 * way).unwrap();
            let to_border =
                [out.x - room.x, room.right() - out.x, out.y - room.y, room.bottom() - out.y];
            let nearest = to_border.into_iter().fold(f32::INFINITY, f32::min);
            assert!(nearest.abs() < 1e-3, "{degrees}: {out}");
            assert!((out - from).normalize().distance(way) < 1e-3, "{degrees}: {out}");
            assert_eq!(room.way_out(from, from + way), None);
        }
        assert_eq!(room.way_out(vec2(50.0, 9.0), from), None);
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        let (black, white) = (Color::hex(0), WHITE);
        assert!((black.contrast(white) - 21.0).abs() < 1e-3);
        assert!((Color::hex(0x77_7777).contrast(white) - 4.48).abs() < 0.01);
        assert_eq!(Color::see_through(0xFF_FFFF, 0.5).over(black), Color::new(0.5, 0.5, 0.5, 1.0));
    }
}
