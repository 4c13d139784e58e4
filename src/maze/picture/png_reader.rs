//! Reads PNG pictures as mazes: dark is wall, light is open.
//!
//! The pixels are gone through up to three times: to see what is dark here, to find the tiles,
//! and to find marks where there are colours of marks. Each time takes memory for a bit per
//! pixel or tile at most.

use super::error::PictureError;
use super::png_format::{Colour, GOAL, MAX_GOALS, START};
use super::png_pixels::Pixels;
use crate::maze::bits::Bits;
use crate::maze::{Grid, MAX_SIDE, Maze, Reading, Tile, endpoints};

/// How far the darkest and the lightest pixel must be apart to be wall and open: a quarter of
/// the range, so that a single amber wall on cream is still one and shadows on paper are not.
const LEAST_CONTRAST: u8 = 64;

/// Reads a PNG picture, and says what had to be assumed.
pub fn examine_png(bytes: &[u8]) -> Result<Reading, PictureError> {
    Ok(Reading { maze: read_png(bytes)?, warnings: Vec::new() })
}

/// Reads a PNG picture of any colour type, ours or not, as a maze.
///
/// Start and goals are the whole tiles in exactly the colours in which they are written; without
/// any, they are found as in every unmarked maze.
pub fn read_png(bytes: &[u8]) -> Result<Maze, PictureError> {
    let pixels = Pixels::open(bytes)?;
    let overview = Overview::of(&pixels)?;
    let (grid, pixels_per_tile) = tiles(&pixels, &overview)?;
    let (start, goals) = if overview.has_marks {
        marks(&pixels, &grid, pixels_per_tile)?
    } else {
        (None, Vec::new())
    };
    let maze = endpoints::settle(grid, start, goals).ok_or(PictureError::NoOpenTile)??;
    Ok(maze)
}

/// What has to be known of all pixels before a single one can be judged.
struct Overview {
    /// Pixels at least as light as this are open.
    lightness_of_open: u8,
    has_marks: bool,
}

impl Overview {
    fn of(pixels: &Pixels) -> Result<Self, PictureError> {
        let (mut darkest, mut lightest) = (u8::MAX, u8::MIN);
        let mut sum = 0;
        let mut has_marks = false;
        pixels.each_row(|row| {
            for (_, colour) in row.pixels() {
                let lightness = lightness(colour);
                darkest = darkest.min(lightness);
                lightest = lightest.max(lightness);
                sum += u64::from(lightness);
                has_marks |= colour == START || colour == GOAL;
            }
        })?;
        let is_light = 2 * sum >= 255 * u64::from(pixels.width) * u64::from(pixels.height);
        let lightness_of_open = match lightest - darkest {
            LEAST_CONTRAST.. => darkest.midpoint(lightest),
            _ if is_light => u8::MIN,
            _ => u8::MAX,
        };
        Ok(Self { lightness_of_open, has_marks })
    }
}

