//! Draws lines of text. Letters are placed on whole pixels of the screen vertically and on quarters
//! of them horizontally.

use icetea_maze::picture::{Glyph, Text, vec2};

use super::PicturePlayer;
use super::glyph_atlas::GlyphAtlas;

impl PicturePlayer {
    pub(super) fn text(&mut self, text: &Text) {
        let (density, size) = (self.scale.density(), text.size * self.scale.density());
        let mut pen = text.at.x * density;
        for character in text.text.chars() {
            let glyph = self.typefaces.glyph(text.face, character);
            if text.has_steady_digits {
                let (cell, advance) = self.measures().cell(character, glyph, size);
                self.letter(text, glyph, pen + (cell - advance) / 2.0);
                pen += cell;
            } else {
                self.letter(text, glyph, pen);
                pen += self.measures().advance(glyph, size);
            }
        }
        self.brush.lay_down();
    }

    /// Draws a glyph at the pen, which is in the screen's pixels.
    fn letter(&mut self, text: &Text, glyph: Glyph, pen: f32) {
        let size = text.size * self.scale.density();
        let places = GlyphAtlas::places(glyph, size);
        let steps = (pen * places as f32).round() as i32;
        let place = steps.rem_euclid(places) as u8;
        let pen = vec2(steps.div_euclid(places) as f32, self.snap(text.at.y));
        if let Some(letter) = self.glyphs.letter(glyph, size, place) {
            let place = letter.place.map(|corner| (pen + corner).round());
            self.brush.picture(self.glyphs.page(letter), place, letter.part, text.colour);
        }
    }
}
