//! The player's finished runs without help, for a rat school: those of the maze that was played
//! last.

use std::sync::Arc;

use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::tuning::SCHOOL_MOST_TILES;
use crate::maze::Tile;

/// The player's finished runs in the maze that was played last.
#[derive(Clone, Debug, Default)]
pub struct PastRuns {
    measured: Option<Arc<MeasuredMaze>>,
    trails: Vec<Vec<Tile>>,
}

impl PastRuns {
    /// Adds a finished run, unless the maze is too large for a school or the mouse was helped.
    pub fn note(&mut self, race: &Race) {
        let measured = race.measured();
        if measured.maze.grid().tiles() as u64 > SCHOOL_MOST_TILES || race.is_helped() {
            return;
        }
        if !self.is_of(measured) {
            self.trails.clear();
        }
        self.measured = Some(Arc::clone(measured));
        self.trails.push(race.runner(0).trail.clone());
    }

    /// The places of the runs in this maze.
    pub fn in_maze(&self, measured: &Arc<MeasuredMaze>) -> &[Vec<Tile>] {
        if self.is_of(measured) { &self.trails } else { &[] }
    }

    fn is_of(&self, measured: &Arc<MeasuredMaze>) -> bool {
        self.measured
            .as_ref()
            .is_some_and(|own| Arc::ptr_eq(own, measured) || own.maze == measured.maze)
    }
}
