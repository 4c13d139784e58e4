//! Flags that a single player plants to find a place again. They have no other effect.

use super::Race;
use crate::game::tuning::MOST_FLAGS;
use crate::maze::Tile;

impl Race {
    /// Plants a flag where the mouse stands or was last, or removes the one there. If there are too
    /// many, the oldest one goes.
    pub fn toggle_flag(&mut self) {
        let place = self.runners[0].nearest_place();
        match self.flags.iter().position(|&flag| flag == place) {
            Some(flag) => {
                self.flags.remove(flag);
            }
            None => self.put_up(place),
        }
    }

    fn put_up(&mut self, place: Tile) {
        self.flags.push(place);
        let excess = self.flags.len().saturating_sub(MOST_FLAGS);
        self.flags.drain(..excess);
    }

    /// Plants these flags, except where no mouse can stand.
    #[must_use]
    pub fn with_flags(mut self, flags: impl Iterator<Item = Tile>) -> Self {
        let is_whole = self.measured().known_part().is_none();
        for flag in flags {
            let grid = self.measured().maze.grid();
            let can_be = grid.is_open(flag) || !is_whole && grid.contains(flag);
            if can_be && !self.flags.contains(&flag) {
                self.put_up(flag);
            }
        }
        self
    }
}
