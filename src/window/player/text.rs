//! Draws lines of text. Letters are placed on whole pixels of the screen vertically and on quarters
//! of them horizontally. Those of one page are drawn one after the other, whatever their order in the
//! line: with each change of the page there is a draw call more, for which macroquad keeps memory for
//! ever.

use icetea_maze::picture::{Glyph, Text, Vec2, vec2};

use super::PicturePlayer;
use super::glyph_atlas::{GlyphAtlas, Letter};

impl PicturePlayer {
    pub(super) fn text(&mut self, text: &Text) {
        let (density, size) = (self.scale.density(), text.size * self.scale.density());
        let mut pen = text.at.x * density;
        let mut letters = Vec::new();
        for character in text.text.chars() {
            let glyph = self.typefaces.glyph(text.face, character);
            if text.has_steady_digits {
                let (cell, advance) = self.measures().cell(character, glyph, size);
                letters.extend(self.letter(text, glyph, pen + (cell - advance) / 2.0));
                pen += cell;
            } else {
                letters.extend(self.letter(text, glyph, pen));
                pen += self.measures().advance(glyph, size);
            }
        }
        by_page(&mut letters, |letter| self.brush.is_at(self.glyphs.page(letter)));
        for (letter, place) in letters {
            self.brush.picture(self.glyphs.page(letter), place, letter.part, text.colour);
        }
        self.brush.lay_down();
    }

    /// The image of a glyph and its place if it has one, at the pen, in the screen's pixels.
    fn letter(&mut self, text: &Text, glyph: Glyph, pen: f32) -> Option<(Letter, [Vec2; 2])> {
        let size = text.size * self.scale.density();
        let places = GlyphAtlas::places(glyph, size);
        let steps = (pen * places as f32).round() as i32;
        let place = steps.rem_euclid(places) as u8;
        let pen = vec2(steps.div_euclid(places) as f32, self.snap(text.at.y));
        let letter = self.glyphs.letter(glyph, size, place)?;
        Some((letter, letter.place.map(|corner| (pen + corner).round())))
    }
}

/// Brings the letters of each page together, and those of the page that is drawn from already to the
/// beginning.
fn by_page(letters: &mut [(Letter, [Vec2; 2])], is_current: impl Fn(Letter) -> bool) {
    letters.sort_by_key(|&(letter, _)| (!is_current(letter), letter.page));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_changes_once_for_each_other_page_of_a_line() {
        for current in 0..4 {
            let letter = |page| Letter { page, part: [Vec2::ZERO; 2], place: [Vec2::ZERO; 2] };
            let mut line = [2, 0, 1, 2, 0, 1, 1, 0].map(|page| (letter(page), [Vec2::ZERO; 2]));
            by_page(&mut line, |letter| letter.page == current);
            let mut pages: Vec<u8> =
                [current].into_iter().chain(line.map(|(it, _)| it.page)).collect();
            pages.dedup();
            assert_eq!(pages.len(), if current < 3 { 3 } else { 4 }, "from {current}: {pages:?}");
        }
    }
}
