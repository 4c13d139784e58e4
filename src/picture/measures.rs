//! How wide letters and lines are as they will be drawn.

use super::typeface::{Glyph, Typeface, Typefaces};

/// A clock's digits stand this far apart, in parts of the size.
const DIGIT_ADVANCE: f32 = 0.6;
/// Its other characters get a little more air than they bring along.
const OTHER_AIR: f32 = 0.04;

/// Sizes are told apart to this part of a pixel, so that a growing text does not fill the pages
/// that its letters are drawn on.
const SIZES_PER_PIXEL: f32 = 2.0;

/// How wide letters are on a screen of this density.
#[derive(Clone, Copy)]
pub struct Measures<'a> {
    /// The fonts.
    pub typefaces: &'a Typefaces,
    /// How many of the screen's pixels an interface pixel is.
    pub density: f32,
}

/// The size that letters are really drawn at, in the screen's pixels.
pub fn whole_size(size: f32) -> f32 {
    (size * SIZES_PER_PIXEL).round().max(1.0) / SIZES_PER_PIXEL
}

impl Measures<'_> {
    /// How far the pen moves on after a glyph, in the screen's pixels, of which a text is so many
    /// large.
    pub fn advance(&self, glyph: Glyph, size: f32) -> f32 {
        let size = whole_size(size * glyph.scale);
        self.typefaces.font(glyph.font).metrics_indexed(glyph.index, size).advance_width
    }

    /// How wide a line of text is.
    pub fn width(&self, face: Typeface, size: f32, text: &str) -> f32 {
        let size = size * self.density;
        let advances =
            text.chars().map(|character| self.advance(self.typefaces.glyph(face, character), size));
        advances.sum::<f32>() / self.density
    }

    /// How much room a character of a running clock takes, in the screen's pixels, and how much of
    /// that is its own.
    pub fn cell(&self, character: char, glyph: Glyph, size: f32) -> (f32, f32) {
        let advance = self.advance(glyph, size);
        let cell = match character {
            '0'..='9' => size * DIGIT_ADVANCE,
            _ => advance + size * OTHER_AIR,
        };
        (cell, advance)
    }
}
