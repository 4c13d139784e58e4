//! A second search ahead of the one that is shown, to know how long that one will be.

use crate::game::tuning::SOLVE_MOST_STEPS_PER_TICK;
use crate::maze::{Maze, Solve};

/// A search that runs ahead of the one that is shown.
#[derive(Clone, Debug)]
pub(super) struct Foresight {
    /// None once it is finished.
    solve: Option<Solve>,
    /// The number of steps of the whole search, as far as it is known.
    pub steps: u64,
}

impl Foresight {
    pub const fn new(solve: Solve) -> Self {
        Self { solve: Some(solve), steps: 0 }
    }

    /// Continues for as long as fits into a tick.
    pub fn look_on(&mut self, maze: &Maze) {
        for _ in 0..SOLVE_MOST_STEPS_PER_TICK {
            if self.solve.as_mut().and_then(|solve| solve.step(maze)).is_none() {
                self.solve = None;
                return;
            }
            self.steps += 1;
        }
    }
}
