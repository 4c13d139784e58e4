//! The runs that the player has finished without help, for the school that may ask for them: those
//! of one maze, the last one that was run.

use std::sync::Arc;

use crate::game::course::Course;
use crate::game::race::Race;
use crate::game::screen::school::RatSchool;
use crate::game::tuning::SCHOOL_MOST_TILES;
use crate::maze::Tile;

/// The finished runs of one maze.
#[derive(Debug, Default)]
pub(super) struct PastRuns {
    course: Option<Arc<Course>>,
    trails: Vec<Vec<Tile>>,
}

impl PastRuns {
    /// Notes a finished run, unless the maze is too large for any school or the mouse was helped.
    pub fn note(&mut self, race: &Race) {
        let course = race.course();
        if course.maze.grid().tiles() as u64 > SCHOOL_MOST_TILES || race.is_helped() {
            return;
        }
        if !self.is_of(course) {
            self.trails.clear();
        }
        self.course = Some(Arc::clone(course));
        self.trails.push(race.runner(0).trail().to_vec());
    }

    /// Gives a school the runs of its maze that it does not know.
    pub fn hand_in(&self, school: &mut RatSchool) {
        if school.course().is_some_and(|course| self.is_of(course)) {
            school.take_player_runs(&self.trails);
        }
    }

    fn is_of(&self, course: &Arc<Course>) -> bool {
        self.course.as_ref().is_some_and(|own| Arc::ptr_eq(own, course) || own.maze == course.maze)
    }
}
