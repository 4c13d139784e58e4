//! Which pixels of a picture are light, which are dark, and which form spots of colour.
//!
//! The threshold between light and dark is the one that separates the picture best (Otsu's).
//! Colours in a picture of greys are never walls: spots are marks, anything else coloured is open.

use super::error::PictureError;
use super::image::Image;
use super::png_format::Colour;
use crate::maze::Hue;

/// With less contrast than this, light and dark are shadows on paper.
const LEAST_CONTRAST: f64 = 24.0;
/// The least contrast where only greys are looked at, since the colours could be the walls.
const LEAST_CONTRAST_OF_GREYS: f64 = 64.0;
/// Walls cover at least this share of a picture.
const LEAST_SHARE: f64 = 0.05;
/// The least difference between the samples of a colour that is not a grey.
const LEAST_CHROMA: u8 = 64;
/// Which share of its bounding box a spot fills, and which share of the picture that box may be.
const LEAST_FILL: f64 = 0.4;
const LARGEST_SPOT: f64 = 0.2;

/// How the pixels of a picture are classified.
pub struct Tones {
    /// Pixels at least as light as this are light.
    threshold: f64,
    /// Which hues are drawn in.
    is_drawn_in: [bool; Hue::ALL.len()],
    pub spots: Vec<Spot>,
}

/// A spot of one colour.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub hue: Hue,
    pub x: u32,
    pub y: u32,
}

/// What a pixel is, judged by its colour.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Dark,
    Light,
    /// Part of a mark or a path.
    DrawnIn,
}

/// All pixels of one hue.
#[derive(Clone)]
struct Share {
    levels: [u64; 256],
    left: u32,
    right: u32,
    top: u32,
    bottom: u32,
}

impl Tones {
    pub fn of(image: &Image) -> Result<Self, PictureError> {
        let none = Share { levels: [0; 256], left: u32::MAX, right: 0, top: u32::MAX, bottom: 0 };
        let mut greys = none.clone();
        let mut hues = vec![none; Hue::ALL.len()];
        image.each_pixel(|x, y, colour| {
            let share = hue(colour).map_or(&mut greys, |hue| &mut hues[hue as usize]);
            share.levels[usize::from(lightness(colour))] += 1;
            share.left = share.left.min(x);
            share.right = share.right.max(x);
            share.top = share.top.min(y);
            share.bottom = share.bottom.max(y);
        })?;
        let (width, height) = image.size();
        let pixels = f64::from(width) * f64::from(height);
        let greys_suffice = parted(&greys.levels).is_some_and(|parted| {
            parted.contrast >= LEAST_CONTRAST_OF_GREYS && parted.smaller >= LEAST_SHARE * pixels
        });
        let spots = hues.iter().map(|share| share.is_spot(pixels)).collect::<Vec<_>>();
        let mut is_drawn_in = [false; Hue::ALL.len()];
        let mut levels = greys.levels;
        for (hue, share) in hues.iter().enumerate() {
            is_drawn_in[hue] = greys_suffice || spots[hue];
            if !is_drawn_in[hue] {
                levels.iter_mut().zip(share.levels).for_each(|(sum, more)| *sum += more);
            }
        }
        let found = hues.iter().zip(Hue::ALL).zip(spots).filter(|(_, is_spot)| *is_spot);
        let spots = found
            .map(|((share, hue), _)| Spot {
                hue,
                x: share.left.midpoint(share.right),
                y: share.top.midpoint(share.bottom),
            })
            .collect();
        let parted = parted(&levels).filter(|parted| parted.contrast >= LEAST_CONTRAST);
        let threshold = parted.map(|parted| parted.threshold).ok_or_else(|| {
            let sum: f64 =
                levels.iter().zip(0..=u8::MAX).map(|(n, level)| *n as f64 * f64::from(level)).sum();
            if sum < 128.0 * pixels { PictureError::NoOpenTile } else { PictureError::NoWalls }
        })?;
        Ok(Self { threshold, is_drawn_in, spots })
    }

