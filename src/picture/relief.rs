//! How a world looks from above, as pixels: the colour tells how far a place is from the cheese, and walls
//! are the darker the longer the way around them is.

use super::geometry::Color;
use super::palette::Palette;
use crate::maze::world::{Relief, ReliefLevel, ReliefSample};

/// How many colours there are from near to far.
const SHADES: usize = 1024;
/// How dark a wall is at least, where single rooms are seen.
const LEAST_WALL: f32 = 0.72;
/// How much more of the maze's own floor is seen each time a room is twice as wide.
const FLOOR: f32 = 0.09;

/// The colours of a world from above.
pub struct ReliefColours {
    shades: Vec<[f32; 3]>,
    wall: [f32; 3],
    floor: Pixel,
}

/// A pixel: red, green, blue and opacity.
pub type Pixel = [u8; 4];

impl ReliefColours {
    /// The colours of a look.
    pub fn of(palette: &Palette) -> Self {
        // Near the cheese it has the colour of cheese.
        let farthest = palette.players[1].mix(palette.dark, 0.8);
        let along = [palette.second_accent, palette.accent, palette.players[1], farthest];
        let shade = |share: f32| {
            let at = share * (along.len() - 1) as f32;
            let from = (at as usize).min(along.len() - 2);
            parts(along[from].mix(along[from + 1], at - from as f32))
        };
        let shades = (0..SHADES).map(|number| shade(number as f32 / (SHADES - 1) as f32)).collect();
        Self { shades, wall: parts(palette.dark), floor: palette.floor.to_bytes() }
    }

    /// What is not known yet.
    pub const fn unknown(&self) -> Pixel {
        self.floor
    }

    /// A sample that stands out so much.
    fn pixel(&self, sample: ReliefSample, strength: f32) -> Pixel {
        let shade = self.shades[(usize::from(sample.share) * SHADES) >> 16];
        let part = |of: usize| (shade[of] + (self.wall[of] - shade[of]) * strength) as u8;
        [part(0), part(1), part(2), u8::MAX]
    }

    /// A pixel for each sample of a level whose squares are 2 to the power of `level` rooms wide.
    pub fn pixels(&self, samples: &ReliefLevel, level: f32) -> Vec<Pixel> {
        let strengths: Vec<f32> =
            (0..=u8::MAX).map(|ridge| ReliefSample { share: 0, ridge }.strength(level)).collect();
        let pixel =
            |&sample: &ReliefSample| self.pixel(sample, strengths[usize::from(sample.ridge)]);
        samples.samples.iter().map(pixel).collect()
    }

    /// A square of so many rooms of a leaf, from this one to the right and down, each so many pixels wide;
    /// none if the leaf was not looked at so closely. Nothing is seen where it has no room.
    pub fn rooms(
        &self,
        relief: &Relief,
        [first_column, first_row]: [u32; 2],
        rooms: u32,
        pixels: u32,
    ) -> Option<Vec<Pixel>> {
        let samples = relief.level(0).filter(|_| relief.finest() == 0)?;
        let (side, wall) = ((rooms * pixels) as usize, (pixels / 6).max(1));
        let bare = FLOOR * pixels.ilog2() as f32;
        let mut all = vec![[0; 4]; side * side];
        for row in 0..rooms.min(samples.rows().saturating_sub(first_row)) {
            for column in 0..rooms.min(samples.columns.saturating_sub(first_column)) {
                let room = [first_column + column, first_row + row];
                let sample = samples.samples[(room[1] * samples.columns + room[0]) as usize];
                let floor = self.pixel(sample, 0.0);
                let floor = [0, 1, 2, 3].map(|part| {
                    let [floor, bare_floor] = [floor[part], self.floor[part]].map(f32::from);
                    (floor + (bare_floor - floor) * bare) as u8
                });
                let dark =
                    self.pixel(sample, LEAST_WALL + (1.0 - LEAST_WALL) * sample.strength(0.0));
                let is_open = [relief.is_open(room, false)?, relief.is_open(room, true)?];
                for y in 0..pixels {
                    let from = (row * pixels + y) as usize * side + (column * pixels) as usize;
                    let is_below = y >= pixels - wall;
                    for (x, pixel) in (0..).zip(&mut all[from..][..pixels as usize]) {
                        let is_wall = match (x >= pixels - wall, is_below) {
                            (true, true) => true,
                            (true, false) => !is_open[0],
                            (false, true) => !is_open[1],
                            (false, false) => false,
                        };
                        *pixel = if is_wall { dark } else { floor };
                    }
                }
            }
        }
        Some(all)
    }
}

fn parts(colour: Color) -> [f32; 3] {
    [colour.r, colour.g, colour.b].map(|part| part * 255.0 + 0.5)
}
