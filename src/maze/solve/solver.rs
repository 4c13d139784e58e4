//! Which solvers there are and what they are called.

use std::str::FromStr;

use crate::maze::names::{self, UnknownName};

/// A way of looking for the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solver {
    /// A stack of tiles, each with the next direction to try; the stack is the way.
    DepthFirst,
    /// The same with open eyes: it skips what it sees to be a dead end, and what its own way has
    /// cut off from the goal.
    SharpDepthFirst,
    /// Tiles in the order of their distance from the start: a shortest way.
    BreadthFirst,
    /// The same, but first where the goal may be nearest: a shortest way.
    AStar,
    /// Fills dead ends until none is left, then walks what remains.
    DeadEndFiller,
    /// Keeps a hand on the wall.
    WallFollower(Hand),
    /// Marks each passage it walks through and never takes one for the third time.
    Tremaux,
}

/// A hand to keep on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The right one.
    Right,
    /// The left one.
    Left,
}

impl Solver {
    /// Every solver, the default first.
    pub const ALL: [Self; 8] = [
        Self::DepthFirst,
        Self::SharpDepthFirst,
        Self::BreadthFirst,
        Self::AStar,
        Self::DeadEndFiller,
        Self::WallFollower(Hand::Right),
        Self::WallFollower(Hand::Left),
        Self::Tremaux,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DepthFirst => "depth-first",
            Self::SharpDepthFirst => "sharp-depth-first",
            Self::BreadthFirst => "breadth-first",
            Self::AStar => "a-star",
            Self::DeadEndFiller => "dead-end-filler",
            Self::WallFollower(Hand::Right) => "wall-follower",
            Self::WallFollower(Hand::Left) => "wall-follower-left",
            Self::Tremaux => "tremaux",
        }
    }

    /// Whether the path it finds is never longer than it must be.
    pub const fn finds_shortest(self) -> bool {
        matches!(self, Self::BreadthFirst | Self::AStar)
    }
}

impl FromStr for Solver {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("solver", word, &Self::ALL, Self::name)
    }
}
