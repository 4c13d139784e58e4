//! What stands about in the places of the journey.

use super::{CREAM, INK, LEAF, LIGHT, ROSE, STONE, Stand, TINTS, WOOD};
use crate::game::journey::Region;
use crate::game::landmarks::LandmarkKind;
use crate::picture::geometry::{Color, Rect, Vec2, vec2};
use crate::picture::painter::Painter;

const ICE: Color = Color::hex(0x00bf_e4f5);
const SNOW: Color = Color::hex(0x00fa_fdff);
const STEEL: Color = Color::hex(0x00b4_c0c9);
const TEA: Color = Color::hex(0x00d9_8a3d);
const GOLD: Color = Color::hex(0x00f3_c244);
const FUR: Color = Color::hex(0x005b_5665);

/// How much of the colour of walls a mark on the ground has.
const MARK_TINT: f32 = 0.22;
/// The number of different things that stand in a place.
pub const PIECES: usize = 8;

impl Painter<'_> {
    /// One of the things that stand in a place, on its feet.
    pub fn scenery(&mut self, region: Region, piece: usize, feet: Vec2, side: f32) {
        let stand = Stand::new(self, feet, side);
        match region {
            Region::Garden => stand.in_the_garden(piece),
            Region::Cellar => stand.in_the_cellar(piece),
            Region::Library => stand.in_the_library(piece),
            Region::Kitchen => stand.in_the_kitchen(piece),
            Region::Alley => stand.in_the_alley(piece),
            Region::Palace => stand.in_the_palace(piece),
        }
    }

    /// A mark on the ground of a place: grass, snow, a star, a tile, a cobble or a heart.
    pub fn ground_mark(&mut self, region: Region, at: Vec2, size: f32) {
        let colour = self.palette.background.mix(self.palette.wall.side, MARK_TINT);
        let width = 0.3 * size;
        let mut line = |from: Vec2, to: Vec2| {
            self.line(at + size * from, at + size * to, width, colour);
        };
        match region {
            Region::Garden => {
                for x in [-0.7_f32, 0.0, 0.7] {
                    line(Vec2::ZERO, vec2(x, -1.0 + 0.3 * x.abs()));
                }
            }
            Region::Cellar => {
                for end in [vec2(0.0, 0.8), vec2(0.7, 0.4), vec2(0.7, -0.4)] {
                    line(-end, end);
                }
            }
            Region::Library => {
                for (long, thin) in
                    [(vec2(0.0, 1.1), vec2(0.25, 0.0)), (vec2(1.1, 0.0), vec2(0.0, 0.25))]
                {
                    let ray = [-long, thin, long, -thin].map(|corner| at + size * corner);
                    self.polygon(&ray, colour);
                }
            }
            Region::Kitchen => {
                let corners = [vec2(0.0, -0.8), vec2(0.8, 0.0), vec2(0.0, 0.8), vec2(-0.8, 0.0)];
                for corner in 0..corners.len() {
                    line(corners[corner], corners[(corner + 1) % corners.len()]);
                }
            }
            Region::Alley => {
                let stone = Rect::new(at.x - size, at.y - 0.6 * size, 2.0 * size, 1.2 * size);
                self.round_rect(stone, 0.5 * size, colour);
            }
            Region::Palace => {
                for x in [-0.4, 0.4] {
                    self.circle(at + size * vec2(x, -0.3), 0.5 * size, colour);
                }
                let heart = [vec2(-0.85, -0.1), vec2(0.85, -0.1), vec2(0.0, 0.9)];
                self.polygon(&heart.map(|corner| at + size * corner), colour);
            }
        }
    }
}

