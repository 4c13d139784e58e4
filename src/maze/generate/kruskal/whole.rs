//! All of a maze at once, by the walls' weights alone.
//!
//! The maze that union-find builds is the one minimum spanning tree under the walls' weights, so it
//! may be found in any order. Here it is found leaf by leaf and [square](super::squares) by square,
//! and the walls are opened in a grid as soon as they are decided.

use std::sync::Mutex;

use super::band::{Band, bands, wall_tile};
use super::leaf::{LeafWork, OpenWalls};
use super::square::Square;
use super::squares::{SquareWork, Squares, held};
use super::tile::Opened;
use crate::maze::generate::weight::Weights;
use crate::maze::{Direction, Grid, ProgressFn, Size, Tile, report};

/// The side of a leaf, in rooms: a few milliseconds' work.
const LEAF: u32 = 512;
/// Which share of the time it takes to open all walls, where some are closed again.
const OPENING_SHARE: f64 = 0.97;

/// A maze of closed rooms whose walls are to be opened.
#[derive(Clone, Copy)]
pub struct Whole {
    pub size: Size,
    pub seed: u64,
    /// If set, only as much is opened as it takes to join these rooms.
    pub ends: Option<[Tile; 2]>,
}

/// The grid, each row of leaves for itself.
struct OpenGrid<'a> {
    size: [u32; 2],
    seed: u64,
    ends: [Option<[u32; 2]>; 2],
    bands: Vec<Mutex<Band<'a>>>,
}

impl Whole {
    /// Opens the walls, on this many threads. Returns false as soon as the caller gives up.
    pub async fn open(self, grid: &mut Grid, threads: usize, on_progress: ProgressFn<'_>) -> bool {
        let size = [self.size.width(), self.size.height()].map(u32::from);
        let room = |tile: Tile| [tile.column, tile.row].map(|place| u32::from(place / 2));
        let open_grid = OpenGrid {
            size,
            seed: self.seed,
            ends: self.ends.map_or([None; 2], |ends| ends.map(|end| Some(room(end)))),
            bands: bands(grid, LEAF).map(Mutex::new).collect(),
        };
        let mut squares = Squares::new(size, LEAF);
        let tell = &mut |share| on_progress(share * OPENING_SHARE);
        let Some(rest) = squares.complete(&open_grid, threads, tell).await else {
            return false;
        };
        // Only the ends are still separate, and this is the wall that joins them.
        if let [last] = rest.walls[..] {
            let (room, is_below) = last.place();
            open_grid.open(room, is_below);
            drop(open_grid);
            return self.close_heavier(grid, (last.weight, last.wall), on_progress).await;
        }
        true
    }

    /// Closes the walls again that come up after the given one.
    async fn close_heavier(
        self,
        grid: &mut Grid,
        last: (u32, u64),
        on_progress: ProgressFn<'_>,
    ) -> bool {
        let weights = Weights::new(self.seed);
        for row in 0..self.size.height() {
            if !report(on_progress, OPENING_SHARE).await {
                return false;
            }
            let weights = weights.row(row.into());
            for column in 0..self.size.width() {
                let room = weights.room(column.into());
                let number = u64::from(row) << 32 | u64::from(column) << 1;
                let tile = Tile::new(2 * column + 1, 2 * row + 1);
                for (weight, wall, side) in [
                    (room.right, number, Direction::Right),
                    (room.below, number + 1, Direction::Down),
                ] {
                    if (weight, wall) > last {
                        grid.set(tile.step(side), false);
                    }
                }
            }
        }
        true
    }
}

impl OpenGrid<'_> {
    fn open(&self, room: [u32; 2], is_below: bool) {
        let [column, row] = wall_tile(room, is_below);
        held(&self.bands[(row / (2 * LEAF)) as usize]).open(column, row);
    }
}

impl SquareWork for OpenGrid<'_> {
    type Worker = LeafWork;
    type Square = Square;

    fn worker(&self) -> LeafWork {
        LeafWork::new(self.size, self.seed, self.ends)
    }

    async fn leaf(
        &self,
        worker: &mut LeafWork,
        at: [u32; 2],
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Square> {
        let first = at.map(|place| place * LEAF);
        let end = [0, 1].map(|line| self.size[line].min(first[line] + LEAF));
        let mut opening = InGrid { grid: self, first };
        let rest = worker.settle(first, end, &mut opening, on_rooms).await?;
        Some(Square::of_leaf(first, rest))
    }

    fn join(&self, parts: Vec<Square>) -> Square {
        Square::join(parts, |wall| {
            let (room, is_below) = wall.place();
            self.open(room, is_below);
        })
    }
}

/// Opens the walls of a leaf in the grid.
struct InGrid<'a, 'b> {
    grid: &'a OpenGrid<'b>,
    first: [u32; 2],
}

impl OpenWalls for InGrid<'_, '_> {
    fn open_tile(&mut self, [column, row]: [u32; 2], opened: &Opened) {
        let [column, row] = [self.first[0] + column, self.first[1] + row];
        held(&self.grid.bands[(row / LEAF) as usize]).open_tile(column, row, opened);
    }

    fn open(&mut self, [column, row]: [u32; 2], is_below: bool) {
        self.grid.open([self.first[0] + column, self.first[1] + row], is_below);
    }
}
