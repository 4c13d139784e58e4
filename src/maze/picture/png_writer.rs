//! Writes mazes as PNG pictures, row by row.

use std::io::{self, Write};

use png::{BitDepth, ColorType, DeflateCompression};

use super::error::WriteError;
use super::png_format::{
    self, Colour, GOAL, MAX_PIXELS, MAX_PIXELS_PER_TILE, OPEN, PIXELS_PER_TILE_KEYWORD, START,
    WALL, WAY,
};
use crate::maze::{Drawing, Ink, Maze};

/// How wide a tile is in pixels, unless that makes the picture larger than [`USUAL_SIDE`].
const USUAL_PIXELS: u32 = 16;
const USUAL_SIDE: u32 = 8192;

/// How wide the tiles of this maze's picture are by default.
pub fn usual_pixels(maze: &Maze) -> u32 {
    let longer_side = maze.grid().columns().max(maze.grid().rows());
    (USUAL_SIDE / u32::from(longer_side)).clamp(1, USUAL_PIXELS)
}

/// Writes a drawing as a PNG picture: black walls on white, and light colours for a path and marks.
/// Only a row of pixels is held in memory, however large the picture is.
pub fn write_png(
    drawing: &Drawing,
    pixels_per_tile: u32,
    out: impl io::Write,
) -> Result<(), WriteError> {
    let grid = drawing.maze.grid();
    check_png_size((grid.columns(), grid.rows()), pixels_per_tile)?;
    let width = u32::from(grid.columns()) * pixels_per_tile;
    let height = u32::from(grid.rows()) * pixels_per_tile;
    let palette = Palette::of(drawing);

    let mut encoder = png::Encoder::new(out, width, height);
    palette.set_up(&mut encoder);
    // Rows of so few colours compress best without a filter, and randomness cannot be compressed:
    // trying harder takes six times as long for a twentieth less.
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    encoder.add_text_chunk(PIXELS_PER_TILE_KEYWORD.to_owned(), pixels_per_tile.to_string())?;
    let mut writer = encoder.write_header()?;
    let mut pixels = writer.stream_writer()?;
    let mut packed = Vec::new();
    for row in 0..grid.rows() {
        palette.pack(drawing, row, pixels_per_tile, &mut packed);
        for _ in 0..pixels_per_tile {
            pixels.write_all(&packed)?;
        }
    }
    pixels.finish()?;
    writer.finish()?;
    Ok(())
}

/// Writes a picture of any colours, each pixel red, green and blue, row by row.
pub fn write_colours(
    width: u32,
    rows: impl ExactSizeIterator<Item = Vec<u8>>,
    out: impl io::Write,
) -> Result<(), WriteError> {
    let mut encoder = png::Encoder::new(out, width, rows.len() as u32);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(png::Filter::Sub);
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    let mut writer = encoder.write_header()?;
    let mut pixels = writer.stream_writer()?;
    for row in rows {
        pixels.write_all(&row)?;
    }
    pixels.finish()?;
    writer.finish()?;
    Ok(())
}

/// Whether [`write_png`] accepts this maze at this size.
pub fn check_png_size(sides: (u16, u16), pixels_per_tile: u32) -> Result<(), WriteError> {
    if !(1..=MAX_PIXELS_PER_TILE).contains(&pixels_per_tile) {
        return Err(WriteError::PixelsPerTile(pixels_per_tile));
    }
    // Even the largest grid fits with one pixel per tile.
    let largest = (1..=MAX_PIXELS_PER_TILE)
        .rev()
        .find(|&side| png_format::pixels(sides, side) <= MAX_PIXELS)
        .unwrap_or(1);
    if pixels_per_tile > largest {
        let (columns, rows) = sides;
        return Err(WriteError::TooLarge { columns, rows, pixels_per_tile, largest });
    }
    Ok(())
}

/// The colours of a drawing, each at the index that stands for it in the picture.
struct Palette(Vec<(Ink, Colour)>);

impl Palette {
    fn of(drawing: &Drawing) -> Self {
        // In this order, a picture of two colours is a valid greyscale picture as well.
        let mut colours = vec![(Ink::Wall, WALL), (Ink::Open, OPEN)];
        if drawing.has_path() {
            colours.push((Ink::Way, WAY));
        }
        if drawing.has_marks() {
            colours.extend([(Ink::Start, START), (Ink::Goal, GOAL)]);
        }
        Self(colours)
    }

    fn depth(&self) -> BitDepth {
        match self.0.len() {
            ..=2 => BitDepth::One,
            3 | 4 => BitDepth::Two,
            _ => BitDepth::Four,
        }
    }

