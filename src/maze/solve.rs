//! How mazes are solved: one file a solver, all of them step by step, on any grid.
//!
//! A [`Solve`] borrows nothing: the maze is handed in at each step, so that whoever draws it can
//! own both. Each ends with a way of neighbouring open tiles from the start to a goal, or with a
//! definite *no path*.
//!
//! [`Solver`] is the table: which solvers there are. What there is to know of each stands beside
//! its code and is had by [`Solver::info`].

mod a_star;
mod blocked;
mod breadth_first;
mod dead_end_filler;
mod depth_first;
mod info;
mod passages;
mod seal;
mod search;
mod sharp_depth_first;
mod stack;
mod trail;
mod tremaux;
mod wall_follower;

use std::str::FromStr;

use super::Tile;
use super::names::{self, UnknownName};
pub use a_star::Heuristic;
pub use blocked::Blocked;
pub use depth_first::Call;
pub(super) use depth_first::path_between;
pub use info::{SolverInfo, Trace};
use search::Search;
pub use search::{Estimate, SearchCounts, Solve};
pub use stack::StackEntry;

/// A way of looking for the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solver {
    /// A stack of tiles, each with the next direction to try; the stack is the way.
    DepthFirst,
    /// Tiles in the order of their distance from the start: a shortest path.
    BreadthFirst,
    /// The same, but first where the goal may be nearest, by this estimate.
    AStar(Heuristic),
    /// Fills dead ends until none is left, then walks what remains.
    DeadEndFiller,
    /// Keeps a hand on the wall.
    WallFollower(Hand),
    /// Marks each passage it walks through and never takes one for the third time.
    Tremaux,
    /// Depth-first with open eyes: it skips what it sees to be a dead end, and what its own way has
    /// cut off from the goal.
    SharpDepthFirst,
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
    /// Every solver, the default first and then what every textbook has. A* stands here with its
    /// usual estimate.
    pub const ALL: [Self; 8] = [
        Self::DepthFirst,
        Self::BreadthFirst,
        Self::AStar(Heuristic::Manhattan),
        Self::DeadEndFiller,
        Self::WallFollower(Hand::Right),
        Self::WallFollower(Hand::Left),
        Self::Tremaux,
        Self::SharpDepthFirst,
    ];

    /// Every solver with every estimate.
    pub fn with_estimates() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().flat_map(|solver| {
            let others = Heuristic::ALL.into_iter().filter(move |_| solver.estimate().is_some());
            let others = others.map(Self::AStar).filter(move |&other| other != solver);
            std::iter::once(solver).chain(others)
        })
    }

    /// What there is to know of it.
    pub const fn info(self) -> &'static SolverInfo {
        match self {
            Self::DepthFirst => &depth_first::INFO,
            Self::BreadthFirst => &breadth_first::INFO,
            Self::AStar(heuristic) => heuristic.info(),
            Self::DeadEndFiller => &dead_end_filler::INFO,
            Self::WallFollower(Hand::Right) => &wall_follower::RIGHT_HAND,
            Self::WallFollower(Hand::Left) => &wall_follower::LEFT_HAND,
            Self::Tremaux => &tremaux::INFO,
            Self::SharpDepthFirst => &sharp_depth_first::INFO,
        }
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// Whether the path it finds is never longer than it must be.
    pub const fn finds_shortest(self) -> bool {
        self.info().finds_shortest
    }

    /// Whether it takes tiles from a queue or a heap and has no single way before it arrives.
    pub const fn goes_by_distance(self) -> bool {
        matches!(self, Self::BreadthFirst | Self::AStar(_))
    }

    /// The one of [`Solver::ALL`] that it is, whatever it estimates.
    #[must_use]
    pub const fn usual(self) -> Self {
        match self {
            Self::AStar(_) => Self::AStar(Heuristic::Manhattan),
            solver => solver,
        }
    }

    /// How A* estimates what is left.
    pub const fn estimate(self) -> Option<Heuristic> {
        match self {
            Self::AStar(heuristic) => Some(heuristic),
            _ => None,
        }
    }
}

impl FromStr for Solver {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("solver", word, &Self::with_estimates().collect::<Vec<_>>(), Self::name)
    }
}

/// One thing that a solver does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveStep {
    /// It went on to this tile.
    Enter(Tile),
    /// It went back from this tile, the last of its way.
    Retreat(Tile),
    /// It saw from afar that this tile belongs to a dead end, and will not go there.
    Skip(Tile),
    /// Its own way has cut this tile off from the goal; it will not go there.
    Seal(Tile),
    /// The tile was a dead end and is filled now.
    Fill(Tile),
    /// It has come round in a circle. It goes back to the start and begins again with marks.
    Lost,
    /// The last tile entered is a goal, and the search is over.
    Arrive,
    /// No way leads to a goal, and the search is over.
    NoPath,
}
