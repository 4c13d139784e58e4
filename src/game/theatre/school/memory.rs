//! What a rat remembers: which ways lead nowhere.

use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Grid, Percent, Tile};

/// Remembered dead ends, each as a place and the direction of the way that leads nowhere from it.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// One bit for each direction from each tile.
    dead: Vec<u8>,
    pub known: Vec<(Tile, Direction)>,
}

impl Memory {
    pub fn new(grid: &Grid) -> Self {
        Self { dead: vec![0; grid.tiles()], known: Vec::new() }
    }

    pub fn note(&mut self, grid: &Grid, place: Tile, direction: Direction) {
        let bits = &mut self.dead[grid.index(place)];
        let bit = 1 << direction as u8;
        if *bits & bit == 0 {
            *bits |= bit;
            self.known.push((place, direction));
        }
    }

    /// The directions out of these that are not known to lead nowhere.
    pub fn hopeful(&self, grid: &Grid, place: Tile, open: Directions) -> Directions {
        let dead = self.dead[grid.index(place)];
        Directions::of(|one| open.contains(one) && dead >> one as u8 & 1 == 0)
    }

    /// Forgets each memory with this probability.
    pub fn forget(&mut self, grid: &Grid, share: Percent, dice: &mut Dice) {
        if share == Percent::NONE {
            return;
        }
        let dead = &mut self.dead;
        self.known.retain(|&(place, direction)| {
            let stays = !dice.chance(share.get());
            if !stays {
                dead[grid.index(place)] &= !(1 << direction as u8);
            }
            stays
        });
    }
}
