//! Which players run in a race.

use crate::game::versus::rules::Seat;

/// Which players run in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// One player.
    Alone,
    /// Two players of a match, each on one of two sides.
    Match {
        /// Whether player 2 is the first runner.
        are_sides_swapped: bool,
    },
}

impl Seating {
    /// The player of a runner.
    pub const fn player(self, runner: usize) -> Seat {
        match self {
            Self::Alone => Seat::One,
            Self::Match { are_sides_swapped } => {
                if (runner == 1) == are_sides_swapped {
                    Seat::One
                } else {
                    Seat::Two
                }
            }
        }
    }
}