impl Stand<'_, '_> {
    fn in_the_garden(mut self, piece: usize) {
        match piece {
            0 => self.draw(LandmarkKind::Tree, LEAF),
            1 => self.draw(LandmarkKind::Flower, TINTS[1]),
            2 => self.draw(LandmarkKind::Mushroom, TINTS[0]),
            3 => self.draw(LandmarkKind::Flower, TINTS[3]),
            4 => {
                self.line([(-0.24, -0.3), (-0.46, -0.56)], 0.15, INK);
                self.line([(-0.24, -0.3), (-0.45, -0.55)], 0.08, TINTS[2]);
                self.ring((0.24, -0.34), 0.16);
                self.block([-0.26, -0.5, 0.52, 0.5], 0.1, TINTS[2]);
                self.block([-0.3, -0.56, 0.6, 0.1], 0.05, TINTS[2]);
            }
            5 => {
                for (x, y, radius) in [(-0.24, -0.24, 0.24), (0.24, -0.24, 0.24), (0.0, -0.4, 0.3)]
                {
                    self.disc((x, y), radius, LEAF);
                }
                for berry in [(-0.24, -0.26), (0.06, -0.5), (0.22, -0.2), (-0.06, -0.22)] {
                    self.dab(berry, 0.065, TINTS[0]);
                }
            }
            6 => {
                self.block([-0.22, -0.16, 0.44, 0.16], 0.03, WOOD);
                for (row, half) in [0.3, 0.36, 0.32, 0.2].into_iter().enumerate() {
                    let top = -0.34 - 0.18 * row as f32;
                    self.block([-half, top, 2.0 * half, 0.22], 0.1, GOLD);
                }
                self.dab((0.0, -0.3), 0.09, INK);
            }
            _ => self.draw(LandmarkKind::Fir, LEAF),
        }
    }

    fn in_the_cellar(mut self, piece: usize) {
        match piece {
            0 => {
                self.disc((0.0, -0.27), 0.27, SNOW);
                self.disc((0.0, -0.66), 0.2, SNOW);
                self.polygon(&[(0.02, -0.7), (0.26, -0.62), (0.02, -0.6)], TINTS[1]);
                self.dab((-0.06, -0.74), 0.035, INK);
                self.dab((0.1, -0.75), 0.035, INK);
            }
            1 => {
                self.block([-0.34, -0.6, 0.68, 0.6], 0.06, ICE);
                self.line([(-0.2, -0.46), (-0.04, -0.46)], 0.06, SNOW);
                self.line([(-0.2, -0.46), (-0.2, -0.24)], 0.06, SNOW);
            }
            2 => {
                self.polygon(&[(-0.3, 0.0), (-0.36, -0.34), (-0.2, -0.56), (-0.08, 0.0)], ICE);
                self.polygon(&[(0.08, 0.0), (0.22, -0.42), (0.36, -0.24), (0.3, 0.0)], ICE);
                self.polygon(
                    &[(-0.14, 0.0), (-0.2, -0.62), (0.0, -0.98), (0.18, -0.6), (0.14, 0.0)],
                    ICE,
                );
                self.line([(-0.06, -0.6), (-0.04, -0.2)], 0.06, SNOW);
            }
            3 => {
                self.block([-0.28, -0.66, 0.56, 0.66], 0.12, WOOD);
                for y in [-0.5, -0.16] {
                    self.line([(-0.28, y), (0.28, y)], 0.07, STEEL);
                }
            }
            4 => {
                self.dab((-0.14, -0.04), 0.11, TINTS[1]);
                self.dab((0.14, -0.04), 0.11, TINTS[1]);
                self.block([-0.32, -0.86, 0.64, 0.84], 0.3, FUR);
                self.dab((0.0, -0.34), 0.23, SNOW);
                for side in [-1.0, 1.0] {
                    self.dab((0.1 * side, -0.62), 0.1, SNOW);
                    self.dab((0.09 * side, -0.64), 0.04, INK);
                }
                self.polygon(&[(0.0, -0.46), (-0.08, -0.57), (0.08, -0.57)], TINTS[1]);
            }
            5 => self.draw(LandmarkKind::Fir, TINTS[2]),
            6 => {
                for x in [-0.26, 0.26] {
                    self.line([(x, -0.04), (x, -0.3)], 0.07, INK);
                }
                self.line([(-0.46, -0.04), (0.4, -0.04)], 0.08, STEEL);
                self.line([(0.4, -0.04), (0.48, -0.18)], 0.08, STEEL);
                self.block([-0.44, -0.4, 0.84, 0.13], 0.05, TINTS[0]);
                self.block([-0.3, -0.62, 0.5, 0.22], 0.06, TEA);
            }
            _ => {
                self.disc((-0.22, -0.2), 0.2, SNOW);
                self.disc((0.22, -0.2), 0.2, SNOW);
                self.disc((0.0, -0.5), 0.19, SNOW);
            }
        }
    }