/// How light a colour looks, from 0 for black to 255 for white.
fn lightness([red, green, blue]: Colour) -> u8 {
    ((299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000) as u8
}

/// The tiles, and how many pixels a side of them has.
fn tiles(pixels: &Pixels, overview: &Overview) -> Result<(Grid, u32), PictureError> {
    let silhouette = Silhouette::of(pixels, overview)?;
    let largest_side = silhouette.largest_tile_side();
    let fits = |side: u32| pixels.width.max(pixels.height) / side <= u32::from(MAX_SIDE);
    let pixels_per_tile = pixels
        .claimed_tile_side
        .filter(|&claimed| largest_side.is_multiple_of(claimed) && fits(claimed))
        .unwrap_or(largest_side);
    let (columns, rows) = (pixels.width / pixels_per_tile, pixels.height / pixels_per_tile);
    if !fits(pixels_per_tile) {
        return Err(PictureError::TooManyTiles { columns, rows, pixels_per_tile });
    }
    let mut grid = Grid::walls(columns as u16, rows as u16);
    for row in 0..grid.rows() {
        let lights = &silhouette.rows[usize::from(row) * pixels_per_tile as usize];
        for column in 0..grid.columns() {
            let open = lights.get(usize::from(column) * pixels_per_tile as usize);
            grid.set(Tile::new(column, row), open);
        }
    }
    Ok((grid, pixels_per_tile))
}

/// Which pixels are open, row by row.
struct Silhouette {
    width: u32,
    rows: Vec<Bits>,
}

impl Silhouette {
    fn of(pixels: &Pixels, overview: &Overview) -> Result<Self, PictureError> {
        let width = pixels.width;
        let mut rows = vec![Bits::zeros(width as usize); pixels.height as usize];
        pixels.each_row(|row| {
            let lights = &mut rows[row.y as usize];
            for (x, colour) in row.pixels() {
                lights.set(x as usize, lightness(colour) >= overview.lightness_of_open);
            }
        })?;
        Ok(Self { width, rows })
    }

    /// The side of the largest squares that the picture is a grid of: it divides the width, the
    /// height and every place where a row or a column differs from the one before.
    fn largest_tile_side(&self) -> u32 {
        let mut side = greatest_common_divisor(self.width, self.rows.len() as u32);
        for (y, row) in self.rows.iter().enumerate() {
            if side == 1 {
                break;
            }
            if y > 0 && *row == self.rows[y - 1] {
                continue;
            }
            side = greatest_common_divisor(side, y as u32);
            for x in 1..self.width {
                if row.get(x as usize) != row.get(x as usize - 1) {
                    side = greatest_common_divisor(side, x);
                }
            }
        }
        side
    }
}

fn greatest_common_divisor(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The whole tiles in the colour of the start and in that of goals.
fn marks(
    pixels: &Pixels,
    grid: &Grid,
    pixels_per_tile: u32,
) -> Result<(Option<Tile>, Vec<Tile>), PictureError> {
    // Where a pixel of a tile has another colour than that of the start, and of a goal.
    let mut is_other = [START, GOAL].map(|mark| (mark, Bits::zeros(grid.tiles())));
    pixels.each_row(|row| {
        for (x, colour) in row.pixels() {
            let tile = Tile::new((x / pixels_per_tile) as u16, (row.y / pixels_per_tile) as u16);
            for (mark, others) in &mut is_other {
                if colour != *mark {
                    others.set(grid.index(tile), true);
                }
            }
        }
    })?;
    let [mut starts, goals] = is_other.map(|(_, others)| {
        (0..grid.tiles()).filter(move |&index| !others.get(index)).map(|index| grid.tile(index))
    });
    let start = starts.next();
    if let Some(second) = starts.next() {
        return Err(PictureError::SecondPngStart {
            x: u32::from(second.column) * pixels_per_tile,
            y: u32::from(second.row) * pixels_per_tile,
        });
    }
    let goals: Vec<Tile> = goals.take(MAX_GOALS + 1).collect();
    if goals.len() > MAX_GOALS {
        return Err(PictureError::TooManyGoals);
    }
    Ok((start, goals))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn silhouette(rows: &[&str]) -> Silhouette {
        let width = rows[0].len();
        let rows = rows
            .iter()
            .map(|row| {
                let mut lights = Bits::zeros(width);
                for (x, _) in row.match_indices(' ') {
                    lights.set(x, true);
                }
                lights
            })
            .collect();
        Silhouette { width: width as u32, rows }
    }

    #[test]
    fn the_largest_tiles_that_fit_are_found() {
        assert_eq!(silhouette(&["#"]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["####", "####"]).largest_tile_side(), 2);
        assert_eq!(silhouette(&["##  ", "##  "]).largest_tile_side(), 2);
        assert_eq!(silhouette(&["#   ", "#   "]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["####", "    "]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["   ###   ", "   ###   ", "   ###   "]).largest_tile_side(), 3);
    }

    #[test]
    fn lightness_spans_the_whole_range() {
        assert_eq!(lightness([0; 3]), 0);
        assert_eq!(lightness([255; 3]), 255);
        assert!(lightness([0, 255, 0]) > lightness([255, 0, 0]));
        assert!(lightness([255, 0, 0]) > lightness([0, 0, 255]));
    }

    #[test]
    fn the_colours_of_ways_and_marks_pass_for_open_beside_walls_and_without() {
        use super::super::png_format::{OPEN, WALL, WAY};
        for colour in [WAY, START, GOAL] {
            assert!(lightness(colour) >= lightness(WALL).midpoint(lightness(OPEN)));
            assert!(lightness(OPEN) - lightness(colour) < LEAST_CONTRAST);
        }
    }
}
