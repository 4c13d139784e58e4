//! Reads pictures of mazes from any source.
//!
//! A picture that the game wrote says so and is read exactly. For any other, the threshold between
//! light and dark, the margin, the size of the tiles and the marks are found and reported.

use super::error::PictureError;
use super::exact;
use super::image::Image;
use super::silhouette::Silhouette;
use super::tiling::{self, Tiling};
use super::tones::{Spot, Tone, Tones};
use crate::maze::memory::{self, BYTES_PER_TILE};
use crate::maze::{Grid, Reading, Tile, Warning, endpoints, inside_out};

/// Reads a picture, and reports what had to be assumed.
pub fn examine(bytes: &[u8]) -> Result<Reading, PictureError> {
    let image = Image::open(bytes)?;
    if let Some(maze) = exact::read(&image)? {
        return Ok(Reading { maze, warnings: Vec::new() });
    }
    let tones = Tones::of(&image)?;
    let view = |wall| View::of(&image, &tones, wall);
    let shape = |view: &Result<View, _>| view.as_ref().map_or(Shape::None, |it| it.shape);
    let dark = view(Tone::Dark);
    let is_too_large = matches!(dark, Err(PictureError::TooManyTiles { .. }));
    if shape(&dark) < Shape::Perfect && !is_too_large {
        let light = view(Tone::Light);
        if shape(&light) > shape(&dark) {
            let mut reading = light?.read(&image, &tones)?;
            reading.warnings.insert(0, Warning::LightWalls);
            return Ok(reading);
        }
    }
    dark?.read(&image, &tones)
}

/// A picture with the pixels of one tone as walls.
struct View {
    silhouette: Silhouette,
    tiling: Tiling,
    shape: Shape,
}

/// How much like a maze a grid is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    None,
    /// Without a closed border, or in parts.
    Any,
    /// Everything is joined within a border that is closed except for two openings.
    Joined,
    /// In addition there is only one path between any two tiles.
    Perfect,
}

impl View {
    fn of(image: &Image, tones: &Tones, wall: Tone) -> Result<Self, PictureError> {
        let silhouette = Silhouette::of(image, tones, wall)?.ok_or(PictureError::NoWalls)?;
        let tiling = tiling::find(&silhouette)?;
        let shape = Shape::of(&tiling.grid);
        Ok(Self { silhouette, tiling, shape })
    }

    fn read(self, image: &Image, tones: &Tones) -> Result<Reading, PictureError> {
        let Self { silhouette, tiling, .. } = self;
        memory::check(tiling.grid.tiles() as u64, BYTES_PER_TILE)?;
        let mut warnings = Vec::new();
        let (width, height) = image.size();
        let (left, top) = (silhouette.left, silhouette.top);
        let right = width - left - silhouette.width;
        let bottom = height - top - silhouette.height;
        if [left, top, right, bottom] != [0; 4] {
            warnings.push(Warning::Margin { left, top, right, bottom });
        }
        warnings.extend(tiling.warnings.iter().cloned());
        let (start, goals) = match tones.spots[..] {
            [] => exact::marks(image, &tiling.places(&silhouette, image.size()), &tiling.grid)?,
            _ => ends(&tones.spots, &silhouette, &tiling, &mut warnings),
        };
        let mut grid = tiling.grid;
        for &tile in goals.iter().chain(&start) {
            grid.open(tile);
        }
        warnings.extend(endpoints::confirmation(&grid, start, &goals));
        let is_marked = start.is_some() && !goals.is_empty();
        let maze = endpoints::settle(grid, start, goals).ok_or(PictureError::NoOpenTile)??;
        Ok(Reading { maze, warnings }.doubted(is_marked))
    }
}

/// The tiles of the first and the last spot; spots are in the order of their hues.
fn ends(
    spots: &[Spot],
    silhouette: &Silhouette,
    tiling: &Tiling,
    warnings: &mut Vec<Warning>,
) -> (Option<Tile>, Vec<Tile>) {
    let tile = |spot: &Spot| {
        let (x, y) = (spot.x.checked_sub(silhouette.left)?, spot.y.checked_sub(silhouette.top)?);
        let tile = tiling.tile_at(x, y);
        tiling.grid.contains(tile).then_some((tile, spot.hue))
    };
    let mut found = spots.iter().filter_map(tile);
    let start = found.next();
    let goal = found.next_back().filter(|goal| start.is_some_and(|start| start.0 != goal.0));
    warnings.extend(start.map(|(_, hue)| Warning::Spot { hue, is_start: true }));
    warnings.extend(goal.map(|(_, hue)| Warning::Spot { hue, is_start: false }));
    (start.map(|start| start.0), goal.map(|goal| goal.0).into_iter().collect())
}

impl Shape {
    fn of(grid: &Grid) -> Self {
        let Some(first) = grid.open_tiles().next() else { return Self::None };
        if grid.border_openings().nth(2).is_some() {
            return Self::Any;
        }
        let open = grid.open_count();
        let passages = grid.open_tiles().map(|tile| grid.ways(tile)).sum::<usize>() / 2;
        if inside_out::reached(grid, first).1 < open {
            Self::Any
        } else if passages + 1 == open {
            Self::Perfect
        } else {
            Self::Joined
        }
    }
}
