//! When a generator is done.

use std::fmt;
use std::str::FromStr;

use super::{SpecError, seed};
use crate::maze::names;

/// When a generator is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StopRule {
    /// When every room is reached.
    #[default]
    Full,
    /// As soon as start and goal are joined; what is not reached by then stays closed.
    Joined,
}

impl StopRule {
    /// Both rules.
    pub const ALL: [Self; 2] = [Self::Full, Self::Joined];

    /// The name in codes and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Joined => "joined",
        }
    }
}

impl fmt::Display for StopRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for StopRule {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Ok(names::find("stop rule", &seed::plain(text), &Self::ALL, Self::name)?)
    }
}
