//! What a runner's way through the maze comes to.

use super::Race;
use crate::game::clock::milliseconds_of;
use crate::maze::Tile;

/// What a runner's way comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How long it took.
    pub milliseconds: u64,
    /// The strides walked.
    pub steps: u32,
    /// The strides of a shortest way.
    pub shortest: u32,
    /// How many dead ends were walked into to their end.
    pub dead_ends: u32,
    /// Whether a hint or auto-solve was used.
    pub helped: bool,
    /// Whether the game went slower than usual at any moment.
    pub is_slow: bool,
}

impl Summary {
    /// Whether it may be a record: nobody showed the way, and the game was as fast as it is for all.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.is_slow
    }
}

impl Race {
    /// What a runner's way comes to so far.
    pub fn summary(&self, runner: usize) -> Summary {
        let one = self.runner(runner);
        Summary {
            milliseconds: milliseconds_of(one.arrived_after().unwrap_or(self.ticks)),
            steps: one.steps(),
            shortest: self.arena.shortest(runner),
            dead_ends: self.dead_ends(runner).count() as u32,
            helped: self.is_helped(),
            is_slow: self.is_slow,
        }
    }

    /// The dead ends that a runner has walked into to their end, each as often as that happened.
    /// Where there is something to be had, no way ends in vain.
    pub fn dead_ends(&self, runner: usize) -> impl Iterator<Item = Tile> + '_ {
        let is_in_vain = move |tile: &Tile| {
            !self.arena.is_target(runner, *tile) && !self.arena.cheeses().contains(tile)
        };
        let trail = self.runner(runner).trail().iter().skip(1).copied();
        trail.filter(|tile| self.arena.grid().ways(*tile) == 1).filter(is_in_vain)
    }
}
