//! An A4 page as an SVG picture: text and lines at places in millimetres.

use std::fmt::Write;

use crate::picture::geometry::{Rect, Vec2, vec2};

/// The size of a page, and the width of its empty margin.
pub const PAGE: Vec2 = vec2(210.0, 297.0);
pub const MARGIN: f32 = 15.0;
/// The maximum average width of letters, in parts of their size.
const LETTER: f32 = 0.54;
/// From this one on, characters are as wide as high.
const FIRST_WIDE: char = '\u{2e80}';

/// Characters that must not begin a line.
const NOT_FIRST: &str = "，。；：、）";

/// Which part of a text is at its position.
#[derive(Clone, Copy)]
pub enum Anchor {
    Left,
    Middle,
    Right,
}

/// A page that is being written.
pub struct Paper {
    svg: String,
}

impl Paper {
    /// An empty page.
    pub fn new(title: &str) -> Self {
        let (Vec2 { x: w, y: h }, title) = (PAGE, escaped(title));
        let svg = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}mm\" height=\"{h}mm\" \
             viewBox=\"0 0 {w} {h}\" font-family=\"sans-serif\">\n\
             <title>{title}</title>\n\
             <rect width=\"{w}\" height=\"{h}\" fill=\"#fff\"/>\n"
        );
        Self { svg }
    }

    /// Writes a line of text.
    pub fn text(&mut self, class: &str, at: Vec2, size: f32, anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Left => "start",
            Anchor::Middle => "middle",
            Anchor::Right => "end",
        };
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" font-size=\"{size:.2}\" \
             text-anchor=\"{anchor}\">{}</text>",
            at.x,
            at.y,
            escaped(text)
        ));
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Vec2, to: Vec2, width: f32, is_dashed: bool) {
        let dashes = if is_dashed { " stroke-dasharray=\"1 1\"" } else { "" };
        self.add(format_args!(
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#000\" stroke-width=\"{width}\" \
             stroke-linecap=\"square\"{dashes}/>",
            from.x, from.y, to.x, to.y
        ));
    }

    /// Draws the outline of a rectangle.
    pub fn frame(&mut self, Rect { x, y, w, h }: Rect) {
        self.add(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" fill=\"none\" \
             stroke=\"#000\" stroke-width=\"0.3\"/>"
        ));
    }

    /// The whole picture.
    pub fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }

    fn add(&mut self, item: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.svg, "{item}");
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A text broken into lines no wider than this many times the size of its letters.
pub fn broken(text: &str, most: f32) -> Vec<&str> {
    let width = |text: &str| {
        text.chars().map(|one| if one >= FIRST_WIDE { 1.0 } else { LETTER }).sum::<f32>()
    };
    let mut lines = Vec::new();
    let (mut begin, mut last) = (0, 0);
    for (place, character) in text.char_indices() {
        let may_break =
            character == ' ' || (character >= FIRST_WIDE && !NOT_FIRST.contains(character));
        if !may_break {
            continue;
        }
        if width(&text[begin..place]) > most {
            lines.push(text[begin..last].trim());
            begin = last;
        }
        last = place;
    }
    if width(&text[begin..]) > most && last > begin {
        lines.push(text[begin..last].trim());
        begin = last;
    }
    lines.push(text[begin..].trim());
    lines
}
