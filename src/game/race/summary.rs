//! The figures of a runner's way through the maze.

/// The figures of a runner's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The time it took.
    pub milliseconds: u64,
    /// The strides walked.
    pub steps: u32,
    /// The strides of a shortest path.
    pub shortest: u32,
    /// How many dead ends were walked to the end of.
    pub dead_ends: u32,
    /// Whether a hint or auto-solve was used.
    pub helped: bool,
    /// Whether the game was slowed down at any time.
    pub is_slow: bool,
    /// Whether there was no help and no needless step.
    pub is_perfect: bool,
}

impl Summary {
    /// Whether it counts for records: without help, and never slowed down.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.is_slow
    }
}
