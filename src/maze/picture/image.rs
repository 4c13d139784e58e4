//! Pictures of any readable format, as pixels.

use super::error::PictureError;
use super::png_format::Colour;
use super::png_pixels::Pixels;
use super::pnm::{Pnm, is_pnm};
use crate::maze::memory;

/// The most memory that each pixel takes while tiles are searched for: a few bits.
const BYTES_PER_PIXEL: u64 = 1;

/// A picture whose header has been read.
pub enum Image<'a> {
    Png(Pixels<'a>),
    Pnm(Pnm<'a>),
}

impl<'a> Image<'a> {
    pub fn open(bytes: &'a [u8]) -> Result<Self, PictureError> {
        let image = if is_pnm(bytes) {
            Self::Pnm(Pnm::open(bytes)?)
        } else {
            Self::Png(Pixels::open(bytes)?)
        };
        let (width, height) = image.size();
        memory::check(u64::from(width) * u64::from(height), BYTES_PER_PIXEL)?;
        Ok(image)
    }

    /// How many pixels wide and high it is.
    pub const fn size(&self) -> (u32, u32) {
        match self {
            Self::Png(png) => (png.width, png.height),
            Self::Pnm(pnm) => (pnm.width, pnm.height),
        }
    }

    /// Visits every pixel once, with its column and row.
    pub fn each_pixel(&self, mut show: impl FnMut(u32, u32, Colour)) -> Result<(), PictureError> {
        match self {
            Self::Png(png) => png.each_pixel(&mut show),
            Self::Pnm(pnm) => pnm.each_pixel(&mut show),
        }
    }
}
