//! What a search has left on the floor so far: its present way, and the tiles that it has finished
//! with. A view only has to look at what has changed since a step that it knows.

use crate::maze::bits::Bits;
use crate::maze::{Grid, Maze, SolveStep, Solver, Tile};

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
}

impl SolverTraces {
    pub fn new(grid: &Grid, solver: Solver) -> Self {
        Self {
            path: Vec::new(),
            since: Vec::new(),
            is_on_path: Bits::zeros(grid.tiles()),
            turns_back: false,
            done: Vec::new(),
            steps: 0,
            goes_by_distance: solver.goes_by_distance(),
        }
    }

    /// Adds a step.
    pub fn take(&mut self, step: SolveStep, maze: &Maze) {
        self.steps += 1;
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
