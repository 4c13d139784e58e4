//! What can be asked for to be made ready. It knows nothing of what comes of it.

use crate::game::race::arena::ArenaPlan;
use crate::maze::Spec;

/// Something to make ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The maze of this spec, built and measured.
    Grow(Spec),
    /// The maze that was handed in from outside, read and measured.
    Read,
    /// The run of last time, in its maze.
    Resume,
    /// The first time through what the theatre shows.
    Rehearse,
    /// The first time through what goes side by side.
    Compete,
    /// The maze of a round of two, built and measured.
    Arena(ArenaPlan),
}
