//! What happens in a race, told where it happens.

use super::summary::Summary;
use crate::maze::Tile;

/// What happened in a race. Runners are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceEvent {
    /// Time has begun.
    Began,
    /// A runner came to this place.
    Stepped {
        /// Which runner.
        runner: usize,
        /// The place.
        tile: Tile,
        /// Whether there is a choice where to go on.
        is_junction: bool,
    },
    /// There was a wall.
    Bumped {
        /// Which runner.
        runner: usize,
    },
    /// A runner has run as far as it could by itself.
    RanOut {
        /// Which runner.
        runner: usize,
    },
    /// A hint lit up.
    Hinted,
    /// What became of auto-solve.
    Search(SearchEvent),
    /// A cheese of a hunt was eaten. Two that come to it in the same tick share it, and it counts
    /// for both.
    Ate {
        /// Which runner.
        runner: usize,
        /// Where it lay.
        tile: Tile,
    },
    /// A runner has the key now, and no door is locked any more.
    TookKey {
        /// Which runner.
        runner: usize,
        /// Where it lay.
        tile: Tile,
    },
    /// A runner has stepped on a plate, and its wall moves.
    MovedWall {
        /// Which runner.
        runner: usize,
        /// Where the plate lies.
        tile: Tile,
    },
    /// A trap has caught a runner, who cannot go on for a while.
    Caught {
        /// Which runner.
        runner: usize,
    },
    /// A runner stands where it wanted to go.
    Arrived {
        /// Which runner.
        runner: usize,
        /// What its way came to.
        summary: Summary,
    },
    /// The race is decided.
    Decided(RaceEnd),
}

/// What became of auto-solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// The search is shown from now on.
    Begun,
    /// It has found the path; the mouse will walk it.
    Found,
    /// There is no path.
    NoPath,
    /// The player has taken the mouse back.
    GivenUp,
}

/// How a race has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceEnd {
    /// This runner has won.
    Won(usize),
    /// Both came in the same tick, or have eaten as many cheeses.
    Draw,
}

impl RaceEvent {
    /// The same with its place told otherwise, if it has one.
    #[must_use]
    pub fn with_tile(self, told: impl FnOnce(usize, Tile) -> Tile) -> Self {
        match self {
            Self::Stepped { runner, tile, is_junction } => {
                Self::Stepped { runner, tile: told(runner, tile), is_junction }
            }
            Self::Ate { runner, tile } => Self::Ate { runner, tile: told(runner, tile) },
            Self::TookKey { runner, tile } => Self::TookKey { runner, tile: told(runner, tile) },
            Self::MovedWall { runner, tile } => {
                Self::MovedWall { runner, tile: told(runner, tile) }
            }
            Self::Began
            | Self::Bumped { .. }
            | Self::Caught { .. }
            | Self::RanOut { .. }
            | Self::Hinted
            | Self::Search(_)
            | Self::Arrived { .. }
            | Self::Decided(_) => self,
        }
    }
}

impl SearchEvent {
    /// The name in the log.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Begun => "searching",
            Self::Found => "found",
            Self::NoPath => "no path",
            Self::GivenUp => "off",
        }
    }
}

impl RaceEnd {
    /// The same for somebody who counts two runners the other way round.
    #[must_use]
    pub const fn with_sides_swapped(self) -> Self {
        match self {
            Self::Won(runner) => Self::Won(1 - runner),
            Self::Draw => Self::Draw,
        }
    }
}
