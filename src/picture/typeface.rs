//! The faces of the interface, and where each goes for the characters it lacks: Latin faces fall
//! back to a Chinese one of about their weight.

use fontdue::{Font, FontSettings};

/// Chinese glyphs look larger than Latin ones of the same size.
const CHINESE_SIZE: f32 = 0.94;

/// What a text is for, and with that its font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Titles, numbers and buttons.
    Title,
    /// The menu's items.
    Menu,
    /// Everything that is read.
    Body,
    /// Labels, key caps and what is chosen.
    Strong,
    /// Codes and pseudocode.
    Mono,
}

/// The fonts' files, embedded by the caller: one for each face, then the Chinese ones behind the
/// thinner faces and behind the bolder ones.
pub type FontFiles = [&'static [u8]; 7];

/// The fonts, in the order of their files.
pub struct Typefaces {
    fonts: [Font; 7],
}

const CHINESE: u8 = 5;
const CHINESE_BOLD: u8 = 6;

/// A character's picture in a font.
#[derive(Clone, Copy)]
pub struct Glyph {
    /// The number of the font.
    pub font: u8,
    /// Its number in the font.
    pub index: u16,
    /// How large it is drawn where the text's size is one.
    pub scale: f32,
}

impl Typefaces {
    /// Reads the fonts.
    pub fn new(files: &FontFiles) -> Self {
        let font = |file: &[u8]| Font::from_bytes(file, FontSettings::default());
        let fonts = files.map(|file| font(file).expect("embedded fonts are sound"));
        Self { fonts }
    }

    /// The picture of a character; of one that no font has, the face's empty box.
    pub fn glyph(&self, face: Face, character: char) -> Glyph {
        let index = self.font(face as u8).lookup_glyph_index(character);
        let chinese = match face {
            Face::Title | Face::Menu | Face::Strong => CHINESE_BOLD,
            Face::Body | Face::Mono => CHINESE,
        };
        match self.font(chinese).lookup_glyph_index(character) {
            fallback if index == 0 && fallback != 0 => {
                Glyph { font: chinese, index: fallback, scale: CHINESE_SIZE }
            }
            _ => Glyph { font: face as u8, index, scale: 1.0 },
        }
    }

    /// A font by its number.
    pub fn font(&self, font: u8) -> &Font {
        &self.fonts[usize::from(font)]
    }
}
