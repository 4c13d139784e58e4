//! A run that has reached the goal, as it is remembered.

use super::{Day, Totals};

/// A run that has reached the goal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct FinishedRun {
    /// The maze's code, or the key under which records keep it if it has none.
    pub code: String,
    /// How long it took.
    pub milliseconds: u64,
    /// How many steps it took.
    pub steps: u32,
    /// Whether a hint or a solver showed the way: such a run is counted, but sets no record.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub helped: bool,
    /// Whether the game went slower than usual at any moment: it sets no record either.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub slow: bool,
    /// Whether nobody showed the way and no step was too many.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub is_perfect: bool,
    /// The time of day, in any unit that grows.
    pub when: u64,
    /// The day whose daily maze it was, if it was one on its day.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub day: Option<Day>,
}

impl FinishedRun {
    /// What it comes to by itself.
    pub fn totals(&self) -> Totals {
        Totals { runs: 1, steps: self.steps.into(), milliseconds: self.milliseconds }
    }

    /// Whether it may be the best, and counts for the median.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.slow
    }

    /// The day whose daily maze it was, if nobody showed the way: such a run counts for the streak.
    pub fn daily_without_help(&self) -> Option<Day> {
        self.day.filter(|_| !self.helped)
    }
}
