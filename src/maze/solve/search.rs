//! A maze that is being solved, step by step or all at once.

use std::fmt::Debug;

use super::stack::{Stack, StackEntry};
use super::{SolveStep, Solver};
use crate::maze::program::Ran;
use crate::maze::{Cursor, Direction, Lines, Maze, Program, Tile, Traced};

/// What a search has cost so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// How often a tile was entered, the start included.
    pub entered: u64,
    /// How often a tile was given back.
    pub backtracked: u64,
    /// The longest that the stack or queue ever was.
    pub peak: usize,
}

/// A* values of a tile, counted in tiles or in rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// How many steps were walked there: g.
    pub walked: u32,
    /// How many steps are estimated to be left: h.
    pub ahead: u32,
}

impl Estimate {
    /// The value that decides the order: f.
    pub const fn sum(self) -> u32 {
        self.walked + self.ahead
    }
}

pub(super) trait Search: Debug + Send + Sync + CloneSearch {
    /// Takes one step. Not called again after a goal was entered or [`SolveStep::NoPath`] returned.
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep>;

    /// The lines of its program that run when the tile it has entered is a goal.
    fn arrived(&self) -> Lines;

    /// How much its stack or queue holds now.
    #[inline]
    fn held(&self) -> usize {
        self.stack().map_or(0, Stack::len)
    }

    /// The path from the start to where the search is now; empty before the first step.
    fn current_path(&self) -> Vec<Tile> {
        self.stack().map_or_else(Vec::new, Stack::tiles)
    }

    /// Its stack, if it has one that knows which directions are still to be tried.
    fn stack(&self) -> Option<&Stack> {
        None
    }

    /// The first entries of its queue, the next to be taken first, at most this many.
    fn waiting(&self, _most: usize) -> Vec<Tile> {
        Vec::new()
    }

    /// The first entries of its heap, at most this many, each with its A* values. Counted in rooms,
    /// two tiles apart, they are the waiting rooms and those behind waiting passages.
    fn heap(&self, _tiles_per_step: u16, _most: usize) -> Option<Vec<(Tile, Estimate)>> {
        None
    }

    /// How many steps are estimated to be left from a tile.
    fn estimate(&self, _tile: Tile) -> Option<u32> {
        None
    }

    /// The direction of the step that first led to a tile, where that is stored for each tile.
    fn came(&self, _tile: Tile) -> Option<Direction> {
        None
    }

    /// Takes up to this many steps. The solver's type is known here, so the compiler drops the
    /// unused parts of a step.
    fn drain(&mut self, maze: &Maze, counts: &mut SearchCounts, state: &mut State, steps: u64) {
        let mut taken = 0;
        while taken < steps && next_step(self, maze, counts, state).is_some() {
            taken += 1;
        }
    }

    /// Goes from the very beginning to the end without steps, and returns whether a goal was found,
    /// with the counts. The state is then what all the steps would have left, except for
    /// [`came`](Self::came). `None` if the solver has no faster way through this maze; it may then
    /// note that its steps are not watched.
    fn leap(&mut self, _maze: &Maze) -> Option<(bool, SearchCounts)> {
        None
    }
}

/// Clones a search without knowing its solver's type.
pub(super) trait CloneSearch {
    fn clone_boxed(&self) -> Box<dyn Search>;
}

