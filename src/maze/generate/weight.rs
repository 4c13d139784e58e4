//! The random order of walls: a weight for each, from nothing but the seed and the wall.
//!
//! Since a weight is a pure function, the walls can be weighed in any order, piece by piece or all
//! at once, and the maze is the same: union-find over the walls by rising weight gives the one
//! minimum spanning tree under these weights.
//!
//! The seed is scrambled once, the scrambled seed keys each row of rooms, and the row's key starts
//! a SplitMix64 stream with one value for each room of the row: its upper half weighs the wall on
//! the room's right, its lower half the wall below. Ties are broken by the wall's number.

use crate::maze::random::split_mix;

/// Keeps weights independent of whatever else a seed is used for.
const TAG: u64 = u64::from_le_bytes(*b"iceteamz");

/// The weights of all walls under one seed.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    key: u64,
}

/// The weights of the walls of one row of rooms.
#[derive(Clone, Copy, Debug)]
pub struct RowWeights {
    key: u64,
}

/// The weights of the two walls that belong to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomWeights {
    /// Of the wall on the right.
    pub right: u32,
    /// Of the wall below.
    pub below: u32,
}

impl Weights {
    /// The weights under this seed.
    pub const fn new(seed: u64) -> Self {
        Self { key: split_mix(seed ^ TAG, 0) }
    }

    /// The weights of this row, from 0 at the top.
    #[inline]
    pub const fn row(self, row: u32) -> RowWeights {
        self.row_of_plane(row as i64)
    }

    /// The weights of this row of an unbounded plane; from 0 on they equal those of a maze.
    #[inline]
    pub const fn row_of_plane(self, row: i64) -> RowWeights {
        RowWeights { key: split_mix(self.key, row as u64) }
    }
}

impl RowWeights {
    /// The weights of the room in this column, from 0 on the left.
    #[inline]
    pub const fn room(self, column: u32) -> RoomWeights {
        self.room_of_plane(column as i64)
    }

    /// The weights of the room in this column of a plane.
    #[inline]
    pub const fn room_of_plane(self, column: i64) -> RoomWeights {
        let both = split_mix(self.key, column as u64);
        RoomWeights { right: (both >> 32) as u32, below: both as u32 }
    }
}
