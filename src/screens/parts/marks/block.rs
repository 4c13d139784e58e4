//! Walls that move and the plates that move them: blocks of ice on the floor. A plate, its wall and
//! the wall's next place have the same colour and number of pips.

use crate::maze::Tile;
use crate::screens::parts::prelude::*;

/// The length and the thickness of a wall, as shares of the distance between rooms.
const WALL: Vec2 = vec2(0.84, 0.26);
/// The width of a plate.
const PLATE: f32 = 0.5;
/// How far a plate stands out of the floor.
const PLATE_LIFT: f32 = 0.07;
const PIP: f32 = 0.048;
/// The distance of pips.
const PIP_PITCH: f32 = 0.15;
/// The minimum size of a pip, in pixels.
const LEAST_PIP: f32 = 1.4;
/// The visible height of a moving wall where other walls have none.
const LEAST_LIFT: f32 = 0.06;
/// The opacity of the outline of a wall's next place.
const OUTLINE: f32 = 0.85;
/// The opacity of the ice that shines through the floor there.
const PLACE: f32 = 0.3;
/// The number of dashes along the longer side of that.
const DASHES: u8 = 4;
/// The ice of each wall, in a light look and in a dark one.
const ICE: [[Color; 2]; 3] = [
    [Color::hex(0x00a5_ddf5), Color::hex(0x001d_5773)],
    [Color::hex(0x00ff_bccb), Color::hex(0x0085_2a4b)],
    [Color::hex(0x00b8_ecb4), Color::hex(0x0021_5f3b)],
];
const SHINE: Color = Color::hex(0x00ff_ffff);

/// The material of a wall and its plate.
pub(super) struct Block<'a> {
    ice: [Color; 2],
    pips: u8,
    sight: &'a MazeSight,
}

impl<'a> Block<'a> {
    pub fn new(number: usize, sight: &'a MazeSight) -> Self {
        Self { ice: ICE[number % ICE.len()], pips: number as u8 + 1, sight }
    }

    /// A wall's place on the floor, whether it is upright, and how far above its top lies.
    fn place(&self, wall: Tile) -> (Rect, bool, f32) {
        let (pitch, tile) = (self.sight.pitch(), tile_vec(wall));
        let is_upright = wall.column.is_multiple_of(2);
        let size = if is_upright { vec2(WALL.y, WALL.x) } else { WALL } * pitch;
        let [top, floor] = [self.sight.to_screen(tile), self.sight.to_standing(tile)];
        let lift = (2.0 * (floor.y - top.y)).max(LEAST_LIFT * pitch);
        let low = top - size / 2.0 + vec2(0.0, lift);
        // The foot of an upright one ends where the wall below it begins.
        let height = if is_upright { size.y - lift } else { size.y };
        (Rect::new(low.x, low.y, size.x, height), is_upright, lift)
    }

    /// A wall that has risen to this height.
    pub fn draw_wall(&self, wall: Tile, height: f32, painter: &mut Painter) {
        if height <= 0.0 {
            return;
        }
        let [ice, dark] = self.ice.map(|colour| Color { a: height, ..colour });
        let (foot, is_upright, lift) = self.place(wall);
        let pitch = self.sight.pitch();
        let edge = (0.028 * pitch).max(1.0);
        let radius = 0.09 * pitch;
        let top = foot.offset(vec2(0.0, -lift * height));
        let side = Rect { h: foot.bottom() - top.y, ..top };
        painter.soft_shadow(foot, radius, 4.0 * edge, Color { a: 0.3 * height, ..dark });
        painter.round_rect(side.inset(-edge), radius + edge, dark);
        painter.round_rect(side, radius, ice.mix(dark, 0.4));
        painter.round_rect(top, radius, ice);
        let shine = Color { a: 0.8 * height, ..SHINE };
        let gleam = 1.8 * edge;
        let (from, to) = (top.point() + vec2(gleam, gleam), top.point() + top.size());
        let along =
            if is_upright { vec2(from.x, to.y - gleam) } else { vec2(to.x - gleam, from.y) };
        painter.line(from.lerp(along, 0.06), from.lerp(along, 0.3), edge, shine);
        painter.line(from.lerp(along, 0.38), from.lerp(along, 0.44), edge, shine);
        self.draw_pips(top.center(), is_upright, dark, painter);
    }

    /// The next place of a wall: dashes about it on the floor.
    pub fn draw_place(&self, wall: Tile, painter: &mut Painter) {
        let (foot, is_upright, lift) = self.place(wall);
        let foot = foot.offset(vec2(0.0, -lift / 2.0));
        let floor = painter.palette.floor;
        let contrast = |ink: &Color| floor.contrast(*ink);
        let [light, dark] = self.ice;
        let ink = if contrast(&light) > contrast(&dark) { light } else { dark };
        let ink = Color { a: OUTLINE, ..ink };
        painter.round_rect(foot, 0.09 * self.sight.pitch(), Color { a: PLACE, ..light });
        let line = (0.025 * self.sight.pitch()).max(1.0);
        let (low, high) = (foot.point(), foot.point() + foot.size());
        let sides = if is_upright {
            [(low, vec2(low.x, high.y)), (vec2(high.x, low.y), high)]
        } else {
            [(low, vec2(high.x, low.y)), (vec2(low.x, high.y), high)]
        };
        for (from, to) in sides {
            for dash in 0..DASHES {
                let at = |part: f32| from.lerp(to, (f32::from(dash) + part) / f32::from(DASHES));
                painter.line(at(0.2), at(0.8), line, ink);
            }
        }
        self.draw_pips(foot.center(), is_upright, ink, painter);
    }

    pub fn draw_plate(&self, at: Tile, is_down: bool, least: f32, painter: &mut Painter) {
        let pitch = self.sight.pitch().max(0.6 * least);
        let [ice, dark] = self.ice;
        let (half, edge) = (PLATE / 2.0 * pitch, (0.028 * pitch).max(1.0));
        let middle = self.sight.to_standing(tile_vec(at));
        let lift = if is_down { 0.0 } else { PLATE_LIFT * pitch };
        let foot = Rect::about(middle, half);
        let foot = Rect { y: foot.y + 0.12 * pitch, h: 0.8 * foot.h, ..foot };
        let top = foot.offset(vec2(0.0, -lift));
        let radius = 0.1 * pitch;
        let seen = if is_down { 0.45 } else { 1.0 };
        let [ice, dark] = [ice, dark].map(|colour| Color { a: seen, ..colour });
        painter.round_rect(foot.combine_with(top).inset(-edge), radius + edge, dark);
        painter.round_rect(foot.combine_with(top), radius, ice.mix(dark, 0.45));
        let face = if is_down { ice.mix(dark, 0.25) } else { ice };
        painter.round_rect(top, radius, face);
        self.draw_pips(top.center(), false, dark, painter);
    }

    fn draw_pips(&self, middle: Vec2, is_upright: bool, ink: Color, painter: &mut Painter) {
        let pitch = self.sight.pitch();
        let apart = (PIP_PITCH * pitch).max(3.0 * LEAST_PIP);
        let along = if is_upright { vec2(0.0, apart) } else { vec2(apart, 0.0) };
        let first = middle - along * (f32::from(self.pips - 1) / 2.0);
        for pip in 0..self.pips {
            painter.circle(first + along * f32::from(pip), (PIP * pitch).max(LEAST_PIP), ink);
        }
    }
}
