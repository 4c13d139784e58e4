//! The typefaces of the interface, and the fallbacks for characters they lack: Latin faces fall
//! back to a Cyrillic one and to a Chinese one of about their weight, and that to one of rare
//! characters, which is parsed when a name first needs it. What is drawn otherwise in Japan than in
//! China has a face of its own, which comes first in Japanese and last elsewhere.

use std::ops::RangeInclusive;

use fontdue::Metrics;

use super::fonts::font;
use crate::game::settings::Language;

/// Chinese glyphs look larger than Latin ones of the same size.
const CHINESE_SIZE: f32 = 0.94;
/// Characters before this one are in the faces or in no font.
const FIRST_ELSEWHERE: char = '\u{370}';
const CYRILLIC_LETTERS: RangeInclusive<char> = '\u{400}'..='\u{52f}';

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

/// The typefaces in which the texts of a language are written.
#[derive(Clone, Copy, Debug)]
pub struct Typefaces {
    is_japanese: bool,
}

// The numbers of the fonts that follow those of the faces.
const CHINESE: u8 = 5;
const CHINESE_BOLD: u8 = 6;
pub(super) const RARE: u8 = 7;
const CYRILLIC: u8 = 8;
const CYRILLIC_BOLD: u8 = 9;
const CYRILLIC_MONO: u8 = 10;
const JAPANESE: u8 = 11;
const JAPANESE_BOLD: u8 = 12;

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

impl Glyph {
    /// How far the next one is from it, at exactly this size.
    pub fn advance(self, size: f32) -> f32 {
        font(self.font).map_or(0.0, |font| font.metrics_indexed(self.index, size).advance_width)
    }

    /// Its image, at exactly this size.
    pub fn rasterize(self, size: f32) -> (Metrics, Vec<u8>) {
        let image = font(self.font).map(|font| font.rasterize_indexed(self.index, size));
        image.unwrap_or_default()
    }
}

impl Typefaces {
    /// Those of this language.
    pub fn of(language: Language) -> Self {
        Self { is_japanese: language == Language::Japanese }
    }

    /// The glyph of a character, or the face's empty box if no font has one. While a font is still to
    /// come that may have it, a space stands for it.
    pub fn glyph(self, face: Typeface, character: char) -> Glyph {
        let glyph = self.glyph_so_far(face, character);
        glyph.or_else(|| self.glyph_so_far(face, ' ')).unwrap_or(Glyph {
            font: 0,
            index: 0,
            scale: 1.0,
        })
    }

    /// The glyph of a character, or none while a font is still to come that may have it.
    pub fn glyph_so_far(self, face: Typeface, character: char) -> Option<Glyph> {
        let glyph = |number: u8, scale| {
            let index = font(number)?.lookup_glyph_index(character);
            Some(Glyph { font: number, index, scale })
        };
        let (cyrillic, chinese, japanese) = match face {
            Typeface::Title | Typeface::Menu | Typeface::Strong => {
                (CYRILLIC_BOLD, CHINESE_BOLD, JAPANESE_BOLD)
            }
            Typeface::Body => (CYRILLIC, CHINESE, JAPANESE),
            Typeface::Mono => (CYRILLIC_MONO, CHINESE, JAPANESE),
        };
        let (others, scale): (&[u8], f32) = match character {
            ..FIRST_ELSEWHERE => (&[], 1.0),
            _ if CYRILLIC_LETTERS.contains(&character) => (&[cyrillic], 1.0),
            _ if self.is_japanese => (&[japanese, chinese, RARE], CHINESE_SIZE),
            _ => (&[chinese, RARE, japanese], CHINESE_SIZE),
        };
        let own = glyph(face as u8, 1.0)?;
        if own.index != 0 {
            return Some(own);
        }
        for &number in others {
            let other = glyph(number, scale)?;
            if other.index != 0 {
                return Some(other);
            }
        }
        Some(own)
    }
}
