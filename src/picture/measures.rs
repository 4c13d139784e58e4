//! The widths of letters and lines as they will be drawn.

use super::typeface::{Glyph, Typeface, Typefaces};

/// The distance of a clock's digits, in parts of the size.
const DIGIT_ADVANCE: f32 = 0.6;
/// Extra space about its other characters.
const OTHER_AIR: f32 = 0.04;

/// Sizes are rounded to this part of a pixel, so that a growing text does not fill the atlas of
/// glyphs.
const SIZES_PER_PIXEL: f32 = 2.0;

/// The widths of letters on a screen of this density.
#[derive(Clone, Copy)]
pub struct Measures {
    /// What is written with.
    pub typefaces: Typefaces,
    /// How many of the screen's pixels an interface pixel is.
    pub density: f32,
}

/// The size that letters are really drawn at, in the screen's pixels.
pub fn whole_size(size: f32) -> f32 {
    (size * SIZES_PER_PIXEL).round().max(1.0) / SIZES_PER_PIXEL
}

impl Measures {
    /// The advance of a glyph at a size, both in the screen's pixels.
    pub fn advance(&self, glyph: Glyph, size: f32) -> f32 {
        glyph.advance(whole_size(size * glyph.scale))
    }

    /// The width of a line of text.
    pub fn width(&self, face: Typeface, size: f32, text: &str) -> f32 {
        let size = size * self.density;
        let advances =
            text.chars().map(|character| self.advance(self.typefaces.glyph(face, character), size));
        advances.sum::<f32>() / self.density
    }

    /// The width that a character of a running clock takes, in the screen's pixels, and the advance
    /// of its own glyph.
    pub fn cell(&self, character: char, glyph: Glyph, size: f32) -> (f32, f32) {
        let advance = self.advance(glyph, size);
        let cell = match character {
            '0'..='9' => size * DIGIT_ADVANCE,
            _ => advance + size * OTHER_AIR,
        };
        (cell, advance)
    }
}
