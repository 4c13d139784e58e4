//! A PDF document: pages of lines, areas and text, in millimetres from the top left.
//!
//! It holds outlines alone, so it is sharp at any size. What is drawn and in which order decides every
//! byte of it; no clock does.

mod letters;

use std::fmt::Write;

use miniz_oxide::deflate::compress_to_vec_zlib;

use self::letters::PdfLetters;
use super::geometry::{Rect, Vec2, vec2};
use super::text::Align;
use super::typeface::{Typeface, Typefaces};
use crate::game::settings::Language;

/// PDF counts in points.
const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// How hard streams are packed, from 0 to 10.
const PACKING: u8 = 6;

/// A document that is being written.
pub struct Pdf {
    title: String,
    language: Language,
    size: Vec2,
    letters: PdfLetters,
    /// What is drawn on each page, and the addresses behind parts of it.
    pages: Vec<(String, Vec<(Rect, String)>)>,
}

impl Pdf {
    /// A document without pages, all of which will have this size.
    pub fn new(title: &str, language: Language, size: Vec2) -> Self {
        let (title, letters) = (title.to_owned(), PdfLetters::new(Typefaces::of(language)));
        Self { title, language, size, letters, pages: Vec::new() }
    }

    /// Begins a page; all that is drawn from now on is on it.
    pub fn begin_page(&mut self) {
        self.pages.push((String::from("1 J 1 j\n"), Vec::new()));
    }

    /// Draws straight lines of this width and grey, from 0 for black to 1 for white. Their ends are
    /// square and reach half a width beyond, so that lines that meet have a whole corner.
    pub fn lines<'a>(
        &mut self,
        width: f32,
        grey: f32,
        lines: impl IntoIterator<Item = &'a [Vec2]>,
    ) {
        self.draw("2 J\n");
        self.strokes(width, grey, lines);
        self.draw("1 J\n");
    }

    /// Draws strokes with round ends, each through its places.
    pub fn strokes<'a>(
        &mut self,
        width: f32,
        grey: f32,
        strokes: impl IntoIterator<Item = &'a [Vec2]>,
    ) {
        let mut drawn = format!("{} w {} G\n", number(width * POINTS_PER_MM), number(grey));
        for stroke in strokes {
            self.trace(&mut drawn, stroke);
        }
        self.draw(&format!("{drawn}S\n"));
    }

    /// Fills areas, each between its corners; of those that lie within others, holes are left.
    pub fn fill<'a>(&mut self, grey: f32, areas: impl IntoIterator<Item = &'a [Vec2]>) {
        let mut drawn = format!("{} g\n", number(grey));
        for area in areas {
            self.trace(&mut drawn, area);
            drawn.push_str("h\n");
        }
        self.draw(&format!("{drawn}f*\n"));
    }

    /// Fills rectangles.
    pub fn fill_rects(&mut self, grey: f32, rects: impl IntoIterator<Item = Rect>) {
        let mut drawn = format!("{} g\n", number(grey));
        for rect in rects {
            let (at, size) = (self.at(vec2(rect.x, rect.bottom())), rect.size() * POINTS_PER_MM);
            let all = [at.x, at.y, size.x, size.y].map(number);
            put(&mut drawn, format_args!("{} re\n", all.join(" ")));
        }
        self.draw(&format!("{drawn}f\n"));
    }

    /// Writes a line of text that stands on this place.
    pub fn text(
        &mut self,
        face: Typeface,
        size: f32,
        grey: f32,
        at: Vec2,
        align: Align,
        text: &str,
    ) {
        let width = self.measure(face, size, text);
        let left = match align {
            Align::Left => 0.0,
            Align::Centre => width / 2.0,
            Align::Right => width,
        };
        let at = self.at(at - vec2(left, 0.0));
        let begin = [at.x, at.y].map(number).join(" ");
        let mut drawn = format!("{} g BT 1 0 0 1 {begin} Tm\n", number(grey));
        for run in self.letters.runs(face, text) {
            let size = number(size * run.scale * POINTS_PER_MM);
            put(&mut drawn, format_args!("/F{} {size} Tf <{}> Tj\n", run.font, run.codes));
        }
        self.draw(&format!("{drawn}ET\n"));
    }

    /// How wide a line of text is.
    pub fn measure(&self, face: Typeface, size: f32, text: &str) -> f32 {
        size * self.letters.width(face, text)
    }

    /// Leads from a part of the page to an address.
    pub fn link(&mut self, part: Rect, address: &str) {
        if let Some((_, links)) = self.pages.last_mut() {
            links.push((part, address.to_owned()));
        }
    }

    /// The document as a file.
    pub fn finish(self) -> Vec<u8> {
        let Self { title, language, size, letters, pages } = self;
        let mut file = Objects::default();
        let (catalog, tree, info) = (file.reserve(), file.reserve(), file.reserve());
        let fonts = letters.write(&mut file);
        let fonts: String = fonts.iter().enumerate().fold(String::new(), |mut all, (at, font)| {
            put(&mut all, format_args!("/F{at} {font} 0 R "));
            all
        });
        let points = (size * POINTS_PER_MM).to_array().map(number).join(" ");
        let mut kids = String::new();
        for (drawn, links) in &pages {
            let content = file.add_stream(drawn.as_bytes());
            let mut notes = String::new();
            for (part, address) in links {
                let [low, high] = [vec2(part.x, part.bottom()), vec2(part.right(), part.y)];
                let ends = [low, high].map(|at| vec2(at.x, size.y - at.y) * POINTS_PER_MM);
                let rect = ends.map(|at| at.to_array().map(number).join(" ")).join(" ");
                put(
                    &mut notes,
                    format_args!(
                        "<</Type/Annot/Subtype/Link/Rect[{rect}]/Border[0 0 0]/A<</S/URI/URI {}>>>>",
                        escaped(address)
                    ),
                );
            }
            let page = file.add(&format!(
                "<</Type/Page/Parent {tree} 0 R/MediaBox[0 0 {points}]/Contents {content} 0 R\
                 /Resources<</Font<<{fonts}>>>>/Annots[{notes}]>>"
            ));
            put(&mut kids, format_args!("{page} 0 R "));
        }
        file.set(
            catalog,
            &format!("<</Type/Catalog/Pages {tree} 0 R/Lang({})>>", language.folder()),
        );
        file.set(tree, &format!("<</Type/Pages/Kids[{kids}]/Count {}>>", pages.len()));
        file.set(info, &format!("<</Title {}/Producer(Icetea Maze)>>", utf16(&title)));
        file.finish(catalog, info)
    }

    /// A path through these places.
    fn trace(&self, drawn: &mut String, places: &[Vec2]) {
        for (place, &at) in places.iter().enumerate() {
            let (at, verb) = (self.at(at), if place == 0 { 'm' } else { 'l' });
            put(drawn, format_args!("{} {} {verb}\n", number(at.x), number(at.y)));
        }
    }

    /// A place in points, from the bottom left.
    fn at(&self, at: Vec2) -> Vec2 {
        vec2(at.x, self.size.y - at.y) * POINTS_PER_MM
    }

    fn draw(&mut self, drawn: &str) {
        if let Some((page, _)) = self.pages.last_mut() {
            page.push_str(drawn);
        }
    }
}

