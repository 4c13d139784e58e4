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

/// How wide and high tiles of a world are, in pixels.
pub const TILE_PIXELS: u32 = 256;
/// The level on which a leaf is a tile.
pub const LEVEL_OF_LEAVES: i32 = 2;

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

    /// What a tile shows of a leaf, and how many pixels wide that is: on a level nearer than
    /// [`LEVEL_OF_LEAVES`] this part of it, else all of it. None if the leaf was not looked at so closely, or
    /// has nothing there.
    pub fn tile(&self, relief: &Relief, level: i32, part: [u32; 2]) -> Option<(u32, Vec<Pixel>)> {
        let Ok(samples) = u32::try_from(level) else {
            return self.rooms(relief, part, 1 << -level);
        };
        let first = part.map(|place| place * TILE_PIXELS);
        let seen = relief.level(samples)?.part(first, TILE_PIXELS)?;
        Some((seen.columns, self.pixels(&seen, level as f32)))
    }

    /// A tile in which each room is `pixels` pixels wide.
    fn rooms(&self, relief: &Relief, part: [u32; 2], pixels: u32) -> Option<(u32, Vec<Pixel>)> {
        let rooms = relief.level(0).filter(|_| relief.finest() == 0)?;
        let first = part.map(|place| place * (TILE_PIXELS / pixels));
        let seen = rooms.part(first, TILE_PIXELS / pixels)?;
        let (width, wall) = (seen.columns * pixels, (pixels / 6).max(1));
        let bare = FLOOR * pixels.ilog2() as f32;
        let mut all = vec![[0; 4]; (width * seen.rows() * pixels) as usize];
        for (row, samples) in (0..).zip(seen.samples.chunks_exact(seen.columns as usize)) {
            for (column, &sample) in (0..).zip(samples) {
                let room = [first[0] + column, first[1] + row];
                let floor = self.pixel(sample, 0.0);
                let floor = [0, 1, 2, 3].map(|part| {
                    let [floor, bare_floor] = [floor[part], self.floor[part]].map(f32::from);
                    (floor + (bare_floor - floor) * bare) as u8
                });
                let dark =
                    self.pixel(sample, LEAST_WALL + (1.0 - LEAST_WALL) * sample.strength(0.0));
                let is_open = [relief.is_open(room, false)?, relief.is_open(room, true)?];
                for y in 0..pixels {
                    let from = ((row * pixels + y) * width + column * pixels) as usize;
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
        Some((width, all))
    }
}

fn parts(colour: Color) -> [f32; 3] {
    [colour.r, colour.g, colour.b].map(|part| part * 255.0 + 0.5)
}
