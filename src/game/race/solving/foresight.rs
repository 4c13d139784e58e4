//! The same search some way ahead: it tells how much there will be to see.

use crate::game::tuning::SOLVE_MOST_STEPS_PER_TICK;
use crate::maze::{Maze, Solve};

/// A search that runs ahead of one that is shown.
#[derive(Clone, Debug)]
pub(super) struct Foresight {
    /// Nothing once it is over.
    solve: Option<Solve>,
    /// How many steps the whole search takes, as far as is known.
    pub steps: u64,
}

impl Foresight {
    pub const fn new(solve: Solve) -> Self {
        Self { solve: Some(solve), steps: 0 }
    }

    /// As far as fits into a tick.
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
