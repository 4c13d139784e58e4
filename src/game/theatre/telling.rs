//! How a depth-first search is told in the theatre.

/// How a depth-first search is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Telling {
    /// As a loop with a stack of its own.
    #[default]
    Loop,
    /// As a function that calls itself.
    Recursion,
}

impl Telling {
    pub(in crate::game) const fn other(self) -> Self {
        match self {
            Self::Loop => Self::Recursion,
            Self::Recursion => Self::Loop,
        }
    }
}