    fn in_the_library(mut self, piece: usize) {
        match piece {
            0 => {
                self.block([-0.44, -1.0, 0.88, 1.0], 0.03, WOOD);
                for (row, top) in [-0.9, -0.45].into_iter().enumerate() {
                    for (place, x) in [-0.35, -0.2, -0.05, 0.1, 0.25].into_iter().enumerate() {
                        let lower = if (place + row) % 3 == 1 { 0.07 } else { 0.0 };
                        let tint = TINTS[(place + 2 * row) % TINTS.len()];
                        self.block([x, top + lower, 0.1, 0.34 - lower], 0.02, tint);
                    }
                }
            }
            1 => {
                for (place, x) in [-0.36, -0.28, -0.34].into_iter().enumerate() {
                    let top = -0.17 * (place as f32 + 1.0);
                    self.block([x, top, 0.66, 0.17], 0.03, TINTS[place]);
                }
            }
            2 => self.draw(LandmarkKind::Lantern, GOLD),
            4 => {
                self.block([-0.3, -0.08, 0.6, 0.08], 0.04, STEEL);
                self.block([-0.11, -0.66, 0.22, 0.6], 0.03, CREAM);
                self.polygon(&[(0.0, -1.02), (0.1, -0.78), (0.0, -0.68), (-0.1, -0.78)], GOLD);
            }
            5 => {
                self.polygon(&[(0.44, -1.0), (0.16, -0.72), (0.04, -0.36), (0.28, -0.62)], SNOW);
                self.line([(0.36, -0.9), (0.02, -0.3)], 0.035, INK);
                self.block([-0.32, -0.38, 0.5, 0.38], 0.1, TINTS[3]);
                self.block([-0.2, -0.48, 0.26, 0.12], 0.04, TINTS[3]);
            }
            6 => {
                self.block([-0.32, -0.84, 0.64, 0.82], 0.28, WOOD);
                self.dab((0.0, -0.26), 0.2, CREAM);
                for side in [-1.0, 1.0] {
                    let ear = [(0.3 * side, -1.0), (0.34 * side, -0.7), (0.06 * side, -0.82)];
                    let turned = [ear[0], ear[2], ear[1]];
                    self.polygon(if side > 0.0 { &ear } else { &turned }, WOOD);
                }
                for x in [-0.14, 0.14] {
                    self.disc((x, -0.62), 0.13, LIGHT);
                    self.dab((x, -0.62), 0.06, INK);
                }
                self.polygon(&[(0.0, -0.42), (-0.06, -0.54), (0.06, -0.54)], TINTS[1]);
            }
            7 => {
                self.polygon(&[(-0.22, -0.86), (0.22, -0.86), (0.0, -0.46)], ICE);
                self.polygon(&[(0.0, -0.5), (0.22, -0.1), (-0.22, -0.1)], ICE);
                self.polygon(&[(0.0, -0.32), (0.16, -0.12), (-0.16, -0.12)], GOLD);
                for y in [-0.96, -0.1] {
                    self.block([-0.32, y, 0.64, 0.1], 0.04, WOOD);
                }
            }
            _ => {
                self.line([(-0.2, 0.0), (0.2, 0.0)], 0.08, WOOD);
                self.line([(0.0, 0.0), (0.0, -0.3)], 0.08, WOOD);
                self.disc((0.0, -0.58), 0.3, TINTS[2]);
                self.dab((-0.1, -0.66), 0.11, LEAF);
                self.dab((0.12, -0.5), 0.09, LEAF);
            }
        }
    }

