//! The shortest way to a place where the mouse has been, through places where it has been.
//!
//! The search starts at that place and does a little in each tick, so that no frame has to wait for
//! it even if much of a giant maze is known.

use std::collections::{BTreeMap, VecDeque};

use crate::game::tuning::LEAD_PLACES_PER_TICK;
use crate::screens::prelude::*;

/// The way, or the search for it.
#[derive(Clone, Debug)]
pub(super) struct KnownWay {
    /// The direction to go on from each place seen; none at the destination.
    onward: BTreeMap<Tile, Option<Direction>>,
    /// The places whose neighbours have not been seen.
    border: VecDeque<Tile>,
}

impl KnownWay {
    /// Starts the search for a way to a place, if the mouse has been there.
    pub fn to(place: Tile, mouse: &WalkContext) -> Option<Self> {
        mouse.runner.has_been_at(place).then(|| {
            let onward = BTreeMap::from([(place, None)]);
            Self { onward, border: VecDeque::from([place]) }
        })
    }

    /// Searches on until the way from the mouse is known, or this tick's share is done.
    pub fn look_on(&mut self, mouse: &WalkContext) {
        for _ in 0..LEAD_PLACES_PER_TICK {
            if self.onward.contains_key(&mouse.here) {
                return;
            }
            let Some(place) = self.border.pop_front() else { return };
            let open = mouse.race.grid().open_around(place);
            for direction in Direction::ALL.into_iter().filter(|&one| open.contains(one)) {
                let next = place.go(direction, mouse.stride);
                if !mouse.ways(next).contains(direction.opposite()) {
                    continue;
                }
                let is_known = next == mouse.here || mouse.runner.has_been_at(next);
                if is_known && !self.onward.contains_key(&next) {
                    self.onward.insert(next, Some(direction.opposite()));
                    self.border.push_back(next);
                }
            }
        }
    }

    /// The direction to go from here, as far as it is known.
    pub fn from(&self, here: Tile) -> Option<Direction> {
        self.onward.get(&here).copied().flatten()
    }

    /// Whether there is nothing left to walk or to search.
    pub fn is_over(&self, here: Tile) -> bool {
        match self.onward.get(&here) {
            Some(onward) => onward.is_none(),
            None => self.border.is_empty(),
        }
    }
}
