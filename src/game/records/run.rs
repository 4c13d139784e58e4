//! A finished run, as it is remembered.

use super::{Day, Totals};

/// A run that has reached the goal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct FinishedRun {
    /// The maze's code, or its key for records if it has none.
    pub code: String,
    /// The time it took.
    pub milliseconds: u64,
    /// The number of steps.
    pub steps: u32,
    /// Whether it had help: then it is counted, but sets no record.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub helped: bool,
    /// Whether the game was slowed down at any time: then it sets no record either.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub slow: bool,
    /// Whether there was no help and no needless step.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub is_perfect: bool,
    /// The time of day, in any unit that grows.
    pub when: u64,
    /// The day, if it was in the daily maze of that day.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Option::is_none"))]
    pub day: Option<Day>,
}

impl FinishedRun {
    /// The totals of this run alone.
    pub fn totals(&self) -> Totals {
        Totals { runs: 1, steps: self.steps.into(), milliseconds: self.milliseconds }
    }

    /// Whether it counts for the best time and the median.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.slow
    }

    /// The day, if it was in that day's maze without help, so that it counts for the streak.
    pub fn daily_without_help(&self) -> Option<Day> {
        self.day.filter(|_| !self.helped)
    }
}
