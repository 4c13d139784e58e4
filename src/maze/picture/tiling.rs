//! How the pixels of a picture are divided into tiles.
//!
//! Either all tiles are squares of one size, or walls are thinner or thicker than the rooms between
//! them. The share of the picture that contradicts a division tells how good it is.

use super::error::PictureError;
use super::exact::TilePlaces;
use super::silhouette::{RunLengths, Silhouette};
use crate::maze::{Grid, MAX_SIDE, Tile, Warning};

/// The largest shares of the walls that may contradict a division: to accept it at all, to accept
/// it without a warning, and to take it for the very lines that were drawn.
const WORST_MISFIT: f64 = 0.35;
const WORST_SILENT_MISFIT: f64 = 0.1;
const WORST_EXACT_MISFIT: f64 = 0.001;
/// Walls and rooms whose widths differ less are tiles of one size, blurred or scaled.
const LEAST_DIFFERENCE: f64 = 1.3;

/// How much rarer than the most frequent length one may be and still be that of walls; where many
/// edges are blurred, only nearly as frequent ones count.
const WAYS_TO_COUNT: [u64; 2] = [5, 2];

/// A division of a silhouette, and the resulting tiles.
pub struct Tiling {
    pub grid: Grid,
    /// Where each column and row ends, in pixels.
    columns: Vec<u32>,
    rows: Vec<u32>,
    pub warnings: Vec<Warning>,
    misfit: f64,
}

/// How wide walls and rooms are, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Widths {
    wall: f64,
    room: f64,
}

/// The tiles of a silhouette.
pub fn find(silhouette: &Silhouette) -> Result<Tiling, PictureError> {
    let side = silhouette.largest_tile_side();
    let runs = silhouette.runs();
    let widths = WAYS_TO_COUNT.into_iter().filter_map(|rarity| {
        let (wall, room) =
            (RunLengths::usual(&runs.walls, rarity)?, RunLengths::usual(&runs.gaps, rarity)?);
        Some(Widths { wall, room })
    });
    let longer = f64::from(silhouette.width.max(silhouette.height));
    let narrower = widths.clone().map(|it| it.wall.min(it.room)).reduce(f64::min);
    let squares = |side: f64| Tiling::of(silhouette, |length| even(length, side));
    let lines = best(widths.clone().filter(Widths::are_different).filter_map(|widths| {
        let mut tiling = Tiling::of(silhouette, |length| widths.alternating(length))?;
        tiling.warnings.push(Warning::Lines { wall: widths.wall, room: widths.room });
        Some(tiling).filter(Tiling::is_of_rooms)
    }));
    // Squares of the largest side that fits contradict nothing, but may be too many.
    let is_exact = narrower.is_none_or(|it| f64::from(side) * LEAST_DIFFERENCE >= it);
    let exact = if is_exact { squares(f64::from(side)) } else { None };
    if is_exact && exact.is_none() && lines.is_none() {
        let (columns, rows) = (silhouette.width / side, silhouette.height / side);
        return Err(PictureError::TooManyTiles { columns, rows, pixels_per_tile: side });
    }
    let mut found = match (lines, exact) {
        (Some(lines), _) if lines.misfit <= WORST_EXACT_MISFIT => lines,
        (_, Some(exact)) => exact,
        (lines, None) => {
            let near = widths.flat_map(|widths| widths.near(longer));
            let scaled = near.filter(|widths| !widths.are_different()).flat_map(|widths| {
                let side = f64::midpoint(widths.wall, widths.room);
                let rooms = Tiling::of(silhouette, |length| widths.alternating(length));
                let tilings = [squares(side), rooms.filter(Tiling::is_of_rooms)];
                tilings.into_iter().flatten().map(move |mut tiling| {
                    tiling.warnings.push(Warning::Fractional(side));
                    tiling
                })
            });
            best(scaled.chain(lines))
                .filter(|tiling| tiling.misfit <= WORST_MISFIT)
                .ok_or(PictureError::NoTiles)?
        }
    };
    if found.misfit > WORST_SILENT_MISFIT {
        found.warnings.push(Warning::Misfit((100.0 * found.misfit).round() as u32));
    }
    Ok(found)
}

/// The division that the picture contradicts least.
fn best(tilings: impl Iterator<Item = Tiling>) -> Option<Tiling> {
    tilings.min_by(|one, other| one.misfit.total_cmp(&other.misfit))
}

impl Widths {
    fn are_different(&self) -> bool {
        self.wall.max(self.room) >= LEAST_DIFFERENCE * self.wall.min(self.room)
    }

    /// These widths, and others with one or two rooms more or less along the longer side: the
    /// widths in a blurred picture are not exact enough to count many rooms.
    fn near(self, longer: f64) -> impl Iterator<Item = Self> {
        [0.0, 1.0, -1.0, 2.0, -2.0].into_iter().map(move |more| {
            let scale = 1.0 / (1.0 + more * (self.wall + self.room) / longer);
            Self { wall: self.wall * scale, room: self.room * scale }
        })
    }