    pub fn tone(&self, colour: Colour) -> Tone {
        if hue(colour).is_some_and(|hue| self.is_drawn_in[hue as usize]) {
            Tone::DrawnIn
        } else if f64::from(lightness(colour)) >= self.threshold {
            Tone::Light
        } else {
            Tone::Dark
        }
    }
}

impl Share {
    fn is_spot(&self, pixels: f64) -> bool {
        if self.left > self.right {
            return false;
        }
        let area = f64::from(self.right - self.left + 1) * f64::from(self.bottom - self.top + 1);
        let count: u64 = self.levels.iter().sum();
        count as f64 >= LEAST_FILL * area && area <= LARGEST_SPOT * pixels
    }
}

/// The best division of the levels into two parts.
struct Parted {
    threshold: f64,
    contrast: f64,
    /// How many pixels the smaller part has.
    smaller: f64,
}

/// Otsu's division: the one whose parts vary least. `None` if all levels are equal.
fn parted(levels: &[u64; 256]) -> Option<Parted> {
    let total: f64 = levels.iter().map(|&count| count as f64).sum();
    let sum: f64 =
        levels.iter().zip(0..=u8::MAX).map(|(&count, level)| count as f64 * f64::from(level)).sum();
    let (mut below, mut sum_below) = (0.0, 0.0);
    let mut best: Option<(f64, Parted)> = None;
    for (&count, level) in levels.iter().zip(0..=u8::MAX) {
        below += count as f64;
        sum_below += count as f64 * f64::from(level);
        let above = total - below;
        if below == 0.0 || above == 0.0 {
            continue;
        }
        let (dark, light) = (sum_below / below, (sum - sum_below) / above);
        let variance = below * above * (light - dark).powi(2);
        if best.as_ref().is_none_or(|(most, _)| variance > *most) {
            let threshold = f64::midpoint(dark, light);
            let parted = Parted { threshold, contrast: light - dark, smaller: below.min(above) };
            best = Some((variance, parted));
        }
    }
    best.map(|(_, parted)| parted)
}

/// How light a colour looks, from 0 for black to 255 for white.
pub fn lightness([red, green, blue]: Colour) -> u8 {
    ((299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000) as u8
}

/// The hue of a colour that is not a grey.
fn hue([red, green, blue]: Colour) -> Option<Hue> {
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    if most - least < LEAST_CHROMA {
        return None;
    }
    // A sample counts as present if it is nearer to the largest than to the smallest.
    let is_there = |sample: u8| sample > most.midpoint(least);
    Some(match [red, green, blue].map(is_there) {
        [false, true, false] => Hue::Green,
        [false, true, true] => Hue::Cyan,
        [false, false, true] => Hue::Blue,
        [true, true, false] => Hue::Yellow,
        [true, false, true] => Hue::Magenta,
        _ => Hue::Red,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lightness_spans_the_whole_range() {
        assert_eq!(lightness([0; 3]), 0);
        assert_eq!(lightness([255; 3]), 255);
        assert!(lightness([0, 255, 0]) > lightness([255, 0, 0]));
        assert!(lightness([255, 0, 0]) > lightness([0, 0, 255]));
    }

    #[test]
    fn two_levels_are_parted_between_them_however_many_there_are_of_each() {
        for (dark, light, count) in [(0, 255, 1), (140, 200, 1), (140, 200, 50), (10, 40, 1000)] {
            let mut levels = [0; 256];
            levels[dark] = 100;
            levels[light] = count;
            let parted = parted(&levels).unwrap();
            assert!((parted.threshold - (dark + light) as f64 / 2.0).abs() < 0.01);
        }
        assert!(parted(&[0; 256]).is_none());
    }

    #[test]
    fn hues_are_called_as_they_look() {
        for (colour, expected) in [
            ([255, 0, 0], Hue::Red),
            ([30, 160, 40], Hue::Green),
            ([0, 0, 200], Hue::Blue),
            ([250, 220, 0], Hue::Yellow),
            ([0, 200, 220], Hue::Cyan),
            ([200, 0, 200], Hue::Magenta),
        ] {
            assert_eq!(hue(colour), Some(expected));
        }
        assert_eq!(hue([200, 180, 160]), None);
    }
}
