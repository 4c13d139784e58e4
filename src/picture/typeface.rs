//! The typefaces of the interface, and the fallbacks for characters they lack: Latin faces fall
//! back to a Cyrillic one and to a Chinese one of about their weight, and that to one of rare
//! characters, which is parsed when a name first needs it.

use std::sync::OnceLock;

use fontdue::{Font, FontSettings};

/// Chinese glyphs look larger than Latin ones of the same size.
const CHINESE_SIZE: f32 = 0.94;

/// What a text is for, which decides its font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typeface {
    /// Titles, numbers and buttons.
    Title,
    /// The menu's items.
    Menu,
    /// Running text.
    Body,
    /// Labels, key caps and what is chosen.
    Strong,
    /// Codes and pseudocode.
    Mono,
}

/// The fonts' files, embedded by the caller: one for each face, then the Chinese ones for the
/// thinner faces and for the bolder ones, then those of rare characters, then the Cyrillic ones for
/// the thinner faces, for the bolder ones, and for code.
pub type FontFiles = [&'static [u8]; FONTS];

const FONTS: usize = 11;

/// The fonts, in the order of their files.
pub struct Typefaces {
    fonts: [OnceLock<Font>; FONTS],
    files: FontFiles,
}

const CHINESE: u8 = 5;
const CHINESE_BOLD: u8 = 6;
pub(super) const RARE: u8 = 7;
const CYRILLIC: u8 = 8;
const CYRILLIC_BOLD: u8 = 9;
const CYRILLIC_MONO: u8 = 10;

/// A character's glyph in a font.
#[derive(Clone, Copy)]
pub struct Glyph {
    /// The number of the font.
    pub font: u8,
    /// Its index in the font.
    pub index: u16,
    /// The factor from the text's size to the size it is drawn at.
    pub scale: f32,
}

impl Typefaces {
    /// Each font is parsed when a character of it is first needed.
    pub const fn new(files: &FontFiles) -> Self {
        Self { fonts: [const { OnceLock::new() }; FONTS], files: *files }
    }

    /// The glyph of a character, or the face's empty box if no font has one.
    pub fn glyph(&self, face: Typeface, character: char) -> Glyph {
        let glyph = |font: u8, scale| {
            let index = self.font(font).lookup_glyph_index(character);
            Glyph { font, index, scale }
        };
        let (cyrillic, chinese) = match face {
            Typeface::Title | Typeface::Menu | Typeface::Strong => (CYRILLIC_BOLD, CHINESE_BOLD),
            Typeface::Body => (CYRILLIC, CHINESE),
            Typeface::Mono => (CYRILLIC_MONO, CHINESE),
        };
        let all =
            [(face as u8, 1.0), (cyrillic, 1.0), (chinese, CHINESE_SIZE), (RARE, CHINESE_SIZE)];
        let mut glyphs = all.into_iter().map(|(font, scale)| glyph(font, scale));
        glyphs.find(|glyph| glyph.index != 0).unwrap_or_else(|| glyph(face as u8, 1.0))
    }

    /// A font by its number.
    pub fn font(&self, number: u8) -> &Font {
        let number = usize::from(number);
        self.fonts[number].get_or_init(|| {
            Font::from_bytes(self.files[number], FontSettings::default())
                .expect("embedded fonts are sound")
        })
    }
}