impl<S: Search + Clone + 'static> CloneSearch for S {
    fn clone_boxed(&self) -> Box<dyn Search> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Search> {
    fn clone(&self) -> Self {
        (**self).clone_boxed()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Searching,
    /// The last tile entered is a goal, which is not reported yet.
    AtGoal,
    Found,
    NoPath,
}

/// A maze that is being solved.
///
/// ```
/// use icetea_maze::maze::{Build, Solve, SolveStep, Solver};
///
/// let maze = Build::new(&"kruskal1-12x8-233".parse()?).finish();
/// let mut solve = Solve::new(Solver::DepthFirst, &maze);
/// let mut path = Vec::new();
/// while let Some(step) = solve.step(&maze) {
///     match step {
///         SolveStep::Enter(tile) => path.push(tile),
///         SolveStep::Retreat(tile) => assert_eq!(path.pop(), Some(tile)),
///         _ => {}
///     }
/// }
/// assert_eq!(solve.path(), Some(path));
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solve {
    search: Box<dyn Search>,
    program: &'static Program,
    /// What the search has cost so far.
    pub counts: SearchCounts,
    state: State,
}

impl Solve {
    /// A search without a step taken. Every step must be given the same maze.
    pub fn new(solver: Solver, maze: &Maze) -> Self {
        let info = solver.info();
        Self::with((info.begin)(maze), info.program)
    }

    pub(super) fn with(search: Box<dyn Search>, program: &'static Program) -> Self {
        Self { search, program, counts: SearchCounts::default(), state: State::Searching }
    }

    /// Takes one step; `None` once the search is over.
    pub fn step(&mut self, maze: &Maze) -> Option<SolveStep> {
        self.step_told(maze).map(|told| told.step)
    }

    /// Takes one step, with the lines of the program that it ran.
    pub fn step_told(&mut self, maze: &Maze) -> Option<Traced<SolveStep>> {
        let ran = next_step(&mut *self.search, maze, &mut self.counts, &mut self.state)?;
        Some(ran.of(self.program))
    }

    /// Takes up to this many steps and returns whether there are more.
    pub fn advance(&mut self, maze: &Maze, steps: u64) -> bool {
        self.search.drain(maze, &mut self.counts, &mut self.state, steps);
        !self.is_over()
    }

    /// Goes to the end without steps, if none was taken yet and the solver has such a way through
    /// this maze. The result is that of all the steps. For callers that look at no step.
    pub fn leap(&mut self, maze: &Maze) {
        let is_new = self.state == State::Searching && self.counts == SearchCounts::default();
        if let Some((arrived, counts)) = is_new.then(|| self.search.leap(maze)).flatten() {
            self.state = if arrived { State::Found } else { State::NoPath };
            self.counts = counts;
        }
    }

    /// Takes all the remaining steps and returns the path.
    pub fn finish(&mut self, maze: &Maze) -> Option<Vec<Tile>> {
        self.leap(maze);
        while self.advance(maze, u64::MAX) {}
        self.path()
    }

    /// The path from the start to the goal that was reached; `None` while the search goes on, or if
    /// there is none.
    pub fn path(&self) -> Option<Vec<Tile>> {
        (self.state == State::Found).then(|| self.current_path())
    }

    /// The path from the start to where the search is now; empty before the first step.
    pub fn current_path(&self) -> Vec<Tile> {
        self.search.current_path()
    }

    /// Whether the search is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.state, State::Found | State::NoPath)
    }

    /// The lines of its program that run when the tile it has entered is a goal.
    pub fn cursor_at_goal(&self) -> Cursor {
        Cursor { program: self.program, lines: self.search.arrived() }
    }

    /// How much the stack or queue holds now.
    pub fn held(&self) -> usize {
        self.search.held()
    }

    /// The depth-first stack from bottom to top, with the directions that each tile still has to
    /// try, for solvers with such a stack.
    pub fn stack(
        &self,
    ) -> Option<impl ExactSizeIterator<Item = StackEntry> + DoubleEndedIterator + '_> {
        self.search.stack().map(Stack::told)
    }

    /// The first tiles of the queue, the next to be taken first, at most this many; empty for
    /// solvers without a queue. A tile may wait there twice.
    pub fn waiting(&self, most: usize) -> Vec<Tile> {
        self.search.waiting(most)
    }

    /// The first entries of the heap in the order in which they would be taken if no more were
    /// added, at most this many: rooms, which are two tiles apart, or tiles. Only A* has a heap.
    pub fn heap(&self, tiles_per_step: u16, most: usize) -> Option<Vec<(Tile, Estimate)>> {
        self.search.heap(tiles_per_step, most)
    }

    /// How many steps from tile to tile A* estimates to be left.
    pub fn estimate(&self, tile: Tile) -> Option<u32> {
        self.search.estimate(tile)
    }

    /// The direction of the step that first led to a tile, for solvers that store it for each:
    /// those that go by distance, step by step.
    pub fn came(&self, tile: Tile) -> Option<Direction> {
        self.search.came(tile)
    }
}

#[inline(always)]
fn next_step(
    search: &mut (impl Search + ?Sized),
    maze: &Maze,
    counts: &mut SearchCounts,
    state: &mut State,
) -> Option<Ran<SolveStep>> {
    match *state {
        State::Searching => {}
        State::AtGoal => {
            *state = State::Found;
            return Some(search.arrived().tells(SolveStep::Arrive));
        }
        State::Found | State::NoPath => return None,
    }
    let ran = search.step(maze);
    match ran.step {
        SolveStep::Enter(tile) => {
            counts.entered += 1;
            if maze.is_goal(tile) {
                *state = State::AtGoal;
            }
        }
        SolveStep::Retreat(_) => counts.backtracked += 1,
        SolveStep::NoPath => *state = State::NoPath,
        SolveStep::Skip(_)
        | SolveStep::Seal(_)
        | SolveStep::Fill(_)
        | SolveStep::Lost
        | SolveStep::Arrive => {}
    }
    counts.peak = counts.peak.max(search.held());
    Some(ran)
}
