//! The contents of cards: a heading with a note, lines of text, numbers under their labels, keys in
//! a row, bars. Each method draws at the left or top of a place and returns what is left of it.

use super::geometry::{Color, Rect, Vec2, vec2};
use super::item::Fill;
use super::key_cap::Cap;
use super::layout::{column, fixed, grow, middle, row};
use super::legend::LegendMark;
use super::painter::Painter;
use super::palette::Palette;
use super::sizes::{BODY, LINE, M, NOTE, ROW, S, Sizes, XS};
use super::text::Style;
use super::typeface::Typeface;

/// How opaque a bar is where nothing of it is done.
const FAINT: f32 = 0.3;
/// The share of a bar that is filled from the start, so that it is recognised as a bar.
const FIRST_SHARE: f32 = 0.03;
/// The height of a line of text, in parts of the size of its letters.
const LEADING: f32 = 1.4;
/// The size of a swatch of a legend.
const SWATCH: Vec2 = vec2(36.0, 20.0);

impl Painter<'_> {
    /// The style of text to be read.
    pub fn ink(&self, face: Typeface, size: f32) -> Style {
        Style::new(face, size, self.palette.ink)
    }

    /// The style of remarks beside such text.
    pub fn muted(&self, face: Typeface, size: f32) -> Style {
        Style::new(face, size, self.palette.muted_ink)
    }

    /// The colour of letters with the higher contrast to this ground.
    pub fn ink_on(&self, ground: Color) -> Color {
        let Palette { ink, background, .. } = *self.palette;
        if ink.contrast(ground) >= background.contrast(ground) { ink } else { background }
    }

    /// Text at the left of a line; returns what is left of the line.
    pub fn heading(&mut self, line: Rect, style: Style, text: &str) -> Rect {
        let end = self.words(line, style, text);
        line.right_of(end + M)
    }

    /// An optional note: it is left out where it has no room.
    pub fn note(&mut self, place: Rect, style: Style, note: &str) {
        let size = self.shrunk(style.face, style.size, place.w, note);
        if self.measure(style.face, size, note) <= place.w {
            self.words(place, style, note);
        }
    }

    /// A panel with a heading and a note after it; returns what is left of it.
    pub fn card(&mut self, card: Rect, heading: &str, note: &str) -> Rect {
        self.panel(card);
        let [line, body] = self.card_places(card);
        let rest = self.heading(line, self.ink(Typeface::Title, ROW), heading);
        self.note(rest, self.muted(Typeface::Body, NOTE), note);
        body
    }

    /// Where the heading of such a panel is, and what is left of the panel.
    pub fn card_places(&self, card: Rect) -> [Rect; 2] {
        let pad = Sizes::of(self.screen).pad.min(LINE);
        column(card.inset_by(vec2(pad, S))).split([fixed(LINE + S), grow(1.0)])
    }

    /// Lines of text from the top of a place.
    pub fn lines(&mut self, place: Rect, style: Style, text: &str) {
        let leading = (LEADING * style.size).round();
        self.paragraph(style, (place.x, place.y + style.size), (place.w, leading), text);
    }

    /// Numbers side by side, each under its label, at most this large. All of them shrink together,
    /// and where even that is too much the last ones are left out.
    pub fn numbers(&mut self, place: Rect, largest: f32, numbers: &[(&str, String)]) {
        let widths = numbers.iter().map(|(label, _)| self.measure(Typeface::Strong, NOTE, label));
        let parts = widths.map(|width| grow(1.0).at_least(width).if_room());
        let places = row(place).gap(S).each(parts);
        let shown = || numbers.iter().zip(&places).filter(|(_, place)| place.w > 0.0);
        let size = shown().fold(largest, |size, ((_, number), place)| {
            size.min(self.shrunk(Typeface::Title, largest, place.w, number))
        });
        for ((label, number), &place) in shown() {
            let [above, below] = column(place).split([fixed(LINE), grow(1.0).at_most(1.3 * size)]);
            self.note(above, self.muted(Typeface::Strong, NOTE), label);
            self.note(below, self.ink(Typeface::Title, size), number);
        }
    }

    /// Keys side by side at the left of a line; returns what is left of the line.
    pub fn keys(&mut self, line: Rect, caps: &[Cap], height: f32) -> Rect {
        let (mut x, y) = (line.x, line.center().y - height / 2.0);
        for &cap in caps {
            x += self.key_cap(cap, x, y, height, false) + XS;
        }
        line.right_of(x + XS)
    }

    /// Such keys beside a thing that can also be touched: left out for fingers.
    pub fn key_hints(&mut self, line: Rect, caps: &[Cap], height: f32) -> Rect {
        if self.is_touched() { line } else { self.keys(line, caps, height) }
    }

    /// The width of keys side by side.
    pub fn keys_width(&self, caps: &[Cap], height: f32) -> f32 {
        caps.iter().map(|&cap| self.key_cap_width(cap, height) + XS).sum::<f32>() - XS
    }

    /// The swatch and meaning of a mark, at the left of a line; returns what is left of it.
    pub fn meaning(&mut self, line: Rect, mark: LegendMark, text: &str) -> Rect {
        let [swatch, beside] = row(line).gap(S).split([fixed(SWATCH.x), grow(1.0)]);
        self.legend(middle(swatch, SWATCH), mark);
        self.heading(beside, self.ink(Typeface::Body, BODY), text)
    }

    /// The width of such a swatch with its text.
    pub fn meaning_width(&self, text: &str) -> f32 {
        SWATCH.x + S + self.measure(Typeface::Body, BODY, text)
    }

    /// How far the work has come that the player waits for.
    pub fn wait(&mut self, track: Rect, share: f32) {
        let palette = self.palette;
        self.round_rect(track, track.h / 2.0, palette.field);
        let done = Rect { w: track.w * share.clamp(FIRST_SHARE, 1.0), ..track };
        let fill = Fill::Across(palette.second_accent, palette.accent);
        self.round_rect(done, track.h / 2.0, fill);
    }

    /// The done part of a bar, up to `x`.
    pub fn done_to(&mut self, bar: Rect, x: f32, colour: Color) {
        self.round_rect(bar, bar.h / 2.0, Color { a: FAINT, ..colour });
        if x > bar.x + 1.0 {
            let done = Rect { w: x.min(bar.right()) - bar.x, ..bar };
            self.round_rect(done, bar.h / 2.0, colour);
        }
    }

    /// A word and its number, small, at the left of a line where they have room; returns what is
    /// left of it.
    pub fn count(&mut self, line: Rect, label: &str, number: &str) -> Rect {
        let (small, large) = (self.muted(Typeface::Body, NOTE), self.ink(Typeface::Title, ROW));
        let width = |style: Style, text| self.measure(style.face, style.size, text);
        if width(small, label) + S + width(large, number) > line.w {
            return Rect { w: 0.0, ..line };
        }
        let end = self.words(line, small, label);
        self.heading(line.right_of(end + S), large, number)
    }
}
