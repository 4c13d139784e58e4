//! The number of sets of each size, updated as sets merge.

use std::collections::BTreeMap;

/// The sizes of all sets of rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetSizes {
    /// The number of sets of each size that occurs.
    counts: BTreeMap<u32, u32>,
    /// The number of sets.
    pub sets: u32,
}

impl SetSizes {
    pub(super) fn of_single_rooms(rooms: u32) -> Self {
        Self { counts: BTreeMap::from([(1, rooms)]), sets: rooms }
    }

    pub(super) fn merge(&mut self, larger: u32, smaller: u32) {
        for size in [larger, smaller] {
            if let Some(count) = self.counts.get_mut(&size) {
                *count -= 1;
                if *count == 0 {
                    self.counts.remove(&size);
                }
            }
        }
        *self.counts.entry(larger + smaller).or_default() += 1;
        self.sets -= 1;
    }

    /// The number of rooms in the largest set.
    pub fn largest(&self) -> u32 {
        self.counts.last_key_value().map_or(0, |(&size, _)| size)
    }

    /// Each size that occurs with its number of sets, the largest first.
    pub fn by_size(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.counts.iter().rev().map(|(&size, &count)| (size, count))
    }
}
