//! The events of a race.

use super::summary::Summary;
use crate::game::rules::RuleEvent;
use crate::maze::Tile;

/// An event of a race. Runners are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceEvent {
    /// The clock has started.
    Began,
    /// A runner has reached this place.
    Stepped {
        /// Which runner.
        runner: usize,
        /// The place.
        tile: Tile,
        /// Whether there is a choice of ways from there.
        is_junction: bool,
    },
    /// A runner has bumped into a wall.
    Bumped {
        /// Which runner.
        runner: usize,
    },
    /// A run has come to its end by itself.
    RanOut {
        /// Which runner.
        runner: usize,
    },
    /// A hint is shown.
    Hinted,
    /// An event of auto-solve.
    Search(SearchEvent),
    /// A cheese was eaten. Two that reach it in the same tick share it, and it counts for both.
    Ate {
        /// Which runner.
        runner: usize,
        /// The place of the cheese.
        tile: Tile,
    },
    /// A runner has got the cheese to carry, from where it lay or from the other.
    Took {
        /// Which runner.
        runner: usize,
        /// Where the runner is.
        tile: Tile,
    },
    /// The carrier of the cheese has scored a step.
    Carried {
        /// Which runner.
        runner: usize,
    },
    /// Something has changed by a rule of the maze.
    Rule {
        /// Which runner.
        runner: usize,
        /// Where the runner is.
        tile: Tile,
        /// What has changed.
        event: RuleEvent,
    },
    /// A runner is caught and held for a while.
    Caught {
        /// Which runner.
        runner: usize,
    },
    /// A single runner has come to where no way leads to the end any more, or asks for help there.
    Stranded {
        /// Whether help was asked for.
        is_asked: bool,
    },
    /// A single runner's last move was taken back.
    TookBack,
    /// A runner has reached its target.
    Arrived {
        /// Which runner.
        runner: usize,
        /// The figures of its way.
        summary: Summary,
    },
    /// The race is decided.
    Decided(RaceEnd),
}

/// An event of auto-solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// The search is shown from now on.
    Begun,
    /// The search has found the path, which the mouse will walk.
    Found,
    /// There is no path.
    NoPath,
    /// The player has taken the mouse back.
    GivenUp,
}

/// The outcome of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceEnd {
    /// This runner has won.
    Won(usize),
    /// Both came in the same tick, or have eaten the same number of cheeses.
    Draw,
}

impl RaceEvent {
    /// The event with its place, if it has one, converted by `told`.
    #[must_use]
    pub fn with_tile(self, told: impl FnOnce(usize, Tile) -> Tile) -> Self {
        match self {
            Self::Stepped { runner, tile, is_junction } => {
                Self::Stepped { runner, tile: told(runner, tile), is_junction }
            }
            Self::Ate { runner, tile } => Self::Ate { runner, tile: told(runner, tile) },
            Self::Took { runner, tile } => Self::Took { runner, tile: told(runner, tile) },
            Self::Rule { runner, tile, event } => {
                Self::Rule { runner, tile: told(runner, tile), event }
            }
            Self::Began
            | Self::Bumped { .. }
            | Self::Carried { .. }
            | Self::Caught { .. }
            | Self::Stranded { .. }
            | Self::TookBack
            | Self::RanOut { .. }
            | Self::Hinted
            | Self::Search(_)
            | Self::Arrived { .. }
            | Self::Decided(_) => self,
        }
    }
}

impl SearchEvent {
    /// Its name in the log.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Begun => "searching",
            Self::Found => "found",
            Self::NoPath => "no path",
            Self::GivenUp => "off",
        }
    }
}