    fn in_the_kitchen(mut self, piece: usize) {
        match piece {
            0 => self.wheel(GOLD),
            1 => {
                self.block([-0.36, -0.5, 0.72, 0.5], 0.12, STEEL);
                self.block([-0.42, -0.58, 0.84, 0.12], 0.05, STEEL);
                self.disc((0.0, -0.64), 0.06, TINTS[0]);
                self.line([(-0.2, -0.36), (-0.2, -0.18)], 0.06, SNOW);
            }
            2 => {
                self.polygon(&[(-0.26, -0.78), (0.26, -0.78), (0.19, 0.0), (-0.19, 0.0)], TEA);
                self.line([(0.02, -0.3), (0.16, -1.0)], 0.07, TINTS[0]);
                self.disc((-0.2, -0.78), 0.15, LIGHT);
            }
            3 => self.wheel(STEEL),
            4 => {
                for side in [-1.0, 1.0] {
                    self.line([(0.14 * side, -0.2), (0.24 * side, -0.02)], 0.08, INK);
                    self.disc((0.24 * side, -0.78), 0.12, GOLD);
                }
                self.disc((0.0, -0.44), 0.36, TINTS[0]);
                self.disc((0.0, -0.44), 0.26, CREAM);
                self.line([(0.0, -0.44), (0.0, -0.62)], 0.05, INK);
                self.line([(0.0, -0.44), (0.12, -0.38)], 0.05, INK);
            }
            5 => {
                self.ring((0.3, -0.28), 0.15);
                self.block([-0.3, -0.54, 0.6, 0.54], 0.1, TINTS[2]);
                self.dab((0.0, -0.26), 0.1, CREAM);
                for x in [-0.14, 0.12] {
                    self.line([(x, -0.66), (x + 0.06, -0.76)], 0.05, STEEL);
                    self.line([(x + 0.06, -0.76), (x, -0.88)], 0.05, STEEL);
                }
            }
            6 => {
                self.polygon(&[(-0.34, -0.38), (0.34, -0.38), (0.24, 0.0), (-0.24, 0.0)], TEA);
                for (x, y, radius) in [(-0.17, -0.46, 0.2), (0.17, -0.46, 0.2), (0.0, -0.62, 0.2)] {
                    self.disc((x, y), radius, ROSE);
                }
                self.disc((0.0, -0.84), 0.09, TINTS[0]);
            }
            _ => {
                self.polygon(&[(-0.16, -0.62), (0.16, -0.62), (0.24, 0.0), (-0.24, 0.0)], WOOD);
                self.block([-0.2, -0.72, 0.4, 0.14], 0.06, WOOD);
                self.disc((0.0, -0.84), 0.12, GOLD);
            }
        }
    }

    /// A handle, of which the half behind what it belongs to is hidden.
    fn ring(&mut self, at: (f32, f32), radius: f32) {
        self.disc(at, radius, STEEL);
        self.dab(at, 0.55 * radius, INK);
    }

    /// A cogwheel on its rim.
    fn wheel(&mut self, colour: Color) {
        const TEETH: u8 = 8;
        let tooth = |number: u8| {
            let turn = (f32::from(number) + 0.5) / f32::from(TEETH) * std::f32::consts::TAU;
            (0.41 * turn.sin(), -0.46 + 0.41 * turn.cos())
        };
        for (width, colour) in [(0.24, INK), (0.16, colour)] {
            (0..TEETH).for_each(|number| self.line([(0.0, -0.46), tooth(number)], width, colour));
        }
        self.disc((0.0, -0.46), 0.33, colour);
        self.disc((0.0, -0.46), 0.12, CREAM);
    }

    fn in_the_alley(mut self, piece: usize) {
        match piece {
            0 => {
                self.line([(0.2, -0.08), (0.42, -0.34)], 0.12, INK);
                self.line([(0.2, -0.08), (0.42, -0.34)], 0.07, FUR);
                self.block([-0.22, -0.52, 0.44, 0.52], 0.2, FUR);
                for side in [-1.0, 1.0] {
                    let ear = [(-0.21, -0.72), (-0.16, -1.0), (-0.01, -0.84)];
                    let mut ear = ear.map(|(x, y)| (side * x, y));
                    if side < 0.0 {
                        ear.reverse();
                    }
                    self.polygon(&ear, FUR);
                }
                self.disc((0.0, -0.68), 0.23, FUR);
                self.dab((-0.09, -0.7), 0.05, LIGHT);
                self.dab((0.09, -0.7), 0.05, LIGHT);
                self.dab((0.0, -0.6), 0.03, ROSE);
            }
            1 => self.draw(LandmarkKind::Lantern, TINTS[0]),
            2 => {
                self.block([-0.28, -0.6, 0.56, 0.6], 0.05, STONE);
                for x in [-0.12, 0.12] {
                    self.line([(x, -0.46), (x, -0.1)], 0.05, INK);
                }
                self.block([-0.34, -0.7, 0.68, 0.12], 0.05, STONE);
            }
            3 => self.draw(LandmarkKind::House, TINTS[0]),
            4 => {
                self.block([-0.22, -0.56, 0.44, 0.56], 0.08, SNOW);
                self.block([-0.13, -0.84, 0.26, 0.34], 0.06, SNOW);
                self.block([-0.16, -0.94, 0.32, 0.12], 0.04, TINTS[2]);
                self.block([-0.22, -0.38, 0.44, 0.2], 0.0, TINTS[2]);
            }
            5 => {
                self.line([(0.2, -0.04), (0.5, -0.04)], 0.06, ROSE);
                self.disc((-0.04, -0.34), 0.34, ROSE);
                for [from, to] in [
                    [(-0.3, -0.42), (0.1, -0.62)],
                    [(-0.3, -0.24), (0.24, -0.48)],
                    [(-0.2, -0.1), (0.26, -0.3)],
                ] {
                    self.line([from, to], 0.045, CREAM);
                }
            }
            6 => {
                self.block([-0.4, -0.66, 0.8, 0.66], 0.03, WOOD);
                for y in [-0.5, -0.34, -0.16] {
                    self.line([(-0.38, y), (0.38, y)], 0.04, INK);
                }
                self.line([(-0.36, -0.05), (0.36, -0.6)], 0.1, WOOD.mix(CREAM, 0.3));
            }
            _ => {
                self.line([(-0.2, -0.24), (0.3, -0.24)], 0.06, STEEL);
                for x in [-0.08, 0.06, 0.2] {
                    self.line([(x, -0.12), (x, -0.36)], 0.06, STEEL);
                }
                self.polygon(&[(0.28, -0.24), (0.46, -0.4), (0.46, -0.08)], SNOW);
                self.disc((-0.28, -0.24), 0.18, SNOW);
                self.dab((-0.32, -0.28), 0.05, INK);
            }
        }
    }

