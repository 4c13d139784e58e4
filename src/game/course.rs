//! What a run takes place in: a maze, or one without end.

use std::fmt;
use std::str::FromStr;

use crate::maze::{Endless, Spec, SpecError, Tile};

/// The start in a maze with a code: the room at the top left.
const START: Tile = Tile::new(1, 1);
/// The start in a maze without end: its tiles are counted from far away on all sides.
const START_ON_PLANE: Tile = Tile::new(32_767, 32_767);

/// What a run takes place in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// The maze of this spec.
    Maze(Spec),
    /// A maze without end.
    Plane(Endless),
}

impl Course {
    /// The spec of the maze, if it has an end.
    pub const fn spec(self) -> Option<Spec> {
        match self {
            Self::Maze(spec) => Some(spec),
            Self::Plane(_) => None,
        }
    }

    /// The seed in its code.
    pub const fn seed(self) -> u64 {
        match self {
            Self::Maze(spec) => spec.seed(),
            Self::Plane(endless) => endless.seed(),
        }
    }

    /// The course with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        match self {
            Self::Maze(spec) => Self::Maze(spec.with_seed(seed)),
            Self::Plane(_) => Self::Plane(Endless::new(seed)),
        }
    }

    /// The code with this text as its seed, if that is the text that the seed was hashed from.
    pub fn code_saying(self, seed: &str) -> String {
        match self {
            Self::Maze(spec) => spec.code_saying(seed),
            Self::Plane(endless) => endless.to_string(),
        }
    }

    /// The start of a run of one.
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
