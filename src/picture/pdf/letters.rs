//! The letters that a document needs, as outlines of its own: so every language can be written, no
//! font has to be there, and what is written can still be searched and copied.

use std::collections::BTreeMap;
use std::fmt::Write;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use super::{Objects, number, put};
use crate::picture::fonts;
use crate::picture::typeface::{Glyph, Typeface, Typefaces};

/// Fonts of a document have codes from 1 on, a byte each.
const MOST_GLYPHS: usize = 255;
/// Glyphs have a thousandth of their size as unit.
const UNITS: f32 = 1000.0;

/// The glyphs of a document, in the order in which they were needed first.
pub struct PdfLetters {
    typefaces: Typefaces,
    glyphs: Vec<(u8, u16, char)>,
    places: BTreeMap<(u8, u16), usize>,
}

/// Letters one after the other that one font of the document has.
pub struct LetterRun {
    pub font: usize,
    /// The factor from the text's size to theirs.
    pub scale: f32,
    /// Their codes, as digits.
    pub codes: String,
}

impl PdfLetters {
    pub fn new(typefaces: Typefaces) -> Self {
        Self { typefaces, glyphs: Vec::new(), places: BTreeMap::new() }
    }

    /// A text in runs.
    pub fn runs(&mut self, face: Typeface, text: &str) -> Vec<LetterRun> {
        let mut runs: Vec<LetterRun> = Vec::new();
        for character in text.chars() {
            let Glyph { font, index, scale } = self.typefaces.glyph(face, character);
            let next = self.glyphs.len();
            let place = *self.places.entry((font, index)).or_insert(next);
            if place == next {
                self.glyphs.push((font, index, character));
            }
            let font = place / MOST_GLYPHS;
            let is_on =
                |run: &LetterRun| run.font == font && (run.scale - scale).abs() < f32::EPSILON;
            if !runs.last().is_some_and(is_on) {
                runs.push(LetterRun { font, scale, codes: String::new() });
            }
            if let Some(run) = runs.last_mut() {
                let _ = write!(run.codes, "{:02X}", place % MOST_GLYPHS + 1);
            }
        }
        runs
    }

    /// How wide a text is, in parts of its size.
    pub fn width(&self, face: Typeface, text: &str) -> f32 {
        let glyphs = text.chars().map(|character| self.typefaces.glyph(face, character));
        glyphs.map(|glyph| glyph.advance(glyph.scale)).sum()
    }

    /// Adds the fonts to a file, and returns their numbers.
    pub(super) fn write(&self, file: &mut Objects) -> Vec<usize> {
        let fonts = self.glyphs.chunks(MOST_GLYPHS);
        fonts.map(|glyphs| write_font(file, glyphs)).collect()
    }
}

fn write_font(file: &mut Objects, glyphs: &[(u8, u16, char)]) -> usize {
    let (mut procedures, mut names, mut widths) = (String::new(), String::new(), String::new());
    let mut meanings = String::new();
    for (&(font, index, character), code) in glyphs.iter().zip(1..) {
        let (width, outline) = outline(font, index);
        let drawn = format!("{width} 0 d0\n{outline}");
        let object = file.add_stream(drawn.as_bytes());
        put(&mut procedures, format_args!("/g{code} {object} 0 R"));
        put(&mut names, format_args!("/g{code}"));
        put(&mut widths, format_args!("{width} "));
        let units = character
            .encode_utf16(&mut [0; 2])
            .iter()
            .fold(String::new(), |all, unit| format!("{all}{unit:04X}"));
        put(&mut meanings, format_args!("<{code:02X}> <{units}>\n"));
    }
    let meaning = file.add_stream(to_unicode(glyphs.len(), &meanings).as_bytes());
    file.add(&format!(
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[0.001 0 0 0.001 0 0]\
         /CharProcs<<{procedures}>>/Encoding<</Type/Encoding/Differences[1{names}]>>\
         /FirstChar 1/LastChar {}/Widths[{widths}]/Resources<<>>/ToUnicode {meaning} 0 R>>",
        glyphs.len()
    ))
}

/// What the codes mean, for searching and copying. A list has at most a hundred entries.
fn to_unicode(count: usize, meanings: &str) -> String {
    const MOST_ENTRIES: usize = 100;
    let lines: Vec<&str> = meanings.lines().collect();
    let lists = lines.chunks(MOST_ENTRIES).fold(String::new(), |all, list| {
        format!("{all}{} beginbfchar\n{}\nendbfchar\n", list.len(), list.join("\n"))
    });
    format!(
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n\
         /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n\
         /CMapName /Meaning def /CMapType 2 def\n\
         1 begincodespacerange\n<01> <{count:02X}>\nendcodespacerange\n{lists}\
         endcmap CMapName currentdict /CMap defineresource pop end end\n"
    )
}

/// How wide a glyph is, and its outline.
fn outline(font: u8, index: u16) -> (String, String) {
    let face = fonts::file(font).and_then(|file| Face::parse(file, 0).ok());
    let Some(face) = face else { return Default::default() };
    let scale = UNITS / f32::from(face.units_per_em());
    let mut pen = Pen { drawn: String::new(), scale, at: [0.0; 2] };
    let width = face.glyph_hor_advance(GlyphId(index)).unwrap_or_default();
    face.outline_glyph(GlyphId(index), &mut pen);
    (number(f32::from(width) * scale), pen.drawn + "f")
}

/// Draws an outline.
struct Pen {
    drawn: String,
    scale: f32,
    at: [f32; 2],
}

impl Pen {
    fn draw(&mut self, places: &[[f32; 2]], verb: char) {
        for [x, y] in places {
            put(
                &mut self.drawn,
                format_args!("{} {} ", number(x * self.scale), number(y * self.scale)),
            );
        }
        put(&mut self.drawn, format_args!("{verb}\n"));
        self.at = places.last().copied().unwrap_or(self.at);
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.draw(&[[x, y]], 'm');
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.draw(&[[x, y]], 'l');
    }

    /// PDF has cubic curves only.
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let towards = |[from_x, from_y]: [f32; 2]| {
            [from_x + 2.0 / 3.0 * (x1 - from_x), from_y + 2.0 / 3.0 * (y1 - from_y)]
        };
        let (first, second) = (towards(self.at), towards([x, y]));
        self.draw(&[first, second, [x, y]], 'c');
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.draw(&[[x1, y1], [x2, y2], [x, y]], 'c');
    }

    fn close(&mut self) {
        self.draw(&[], 'h');
    }
}
