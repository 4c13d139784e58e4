//! How the theatre explains a depth-first search.

use crate::maze::names::{self, UnknownName};

/// How a depth-first search is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchTelling {
    /// As a loop with an explicit stack.
    #[default]
    Loop,
    /// As a recursive function.
    Recursion,
}

impl SearchTelling {
    /// Its name in a card of the laboratory.
    const fn name(self) -> &'static str {
        match self {
            Self::Loop => "loop",
            Self::Recursion => "recursion",
        }
    }

    /// The one of this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("telling", word, &[Self::Loop, Self::Recursion], Self::name)
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Loop => Self::Recursion,
            Self::Recursion => Self::Loop,
        }
    }
}
