//! All of a maze at once, by the walls' weights alone.
//!
//! The maze that union-find builds is the one minimum spanning tree under the walls' weights, so it
//! may be found in any order. Here it is found tile by tile, each of which fits into the
//! processor's nearest cache; what a [tile](super::tile) cannot settle by itself, a few walls in a
//! hundred, is [contracted](super::contract) to a graph of tiles; blocks of tiles are contracted to
//! a graph of blocks, bands of blocks to a last one of bands. Threads take bands in turn.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use super::band::{Band, bands};
use super::certain::SIDE;
use super::contract::{Contraction, Contractor};
use super::tile::TileWork;
use crate::maze::generate::weight::Weights;
use crate::maze::{Direction, Grid, ProgressFn, Size, Tile, at_once, report, yield_now};

/// The side of a block of tiles, in rooms.
const BLOCK: u32 = 8 * SIDE as u32;
/// Which share of the time is spent in bands, as measured.
const PARTS_SHARE: f64 = 0.97;

/// A maze of closed rooms whose walls are to be opened.
#[derive(Clone, Copy)]
pub struct Whole {
    pub size: Size,
    pub seed: u64,
    /// If set, only as much is opened as it takes to join these rooms.
    pub ends: Option<[Tile; 2]>,
}

/// What a worker thread reports to the waiting one.
enum News {
    /// Another tile is done.
    Tile,
    /// The thread has no more to do, or was told to give up.
    Over(Option<Contraction>),
}

#[derive(Default)]
struct Progress {
    tiles: AtomicU32,
    is_given_up: AtomicBool,
}

impl Whole {
    /// Opens the walls, on this many threads. Returns false as soon as the caller gives up.
    pub async fn open(self, grid: &mut Grid, threads: usize, on_progress: ProgressFn<'_>) -> bool {
        let Some(parts) = self.open_parts(grid, threads, on_progress).await else {
            return false;
        };
        let (mut contractor, mut rest) = (Contractor::default(), Contraction::EMPTY);
        contractor.begin(&parts, &mut rest);
        while contractor.advance(&mut rest, |wall| grid.open(self.tile(wall))) {
            if !report(on_progress, PARTS_SHARE).await {
                return false;
            }
        }
        // Only the ends are still separate, and this is the wall that joins them.
        if let [edge] = rest.edges[..] {
            grid.open(self.tile(edge.key as u32));
            return self.close_heavier(grid, edge.key, on_progress).await;
        }
        true
    }

    /// Settles all that can be settled within bands; the rest is the graph of the whole.
    async fn open_parts(
        self,
        grid: &mut Grid,
        threads: usize,
        on_progress: ProgressFn<'_>,
    ) -> Option<Contraction> {
        let tiles_of = |side: u16| u32::from(side).div_ceil(SIDE as u32);
        let tiles = tiles_of(self.size.width()) * tiles_of(self.size.height());
        let bands_count = u32::from(self.size.height()).div_ceil(BLOCK) as usize;
        let bands = Mutex::new(bands(grid, BLOCK));
        let progress = Progress::default();
        let mut tell = || {
            let share = f64::from(progress.tiles.load(Ordering::Relaxed)) / f64::from(tiles);
            let on_progress = on_progress(PARTS_SHARE * share);
            progress.is_given_up.fetch_or(!on_progress, Ordering::Relaxed);
            on_progress
        };
        if threads == 1 {
            return self.open_bands(&bands, &progress, tell).await;
        }
        let (sender, receiver) = channel();
        thread::scope(|scope| {
            for _ in 1..threads.min(bands_count) {
                let (sender, bands, progress) = (sender.clone(), &bands, &progress);
                let work = move || {
                    let part = at_once(self.open_bands(bands, progress, || {
                        let is_heard = sender.send(News::Tile).is_ok();
                        is_heard && !progress.is_given_up.load(Ordering::Relaxed)
                    }));
                    sender.send(News::Over(part))
                };
                // If the system gives no more threads, this one does all the work.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            drop(sender);
            let mut parts = at_once(self.open_bands(&bands, &progress, &mut tell))?;
            for news in receiver {
                match news {
                    News::Over(others) => parts.append(&others?),
                    News::Tile if !tell() => return None,
                    News::Tile => {}
                }
            }
            Some(parts)
        })
    }

    async fn open_bands<'a>(
        self,
        bands: &Mutex<impl Iterator<Item = Band<'a>>>,
        progress: &Progress,
        mut is_wanted: impl FnMut() -> bool,
    ) -> Option<Contraction> {
        let ends = self.ends.map_or([None; 2], |ends| ends.map(Some));
        let mut tile = TileWork::new(self.size, self.seed, ends);
        let mut contractor = Contractor::default();
        let [mut tiles, mut blocks, mut parts] = [const { Contraction::EMPTY }; 3];
        let (width, height) = (u32::from(self.size.width()), u32::from(self.size.height()));
        loop {
            let Some(mut band) = bands.lock().ok().and_then(|mut bands| bands.next()) else {
                return Some(parts);
            };
            for block in (0..width).step_by(BLOCK as usize) {
                tiles.clear();
                for row in (band.first..height.min(band.first + BLOCK)).step_by(SIDE) {
                    for column in (block..width.min(block + BLOCK)).step_by(SIDE) {
                        let opened = tile.settle(column, row, &mut tiles);
                        band.open_all(column, row, &opened);
                        progress.tiles.fetch_add(1, Ordering::Relaxed);
                        yield_now().await;
                        if !is_wanted() {
                            return None;
                        }
                    }
                }
                let open = |wall| band.open(wall, width);
                contractor.contract(&tiles, &mut blocks, open);
            }
            contractor.begin(&blocks, &mut parts);
            while contractor.advance(&mut parts, |wall| band.open(wall, width)) {
                yield_now().await;
                if !is_wanted() {
                    return None;
                }
            }
            blocks.clear();
        }
    }

    /// Closes the walls again that come up after the given one.
    async fn close_heavier(self, grid: &mut Grid, last: u64, on_progress: ProgressFn<'_>) -> bool {
        let weights = Weights::new(self.seed);
        let width = u32::from(self.size.width());
        for row in 0..u32::from(self.size.height()) {
            if !report(on_progress, PARTS_SHARE).await {
                return false;
            }
            let weights = weights.row(row);
            for column in 0..width {
                let (room, number) = (weights.room(column), (row * width + column) * 2);
                for (weight, wall) in [(room.right, number), (room.below, number + 1)] {
                    if u64::from(weight) << 32 | u64::from(wall) > last {
                        grid.set(self.tile(wall), false);
                    }
                }
            }
        }
        true
    }

    /// The tile of the wall with this number.
    fn tile(self, wall: u32) -> Tile {
        let side = if wall.is_multiple_of(2) { Direction::Right } else { Direction::Down };
        self.size.room(wall / 2).step(side)
    }
}
