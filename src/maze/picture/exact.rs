//! Pictures exactly as the game writes them, and marks in exactly its colours.

use super::error::PictureError;
use super::image::Image;
use super::png_format::{GOAL, MAX_GOALS, OPEN, START, WALL, WAY};
use crate::maze::bits::Bits;
use crate::maze::memory::{self, BYTES_PER_TILE};
use crate::maze::{Grid, MAX_SIDE, Maze, Tile, endpoints};

/// Which tile each pixel column and row belongs to.
pub struct TilePlaces {
    pub columns: Vec<Option<u16>>,
    pub rows: Vec<Option<u16>>,
}

/// Reads a picture that states its tile size and consists of nothing else; `None` for any other.
pub fn read(image: &Image) -> Result<Option<Maze>, PictureError> {
    let Image::Png(png) = image else { return Ok(None) };
    let (width, height) = image.size();
    let fits = |side: &u32| {
        *side > 0
            && width.is_multiple_of(*side)
            && height.is_multiple_of(*side)
            && width.max(height) / side <= u32::from(MAX_SIDE)
    };
    let Some(side) = png.claimed_tile_side.filter(fits) else { return Ok(None) };
    let all = |length: u32| (0..length).map(|at| Some((at / side) as u16)).collect();
    let places = TilePlaces { columns: all(width), rows: all(height) };
    let (columns, rows) = (width / side, height / side);
    memory::check(u64::from(columns) * u64::from(rows), BYTES_PER_TILE)?;
    let mut grid = Grid::walls(columns as u16, rows as u16);
    let mut has_walls = Bits::zeros(grid.tiles());
    let mut is_ours = true;
    image.each_pixel(|x, y, colour| {
        is_ours &= [WALL, OPEN, WAY, START, GOAL].contains(&colour);
        let tile = Tile::new((x / side) as u16, (y / side) as u16);
        if colour == WALL {
            has_walls.set(grid.index(tile), true);
        } else {
            grid.open(tile);
        }
    })?;
    if !is_ours || grid.open_tiles().any(|tile| has_walls.get(grid.index(tile))) {
        return Ok(None);
    }
    let (start, goals) = marks(image, &places, &grid)?;
    Ok(Some(endpoints::settle(grid, start, goals).ok_or(PictureError::NoOpenTile)??))
}

/// The whole tiles in the colour of the start and those in the colour of goals.
pub fn marks(
    image: &Image,
    places: &TilePlaces,
    grid: &Grid,
) -> Result<(Option<Tile>, Vec<Tile>), PictureError> {
    // The tiles with a pixel in the mark's colour, and those with a pixel in another colour.
    let mut found = [START, GOAL].map(|mark| (mark, [(); 2].map(|()| Bits::zeros(grid.tiles()))));
    image.each_pixel(|x, y, colour| {
        let Some((column, row)) = places.columns[x as usize].zip(places.rows[y as usize]) else {
            return;
        };
        let index = grid.index(Tile::new(column, row));
        for (mark, [own, other]) in &mut found {
            if colour == *mark { own } else { other }.set(index, true);
        }
    })?;
    let [mut starts, goals] = found.map(|(_, [own, other])| {
        let whole = (0..grid.tiles()).filter(move |&index| own.get(index) && !other.get(index));
        whole.map(|index| grid.tile(index))
    });
    let start = starts.next();
    if let Some(second) = starts.next() {
        let pixel = |tiles: &[Option<u16>], tile: u16| {
            tiles.iter().position(|&it| it == Some(tile)).unwrap_or(0) as u32
        };
        return Err(PictureError::SecondPngStart {
            x: pixel(&places.columns, second.column),
            y: pixel(&places.rows, second.row),
        });
    }
    let goals: Vec<Tile> = goals.take(MAX_GOALS + 1).collect();
    if goals.len() > MAX_GOALS {
        return Err(PictureError::TooManyGoals);
    }
    Ok((start, goals))
}
