//! Depth-first search: always on to the first neighbour that was never entered, back where there is
//! none. The stack is the path.

mod calls;
mod instant;

use super::passages::Passages;
use super::stack::{Stack, StackOrder};
use super::{Holding, Search, SearchCounts, Solve, SolveStep, SolverInfo, Trace};
use crate::maze::bits::Bits;
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Grid, Lines, Maze, Tile};

pub use calls::Call;

program! {
    "depth-first": PushStart, WhileHeld, IfFresh, Push, IfGoal, Pop, NoPath;
    [PushStart] BEGAN;
    [WhileHeld, IfFresh, Push] WENT_ON;
    [IfGoal] ARRIVED;
    [WhileHeld, IfFresh, Pop] WENT_BACK;
    [WhileHeld, NoPath] GAVE_UP;
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "depth-first",
    holds: Holding::Stack,
    looks_ahead: false,
    bytes_per_room: 2,
    traces: &[Trace::Backtracked],
    program: &PROGRAM,
    begun: at([Line::PushStart]),
    begin: |maze| Box::new(DepthFirst::new(maze.start(), StackOrder::Fixed)),
};

#[derive(Clone, Debug)]
pub(super) struct DepthFirst {
    /// Where the search begins; `None` once it has begun.
    start: Option<Tile>,
    entered: Bits,
    stack: Stack,
}

impl DepthFirst {
    /// A search from an open tile, without a step taken.
    pub fn new(start: Tile, order: StackOrder) -> Self {
        Self { start: Some(start), entered: Bits::default(), stack: Stack::new(order) }
    }

    /// Goes to the end without steps, through these passages only.
    pub fn leap_through(&mut self, rest: Passages, goal: Tile) -> Option<(bool, SearchCounts)> {
        let start = self.start.take()?;
        let ends = (rest.place(start)?, rest.place(goal)?);
        Some(instant::search_among(rest.clone(), rest, start, ends, &mut self.stack))
    }

    #[inline(always)]
    fn step_in(&mut self, grid: &Grid) -> Ran<SolveStep> {
        if let Some(start) = self.start.take() {
            self.entered = Bits::zeros(grid.tiles());
            self.entered.set(grid.index(start), true);
            self.stack.push(grid, start, Direction::Right);
            return BEGAN.tells(SolveStep::Enter(start));
        }
        let Some(tile) = self.stack.last() else {
            return GAVE_UP.tells(SolveStep::NoPath);
        };
        while let Some(direction) = self.stack.try_next() {
            let next = tile.step(direction);
            if self.entered.insert(grid.index(next)) {
                self.stack.push(grid, next, direction);
                return WENT_ON.tells(SolveStep::Enter(next));
            }
        }
        self.stack.pop();
        WENT_BACK.tells(SolveStep::Retreat(tile))
    }
}

impl Search for DepthFirst {
    #[inline(always)]
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        self.step_in(maze.grid())
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn leap(&mut self, maze: &Maze) -> Option<(bool, SearchCounts)> {
        let (start, &[goal]) = (self.start?, maze.goals()) else { return None };
        let ending = instant::search(maze.grid(), start, goal, &mut self.stack)?;
        self.start = None;
        Some(ending)
    }

    #[inline]
    fn stack(&self) -> Option<&Stack> {
        Some(&self.stack)
    }
}

impl Solve {
    /// A depth-first search without a step taken, from this open tile instead of the maze's start.
    pub fn depth_first_from(tile: Tile) -> Self {
        Self::with(Box::new(DepthFirst::new(tile, StackOrder::Fixed)), &PROGRAM)
    }
}

/// A path from one open tile to another, both included, if there is one.
pub fn path_between(grid: &Grid, start: Tile, end: Tile) -> Option<Vec<Tile>> {
    let mut search = DepthFirst::new(start, StackOrder::Fixed);
    loop {
        match search.step_in(grid).step {
            SolveStep::Enter(tile) if tile == end => return Some(search.current_path()),
            SolveStep::NoPath => return None,
            _ => {}
        }
    }
}
