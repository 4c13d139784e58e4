//! The best run of each code, for the game: only one that can have happened.

use super::Store;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::replay::{Course, Recording, Verdict};
use crate::game::retraced::Retraced;
use crate::maze::{Endless, at_once};

impl Store {
    /// The kept best run of this code, with its origin, if there is one. Whether it can have
    /// happened in the maze is still to be [checked](Recording::check).
    pub fn best_run(&mut self, course: impl Into<Course>) -> Option<Recording> {
        let best = self.replays.best(&course.into(), &mut self.notices)?;
        Some(self.seals.judge(best))
    }

    /// The kept best run of this maze, if it can have happened in it. One that cannot is [set
    /// aside](Self::set_best_run_aside).
    pub fn true_best_run(&mut self, measured: &MeasuredMaze) -> Option<Recording> {
        let verdict = |best: &Recording| best.check(&measured.maze);
        self.best_run_if(measured.spec?.into(), |best| verdict(best) == Verdict::Consistent)
    }

    /// The kept best run of this maze without end, if it can have happened; else it is set aside.
    pub fn true_best_endless(&mut self, endless: Endless) -> Option<Recording> {
        let retraced = |best: &Recording| at_once(Retraced::retrace(best, &mut |_| true));
        self.best_run_if(endless.into(), |best| matches!(retraced(best), Some(Ok(_))))
    }

    fn best_run_if(
        &mut self,
        course: Course,
        is_true: impl FnOnce(&Recording) -> bool,
    ) -> Option<Recording> {
        let best = self.best_run(course)?;
        if is_true(&best) {
            return Some(best);
        }
        self.set_best_run_aside(course);
        None
    }

    /// Keeps the player's run without help if it is the best of its code; returns whether it is.
    pub fn keep_best_run(&mut self, recording: &Recording) -> bool {
        // It is sealed with the key that is found at the next start.
        let has_key = self.seals.renew(&self.data_folder, self.replays.all(), &mut self.notices);
        self.replays.keep(recording, has_key.then_some(&self.seals), &mut self.notices)
    }

    /// Renames the best run of this code to set it aside: it cannot have happened.
    pub fn set_best_run_aside(&mut self, course: impl Into<Course>) {
        self.replays.set_aside(&course.into(), &mut self.notices);
    }
}
