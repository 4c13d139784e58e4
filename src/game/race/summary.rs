//! What a runner's way through the maze comes to.

/// What a runner's way comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How long it took.
    pub milliseconds: u64,
    /// The strides walked.
    pub steps: u32,
    /// The strides of a shortest path.
    pub shortest: u32,
    /// How many dead ends were walked into to their end.
    pub dead_ends: u32,
    /// Whether a hint or auto-solve was used.
    pub helped: bool,
    /// Whether the game went slower than usual at any moment.
    pub is_slow: bool,
    /// Whether nobody showed the way and no step was too many.
    pub is_perfect: bool,
}

impl Summary {
    /// Whether it may be a record: nobody showed the way, and the game was as fast as it is for all.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.is_slow
    }
}
