//! A share of a hundred.

use std::fmt;

use super::SpecError;

/// A whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Percent(u8);

impl Percent {
    /// No share at all.
    pub const NONE: Self = Self(0);
    /// One in two.
    pub const HALF: Self = Self(50);

    /// A share, unless it is above 100.
    pub fn new(percent: u8) -> Result<Self, SpecError> {
        if percent > 100 {
            return Err(SpecError::Percent(percent.to_string()));
        }
        Ok(Self(percent))
    }

    /// The number, 0 to 100.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// This share of a count, rounded to the nearest whole.
    pub const fn of(self, count: u64) -> u64 {
        (count * self.0 as u64 + 50) / 100
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
