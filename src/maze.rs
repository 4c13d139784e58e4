//! The core: what a maze is, how it is generated, solved, read and written.
//!
//! It does not know that there is a game.

pub mod bench;
pub(crate) mod bits;
mod draft;
mod drawing;
pub mod endless;
mod endpoints;
mod for_good;
mod generate;
mod grid;
mod how_sure;
mod inside_out;
mod long_work;
pub mod memory;
pub mod names;
mod next_hops;
mod one_line;
mod packed;
#[cfg(feature = "images")]
pub mod picture;
mod program;
pub mod random;
mod read;
mod shape;
mod solve;
pub mod spec;
mod survey;
pub mod text;
mod tile;
mod union_find;
mod visible;
mod warning;
pub mod world;

pub use draft::{DRAFT_MOST_ROOMS, Draft, DraftError, DraftSheet, SheetChange, Ways};
pub use drawing::{Drawing, Ink};
pub use endless::Endless;
pub use generate::{
    Build, BuildPart, BuildStep, Generator, GeneratorInfo, GrowthStyle, Near, RoomSet, all_threads,
    weight,
};
pub use grid::{Grid, MAX_SIDE};
pub use long_work::{LongWork, ProgressFn, at_once, go_on, report, yield_now};
pub use next_hops::{NextHopSearch, NextHops};
pub use one_line::{NoLine, OneLine};
pub use program::{Cursor, Lines, Program, Traced};
pub use read::{ReadError, examine, may_begin_with, read};
use shape::SHAPE;
pub use shape::{SHAPE_MOST_ROOMS, Shape, ShapeError};
pub use solve::{
    Blocked, Call, Estimate, Hand, Heuristic, Holding, SearchCounts, Solve, SolveStep, Solver,
    SolverInfo, StackEntry, Trace,
};
pub use spec::{Percent, QUEST_FIELDS, Quest, QuestField, Size, Spec, SpecError, StopRule};
pub use survey::{Corridors, Survey};
pub use tile::{Direction, Directions, Tile};
pub use union_find::{Hop, Union, UnionFind, order_of_sets};
pub(crate) use visible::is_invisible;
pub use visible::{is_hidden, visible};
pub use warning::{Doubt, Hue, Reading, Warning, may_be_no_maze};

/// A grid with a start and at least one goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maze {
    grid: Grid,
    start: Tile,
    goals: Vec<Tile>,
}

/// Why a grid, a start and goals do not make a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MazeError {
    /// The start is a wall or outside of the grid.
    #[error("the start at column {}, row {} is not an open tile", .0.column, .0.row)]
    StartNotOpen(Tile),
    /// A goal is a wall or outside of the grid.
    #[error("the goal at column {}, row {} is not an open tile", .0.column, .0.row)]
    GoalNotOpen(Tile),
    /// There is no goal at all.
    #[error("a maze needs a goal")]
    NoGoal,
    /// The start is a goal although there are other open tiles to walk to.
    #[error("the start at column {}, row {} is the goal too", .0.column, .0.row)]
    StartIsGoal(Tile),
}

impl Maze {
    /// A maze of open tiles in which reaching any one of the goals is enough.
    pub fn new(grid: Grid, start: Tile, mut goals: Vec<Tile>) -> Result<Self, MazeError> {
        if !grid.is_open(start) {
            return Err(MazeError::StartNotOpen(start));
        }
        if let Some(&goal) = goals.iter().find(|&&goal| !grid.is_open(goal)) {
            return Err(MazeError::GoalNotOpen(goal));
        }
        if goals.is_empty() {
            return Err(MazeError::NoGoal);
        }
        if goals.contains(&start) && grid.open_tiles().nth(1).is_some() {
            return Err(MazeError::StartIsGoal(start));
        }
        goals.sort_unstable();
        goals.dedup();
        Ok(Self { grid, start, goals })
    }

    /// A copy of the maze that starts at another open tile.
    pub fn from_tile(&self, start: Tile) -> Result<Self, MazeError> {
        Self::new(self.grid.clone(), start, self.goals.clone())
    }

    /// The tiles.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Where every walk starts.
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// The goal, or the first of several.
    pub fn goal(&self) -> Tile {
        self.goals[0]
    }

    /// All goals; reaching any of them is enough.
    pub fn goals(&self) -> &[Tile] {
        &self.goals
    }

    /// Whether this tile is one of the goals.
    #[inline]
    pub fn is_goal(&self, tile: Tile) -> bool {
        match self.goals[..] {
            [goal] => tile == goal,
            _ => self.goals.binary_search(&tile).is_ok(),
        }
    }
}
