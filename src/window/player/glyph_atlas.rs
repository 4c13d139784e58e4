//! Images of letters on pages of a fixed size, drawn when they are first needed. When the last page
//! is full all of them are cleared, but only between two frames, since macroquad draws a frame from
//! the contents of the pages at its end. There are more pages once a single frame has filled them.

use std::collections::HashMap;

use fontdue::Metrics;
use icetea_maze::picture::{Glyph, Vec2, vec2, whole_size};
use macroquad::texture::{FilterMode, Image, Texture2D};

const PAGE_SIDE: u16 = 1024;
const USUAL_PAGES: usize = 2;
const MOST_PAGES: usize = 4;

/// The middle of the white spot on each page, in parts of its side.
pub const WHITE_SPOT: Vec2 = Vec2::splat(SPOT_SIDE as f32 / 2.0 / PAGE_SIDE as f32);
const SPOT_SIDE: u16 = 4;

/// Small letters are drawn at this many positions within a pixel: otherwise their distances would
/// be uneven.
const PLACES: u8 = 4;
const SMALL: f32 = 40.0;

/// Larger letters are drawn at this size and scaled, so that none takes up a page.
const LARGEST: f32 = 480.0;

/// A letter's image on a page.
#[derive(Clone, Copy)]
pub struct Letter {
    pub page: u8,
    /// Its part of the page, in parts of the page's side.
    pub part: [Vec2; 2],
    /// Where it is drawn relative to the pen on the base line, in the screen's pixels.
    pub place: [Vec2; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct LetterKey {
    font: u8,
    index: u16,
    /// Sizes are rounded to half a pixel.
    half_pixels: u16,
    place: u8,
}

/// The letters that were drawn.
pub struct GlyphAtlas {
    pages: Vec<Page>,
    drawn: HashMap<LetterKey, Letter>,
    /// How many pages there may be.
    most_pages: usize,
    full: bool,
    /// Whether this is the first frame after all letters were cleared.
    is_cleared: bool,
}

impl GlyphAtlas {
    pub fn new() -> Self {
        Self {
            pages: vec![Page::new()],
            drawn: HashMap::new(),
            most_pages: USUAL_PAGES,
            full: false,
            is_cleared: false,
        }
    }

    pub fn begin_frame(&mut self) {
        if self.full {
            self.drawn.clear();
            self.pages.iter_mut().for_each(Page::wipe);
            let more = usize::from(self.is_cleared);
            self.most_pages = (self.most_pages + more).min(MOST_PAGES);
        }
        self.is_cleared = std::mem::take(&mut self.full);
    }

    /// Whether there was no room for a letter of this frame.
    pub fn is_full(&self) -> bool {
        self.full
    }

    /// The page that is there from the beginning.
    pub fn first_page(&self) -> Texture2D {
        self.pages[0].texture.clone()
    }

    pub fn page(&self, letter: Letter) -> &Texture2D {
        &self.pages[usize::from(letter.page)].texture
    }

    /// The number of positions within a pixel that a glyph can have.
    pub fn places(glyph: Glyph, size: f32) -> i32 {
        if whole_size(size * glyph.scale) <= SMALL { i32::from(PLACES) } else { 1 }
    }

    /// The image of a glyph at one of its positions within a pixel. `None` for a space, and once
    /// all pages are full: then the next frame has room.
    pub fn letter(&mut self, glyph: Glyph, size: f32, place: u8) -> Option<Letter> {
        let size = whole_size(size * glyph.scale);
        let key = LetterKey {
            font: glyph.font,
            index: glyph.index,
            half_pixels: (2.0 * size) as u16,
            place,
        };
        if let Some(letter) = self.drawn.get(&key) {
            return Some(*letter);
        }
        let picture = Self::draw(glyph, size, place);
        if picture.width == 0 || picture.height == 0 {
            return None;
        }
        let letter = self.keep(&picture, size.max(LARGEST) / LARGEST);
        self.full |= letter.is_none();
        self.drawn.extend(letter.map(|letter| (key, letter)));
        letter
    }

    fn draw(glyph: Glyph, size: f32, place: u8) -> Coverage {
        if size > SMALL {
            let (metrics, cover) = glyph.rasterize(size.min(LARGEST));
            return Coverage::whole(&metrics, cover);
        }
        let (metrics, cover) = glyph.rasterize(size * f32::from(PLACES));
        Coverage::shrunk(&metrics, &cover, i32::from(place))
    }

    /// Puts an image on the first page that has room, if need be on a new one.
    fn keep(&mut self, picture: &Coverage, stretch: f32) -> Option<Letter> {
        let size = [picture.width, picture.height];
        for page in 0..self.most_pages {
            if page == self.pages.len() {
                self.pages.push(Page::new());
            }
            if let Some([x, y]) = self.pages[page].room_for(size) {
                self.pages[page].upload(picture, [x, y]);
                let (corner, size) =
                    (vec2(x.into(), y.into()), vec2(size[0].into(), size[1].into()));
                let part = [corner / f32::from(PAGE_SIDE), (corner + size) / f32::from(PAGE_SIDE)];
                let place = [picture.offset * stretch, (picture.offset + size) * stretch];
                return Some(Letter { page: page as u8, part, place });
            }
        }
        None
    }
}

/// How much of each pixel a letter covers.
struct Coverage {
    width: u16,
    height: u16,
    /// From the pen on the base line to the upper left corner.
    offset: Vec2,
    cover: Vec<u8>,
}

impl Coverage {
    fn whole(metrics: &Metrics, cover: Vec<u8>) -> Self {
        let [width, height] = [metrics.width as u16, metrics.height as u16];
        let top = -(metrics.ymin + i32::from(height));
        Self { width, height, offset: vec2(metrics.xmin as f32, top as f32), cover }
    }

    /// From an image [`PLACES`] times as large, moved to the right by this many of its pixels.
    fn shrunk(metrics: &Metrics, large: &[u8], right: i32) -> Self {
        let times = i32::from(PLACES);
        let [width, height] = [metrics.width as u16, metrics.height as u16].map(i32::from);
        let (left, top) = (metrics.xmin + right, -(metrics.ymin + height));
        let (first_column, first_row) = (left.div_euclid(times), top.div_euclid(times));
        let columns = (left + width + times - 1).div_euclid(times) - first_column;
        let rows = (top + height + times - 1).div_euclid(times) - first_row;
        let mut sums = vec![0_u16; (columns * rows) as usize];
        for (index, &cover) in (0..).zip(large) {
            let (x, y) = (index % width, index / width);
            let column = (left + x).div_euclid(times) - first_column;
            let row = (top + y).div_euclid(times) - first_row;
            sums[(row * columns + column) as usize] += u16::from(cover);
        }
        let pixels = u16::from(PLACES) * u16::from(PLACES);
        Self {
            width: columns as u16,
            height: rows as u16,
            offset: vec2(first_column as f32, first_row as f32),
            cover: sums.into_iter().map(|sum| (sum / pixels) as u8).collect(),
        }
    }
}

/// A texture that is filled row by row.
struct Page {
    texture: Texture2D,
    next: [u16; 2],
    row_height: u16,
}

impl Page {
    fn new() -> Self {
        let blank = Image::gen_image_color(PAGE_SIDE, PAGE_SIDE, macroquad::color::BLANK);
        let texture = Texture2D::from_image(&blank);
        texture.set_filter(FilterMode::Nearest);
        let mut page = Self { texture, next: [0, 0], row_height: 0 };
        page.wipe();
        let spot = vec![u8::MAX; usize::from(SPOT_SIDE * SPOT_SIDE)];
        let [width, height] = [SPOT_SIDE, SPOT_SIDE];
        page.upload(&Coverage { width, height, offset: Vec2::ZERO, cover: spot }, [0, 0]);
        page
    }

    /// Clears all letters, but not the white spot.
    fn wipe(&mut self) {
        self.next = [SPOT_SIDE + 1, 0];
        self.row_height = SPOT_SIDE;
    }

    fn room_for(&mut self, [width, height]: [u16; 2]) -> Option<[u16; 2]> {
        if self.next[0] + width > PAGE_SIDE {
            self.next = [0, self.next[1] + self.row_height + 1];
            self.row_height = 0;
        }
        let [x, y] = self.next;
        if x + width > PAGE_SIDE || y + height > PAGE_SIDE {
            return None;
        }
        self.next[0] = x + width + 1;
        self.row_height = self.row_height.max(height);
        Some([x, y])
    }

    fn upload(&self, picture: &Coverage, [x, y]: [u16; 2]) {
        let [width, height] = [picture.width, picture.height];
        let bytes = picture.cover.iter().flat_map(|&cover| [255, 255, 255, cover]).collect();
        let image = Image { bytes, width, height };
        self.texture.update_part(&image, x.into(), y.into(), width.into(), height.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A filled image, four pixels each way, whose lower left corner is the pen.
    fn shrunk(right: i32) -> Coverage {
        let metrics = Metrics { width: 4, height: 4, ..Metrics::default() };
        Coverage::shrunk(&metrics, &[255; 16], right)
    }

    #[test]
    fn a_picture_on_whole_pixels_shrinks_to_whole_pixels() {
        let picture = shrunk(0);
        assert_eq!((picture.width, picture.height), (1, 1));
        assert_eq!(picture.cover, [255]);
        assert_eq!(picture.offset, vec2(0.0, -1.0));
    }

    #[test]
    fn a_picture_moved_by_a_quarter_covers_two_pixels() {
        let picture = shrunk(1);
        assert_eq!((picture.width, picture.height), (2, 1));
        assert_eq!(picture.cover, [191, 63]);
    }
}
