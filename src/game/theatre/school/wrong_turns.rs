//! Counts wrong turns, by the same rule for rats and players.
//!
//! The way of a runner is the trail without its detours: returning to a place of the way ends a
//! detour. If more than one direction other than back leads on from that place, the way taken there
//! was a wrong turn. So a dead end without branches counts once, however long it is, and turning
//! round in the middle of a corridor does not count.

use crate::maze::{Grid, Tile};

/// Counts wrong turns, place by place.
#[derive(Clone, Debug)]
pub(super) struct WrongTurns {
    /// The trail without its detours.
    pub path: Vec<Tile>,
    /// For each tile on the way its index plus one; 0 for all others.
    places: Vec<u32>,
    pub count: u32,
}

impl WrongTurns {
    pub fn new(grid: &Grid) -> Self {
        Self { path: Vec::new(), places: vec![0; grid.tiles()], count: 0 }
    }

    /// The runner has reached an open tile.
    pub fn come_to(&mut self, grid: &Grid, tile: Tile) {
        let place = self.places[grid.index(tile)] as usize;
        if place == 0 {
            self.path.push(tile);
            self.places[grid.index(tile)] = self.path.len() as u32;
        } else if place < self.path.len() {
            for left in self.path.drain(place..) {
                self.places[grid.index(left)] = 0;
            }
            let ways_back = usize::from(place > 1);
            self.count += u32::from(grid.ways(tile) >= ways_back + 2);
        }
    }
}
