//! How mazes are solved: one file a solver, all of them step by step, on any grid.
//!
//! A [`Solve`] borrows nothing: the maze is handed in at each step, so that whoever draws it can
//! own both. Each ends with a way of neighbouring open tiles from the start to a goal, or with a
//! definite *no path*.

mod a_star;
mod blocked;
mod breadth_first;
mod dead_end_filler;
mod depth_first;
mod seal;
mod sharp_depth_first;
mod solver;
mod stack;
mod trail;
mod tremaux;
mod wall_follower;

use super::{Direction, Maze, Tile};
use a_star::AStar;
pub use blocked::Blocked;
use breadth_first::BreadthFirst;
use dead_end_filler::DeadEndFiller;
use depth_first::DepthFirst;
pub(super) use depth_first::way_between;
use sharp_depth_first::SharpDepthFirst;
pub use solver::{Hand, Solver};
pub use stack::StackEntry;
use stack::{Order, Stack};
use tremaux::Tremaux;
use wall_follower::WallFollower;

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

/// What a search has cost so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// How often a tile was entered, the start included.
    pub entered: u64,
    /// How often a tile was given back.
    pub given_back: u64,
    /// The longest that the stack or queue ever was.
    pub peak: usize,
}

/// A solver at work.
trait Search {
    /// Does one thing. It is not asked again once it has entered a goal or said
    /// [`SolveStep::NoPath`].
    fn step(&mut self, maze: &Maze) -> SolveStep;

    /// How much its stack or queue holds now.
    fn held(&self) -> usize;

    /// The way from the start to where the search is now; nothing before the first step.
    fn way(&self) -> Vec<Tile>;

    /// Its stack, if it has one that knows which directions are still to be tried.
    fn stack(&self) -> Option<&Stack> {
        None
    }

    /// What waits in its queue, the next to be taken first, as far as this many.
    fn waiting(&self, _most: usize) -> Vec<Tile> {
        Vec::new()
    }

    /// The direction of the step that first led to a tile, where that is noted for each tile.
    fn came(&self, _tile: Tile) -> Option<Direction> {
        None
    }
}

/// A maze that is being solved.
///
/// ```
/// use icetea_maze::maze::{Build, Solve, SolveStep, Solver};
///
/// let maze = Build::new(&"kruskal1-12x8-233".parse()?).finish();
/// let mut solve = Solve::new(Solver::DepthFirst, &maze);
/// let mut way = Vec::new();
/// while let Some(step) = solve.step(&maze) {
///     match step {
///         SolveStep::Enter(tile) => way.push(tile),
///         SolveStep::Retreat(tile) => assert_eq!(way.pop(), Some(tile)),
///         _ => {}
///     }
/// }
/// assert_eq!(solve.path(), Some(way));
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solve {
    searcher: Searcher,
    counts: Counts,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Searching,
    /// The last tile entered is a goal, which is not told yet.
    AtGoal,
    Found,
    NoPath,
}

#[derive(Clone, Debug)]
enum Searcher {
    DepthFirst(DepthFirst),
    SharpDepthFirst(SharpDepthFirst),
    BreadthFirst(BreadthFirst),
    AStar(AStar),
    DeadEndFiller(DeadEndFiller),
    WallFollower(WallFollower),
    Tremaux(Tremaux),
}

/// Does the same with whatever solver is at work.
macro_rules! with_search {
    ($searcher:expr, $search:ident => $do:expr) => {
        match $searcher {
            Searcher::DepthFirst($search) => $do,
            Searcher::SharpDepthFirst($search) => $do,
            Searcher::BreadthFirst($search) => $do,
            Searcher::AStar($search) => $do,
            Searcher::DeadEndFiller($search) => $do,
            Searcher::WallFollower($search) => $do,
            Searcher::Tremaux($search) => $do,
        }
    };
}

impl Solve {
    /// A search that has not begun. Every step must be given the same maze.
    pub fn new(solver: Solver, maze: &Maze) -> Self {
        let searcher = match solver {
            Solver::DepthFirst => return Self::depth_first_from(maze.start(), maze),
            Solver::SharpDepthFirst => Searcher::SharpDepthFirst(SharpDepthFirst::new(maze)),
            Solver::BreadthFirst => Searcher::BreadthFirst(BreadthFirst::new(maze)),
            Solver::AStar => Searcher::AStar(AStar::new(maze)),
            Solver::DeadEndFiller => Searcher::DeadEndFiller(DeadEndFiller::new(maze)),
            Solver::WallFollower(hand) => Searcher::WallFollower(WallFollower::new(maze, hand)),
            Solver::Tremaux => Searcher::Tremaux(Tremaux::new(maze)),
        };
        Self::with(searcher)
    }

