//! Lays out lines of text: measured, aligned, broken into lines. Letters are measured as they will
//! be drawn, so widths depend on the density of the screen.

use std::borrow::Cow;
use std::iter::successors;

use super::geometry::{Color, Rect, vec2};
use super::item::{Item, Text};
use super::painter::Painter;
use super::typeface::Typeface;

const ELLIPSIS: &str = "…";
/// The smallest size of a name before it is cut.
const SMALLEST_NAME: f32 = 11.0;
/// The distance of lines where one was meant to be, in parts of their size.
const CLOSE_LEADING: f32 = 1.05;

/// The distance of the base line below the middle of a line, in parts of its size.
pub const HALF_LETTER: f32 = 0.35;

/// Where a text lies relative to its x.
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
    pub face: Typeface,
    pub size: f32,
    pub colour: Color,
    pub align: Align,
}

impl Style {
    /// Text that begins at its x.
    pub fn new(face: Typeface, size: f32, colour: Color) -> Self {
        Self { face, size, colour, align: Align::Left }
    }

    /// Centres the text about its x.
    #[must_use]
    pub fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    /// Ends the text at its x.
    #[must_use]
    pub fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }
}

impl Painter<'_> {
    /// Writes a line of text and returns where it ends.
    pub fn text(&mut self, style: Style, x: f32, baseline: f32, text: &str) -> f32 {
        let width = self.measure(style.face, style.size, text);
        self.write(style, (x, baseline), width, text, false)
    }

    fn write(
        &mut self,
        style: Style,
        (x, baseline): (f32, f32),
        width: f32,
        text: &str,
        has_steady_digits: bool,
    ) -> f32 {
        let start = x - style.align.share() * width;
        let Style { face, colour, .. } = style;
        let size = self.letters(style.size);
        if !text.is_empty() {
            let (at, text) = (vec2(start, baseline), text.to_owned());
            self.put(Item::Text(Text { face, size, colour, at, width, has_steady_digits, text }));
        }
        start + width
    }

    /// Writes a line of text no wider than this; what does not fit becomes "…".
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

    /// Writes a name no wider than this: it becomes smaller before it is cut.
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

    /// Writes a line in the middle of a rectangle's height, aligned as the style says. It becomes
    /// smaller, and then breaks into lines if these fit, before it is cut. Returns where it ends.
    pub fn words(&mut self, rect: Rect, style: Style, text: &str) -> f32 {
        let x = rect.x + style.align.share() * rect.w;
        let size = self.shrunk(style.face, self.letters(style.size), rect.w, text);
        let (style, leading) = (Style { size, ..style }, CLOSE_LEADING * size);
        let broken = self.broken(style, rect.w, text);
        let fits = |line: &&str| self.measure(style.face, size, line) <= rect.w;
        let has_room = broken.len() as f32 * leading <= rect.h && broken.iter().all(fits);
        let lines = if has_room { broken } else { vec![text] };
        let mut baseline =
            rect.center().y + size * HALF_LETTER - (lines.len() - 1) as f32 * leading / 2.0;
        let mut end = rect.x;
        for line in lines {
            end = self.text_within(style, x, baseline, rect.w, line).max(end);
            baseline += leading;
        }
        end
    }

    /// The largest size at which a line of text fits a width, but no smaller than can be read.
    pub(crate) fn shrunk(&self, face: Typeface, size: f32, width: f32, text: &str) -> f32 {
        let least = self.letters(SMALLEST_NAME).min(size);
        let fits = |&size: &f32| self.measure(face, size, text) <= width;
        let share = width / self.measure(face, size, text).max(1.0);
        let most = if share < 1.0 { (size * share).floor() } else { size };
        // Sizes are rounded to half pixels, so a line's width is not quite proportional.
        let smaller = successors(Some(most), |size| Some(size - 1.0));
        smaller.take_while(|&size| size > least).find(fits).unwrap_or(least)
    }

    /// Writes lines of text no wider than this, broken at spaces or between Chinese characters, and
    /// returns where the next base line would be.
    pub fn paragraph(
        &mut self,
        style: Style,
        (x, mut baseline): (f32, f32),
        (width, leading): (f32, f32),
        text: &str,
    ) -> f32 {
        for line in self.broken(style, width, text) {
            self.text(style, x, baseline, line);
            baseline += leading;
        }
        baseline
    }

    /// A text broken into lines in the first of these sizes in which all of it fits, with lines so many
    /// times as high as their letters; none if it fits in none.
    pub fn fitted<'t>(
        &self,
        style: Style,
        sizes: &[f32],
        line_height: f32,
        place: Rect,
        text: &'t str,
    ) -> Option<(Style, Vec<&'t str>)> {
        let broken = |&size: &f32| {
            let style = Style { size, ..style };
            (style, self.broken(style, place.w, text))
        };
        let fits = |(style, lines): &(Style, Vec<&str>)| {
            lines.len() as f32 * style.size * line_height <= place.h
        };
        sizes.iter().map(broken).find(fits)
    }

    /// The lines that a text is broken into, none wider than this.
    pub fn broken<'t>(&self, style: Style, width: f32, text: &'t str) -> Vec<&'t str> {
        let is_wide = |line: &str| self.measure(style.face, style.size, line) > width;
        let (mut lines, mut line_start, mut last_break, mut before) = (Vec::new(), 0, 0, ' ');
        for (index, character) in text.char_indices() {
            if may_break(std::mem::replace(&mut before, character), character) {
                if is_wide(&text[line_start..index]) {
                    lines.push(text[line_start..last_break].trim());
                    line_start = last_break;
                }
                last_break = index;
            }
        }
        if is_wide(&text[line_start..]) {
            lines.push(text[line_start..last_break].trim());
            line_start = last_break;
        }
        lines.push(text[line_start..].trim());
        lines
    }

    /// Writes a running clock: its digits keep their places while they change.
    pub fn figures(&mut self, style: Style, x: f32, baseline: f32, text: &str) -> f32 {
        let size = self.letters(style.size) * self.measures.density;
        let glyph = |character| self.measures.typefaces.glyph(style.face, character);
        let cells = text.chars().map(|one| self.measures.cell(one, glyph(one), size).0);
        let width = cells.sum::<f32>() / self.measures.density;
        self.write(style, (x, baseline), width, text, true)
    }

    /// The width of a line of text.
    pub fn measure(&self, face: Typeface, size: f32, text: &str) -> f32 {
        self.measures.width(face, self.letters(size), text)
    }

    /// The part of a text that fits a width, with "…" if it is cut.
    pub fn fit<'a>(&self, face: Typeface, size: f32, width: f32, text: &'a str) -> Cow<'a, str> {
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
}

