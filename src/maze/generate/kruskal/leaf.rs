//! A leaf: a rectangle of rooms that is settled in one go, by nothing but the seed.
//!
//! Tiles are settled one by one, and what they leave is [contracted](super::contract) to a graph of
//! blocks of tiles, and that to a graph of the leaf. The few walls that are left depend on the rest of
//! the maze; all who settle the leaf get the same ones, in the same order.

use super::certain::SIDE;
use super::contract::{Contraction, Contractor};
use super::tile::{Opened, TileWork, numbered_wall};
use crate::maze::yield_now;

/// Takes the walls that a leaf opens. Rooms are counted from the leaf's first, by column and row.
pub trait OpenWalls {
    /// The opened walls of the tile that begins with this room.
    fn open_tile(&mut self, first: [u32; 2], opened: &Opened);
    /// One more wall: the one below this room, or the one on its right.
    fn open(&mut self, room: [u32; 2], is_below: bool);
}

/// Settles one leaf at a time, in memory that is reused for the next one.
pub struct LeafWork {
    tile: Box<TileWork>,
    contractor: Contractor,
    tiles: Contraction,
    blocks: Contraction,
    rest: Contraction,
}

/// The side of a block of tiles, in rooms.
const BLOCK: usize = 8 * SIDE;

impl LeafWork {
    /// Leaves of a maze this many rooms wide and high. `ends` are rooms that are to be kept apart.
    pub fn new(size: [u32; 2], seed: u64, ends: [Option<[u32; 2]>; 2]) -> Self {
        Self {
            tile: TileWork::new(size, seed, ends),
            contractor: Contractor::default(),
            tiles: Contraction::EMPTY,
            blocks: Contraction::EMPTY,
            rest: Contraction::EMPTY,
        }
    }

    /// Settles the rooms from `first` up to `end`, where tiles begin or the maze ends. Returns what
    /// is left, by rising weight. Reports now and then how many more rooms are settled; nothing is
    /// returned if the caller gives up.
    pub async fn settle(
        &mut self,
        first: [u32; 2],
        end: [u32; 2],
        opening: &mut impl OpenWalls,
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> Option<&Contraction> {
        self.blocks.clear();
        self.rest.clear();
        for block_row in (first[1]..end[1]).step_by(BLOCK) {
            for block_column in (first[0]..end[0]).step_by(BLOCK) {
                self.tiles.clear();
                let block_end = end[0].min(block_column + BLOCK as u32);
                for row in (block_row..end[1].min(block_row + BLOCK as u32)).step_by(SIDE) {
                    for column in (block_column..block_end).step_by(SIDE) {
                        let opened = self.tile.settle([column, row], first, &mut self.tiles);
                        opening.open_tile([column - first[0], row - first[1]], &opened);
                    }
                    yield_now().await;
                    let height = (end[1] - row).min(SIDE as u32);
                    if !on_rooms((block_end - block_column) * height) {
                        return None;
                    }
                }
                let open = |wall| open_numbered(opening, wall);
                self.contractor.contract(&self.tiles, &mut self.blocks, open);
            }
        }
        let open = |wall| open_numbered(opening, wall);
        self.contractor.contract(&self.blocks, &mut self.rest, open);
        Some(&self.rest)
    }
}

fn open_numbered(opening: &mut impl OpenWalls, wall: u32) {
    let (room, is_below) = numbered_wall(wall);
    opening.open(room, is_below);
}
