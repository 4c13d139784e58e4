//! A number under its label, above the maze and beside it.

use crate::screens::parts::prelude::*;

/// The height of a number, in parts of its letters.
const VALUE: f32 = 1.15;
/// A narrow first digit is centred in its place; this much, in parts of it, compensates.
const NARROW: f32 = 0.02;

/// A number under its label.
pub(in crate::screens) struct Stat<'s> {
    pub label: &'s str,
    pub value: String,
    /// The style of the number.
    pub style: Style,
}

impl Stat<'_> {
    pub fn draw_label(&self, painter: &mut Painter, place: Rect) {
        let [label, _] = self.lines(place);
        painter.words(label, painter.muted(Typeface::Strong, NOTE), self.label);
    }

    /// The digits of a time keep their places.
    pub fn draw_value(&self, painter: &mut Painter, place: Rect) {
        let [_, value] = self.lines(place);
        if self.value.contains(':') {
            let baseline = value.center().y + self.style.size * HALF_LETTER;
            let x = value.x - NARROW * self.style.size;
            painter.figures(self.style, x, baseline, &self.value);
        } else {
            painter.words(value, self.style, &self.value);
        }
    }

    pub fn draw(&self, painter: &mut Painter, place: Rect) {
        self.draw_label(painter, place);
        self.draw_value(painter, place);
    }

    /// Its width, with digits as wide as the widest.
    pub fn width(&self, painter: &Painter) -> f32 {
        let wide = self.value.replace(|one: char| one.is_ascii_digit(), "0");
        let value = painter.measure(self.style.face, self.style.size, &wide);
        value.max(painter.measure(Typeface::Strong, NOTE, self.label)).ceil()
    }

    /// How much higher its label has to stand to be level with that of a large number beside it.
    pub fn rise(&self) -> f32 {
        VALUE * (LARGE - self.style.size) / 2.0
    }

    /// The places of its label and of its number.
    fn lines(&self, place: Rect) -> [Rect; 2] {
        column(place).centred().split([fixed(NOTE + XS), fixed(VALUE * self.style.size)])
    }
}
