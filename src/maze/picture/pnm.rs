//! The bitmaps of the Netpbm programs, P1 to P6, as plain colours, row by row.

use super::error::PictureError;
use super::png_format::{Colour, MAX_PIXELS, MAX_PIXELS_OF_SIDE};

/// A bitmap whose header has been read and is plausible.
pub struct Pnm<'a> {
    kind: u8,
    pub width: u32,
    pub height: u32,
    greatest: u32,
    samples: &'a [u8],
}

/// Whether a file with these bytes is a Netpbm bitmap.
pub fn is_pnm(bytes: &[u8]) -> bool {
    matches!(bytes, [b'P', b'1'..=b'6', space, ..] if space.is_ascii_whitespace() || *space == b'#')
}

impl<'a> Pnm<'a> {
    pub fn open(bytes: &'a [u8]) -> Result<Self, PictureError> {
        let kind = bytes.get(1).copied().unwrap_or(b'1');
        let mut words = Words { bytes: bytes.get(2..).unwrap_or_default(), are_digits: false };
        let mut number = |name| words.number().ok_or(PictureError::PnmHeader { missing: name });
        let (width, height) = (number("width")?, number("height")?);
        let greatest = if matches!(kind, b'1' | b'4') { 1 } else { number("greatest value")? };
        if !(1..=65_535).contains(&greatest) || width.min(height) == 0 {
            return Err(PictureError::PnmHeader { missing: "size and greatest value above 0" });
        }
        let pixels = u64::from(width) * u64::from(height);
        if width.max(height) > MAX_PIXELS_OF_SIDE || pixels > MAX_PIXELS {
            return Err(PictureError::TooManyPixels { width, height });
        }
        // A single blank ends the header of a packed bitmap.
        let samples =
            if kind >= b'4' { words.bytes.get(1..).unwrap_or_default() } else { words.bytes };
        Ok(Self { kind, width, height, greatest, samples })
    }

    /// Visits every pixel once.
    pub fn each_pixel(&self, mut show: impl FnMut(u32, u32, Colour)) -> Result<(), PictureError> {
        let channels = if matches!(self.kind, b'3' | b'6') { 3 } else { 1 };
        let mut words = Words { bytes: self.samples, are_digits: self.kind == b'1' };
        let width = self.width as usize;
        let bytes_of_sample = if self.greatest > 255 { 2 } else { 1 };
        let bytes_of_row =
            if self.kind == b'4' { width.div_ceil(8) } else { width * channels * bytes_of_sample };
        for y in 0..self.height {
            let packed = self.samples.get(bytes_of_row * y as usize..).unwrap_or_default();
            for x in 0..width {
                let mut level = |channel| -> Option<u8> {
                    let place = (x * channels + channel) * bytes_of_sample;
                    let sample = match self.kind {
                        b'1'..=b'3' => words.number()?,
                        b'4' => u32::from(packed.get(x / 8)? >> (7 - x % 8) & 1),
                        _ => {
                            let bytes = packed.get(place..place + bytes_of_sample)?;
                            bytes.iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte))
                        }
                    };
                    let level = (sample.min(self.greatest) * 255 / self.greatest) as u8;
                    Some(if matches!(self.kind, b'1' | b'4') { 255 - level } else { level })
                };
                let mut colour = || {
                    let first = level(0)?;
                    Some(if channels == 1 { [first; 3] } else { [first, level(1)?, level(2)?] })
                };
                show(x as u32, y, colour().ok_or(PictureError::ShortPnm { row: y })?);
            }
        }
        Ok(())
    }
}

/// Numbers with blanks and comments between them, or digits with or without.
struct Words<'a> {
    bytes: &'a [u8],
    are_digits: bool,
}

impl Words<'_> {
    fn number(&mut self) -> Option<u32> {
        loop {
            match self.bytes {
                [b'#', rest @ ..] => {
                    let end = rest.iter().position(|&byte| matches!(byte, b'\n' | b'\r'));
                    self.bytes = &rest[end.unwrap_or(rest.len())..];
                }
                [space, rest @ ..] if space.is_ascii_whitespace() => self.bytes = rest,
                _ => break,
            }
        }
        let digits = self.bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let length = if self.are_digits { digits.min(1) } else { digits };
        let (word, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        std::str::from_utf8(word).ok()?.parse().ok()
    }
}
