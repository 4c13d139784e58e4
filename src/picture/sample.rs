//! A small maze in the middle of a search, which previews the settings.

use std::sync::{Arc, LazyLock};

use crate::game::measured_maze::MeasuredMaze;
use crate::maze::{Build, Solve, SolveStep, Solver, Spec, Tile};

/// How many steps the search has taken.
const STEPS: usize = 92;
const CODE: &str = "kruskal1-9x7-~l10-4";

/// The maze and what the search has left in it.
pub struct Sample {
    /// The maze.
    pub measured: Arc<MeasuredMaze>,
    /// The stack of the search, tile by tile.
    pub path: Vec<Tile>,
    /// The tiles that the search has left again.
    pub backtracked: Vec<Tile>,
}

/// The sample, computed once.
pub fn sample() -> &'static Sample {
    static SAMPLE: LazyLock<Sample> = LazyLock::new(|| {
        let spec: Spec = CODE.parse().expect("the code of a small maze");
        let measured = MeasuredMaze::new(Build::new(&spec).finish(), Some(spec));
        let mut solve = Solve::new(Solver::DepthFirst, &measured.maze);
        let mut backtracked = Vec::new();
        for _ in 0..STEPS {
            if let Some(SolveStep::Retreat(tile)) = solve.step(&measured.maze) {
                backtracked.push(tile);
            }
        }
        Sample { path: solve.current_path(), measured: Arc::new(measured), backtracked }
    });
    &SAMPLE
}
