//! What the theatre is to show: which maze, and how it is solved.

use std::sync::Arc;

use super::{Show, StepSize};
use crate::game::export::{name_of_maze, name_of_spec};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::{
    THEATRE_LOOPS_PERCENT, THEATRE_NUMBERED_MOST_ROOMS, THEATRE_READABLE_ROOMS,
};
use crate::maze::{Generator, Maze, Percent, Size, Solver, Spec, StopRule};

/// The description of a show.
#[derive(Clone, Debug, PartialEq)]
pub struct ShowSpec {
    /// Which maze.
    pub source: Source,
    /// How it is solved.
    pub solver: Solver,
    /// How far the steps of the search go.
    pub stride: StepSize,
}

/// Where the maze comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// It is built during the show.
    Grown(Spec),
    /// It is given.
    Given {
        /// The maze.
        maze: Arc<Maze>,
        /// Whether tiles at odd coordinates are rooms with walls between them.
        is_of_rooms: bool,
    },
}

impl PartialEq for Source {
    /// Given mazes are compared by address, not tile by tile.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Grown(one), Self::Grown(other)) => one == other,
            (Self::Given { maze: one, .. }, Self::Given { maze: other, .. }) => {
                Arc::ptr_eq(one, other)
            }
            _ => false,
        }
    }
}

impl Source {
    /// A given maze. Costs a look at every tile.
    pub fn given(maze: Arc<Maze>) -> Self {
        Self::Given { is_of_rooms: maze.grid().rooms().is_some(), maze }
    }

    /// Whether tiles at odd coordinates are rooms with walls between them.
    pub fn is_of_rooms(&self) -> bool {
        match self {
            Self::Grown(spec) => spec.generator() != Generator::Dig,
            Self::Given { is_of_rooms, .. } => *is_of_rooms,
        }
    }

    /// The number of tiles of the maze.
    pub fn tiles(&self) -> u64 {
        match self {
            Self::Grown(spec) => spec.size().tiles(),
            Self::Given { maze, .. } => maze.grid().tiles() as u64,
        }
    }

    /// Whether its rooms are few enough to have numbers.
    pub fn has_numbers(&self) -> bool {
        let [columns, rows] = match self {
            Self::Grown(spec) => [spec.size().columns(), spec.size().rows()],
            Self::Given { maze, .. } => [maze.grid().columns(), maze.grid().rows()],
        };
        let rooms = u32::from(columns / 2) * u32::from(rows / 2);
        rooms <= THEATRE_NUMBERED_MOST_ROOMS && self.is_of_rooms()
    }

    /// What files about it are called.
    pub fn name_of_files(&self) -> String {
        match self {
            Self::Grown(spec) => name_of_spec(spec),
            Self::Given { maze, .. } => name_of_maze(None, maze),
        }
    }

    /// The spec of the maze, if it has one.
    pub const fn spec(&self) -> Option<Spec> {
        match self {
            Self::Grown(spec) => Some(*spec),
            Self::Given { .. } => None,
        }
    }

    /// Changes the seed, if the maze has a spec.
    pub(crate) const fn change_seed(&mut self, seed: u64) {
        if let Self::Grown(spec) = self {
            *spec = spec.with_seed(seed);
        }
    }

    /// Changes to the next generator, or the previous one, if the maze has a spec.
    pub(crate) fn change_generator(&mut self, backwards: bool) {
        let Self::Grown(spec) = self else { return };
        let is_present = |one: &Generator| one.name() == spec.generator().name();
        let all = Generator::ALL.into_iter();
        let all = all.filter(|one| spec.shape().is_none() || one.can_be_shaped());
        let next = neighbour(&all.collect::<Vec<_>>(), is_present, backwards);
        let stop = if next.can_stop_joined() { spec.stop() } else { StopRule::Full };
        let grown = spec.by(next);
        *spec = grown.with_stop(stop).unwrap_or(grown);
    }

    /// Adds loops; after the most come none.
    pub(crate) fn change_loops(&mut self) {
        let Self::Grown(spec) = self else { return };
        let loops = (spec.loops().get() + THEATRE_LOOPS_PERCENT) % (100 + THEATRE_LOOPS_PERCENT);
        if let Ok(loops) = Percent::new(loops.min(100)) {
            *spec = spec.with_loops(loops);
        }
    }

    /// Takes over the maze of a code, if the text is one.
    pub(crate) fn paste(&mut self, text: &str) {
        if let Ok(spec) = text.parse() {
            *self = Self::Grown(spec);
        }
    }
}

impl ShowSpec {
    /// A measured maze, as the theatre shows it at first.
    pub fn of_measured(measured: &MeasuredMaze) -> Self {
        let given = || Source::Given {
            maze: Arc::clone(&measured.maze),
            is_of_rooms: measured.rooms().is_some(),
        };
        let source = measured.spec.map_or_else(given, Source::Grown);
        Self::of(source, Solver::DepthFirst)
    }

    /// A maze like this, but with few enough rooms to number them.
    pub(crate) fn readable(spec: Spec) -> Self {
        let (width, height) = THEATRE_READABLE_ROOMS;
        let size = Size::new(width, height).unwrap_or(Size::SMALLEST);
        // A shape can be read however large it is.
        let is_small = spec.size().rooms() <= THEATRE_NUMBERED_MOST_ROOMS
            || spec.shape().is_some()
            || spec.is_drawn();
        let spec = if is_small { spec } else { spec.with_size(size) };
        Self::of(Source::Grown(spec), Solver::DepthFirst)
    }

    /// A maze that is solved with this solver, by rooms.
    pub const fn of(source: Source, solver: Solver) -> Self {
        Self { source, solver, stride: StepSize::Rooms }
    }

    /// The show before its first step.
    pub fn show(&self) -> Show {
        let show = match &self.source {
            Source::Grown(spec) => Show::new(spec, self.solver),
            Source::Given { maze, .. } => Show::of_search(Arc::clone(maze), self.solver),
        };
        show.by(self.stride)
    }

    /// Whether tiles at odd coordinates are rooms with walls between them.
    pub fn is_of_rooms(&self) -> bool {
        self.source.is_of_rooms()
    }

    /// The spec of the maze, if it has one.
    pub const fn spec(&self) -> Option<Spec> {
        self.source.spec()
    }
}

/// The next of all values after the present one, or the previous, wrapping round.
pub(crate) fn neighbour<T: Copy>(all: &[T], is_present: impl Fn(&T) -> bool, backwards: bool) -> T {
    let at = all.iter().position(is_present).unwrap_or(0);
    let by = if backwards { all.len() - 1 } else { 1 };
    all[(at + by) % all.len()]
}
