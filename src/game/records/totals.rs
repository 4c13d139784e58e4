//! What many runs come to together.

/// What many runs come to together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Totals {
    /// How many they are.
    pub runs: u64,
    /// All their steps.
    pub steps: u64,
    /// How long they took.
    pub milliseconds: u64,
}

impl Totals {
    /// Whether there were none.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            runs: self.runs.saturating_add(other.runs),
            steps: self.steps.saturating_add(other.steps),
            milliseconds: self.milliseconds.saturating_add(other.milliseconds),
        }
    }
}
