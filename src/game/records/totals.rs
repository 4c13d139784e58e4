//! The totals of several runs.

/// The totals of several runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Totals {
    /// The number of runs.
    pub runs: u64,
    /// The sum of their steps.
    pub steps: u64,
    /// The sum of their times.
    pub milliseconds: u64,
}

impl Totals {
    /// Whether there were no runs.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// The totals of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            runs: self.runs.saturating_add(other.runs),
            steps: self.steps.saturating_add(other.steps),
            milliseconds: self.milliseconds.saturating_add(other.milliseconds),
        }
    }
}