    /// A depth-first search that has not begun, from this open tile instead of the maze's start.
    pub fn depth_first_from(tile: Tile, maze: &Maze) -> Self {
        Self::with(Searcher::DepthFirst(DepthFirst::new(maze.grid(), tile, Order::Fixed)))
    }

    fn with(searcher: Searcher) -> Self {
        Self { searcher, counts: Counts::default(), state: State::Searching }
    }

    /// Does one thing, or nothing once the search is over.
    pub fn step(&mut self, maze: &Maze) -> Option<SolveStep> {
        let Self { searcher, counts, state } = self;
        with_search!(searcher, search => next_step(search, maze, counts, state))
    }

    /// Takes up to this many steps and says whether there are more.
    pub fn advance(&mut self, maze: &Maze, steps: u64) -> bool {
        let Self { searcher, counts, state } = self;
        with_search!(searcher, search => drain(search, maze, counts, state, steps));
        !self.is_over()
    }

    /// Takes all the steps that are left and returns the path.
    pub fn finish(&mut self, maze: &Maze) -> Option<Vec<Tile>> {
        while self.advance(maze, u64::MAX) {}
        self.path()
    }

    /// The path from the start to the goal that was reached; nothing while the search goes on, or
    /// if there is none.
    pub fn path(&self) -> Option<Vec<Tile>> {
        (self.state == State::Found).then(|| self.way())
    }

    /// The way from the start to where the search is now; nothing before the first step.
    pub fn way(&self) -> Vec<Tile> {
        with_search!(&self.searcher, search => search.way())
    }

    /// Whether the search is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.state, State::Found | State::NoPath)
    }

    /// How much the stack or queue holds now.
    pub fn held(&self) -> usize {
        with_search!(&self.searcher, search => search.held())
    }

    /// The depth-first stack from bottom to top, with the directions that each tile still has to
    /// try, for solvers with such a stack.
    pub fn stack(
        &self,
    ) -> Option<impl ExactSizeIterator<Item = StackEntry> + DoubleEndedIterator + '_> {
        with_search!(&self.searcher, search => search.stack()).map(Stack::told)
    }

    /// The first tiles of the queue, the next to be taken first, at most this many; nothing for
    /// solvers without a queue. A tile may wait there twice.
    pub fn waiting(&self, most: usize) -> Vec<Tile> {
        with_search!(&self.searcher, search => search.waiting(most))
    }

    /// The direction of the step that first led to a tile, for solvers that note it for each: those
    /// that go by distance.
    pub fn came(&self, tile: Tile) -> Option<Direction> {
        with_search!(&self.searcher, search => search.came(tile))
    }

    /// What the search has cost so far.
    pub const fn counts(&self) -> Counts {
        self.counts
    }
}

#[inline(always)]
fn next_step(
    search: &mut impl Search,
    maze: &Maze,
    counts: &mut Counts,
    state: &mut State,
) -> Option<SolveStep> {
    match *state {
        State::Searching => {}
        State::AtGoal => {
            *state = State::Found;
            return Some(SolveStep::Arrive);
        }
        State::Found | State::NoPath => return None,
    }
    let step = search.step(maze);
    match step {
        SolveStep::Enter(tile) => {
            counts.entered += 1;
            if maze.is_goal(tile) {
                *state = State::AtGoal;
            }
        }
        SolveStep::Retreat(_) => counts.given_back += 1,
        SolveStep::NoPath => *state = State::NoPath,
        _ => {}
    }
    counts.peak = counts.peak.max(search.held());
    Some(step)
}

/// Takes up to this many steps of one solver. Here the kind of solver is known, which is what
/// makes the instant answer quick.
fn drain(
    search: &mut impl Search,
    maze: &Maze,
    counts: &mut Counts,
    state: &mut State,
    steps: u64,
) {
    let mut taken = 0;
    while taken < steps && next_step(search, maze, counts, state).is_some() {
        taken += 1;
    }
}