    /// Where tiles end that are walls and rooms in turn, with a wall at either end.
    fn alternating(self, length: u32) -> Option<Vec<u32>> {
        let length = f64::from(length);
        let rooms = ((length - self.wall) / (self.wall + self.room)).round();
        if !(1.0..=f64::from(MAX_SIDE / 2)).contains(&rooms) {
            return None;
        }
        let pitch = (length - self.wall) / rooms;
        if !(0.0..pitch).contains(&self.wall) {
            return None;
        }
        let ends = (0..=rooms as u32).flat_map(|room| {
            let begin = pitch * f64::from(room);
            [begin, begin + self.wall]
        });
        Some(ends.skip(1).map(|end| end.round() as u32).collect())
    }
}

/// Where tiles of equal size end.
fn even(length: u32, side: f64) -> Option<Vec<u32>> {
    let count = (f64::from(length) / side).round();
    let is_possible = (1.0..=f64::from(MAX_SIDE)).contains(&count);
    let end = |tile: u32| (f64::from(length) * f64::from(tile) / count).round() as u32;
    is_possible.then(|| (1..=count as u32).map(end).collect())
}

impl Tiling {
    fn of(silhouette: &Silhouette, division: impl Fn(u32) -> Option<Vec<u32>>) -> Option<Self> {
        let (columns, rows) = (division(silhouette.width)?, division(silhouette.height)?);
        let mut grid = Grid::walls(columns.len() as u16, rows.len() as u16);
        let (mut wrong, mut walls) = (0_u64, 0_u64);
        let mut y = 0;
        for (row, &bottom) in (0..).zip(&rows) {
            // For each tile: its wall pixels, all its pixels, and both counts within its middle.
            let mut counts = vec![[0_u32; 4]; columns.len()];
            let middle_row = middle(y, bottom);
            for y in y..bottom {
                let mut x = 0;
                for (count, &right) in counts.iter_mut().zip(&columns) {
                    let middle_column = middle(x, right);
                    for x in x..right {
                        let is_wall = u32::from(silhouette.is_wall(x, y));
                        let is_middle =
                            u32::from(middle_row.contains(&y) && middle_column.contains(&x));
                        count[0] += is_wall;
                        count[1] += 1;
                        count[2] += is_wall * is_middle;
                        count[3] += is_middle;
                    }
                    x = right;
                }
            }
            for (column, [all_walls, all, middle_walls, middle]) in (0..).zip(counts) {
                let is_open = 2 * middle_walls < middle;
                grid.set(Tile::new(column, row), is_open);
                wrong += u64::from(if is_open { all_walls } else { all - all_walls });
                walls += u64::from(all_walls);
            }
            y = bottom;
        }
        let misfit = wrong as f64 / walls.max(1) as f64;
        Some(Self { grid, columns, rows, warnings: Vec::new(), misfit })
    }

    /// Whether it shows rooms between posts, most of which are walls.
    fn is_of_rooms(&self) -> bool {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let count = |parity: u16| {
            let tiles = (parity..rows).step_by(2).flat_map(|row| {
                (parity..columns).step_by(2).map(move |column| Tile::new(column, row))
            });
            let open = tiles.clone().filter(|&tile| self.grid.is_open(tile)).count();
            (open, tiles.count())
        };
        let ((open_posts, posts), (open_rooms, rooms)) = (count(0), count(1));
        columns.min(rows) >= 5 && 2 * open_posts <= posts && 2 * open_rooms > rooms
    }

    /// Which tile each pixel of a picture of this size belongs to.
    pub fn places(&self, walls: &Silhouette, (width, height): (u32, u32)) -> TilePlaces {
        let columns = tiles_of_pixels(&self.columns, walls.left, width);
        TilePlaces { columns, rows: tiles_of_pixels(&self.rows, walls.top, height) }
    }

    /// The tile at a pixel of the silhouette.
    pub fn tile_at(&self, x: u32, y: u32) -> Tile {
        let tile = |ends: &[u32], at: u32| ends.partition_point(|&end| end <= at) as u16;
        Tile::new(tile(&self.columns, x), tile(&self.rows, y))
    }
}

/// Which tile each pixel belongs to; the first `before` pixels belong to none.
fn tiles_of_pixels(ends: &[u32], before: u32, length: u32) -> Vec<Option<u16>> {
    let mut tiles = vec![None; before as usize];
    for (tile, &end) in (0..).zip(ends) {
        tiles.resize((before + end) as usize, Some(tile));
    }
    tiles.resize(length as usize, None);
    tiles
}

/// The middle half of a tile, at least one pixel.
const fn middle(begin: u32, end: u32) -> std::ops::Range<u32> {
    let quarter = (end - begin) / 4;
    begin + quarter..end - quarter
}
