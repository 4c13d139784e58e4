//! How tiles become pixels: several for each tile, or one for a square of tiles.

use crate::game::tuning::{FILM_LARGEST_ROOM_PIXELS, FILM_MOST_PIXELS};
use crate::maze::Tile;

/// How tiles become pixels.
#[derive(Clone, Copy, Debug)]
pub enum FilmScale {
    /// The pixels for a tile at an even coordinate and for one at an odd.
    Large { even: u32, odd: u32 },
    /// The tiles along a side of a pixel.
    Small { tiles: u32 },
}

/// A rectangle of pixels: left, top, and right, bottom, which are exclusive.
#[derive(Clone, Copy, Debug)]
pub struct PixelArea {
    pub left: u32,
    pub top: u32,
    pub right: u32,
    pub bottom: u32,
}

impl FilmScale {
    /// The largest scale at which this many tiles fit into a film.
    pub fn fitting(tiles: u32, of_rooms: bool) -> Self {
        let most = u32::from(FILM_MOST_PIXELS);
        if tiles > most {
            return Self::Small { tiles: tiles.div_ceil(most) };
        }
        let largest = u32::from(FILM_LARGEST_ROOM_PIXELS);
        if !of_rooms {
            let side = (most / tiles).min(largest);
            return Self::Large { even: side, odd: side };
        }
        // A wall takes a quarter of the distance between rooms.
        let rooms = (tiles / 2).max(1);
        let fits = |pitch: u32| rooms * pitch + (pitch / 4).max(1) <= most;
        let pitch = (2..=largest).rev().find(|&pitch| fits(pitch)).unwrap_or(2);
        let even = (pitch / 4).max(1);
        Self::Large { even, odd: pitch - even }
    }

    /// The number of pixels for `tiles` tiles.
    pub fn pixels(self, tiles: u32) -> u32 {
        match self {
            Self::Large { even, odd } => tiles.div_ceil(2) * even + tiles / 2 * odd,
            Self::Small { tiles: side } => tiles.div_ceil(side),
        }
    }

    /// The pixels of a tile.
    pub fn area(self, tile: Tile) -> PixelArea {
        let [column, row] = [tile.column, tile.row].map(u32::from);
        PixelArea {
            left: self.pixels(column),
            top: self.pixels(row),
            right: self.pixels(column + 1),
            bottom: self.pixels(row + 1),
        }
    }
}

impl PixelArea {
    /// The square in its middle, of which a side is one `parts`-th of the area's longer side.
    pub fn inner(self, parts: u32) -> Self {
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        let side = (width.max(height) / parts).max(1);
        let half = |length: u32| length.saturating_sub(side) / 2;
        let (x, y) = (half(width), half(height));
        Self {
            left: self.left + x,
            top: self.top + y,
            right: self.right - x,
            bottom: self.bottom - y,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_fits_and_every_tile_is_to_be_seen_where_it_can() {
        for of_rooms in [true, false] {
            for tiles in [3_u32, 5, 61, 399, 401, 799, 800, 801, 2001, 65_535] {
                let scale = FilmScale::fitting(tiles, of_rooms);
                assert!((1..=u32::from(FILM_MOST_PIXELS)).contains(&scale.pixels(tiles)));
                if tiles <= u32::from(FILM_MOST_PIXELS) {
                    for place in 0..tiles {
                        assert!(scale.pixels(place) < scale.pixels(place + 1));
                    }
                }
            }
        }
    }
}
