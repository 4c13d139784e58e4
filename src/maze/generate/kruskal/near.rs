//! What lies near a place in a maze, long before all of it is built.
//!
//! A wall is kept if its two rooms are joined by lighter walls, so most of a maze is known by
//! looking only around the place. The tiles of 64 × 64 rooms about it are settled as they are for
//! the whole; each of the few walls that stay open to doubt is then decided by walking along it.
//! What is known equals the whole maze, and everything beyond is closed.

use std::ops::Range;

use super::band::bands;
use super::certain::SIDE;
use super::contract::{Contraction, Contractor, OUTSIDE};
use super::plane::{Room, WeightedPlane};
use super::tile::TileWork;
use crate::maze::{Direction, Generator, Grid, Maze, Size, Spec, StopRule, Tile};

/// How many tiles of rooms are known on each side of the place's own. The look goes one further.
const REACH: u32 = 7;

/// A maze that is known near one place only.
#[derive(Clone, Debug)]
pub struct Near {
    /// Outside of the known part, only its start and goal are sure to be open.
    pub maze: Maze,
    /// Which columns of tiles are known.
    pub columns: Range<u16>,
    /// Which rows of tiles are known.
    pub rows: Range<u16>,
}

impl Near {
    /// What lies near a place in the maze of this spec. `None` if that cannot be known: walls must
    /// come up by their weights, and nothing may be changed afterwards.
    pub fn new(spec: &Spec, place: Tile) -> Option<Self> {
        let is_pure = spec.generator() == Generator::Kruskal
            && spec.stop() == StopRule::Full
            && spec.loops().get() == 0
            && spec.shape().is_none();
        is_pure.then(|| Self::of_kruskal(spec.size(), spec.seed(), place))
    }

    fn of_kruskal(size: Size, seed: u64, place: Tile) -> Self {
        let across = Stretch::about(place.column, size.width());
        let down = Stretch::about(place.row, size.height());
        let mut grid = Grid::walls(size.columns(), size.rows());
        for room in down.looked_at.clone() {
            grid.open_every_other(2 * room as u16 + 1);
        }
        let mut rest = Contraction::EMPTY;
        settle_tiles(size, seed, [&across, &down], &mut grid, &mut rest);
        let plane = WeightedPlane { seed, within: Some(size) };
        for edge in rest.edges.iter().filter(|edge| edge.to != OUTSIDE) {
            let (tile, side) = wall(size, edge.key as u32);
            let (column, row) = (tile.column / 2, tile.row / 2);
            if across.known.contains(&column.into()) && down.known.contains(&row.into()) {
                let room = Room { column: column.into(), row: row.into() };
                let is_joined = plane.is_joined_around(room, side, &mut || true);
                grid.set(tile.step(side), is_joined == Some(false));
            }
        }
        for end in [size.start(), size.goal()] {
            grid.open(end);
        }
        let maze = Maze { grid, start: size.start(), goals: vec![size.goal()] };
        Self { maze, columns: across.tiles(), rows: down.tiles() }
    }
}

/// Opens all walls of the given rooms that are certainly open, and reports the uncertain ones.
fn settle_tiles(
    size: Size,
    seed: u64,
    [across, down]: [&Stretch; 2],
    grid: &mut Grid,
    rest: &mut Contraction,
) {
    let mut tile = TileWork::new(size, seed, [None; 2]);
    let mut tiles = Contraction::EMPTY;
    let bands_of_tiles = bands(grid, SIDE as u32).skip(down.looked_at.start as usize / SIDE);
    for mut band in bands_of_tiles.take(down.looked_at.len().div_ceil(SIDE)) {
        for column in across.looked_at.clone().step_by(SIDE) {
            let opened = tile.settle(column, band.first, &mut tiles);
            band.open_all(column, band.first, &opened);
        }
    }
    let open = |number| {
        let (tile, side) = wall(size, number);
        grid.open(tile.step(side));
    };
    Contractor::default().contract(&tiles, rest, open);
}

/// The room that a wall belongs to, and the wall's side of it.
fn wall(size: Size, number: u32) -> (Tile, Direction) {
    let side = if number.is_multiple_of(2) { Direction::Right } else { Direction::Down };
    (size.room(number / 2), side)
}

/// A range of rooms in one direction, in whole tiles as far as the maze goes.
struct Stretch {
    looked_at: Range<u32>,
    known: Range<u32>,
}

impl Stretch {
    fn about(place: u16, rooms: u16) -> Self {
        let side = SIDE as u32;
        let tile = u32::from(place / 2) / side;
        let reach = |tiles: u32| {
            tile.saturating_sub(tiles) * side..((tile + tiles + 1) * side).min(rooms.into())
        };
        Self { looked_at: reach(REACH + 1), known: reach(REACH) }
    }

    /// The tiles of the grid that are known: the walls on a room's right and below belong to it.
    const fn tiles(&self) -> Range<u16> {
        let begin = if self.known.start == 0 { 0 } else { 2 * self.known.start + 1 };
        begin as u16..(2 * self.known.end + 1) as u16
    }
}
