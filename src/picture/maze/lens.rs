//! Where a maze lies in the window: which point is in the middle of the pane, and the zoom.
//!
//! Everything is snapped to whole pixels of the screen, so that walls neither shimmer nor blur
//! while the camera moves.

use std::hash::{Hash, Hasher};

use super::area::Area;
use crate::picture::geometry::{Rect, Vec2, hash_lengths, vec2};

/// Which part of a maze is visible, and where in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// What lies in the middle of the pane, in rooms from the maze's upper left corner.
    pub centre: Vec2,
    /// The distance from room to room, in interface pixels.
    pub pitch: f32,
    /// The part of the window that shows the maze.
    pub pane: Rect,
}

/// How far the view extends beyond a maze's edge, in rooms: half of the outer wall, and its shadow.
const BEYOND_EDGE: f32 = 0.4;

/// How interface pixels become the screen's pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PixelScale {
    /// How many logical pixels an interface pixel is.
    pub logical: f32,
    /// How many of the screen's pixels a logical one is.
    pub dpi: f32,
}

impl PixelScale {
    /// How many of the screen's pixels an interface pixel is.
    pub const fn density(self) -> f32 {
        self.logical * self.dpi
    }
}

impl Lens {
    /// The lens that fits `rooms` rooms into the pane.
    pub fn whole(rooms: Vec2, pane: Rect, margin: f32) -> Self {
        let free = (pane.size() - 2.0 * margin).max(Vec2::ONE);
        Self { centre: rooms / 2.0, pitch: (free / rooms).min_element(), pane }
    }

    /// The lens for a sheet of its own that just fits `rooms` rooms, with this longer side.
    pub fn on_sheet(rooms: Vec2, longer_side: f32) -> Self {
        let outer = rooms + 2.0 * BEYOND_EDGE;
        let pitch = longer_side / outer.max_element();
        let size = (outer * pitch).max(Vec2::ONE);
        Self { centre: rooms / 2.0, pitch, pane: Rect::new(0.0, 0.0, size.x, size.y) }
    }

    /// This lens in the screen's pixels.
    pub fn projection(self, scale: PixelScale) -> Projection {
        Projection::new(&self, scale)
    }
}

impl Hash for Lens {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_lengths(&[self.centre.x, self.centre.y, self.pitch], state);
        self.pane.hash(state);
    }
}

/// A lens in the screen's pixels, counted from the pane's upper left corner.
#[derive(Clone, Copy, Debug)]
pub struct Projection {
    /// The pane in the window, in whole pixels of the screen.
    pub pane: Rect,
    /// The distance from room to room, in the screen's pixels.
    pub pitch: f32,
    /// How many of the screen's pixels a logical one is.
    pub dpi: f32,
    /// Where the maze's upper left corner lies in the pane, a whole number of pixels. Single
    /// precision would be off by a pixel at the far end of a large maze.
    corner: (f64, f64),
}

impl Projection {
    fn new(lens: &Lens, scale: PixelScale) -> Self {
        let density = scale.density();
        let near = (lens.pane.point() * density).round();
        let far = ((lens.pane.point() + lens.pane.size()) * density).round();
        let size = (far - near).max(Vec2::ONE);
        let pitch = lens.pitch * density;
        let corner = |middle: f32, centre: f32| {
            (f64::from(middle) - f64::from(centre) * f64::from(pitch)).round()
        };
        Self {
            pane: Rect::new(near.x, near.y, size.x, size.y),
            pitch,
            dpi: scale.dpi,
            corner: (corner(size.x / 2.0, lens.centre.x), corner(size.y / 2.0, lens.centre.y)),
        }
    }

    /// A place of the maze in the pane.
    pub fn place(&self, rooms: Vec2) -> Vec2 {
        let pitch = f64::from(self.pitch);
        vec2(
            (self.corner.0 + f64::from(rooms.x) * pitch) as f32,
            (self.corner.1 + f64::from(rooms.y) * pitch) as f32,
        )
    }

