//! How a depth-first search is told in the theatre.

use crate::maze::names::{self, UnknownName};

/// How a depth-first search is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchTelling {
    /// As a loop with a stack of its own.
    #[default]
    Loop,
    /// As a function that calls itself.
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

    /// The one with this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("telling", word, &[Self::Loop, Self::Recursion], Self::name)
    }

    pub(in crate::game) const fn other(self) -> Self {
        match self {
            Self::Loop => Self::Recursion,
            Self::Recursion => Self::Loop,
        }
    }
}
