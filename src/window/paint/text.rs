//! Writes lines of text: measured, aligned, cut to a width. Letters stand on whole pixels of the
//! screen from top to bottom and on quarters of them from left to right.

use std::borrow::Cow;

use macroquad::color::Color;
use macroquad::math::vec2;

use super::Painter;
use super::letters::Letters;
use super::typeface::{Face, Glyph};

const ELLIPSIS: &str = "…";
/// How small a name may become before it is cut.
const SMALLEST_NAME: f32 = 13.0;

/// A clock's digits stand this far apart, in parts of the size.
const DIGIT_ADVANCE: f32 = 0.6;
/// Its other characters get a little more air than they bring along.
const OTHER_AIR: f32 = 0.04;

/// Where a text lies about its x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    #[default]
    Left,
    Centre,
    Right,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub face: Face,
    pub size: f32,
    pub colour: Color,
    pub align: Align,
}

impl Style {
    /// Text that begins at its x.
    pub fn new(face: Face, size: f32, colour: Color) -> Self {
        Self { face, size, colour, align: Align::Left }
    }

    /// The same, about its x.
    #[must_use]
    pub fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    /// The same, ending at its x.
    #[must_use]
    pub fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }
}

impl Painter {
    /// Writes a line of text and tells where it ends.
    pub fn text(&mut self, style: Style, x: f32, baseline: f32, text: &str) -> f32 {
        let width = self.measure(style.face, style.size, text);
        let start = x - style.align.share() * width;
        let mut pen = start * self.density;
        for character in text.chars() {
            let glyph = self.glyph(style, character);
            self.letter(style, glyph, pen, baseline);
            pen += self.letters.advance(glyph, style.size * self.density);
        }
        self.brush.lay_down();
        start + width
    }

    /// Writes a line of text that takes no more than a width; what does not fit becomes "…".
    pub fn text_within(
        &mut self,
        style: Style,
        x: f32,
        baseline: f32,
        width: f32,
        text: &str,
    ) -> f32 {
        let text = self.fit(style.face, style.size, width, text);
        self.text(style, x, baseline, &text)
    }

    /// The same for a name: it becomes smaller before it is cut.
    pub fn name_within(
        &mut self,
        style: Style,
        x: f32,
        baseline: f32,
        width: f32,
        name: &str,
    ) -> f32 {
        let size = self.shrunk(style.face, style.size, width, name);
        self.text_within(Style { size, ..style }, x, baseline, width, name)
    }

    /// As large as a line of text can be in a width, but no smaller than can be read.
    fn shrunk(&self, face: Face, size: f32, width: f32, text: &str) -> f32 {
        let share = width / self.measure(face, size, text).max(1.0);
        // Whole sizes, rounded down, so that it is sure to fit.
        (size * share).floor().clamp(SMALLEST_NAME.min(size), size)
    }

    /// Writes lines of text no wider than this, broken at blanks or between Chinese characters, and
    /// tells where the next base line would be.
    pub fn paragraph(
        &mut self,
        style: Style,
        (x, mut baseline): (f32, f32),
        (width, leading): (f32, f32),
        text: &str,
    ) -> f32 {
        let (mut line_start, mut last_break) = (0, 0);
        for (index, character) in text.char_indices() {
            let may_break = character == ' ' || character > '\u{2e80}';
            if may_break {
                if self.measure(style.face, style.size, &text[line_start..index]) > width {
                    self.text(style, x, baseline, text[line_start..last_break].trim());
                    (baseline, line_start) = (baseline + leading, last_break);
                }
                last_break = index;
            }
        }
        if self.measure(style.face, style.size, &text[line_start..]) > width {
            self.text(style, x, baseline, text[line_start..last_break].trim());
            (baseline, line_start) = (baseline + leading, last_break);
        }
        self.text(style, x, baseline, text[line_start..].trim());
        baseline + leading
    }

    /// Writes a running clock: its digits keep their places while they change.
    pub fn figures(&mut self, style: Style, x: f32, baseline: f32, text: &str) -> f32 {
        let size = style.size * self.density;
        let cells: Vec<_> = text
            .chars()
            .map(|character| {
                let glyph = self.glyph(style, character);
                let advance = self.letters.advance(glyph, size);
                let cell = match character {
                    '0'..='9' => size * DIGIT_ADVANCE,
                    _ => advance + size * OTHER_AIR,
                };
                (glyph, advance, cell)
            })
            .collect();
        let width: f32 = cells.iter().map(|(_, _, cell)| cell).sum();
        let mut pen = x * self.density - style.align.share() * width;
        for (glyph, advance, cell) in cells {
            self.letter(style, glyph, pen + (cell - advance) / 2.0, baseline);
            pen += cell;
        }
        self.brush.lay_down();
        pen / self.density
    }

    /// How wide a line of text is.
    pub fn measure(&self, face: Face, size: f32, text: &str) -> f32 {
        let size = size * self.density;
        let advances = text.chars().map(|character| {
            self.letters.advance(self.letters.typefaces().glyph(face, character), size)
        });
        advances.sum::<f32>() / self.density
    }

    /// As much of a text as fits a width, "…" included if it is not all.
    pub fn fit<'a>(&self, face: Face, size: f32, width: f32, text: &'a str) -> Cow<'a, str> {
        if self.measure(face, size, text) <= width {
            return Cow::Borrowed(text);
        }
        let mut left = width - self.measure(face, size, ELLIPSIS);
        let fitting = text.char_indices().find_map(|(index, character)| {
            left -= self.measure(face, size, character.encode_utf8(&mut [0; 4]));
            (left < 0.0).then_some(&text[..index])
        });
        Cow::Owned(fitting.unwrap_or(text).trim_end().to_owned() + ELLIPSIS)
    }

    fn glyph(&self, style: Style, character: char) -> Glyph {
        self.letters.typefaces().glyph(style.face, character)
    }

    /// Draws a glyph at the pen, which is in the screen's pixels.
    fn letter(&mut self, style: Style, glyph: Glyph, pen: f32, baseline: f32) {
        let size = style.size * self.density;
        let places = Letters::places(glyph, size);
        let steps = (pen * places as f32).round() as i32;
        let place = steps.rem_euclid(places) as u8;
        let pen = vec2(steps.div_euclid(places) as f32, self.snap(baseline));
        if let Some(letter) = self.letters.letter(glyph, size, place) {
            let place = letter.place.map(|corner| (pen + corner).round());
            self.brush.picture(self.letters.page(letter), place, letter.part, style.colour);
        }
    }
}

impl Align {
    /// How much of the text lies before its x.
    fn share(self) -> f32 {
        match self {
            Self::Left => 0.0,
            Self::Centre => 0.5,
            Self::Right => 1.0,
        }
    }
}
