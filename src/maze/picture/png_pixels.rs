//! The pixels of a PNG picture of any kind, as plain colours, row by row.
//!
//! A picture that claims too much is refused before memory is taken for it. Only one row is held,
//! so a caller that needs the pixels twice decodes them twice.

use std::io::Cursor;
use std::iter;

use png::{ColorType, Decoder, Transformations};

use super::error::{PictureError, clipped};
use super::is_png;
use super::png_format::{Colour, MAX_PIXELS, MAX_PIXELS_OF_SIDE, PIXELS_PER_TILE_KEYWORD};

/// The best compression ratio a file can have: deflate packs 258 bytes into 2 bits.
const TIGHTEST_PACKING: u64 = 1032;

/// A PNG picture whose header has been read and is plausible.
pub struct Pixels<'a> {
    bytes: &'a [u8],
    pub width: u32,
    pub height: u32,
    /// How many pixels a side of its tiles has, according to the picture.
    pub claimed_tile_side: Option<u32>,
}

impl<'a> Pixels<'a> {
    pub fn open(bytes: &'a [u8]) -> Result<Self, PictureError> {
        if !is_png(bytes) {
            return Err(PictureError::NotPng);
        }
        let mut decoder = decoder(bytes);
        let header = decoder.read_header_info().map_err(|error| header_error(&error))?;
        let (width, height) = header.size();
        let pixels = u64::from(width) * u64::from(height);
        if width.max(height) > MAX_PIXELS_OF_SIDE || pixels > MAX_PIXELS {
            return Err(PictureError::TooManyPixels { width, height });
        }
        let unpacked_bytes = pixels * header.bits_per_pixel() as u64 / 8;
        if unpacked_bytes > TIGHTEST_PACKING * bytes.len() as u64 {
            return Err(PictureError::HollowPng { width, height, length: bytes.len() });
        }
        let reader = reader(bytes)?;
        let texts = &reader.info().uncompressed_latin1_text;
        let claimed_tile_side = texts
            .iter()
            .find(|text| text.keyword == PIXELS_PER_TILE_KEYWORD)
            .and_then(|text| text.text.trim().parse().ok());
        Ok(Self { bytes, width, height, claimed_tile_side })
    }

    /// Decodes the picture and visits every pixel once, transparent ones on white.
    pub fn each_pixel(&self, mut show: impl FnMut(u32, u32, Colour)) -> Result<(), PictureError> {
        let mut reader = reader(self.bytes)?;
        let (color_type, _) = reader.output_color_type();
        let interlaced = reader.info().interlaced;
        let mut colours = Vec::new();
        for ([first_x, step_x, ..], y) in decoding_order(self.width, self.height, interlaced) {
            let row = reader.next_row().map_err(|error| row_error(y, &error))?;
            colours.clear();
            let samples = row.as_ref().map_or(&[][..], |row| row.data());
            to_colours(samples, color_type, &mut colours);
            let columns = (first_x..).step_by(step_x as usize);
            columns.zip(&colours).for_each(|(x, &colour)| show(x, y, colour));
        }
        // Only this call compares the last checksums.
        reader.next_row().map_err(|error| PictureError::PngEnd { reason: reason(&error) })?;
        Ok(())
    }
}

fn decoder(bytes: &[u8]) -> Decoder<Cursor<&[u8]>> {
    // The decoder's default limits suffice for the longest row that is accepted.
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder
}

fn reader(bytes: &[u8]) -> Result<png::Reader<Cursor<&[u8]>>, PictureError> {
    let reader = decoder(bytes).read_info().map_err(|error| header_error(&error))?;
    // The decoder panics on a palette that ends within a colour.
    if reader.info().palette.as_ref().is_some_and(|palette| palette.len() % 3 != 0) {
        return Err(PictureError::PngHeader {
            reason: "the palette is not a whole number of colours".to_owned(),
        });
    }
    Ok(reader)
}

fn header_error(error: &png::DecodingError) -> PictureError {
    PictureError::PngHeader { reason: reason(error) }
}

fn row_error(row: u32, error: &png::DecodingError) -> PictureError {
    PictureError::PngRow { row, reason: reason(error) }
}

fn reason(error: &png::DecodingError) -> String {
    clipped(error.to_string().trim_end_matches('.'))
}

/// Which pixels of a picture are decoded together: the first column and the step to the next, and
/// the first row and the step to the next.
type Pass = [u32; 4];

const WHOLE: [Pass; 1] = [[0, 1, 0, 1]];

/// The seven passes of an interlaced picture, from the standard.
const ADAM7: [Pass; 7] = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
];

/// The rows in the order of decoding. The decoder knows it too, but does not expose it.
fn decoding_order(width: u32, height: u32, interlaced: bool) -> impl Iterator<Item = (Pass, u32)> {
    let passes: &[Pass] = if interlaced { &ADAM7 } else { &WHOLE };
    passes.iter().filter(move |[first_x, ..]| *first_x < width).flat_map(move |&pass| {
        let [.., first_y, step_y] = pass;
        iter::repeat(pass).zip((first_y..height).step_by(step_y as usize))
    })
}

/// Appends the colours of a decoded row of 8 bits a sample.
fn to_colours(samples: &[u8], color_type: ColorType, colours: &mut Vec<Colour>) {
    match color_type {
        ColorType::Grayscale => colours.extend(samples.iter().map(|&grey| [grey; 3])),
        ColorType::GrayscaleAlpha => {
            let (pixels, _) = samples.as_chunks();
            colours.extend(pixels.iter().map(|&[grey, alpha]| [on_white(grey, alpha); 3]));
        }
        ColorType::Rgb => colours.extend_from_slice(samples.as_chunks().0),
        ColorType::Rgba => {
            let (pixels, _) = samples.as_chunks();
            colours.extend(pixels.iter().map(|&[red, green, blue, alpha]| {
                [red, green, blue].map(|sample| on_white(sample, alpha))
            }));
        }
        // The decoder's transformations have replaced palette indices by colours.
        ColorType::Indexed => {}
    }
}

/// The colour of a sample over a white background.
fn on_white(sample: u8, alpha: u8) -> u8 {
    let darkness = u32::from(255 - sample) * u32::from(alpha);
    255 - ((darkness + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transparent_is_white_and_opaque_is_itself() {
        for sample in 0..=255 {
            assert_eq!(on_white(sample, 0), 255);
            assert_eq!(on_white(sample, 255), sample);
        }
        assert_eq!(on_white(0, 128), 127);
    }

    #[test]
    fn every_pixel_comes_once() {
        for interlaced in [false, true] {
            for (width, height) in [(1, 1), (2, 9), (4, 4), (5, 3), (8, 8), (17, 13)] {
                let mut seen: Vec<(u32, u32)> = decoding_order(width, height, interlaced)
                    .flat_map(|([first_x, step_x, ..], y)| {
                        (first_x..width).step_by(step_x as usize).map(move |x| (y, x))
                    })
                    .collect();
                seen.sort_unstable();
                let all: Vec<(u32, u32)> =
                    (0..height).flat_map(|y| (0..width).map(move |x| (y, x))).collect();
                assert_eq!(seen, all, "{width} × {height}, interlaced: {interlaced}");
            }
        }
    }
}
