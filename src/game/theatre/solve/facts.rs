//! What can be asked about a search that is shown.

use super::{SolveAct, SolveEnding};
use crate::game::theatre::visits::Visit;
use crate::game::theatre::{Mark, SearchTelling, StepSize};
use crate::maze::{Call, Cursor, Size, Solve, SolveStep, Tile};

impl SolveAct {
    /// The search itself: its counts, its stack, its queue, its way.
    pub const fn search(&self) -> &Solve {
        &self.solve
    }

    /// What the search has done in a room, if the maze is small enough to number its rooms.
    pub fn visit(&self, room: u32) -> Option<Visit> {
        self.visits.as_ref()?.of(room)
    }

    /// The size of the maze, if its visits are recorded by room number.
    pub(in crate::game::theatre) fn numbered_rooms(&self) -> Option<Size> {
        self.visits.as_ref().map(|it| it.size)
    }

    /// The room from which another was reached, in the search tree, if rooms have numbers.
    pub fn parent(&self, room: u32) -> Option<u32> {
        let visits = self.visits.as_ref()?;
        let (tile, _) = (visits.size.room(room), visits.of(room)?);
        let back = |tile: Tile| tile.step(self.marks.came(tile).opposite());
        (tile != self.maze.start()).then(|| visits.size.number(back(back(tile))))
    }

    /// Whether its visits record distances; none if it records no visits.
    pub fn visits(&self) -> Option<bool> {
        self.visits.as_ref().map(|_| self.solver.goes_by_distance())
    }

    /// The share of rooms that it has looked at, from 0 to 1, if it goes by rooms.
    pub fn touched_rooms(&self) -> Option<f64> {
        self.rooms.map(|_| self.marks.touched_share_of_rooms())
    }

    /// Whether it has entered this tile.
    pub(in crate::game::theatre) fn was_entered(&self, tile: Tile) -> bool {
        matches!(self.marks.mark(tile), Mark::Entered | Mark::Path | Mark::Reachable)
    }

    /// The last step.
    pub fn last(&self) -> Option<SolveStep> {
        self.last.map(|told| told.step)
    }

    /// The position in its program: the lines that the last step ran.
    pub fn cursor(&self) -> Cursor {
        self.last.map_or(self.solver.info().cursor(), |told| told.cursor)
    }

    /// The position in the program by which it is explained.
    pub fn cursor_of(&self, telling: SearchTelling) -> Cursor {
        match telling {
            SearchTelling::Recursion if self.has_calls => Call::cursor(&self.maze, self.last()),
            SearchTelling::Recursion | SearchTelling::Loop => self.cursor(),
        }
    }

    /// The lines of that program which look whether it is at the goal.
    pub(in crate::game::theatre) fn cursor_at_goal(&self, telling: SearchTelling) -> Cursor {
        match telling {
            SearchTelling::Recursion if self.has_calls => {
                Call::cursor(&self.maze, Some(SolveStep::Arrive))
            }
            SearchTelling::Recursion | SearchTelling::Loop => self.solve.cursor_at_goal(),
        }
    }

    /// The calls that have not returned, the first one first, if it can be explained as a recursive
    /// function.
    pub fn calls(&self) -> Option<Vec<Call>> {
        self.has_calls.then(|| Call::all(&self.solve))
    }

    /// How it ended, once it has.
    pub const fn ending(&self) -> Option<&SolveEnding> {
        self.ending.as_ref()
    }

    /// How many steps it has taken up to now, counted in this step size.
    pub const fn steps_by(&self, stride: StepSize) -> u64 {
        match stride {
            StepSize::Rooms => self.steps[0],
            StepSize::Tiles => self.steps[1] - self.is_beyond_passage as u64,
        }
    }

    /// The number of tiles of the present way, or in the end of the path. A search by distance has
    /// no way before that.
    pub fn path_tiles(&self) -> Option<u64> {
        let counts = self.solve.counts;
        match &self.ending {
            Some(SolveEnding::Found(path)) => Some(path.len() as u64),
            Some(SolveEnding::NoPath(_)) => None,
            None if self.solver.goes_by_distance() => None,
            None => Some(counts.entered - counts.backtracked),
        }
    }
}