    fn in_the_palace(mut self, piece: usize) {
        match piece {
            0 => self.draw(LandmarkKind::Tower, ROSE),
            1 => {
                self.block([-0.42, -0.26, 0.84, 0.26], 0.12, ROSE);
                for x in [-0.26, 0.0, 0.26] {
                    self.polygon(&[(x, -0.8), (x + 0.14, -0.4), (x - 0.14, -0.4)], GOLD);
                    self.disc((x, -0.8), 0.05, TINTS[0]);
                }
                self.block([-0.38, -0.46, 0.76, 0.18], 0.03, GOLD);
            }
            2 => self.draw(LandmarkKind::Flower, ROSE),
            3 => self.painter.flag(self.feet, self.side, ROSE),
            4 => {
                self.block([-0.34, -1.0, 0.68, 0.9], 0.16, GOLD);
                self.block([-0.26, -0.9, 0.52, 0.6], 0.12, TINTS[3]);
                self.block([-0.36, -0.4, 0.72, 0.2], 0.08, TINTS[3]);
                for x in [-0.42, 0.28] {
                    self.block([x, -0.56, 0.14, 0.56], 0.06, GOLD);
                }
            }
            5 => {
                self.block([-0.44, -0.2, 0.88, 0.2], 0.08, STONE);
                self.block([-0.08, -0.6, 0.16, 0.42], 0.03, STONE);
                self.block([-0.28, -0.64, 0.56, 0.14], 0.06, STONE);
                for (x, y, radius) in [
                    (0.0, -0.84, 0.1),
                    (-0.18, -0.74, 0.07),
                    (0.18, -0.74, 0.07),
                    (-0.32, -0.44, 0.06),
                    (0.32, -0.44, 0.06),
                ] {
                    self.disc((x, y), radius, ICE);
                }
            }
            6 => {
                self.block([-0.42, -0.1, 0.84, 0.1], 0.04, STEEL);
                self.block([-0.34, -0.4, 0.68, 0.3], 0.06, CREAM);
                self.block([-0.22, -0.68, 0.44, 0.28], 0.06, ROSE);
                self.line([(0.0, -0.7), (0.0, -0.84)], 0.06, TINTS[2]);
                self.disc((0.0, -0.9), 0.06, GOLD);
                for x in [-0.22, 0.0, 0.22] {
                    self.dab((x, -0.26), 0.06, TINTS[0]);
                }
            }
            _ => {
                self.block([-0.3, -0.12, 0.6, 0.12], 0.03, CREAM);
                self.block([-0.18, -0.9, 0.36, 0.8], 0.03, CREAM);
                self.block([-0.3, -1.0, 0.6, 0.14], 0.04, GOLD);
                for x in [-0.06, 0.06] {
                    self.line([(x, -0.8), (x, -0.18)], 0.035, STONE);
                }
            }
        }
    }
}