    fn bits(&self) -> u8 {
        self.depth() as u8
    }

    fn set_up<W: Write>(&self, encoder: &mut png::Encoder<'_, W>) {
        encoder.set_depth(self.depth());
        if self.0.len() == 2 {
            encoder.set_color(ColorType::Grayscale);
        } else {
            encoder.set_color(ColorType::Indexed);
            encoder.set_palette(self.0.iter().flat_map(|&(_, colour)| colour).collect::<Vec<u8>>());
        }
    }

    fn number(&self, ink: Ink) -> u8 {
        self.0.iter().position(|&(other, _)| other == ink).unwrap_or(0) as u8
    }

    /// Packs a row of tiles as one row of pixels, the leftmost in the highest bits of a byte.
    fn pack(&self, drawing: &Drawing, row: u16, pixels_per_tile: u32, packed: &mut Vec<u8>) {
        packed.clear();
        let bits = self.bits();
        if let Some(words) = drawing.open_words(row).filter(|_| bits == 1 && pixels_per_tile == 1) {
            packed.extend(words.flat_map(|word| word.reverse_bits().to_be_bytes()));
            let columns = usize::from(drawing.maze.grid().columns());
            packed.truncate(columns.div_ceil(8));
            if let Some(last) = packed.last_mut().filter(|_| columns % 8 != 0) {
                *last &= u8::MAX << (8 - columns % 8);
            }
            return;
        }
        let numbers = Ink::ALL.map(|ink| self.number(ink));
        let (mut byte, mut free) = (0, 8);
        drawing.inks(row).for_each(|ink| {
            for _ in 0..pixels_per_tile {
                free -= bits;
                byte |= numbers[ink as usize] << free;
                if free == 0 {
                    packed.push(byte);
                    (byte, free) = (0, 8);
                }
            }
        });
        if free < 8 {
            packed.push(byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Grid, Tile};

    fn row_of_open_tiles(columns: u16) -> Maze {
        let mut grid = Grid::walls(columns, 1);
        for column in 0..columns {
            grid.open(Tile::new(column, 0));
        }
        Maze::new(grid, Tile::new(0, 0), vec![Tile::new(columns - 1, 0)]).unwrap()
    }

    #[test]
    fn pixels_fill_bytes_from_the_left() {
        let maze = row_of_open_tiles(3);
        let drawing = Drawing::new(&maze).with_path([Tile::new(1, 0)]);
        let palette = Palette::of(&drawing);
        let mut packed = Vec::new();
        palette.pack(&drawing, 0, 2, &mut packed);
        assert_eq!(palette.bits(), 2);
        assert_eq!(packed, [0b01_01_10_10, 0b01_01_00_00]);
    }

    /// Rows of every length come out equal whether they are packed by the word or by the tile.
    #[test]
    fn a_row_of_small_tiles_is_every_second_pixel_of_one_of_large_tiles() {
        for columns in 4..200 {
            let mut grid = Grid::walls(columns, 4);
            for column in 1..columns - 1 {
                grid.set(Tile::new(column, 1), column == 1 || column % 3 > 0 && column % 7 != 1);
                grid.open(Tile::new(column, 2));
            }
            let maze = Maze::new(grid, Tile::new(1, 1), vec![Tile::new(columns - 2, 2)]).unwrap();
            let drawing = Drawing::new(&maze);
            let palette = Palette::of(&drawing);
            let [small, large] = [1, 2].map(|pixels_per_tile| {
                let mut packed = Vec::new();
                palette.pack(&drawing, 1, pixels_per_tile, &mut packed);
                packed
            });
            let pixel = |packed: &[u8], place: usize| packed[place / 8] << (place % 8) & 0x80;
            assert_eq!(small.len(), usize::from(columns).div_ceil(8));
            for place in 0..8 * small.len() {
                let expected = if place < columns.into() { pixel(&large, 2 * place) } else { 0 };
                assert_eq!(pixel(&small, place), expected, "{columns} columns, {place}");
            }
        }
    }

    #[test]
    fn as_few_bits_as_the_colours_need() {
        let maze = row_of_open_tiles(3);
        let marked =
            Maze::new(maze.grid().clone(), Tile::new(1, 0), vec![Tile::new(0, 0)]).unwrap();
        let bits = |drawing: Drawing| Palette::of(&drawing).bits();
        assert_eq!(bits(Drawing::new(&maze)), 1);
        assert_eq!(bits(Drawing::new(&maze).with_path([])), 2);
        assert_eq!(bits(Drawing::new(&marked)), 2);
        assert_eq!(bits(Drawing::new(&marked).with_path([])), 4);
    }
}
