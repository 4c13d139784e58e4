//! How many sets there are of each size, kept as they merge.

use std::collections::BTreeMap;

/// The sizes of all sets of rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetSizes {
    /// For each size that there is, the number of sets.
    counts: BTreeMap<u32, u32>,
    /// How many sets are left.
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

    /// How many rooms are still alone.
    pub fn alone(&self) -> u32 {
        self.counts.get(&1).copied().unwrap_or(0)
    }

    /// How many rooms the largest set has.
    pub fn largest(&self) -> u32 {
        self.counts.last_key_value().map_or(0, |(&size, _)| size)
    }

    /// Every size with the number of its sets, the largest first.
    pub fn by_size(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.counts.iter().rev().map(|(&size, &count)| (size, count))
    }
}