impl Align {
    /// The share of the text that lies before its x.
    fn share(self) -> f32 {
        match self {
            Self::Left => 0.0,
            Self::Centre => 0.5,
            Self::Right => 1.0,
        }
    }
}

/// Whether a line may break between these: at a space, or between Chinese characters, but not within a
/// Korean word. Closing punctuation stays with what precedes it, and opening punctuation with what
/// follows.
fn may_break(before: char, character: char) -> bool {
    const OPEN: &str = "（《“‘「『【";
    const CLOSE: &str = "，。、；：！？）》”’」』】…ーっゃゅょぁぃぅぇぉッャュョァィゥェォ々・〜";
    let is_korean = ('\u{ac00}'..='\u{d7a3}').contains(&character);
    let is_between = character > '\u{2e80}'
        && !is_korean
        && !CLOSE.contains(character)
        && !OPEN.contains(before);
    character == ' ' || is_between
}

#[cfg(test)]
mod tests {
    use super::may_break;

    #[test]
    fn no_line_begins_with_what_closes_or_ends_with_what_opens() {
        let breaks = |text: &str| -> Vec<usize> {
            let signs: Vec<char> = text.chars().collect();
            (1..signs.len()).filter(|&place| may_break(signs[place - 1], signs[place])).collect()
        };
        assert_eq!(breaks("一层。二层"), [1, 3, 4]);
        assert_eq!(breaks("（一）二"), [3]);
        assert_eq!(breaks("“一”！二"), [4]);
        assert_eq!(breaks("to the root."), [2, 6]);
        assert_eq!(breaks("루트를 찾아요"), [3]);
        assert_eq!(breaks("ゲームだって"), [2, 3, 5]);
    }
}
