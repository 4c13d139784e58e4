//! A film of whole paintings as a GIF: each frame holds only the pixels that have changed.

use std::borrow::Cow;
use std::io;

use super::palette::{MOST, Palette};
use super::{Painting, system_error};

/// A film to which paintings are added one by one.
#[derive(Default)]
pub struct PaintedFilm {
    /// The first error.
    error: Option<io::Error>,
    encoder: Option<gif::Encoder<Vec<u8>>>,
    /// The pixels of the last painting, each as one number of red, green and blue.
    seen: Vec<u32>,
}

/// Transparent: the previous pixel stays visible.
const SAME: u8 = MOST as u8;

impl PaintedFilm {
    /// Adds a painting of the same size as those before it, shown for this long.
    pub fn add(&mut self, painting: &Painting, centiseconds: u16) {
        if self.error.is_none() {
            self.error = self.write(painting, centiseconds).err();
        }
    }

    fn write(&mut self, painting: &Painting, centiseconds: u16) -> io::Result<()> {
        let pixels: Vec<u32> = painting.bytes.chunks_exact(4).map(pixel).collect();
        if self.encoder.is_none() {
            self.encoder = Some(begun(painting)?);
        }
        let width = painting.width as usize;
        let is_new = |place: &usize| self.seen.get(*place) != Some(&pixels[*place]);
        let changed: Vec<usize> = (0..pixels.len()).filter(is_new).collect();
        let palette = Palette::of(changed.iter().map(|&place| pixels[place]));
        let (left, right) = bounds(changed.iter().map(|place| place % width));
        let (top, bottom) = bounds(changed.iter().map(|place| place / width));
        let across = right - left;
        let mut buffer = vec![SAME; across * (bottom - top)];
        for place in changed {
            let (x, y) = (place % width - left, place / width - top);
            buffer[across * y + x] = palette.number(pixels[place]);
        }
        let mut colours = palette.colours;
        colours.resize(MOST + 1, [0; 3]);
        let frame = gif::Frame {
            left: left as u16,
            top: top as u16,
            width: across as u16,
            height: (bottom - top) as u16,
            buffer: Cow::Owned(buffer),
            delay: centiseconds,
            palette: Some(colours.into_flattened()),
            transparent: Some(SAME),
            ..gif::Frame::default()
        };
        self.seen = pixels;
        match &mut self.encoder {
            Some(encoder) => encoder.write_frame(&frame).map_err(system_error),
            None => Ok(()),
        }
    }

    pub(super) fn finish(self) -> io::Result<Vec<u8>> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let encoder = self.encoder.ok_or(io::ErrorKind::InvalidData)?;
        encoder.into_inner().map_err(system_error)
    }
}

fn begun(painting: &Painting) -> io::Result<gif::Encoder<Vec<u8>>> {
    let side = |length| u16::try_from(length).map_err(io::Error::other);
    let (width, height) = (side(painting.width)?, side(painting.height)?);
    let mut encoder = gif::Encoder::new(Vec::new(), width, height, &[]).map_err(system_error)?;
    encoder.set_repeat(gif::Repeat::Infinite).map_err(system_error)?;
    Ok(encoder)
}

fn pixel(bytes: &[u8]) -> u32 {
    u32::from_be_bytes([0, bytes[0], bytes[1], bytes[2]])
}

/// The smallest of these positions and the one after the largest; an empty range if there are none.
fn bounds(places: impl Iterator<Item = usize>) -> (usize, usize) {
    let all = places.fold(None, |all: Option<(usize, usize)>, place| {
        let (least, end) = all.unwrap_or((place, place));
        Some((least.min(place), end.max(place + 1)))
    });
    all.unwrap_or((0, 1))
}
