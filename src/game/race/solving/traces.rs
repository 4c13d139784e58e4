//! What a search has left on the floor so far: its present way, and the tiles that it has finished
//! with. A view only has to look at what has changed since a step that it knows.

use crate::maze::bits::Bits;
use crate::maze::{Grid, Maze, SolveStep, Solver, Tile};

/// What a search has cost so far: rooms, or tiles where there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolvingCosts {
    /// How often one was entered, the start included.
    pub entered: u64,
    /// How often one was given back.
    pub retreated: u64,
    /// How many were filled or left out without entering.
    pub filled: u64,
}

#[derive(Clone, Debug)]
pub(super) struct SolverTraces {
    pub path: Vec<Tile>,
    /// The step after which each tile joined the way.
    since: Vec<u64>,
    is_on_path: Bits,
    /// Whether the last tile of the way occurs in it twice, so that the search turns back there.
    turns_back: bool,
    pub done: Vec<Tile>,
    pub steps: u64,
    pub goes_by_distance: bool,
    pub costs: SolvingCosts,
    /// Whether only rooms count for the costs, and not what lies between two of them.
    counts_rooms: bool,
}

impl SolverTraces {
    pub fn new(grid: &Grid, solver: Solver, counts_rooms: bool) -> Self {
        Self {
            path: Vec::new(),
            since: Vec::new(),
            is_on_path: Bits::zeros(grid.tiles()),
            turns_back: false,
            done: Vec::new(),
            steps: 0,
            goes_by_distance: solver.goes_by_distance(),
            costs: SolvingCosts::default(),
            counts_rooms,
        }
    }

    /// Adds a step.
    pub fn take(&mut self, step: SolveStep, maze: &Maze) {
        self.steps += 1;
        self.count(step);
        match step {
            SolveStep::Enter(tile) if self.goes_by_distance => self.done.push(tile),
            SolveStep::Enter(tile) => {
                self.turns_back = !self.is_on_path.insert(maze.grid().index(tile));
                self.path.push(tile);
                self.since.push(self.steps);
            }
            SolveStep::Retreat(tile) => {
                self.path.pop();
                self.since.pop();
                if !std::mem::take(&mut self.turns_back) {
                    self.is_on_path.set(maze.grid().index(tile), false);
                    self.done.push(tile);
                }
            }
            SolveStep::Skip(tile) | SolveStep::Seal(tile) | SolveStep::Fill(tile) => {
                self.done.push(tile);
            }
            SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => {}
        }
    }

    fn count(&mut self, step: SolveStep) {
        let SolvingCosts { entered, retreated, filled } = &mut self.costs;
        let (count, tile) = match step {
            SolveStep::Enter(tile) => (entered, tile),
            SolveStep::Retreat(tile) => (retreated, tile),
            SolveStep::Skip(tile) | SolveStep::Seal(tile) | SolveStep::Fill(tile) => (filled, tile),
            SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => return,
        };
        *count += u64::from(!self.counts_rooms || tile.is_room());
    }

    /// Sets the way of a search that had none before it arrived.
    pub fn arrive(&mut self, path: Vec<Tile>) {
        self.since = vec![self.steps; path.len()];
        self.path = path;
    }

    /// How many tiles at the beginning of the way are unchanged since so many steps.
    pub fn path_kept_since(&self, steps: u64) -> usize {
        self.since.partition_point(|&since| since <= steps)
    }
}
