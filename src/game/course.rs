//! What is run in: a maze, or one without end.

use std::fmt;
use std::str::FromStr;

use crate::maze::{Endless, Spec, SpecError, Tile};

/// Where runs begin in a maze that grows from a code: in the room at the top left.
const START: Tile = Tile::new(1, 1);
/// Where they begin in a maze without end: tiles are counted from far outside on all sides.
const START_ON_PLANE: Tile = Tile::new(32_767, 32_767);

/// What is run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// The maze of this spec.
    Maze(Spec),
    /// A maze without end.
    Plane(Endless),
}

impl Course {
    /// What its maze grows from, if that has an end.
    pub const fn spec(self) -> Option<Spec> {
        match self {
            Self::Maze(spec) => Some(spec),
            Self::Plane(_) => None,
        }
    }

    /// The seed of its code.
    pub const fn seed(self) -> u64 {
        match self {
            Self::Maze(spec) => spec.seed(),
            Self::Plane(endless) => endless.seed(),
        }
    }

    /// The same with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        match self {
            Self::Maze(spec) => Self::Maze(spec.with_seed(seed)),
            Self::Plane(_) => Self::Plane(Endless::new(seed)),
        }
    }

    /// The code with this text for its seed, where that is what the seed was hashed from.
    pub fn code_saying(self, seed: &str) -> String {
        match self {
            Self::Maze(spec) => spec.code_saying(seed),
            Self::Plane(endless) => endless.to_string(),
        }
    }

    /// Where a run of one begins.
    pub const fn start(self) -> Tile {
        match self {
            Self::Maze(_) => START,
            Self::Plane(_) => START_ON_PLANE,
        }
    }
}

impl From<Spec> for Course {
    fn from(spec: Spec) -> Self {
        Self::Maze(spec)
    }
}

impl From<Endless> for Course {
    fn from(endless: Endless) -> Self {
        Self::Plane(endless)
    }
}

impl fmt::Display for Course {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Maze(spec) => spec.fmt(out),
            Self::Plane(endless) => endless.fmt(out),
        }
    }
}

impl FromStr for Course {
    type Err = SpecError;

    fn from_str(code: &str) -> Result<Self, SpecError> {
        if Endless::is_meant_by(code) {
            code.parse().map(Self::Plane)
        } else {
            code.parse().map(Self::Maze)
        }
    }
}
