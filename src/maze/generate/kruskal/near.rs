//! What lies near a place in a maze, long before all of it is built.
//!
//! A wall is kept if its two rooms are joined by lighter walls, so most of a maze is known by
//! looking only around the place. The tiles of 64 × 64 rooms about it are settled as they are for
//! the whole; each of the few walls that stay open to doubt is then decided by walking along it.
//! What is known equals the whole maze, and everything beyond is closed.

use std::ops::Range;

use super::band::{Band, bands, wall_tile};
use super::certain::SIDE;
use super::contract::OUTSIDE;
use super::leaf::{LeafWork, OpenWalls};
use super::plane::{Room, WeightedPlane};
use super::tile::{Opened, numbered_wall};
use crate::maze::{Direction, Generator, Grid, Maze, Size, Spec, StopRule, Tile, at_once};

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
        let sides = [size.width(), size.height()].map(u32::from);
        let (first, end) = (
            [&across, &down].map(|stretch| stretch.looked_at.start),
            [across.looked_at.end, down.looked_at.end],
        );
        let mut leaf = LeafWork::new(sides, seed, [None; 2]);
        let mut opening = InBands { bands: bands(&mut grid, SIDE as u32).collect(), first };
        let settled = at_once(leaf.settle(first, end, &mut opening, &mut |_| true));
        let rest = settled.expect("it is always wanted");
        drop(opening);
        let plane = WeightedPlane { seed, within: Some(size) };
        for edge in rest.edges.iter().filter(|edge| edge.to != OUTSIDE) {
            let (room, is_below) = numbered_wall(edge.key as u32);
            let [column, row] = [first[0] + room[0], first[1] + room[1]];
            if across.known.contains(&column) && down.known.contains(&row) {
                let room = Room { column: column.into(), row: row.into() };
                let side = if is_below { Direction::Down } else { Direction::Right };
                let is_joined = plane.is_joined_around(room, side, &mut || true);
                let tile = Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
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

/// Opens walls from a room on, in a grid whose bands are a tile of rooms high.
struct InBands<'a> {
    bands: Vec<Band<'a>>,
    first: [u32; 2],
}

impl OpenWalls for InBands<'_> {
    fn open_tile(&mut self, [column, row]: [u32; 2], opened: &Opened) {
        let [column, row] = [self.first[0] + column, self.first[1] + row];
        self.bands[row as usize / SIDE].open_tile(column, row, opened);
    }

    fn open(&mut self, [column, row]: [u32; 2], is_below: bool) {
        let [column, row] = wall_tile([self.first[0] + column, self.first[1] + row], is_below);
        self.bands[row as usize / (2 * SIDE)].open(column, row);
    }
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
