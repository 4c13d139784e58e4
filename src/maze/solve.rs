//! How mazes are solved: one file a solver, all of them step by step, on any grid.
//!
//! A [`Solve`] borrows nothing: the maze is passed in at each step, so the caller can own both.
//! Each ends with a path of neighbouring open tiles from the start to a goal, or with a definite
//! *no path*. The instant answer is that of the steps; depth-first, breadth-first, A* and the
//! dead-end filler have a second, faster way to it, and laws hold both ways equal
//! (`tests/maze/at_once.rs`).
//!
//! [`Solver`] lists the solvers; the facts about each stand beside its code and are returned by
//! [`Solver::info`].

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
pub use info::{Holding, SolverInfo, Trace};
use search::Search;
pub use search::{Estimate, SearchCounts, Solve};
pub use stack::StackEntry;

/// An algorithm that looks for the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Solver {
    /// A stack of tiles, each with the next direction to try; the stack is the path.
    DepthFirst,
    /// Tiles in the order of their distance from the start: a shortest path.
    BreadthFirst,
    /// Like breadth-first, but first where the goal may be nearest, by this estimate.
    AStar(Heuristic),
    /// Fills dead ends until none is left, then walks what remains.
    DeadEndFiller,
    /// Keeps a hand on the wall.
    WallFollower(Hand),
    /// Marks each passage it walks through and never takes one for the third time.
    Tremaux,
    /// Depth-first that looks ahead: it skips what it sees to be a dead end, and what its own path
    /// has cut off from the goal.
    SharpDepthFirst,
}

/// Which hand the wall follower keeps on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The right one.
    Right,
    /// The left one.
    Left,
}

impl Solver {
    /// Every solver, the default first, then those of every textbook. A* has its usual estimate.
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

    /// The facts about it.
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

    /// Whether it takes tiles from a queue or a heap and has no single path before it arrives.
    pub const fn goes_by_distance(self) -> bool {
        matches!(self, Self::BreadthFirst | Self::AStar(_))
    }

    /// The entry of [`Solver::ALL`] for it, whatever its estimate.
    #[must_use]
    pub const fn usual(self) -> Self {
        match self {
            Self::AStar(_) => Self::AStar(Heuristic::Manhattan),
            solver => solver,
        }
    }

    /// How A* estimates the steps that are left; `None` for other solvers.
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

/// One step of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveStep {
    /// It went on to this tile.
    Enter(Tile),
    /// It went back from this tile, the last of its path.
    Retreat(Tile),
    /// It saw from afar that this tile belongs to a dead end, and will not go there.
    Skip(Tile),
    /// Its own path has cut this tile off from the goal; it will not go there.
    Seal(Tile),
    /// The tile was a dead end and is filled now.
    Fill(Tile),
    /// It is walking in a circle. It goes back to the start and begins again with marks.
    Lost,
    /// The last tile entered is a goal, and the search is over.
    Arrive,
    /// No goal can be reached, and the search is over.
    NoPath,
}