    /// A rectangle of the maze in the pane.
    pub fn place_rect(&self, rooms: Rect) -> Rect {
        let (low, high) = (self.place(rooms.point()), self.place(rooms.point() + rooms.size()));
        Rect::new(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// The part of the maze that the pane shows, in rooms; more than the maze if it is small.
    pub fn sight(&self) -> Rect {
        let pitch = f64::from(self.pitch);
        Rect::new(
            (-self.corner.0 / pitch) as f32,
            (-self.corner.1 / pitch) as f32,
            self.pane.w / self.pitch,
            self.pane.h / self.pitch,
        )
    }

    /// This projection for another area of the maze, in a pane of the area's size at `corner`.
    #[must_use]
    pub fn showing(&self, area: Area, corner: Vec2) -> Self {
        let (width, height) = (area.width() as f32, area.height() as f32);
        Self {
            pane: Rect::new(corner.x, corner.y, width, height),
            corner: (f64::from(-area.left), f64::from(-area.top)),
            ..*self
        }
    }

    /// This projection for the part of the pane that shows an area.
    #[must_use]
    pub fn part(&self, area: Area) -> Self {
        self.showing(area, self.pane.point() + self.corner_of(area))
    }

    /// Where in the pane an area begins.
    pub fn corner_of(&self, area: Area) -> Vec2 {
        let (x, y) = (self.corner.0 as i32, self.corner.1 as i32);
        vec2((x + area.left) as f32, (y + area.top) as f32)
    }

    /// The part of the maze that the pane shows, in pixels.
    pub fn area(&self) -> Area {
        let (left, top) = (-self.corner.0 as i32, -self.corner.1 as i32);
        let (right, bottom) = (left + self.pane.w as i32, top + self.pane.h as i32);
        Area { left, top, right, bottom }
    }

    /// Which pixels a rectangle of the maze covers.
    pub fn area_of(&self, rooms: Rect) -> Area {
        let corner = rooms.point() * self.pitch;
        let size = rooms.size() * self.pitch;
        Area::within(Rect::new(corner.x, corner.y, size.x, size.y))
    }

    /// The distance from room to room, in logical pixels.
    pub const fn logical_pitch(&self) -> f32 {
        self.pitch / self.dpi
    }

    /// Where a place of the maze lies in the window, in the screen's pixels.
    pub fn to_window(&self, rooms: Vec2) -> Vec2 {
        self.pane.point() + self.place(rooms).round()
    }

    /// Which place of the maze lies under a point of the window, in the screen's pixels.
    pub fn to_rooms(&self, point: Vec2) -> Vec2 {
        self.sight().point() + (point - self.pane.point()) / self.pitch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lens(centre: Vec2, pitch: f32) -> Lens {
        Lens { centre, pitch, pane: Rect::new(10.0, 20.0, 301.0, 200.0) }
    }

    #[test]
    fn a_point_comes_back_to_its_room() {
        for (logical, dpi) in [(1.0, 1.0), (0.8, 1.25), (1.3, 2.0)] {
            for centre in [vec2(3.5, 4.5), vec2(9_999.5, 12.25)] {
                let projection = lens(centre, 48.0).projection(PixelScale { logical, dpi });
                let back = projection.to_rooms(projection.to_window(centre + 0.25));
                assert!((back - centre - 0.25).length() < 0.05, "{back} at {logical} × {dpi}");
            }
        }
    }

    #[test]
    fn rooms_keep_whole_pixels_far_from_the_corner() {
        let scale = PixelScale { logical: 1.0, dpi: 2.0 };
        let projection = lens(vec2(9_000.3, 9_000.7), 88.0).projection(scale);
        let step =
            projection.place(vec2(9_001.0, 9_001.0)) - projection.place(vec2(9_000.0, 9_000.0));
        assert_eq!(step, vec2(176.0, 176.0));
        assert!(projection.place(vec2(9_000.0, 0.0)).x.fract().abs() < f32::EPSILON);
    }

    #[test]
    fn the_longer_side_of_a_whole_maze_is_as_wished() {
        for (width, height) in [(2.0, 2.0), (3.0, 40.0), (999.0, 1_000.0), (32_767.0, 2.0)] {
            for longer_side in [1_000.0, 2_000.0, 4_000.0] {
                let Lens { centre, pitch, pane } = Lens::on_sheet(vec2(width, height), longer_side);
                assert!((pane.size().round().max_element() - longer_side).abs() < 0.1);
                assert_eq!(centre, vec2(width, height) / 2.0);
                assert!(
                    (pane.w - (width + 2.0 * BEYOND_EDGE) * pitch).abs() < 1.0,
                    "nothing is cut"
                );
            }
        }
    }
}