/// The objects of a file, by their numbers.
#[derive(Default)]
struct Objects(Vec<Vec<u8>>);

impl Objects {
    /// The number of an object that is set later.
    fn reserve(&mut self) -> usize {
        self.0.push(Vec::new());
        self.0.len()
    }

    fn set(&mut self, number: usize, object: &str) {
        self.0[number - 1] = object.as_bytes().to_vec();
    }

    fn add(&mut self, object: &str) -> usize {
        let number = self.reserve();
        self.set(number, object);
        number
    }

    fn add_stream(&mut self, bytes: &[u8]) -> usize {
        let packed = compress_to_vec_zlib(bytes, PACKING);
        let head = format!("<</Length {}/Filter/FlateDecode>>\nstream\n", packed.len());
        let number = self.reserve();
        self.0[number - 1] = [head.as_bytes(), &packed, b"\nendstream"].concat();
        number
    }

    fn finish(self, catalog: usize, info: usize) -> Vec<u8> {
        // The second line says that the file is not a text.
        let mut file = b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n".to_vec();
        let mut table = String::from("0000000000 65535 f \n");
        for (object, number) in self.0.iter().zip(1..) {
            put(&mut table, format_args!("{:010} 00000 n \n", file.len()));
            file.extend(format!("{number} 0 obj\n").bytes());
            file.extend(object);
            file.extend(b"\nendobj\n");
        }
        let (begin, count) = (file.len(), self.0.len() + 1);
        file.extend(
            format!(
                "xref\n0 {count}\n{table}trailer\n<</Size {count}/Root {catalog} 0 R\
                 /Info {info} 0 R>>\nstartxref\n{begin}\n%%EOF\n"
            )
            .bytes(),
        );
        file
    }
}

fn put(text: &mut String, more: std::fmt::Arguments) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(more);
}

/// A length with as many digits as matter on paper.
fn number(length: f32) -> String {
    let text = format!("{length:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A text in brackets.
fn escaped(text: &str) -> String {
    let ascii = text.chars().filter(char::is_ascii);
    let escaped = ascii.flat_map(|one| {
        let slash = matches!(one, '(' | ')' | '\\').then_some('\\');
        slash.into_iter().chain([one])
    });
    format!("({})", escaped.collect::<String>())
}

/// A text of any characters.
fn utf16(text: &str) -> String {
    let units = text.encode_utf16().map(|unit| format!("{unit:04X}"));
    format!("<FEFF{}>", units.collect::<String>())
}
