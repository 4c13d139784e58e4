//! One performance: a maze is built, if it has a spec, and then solved.
//!
//! A show only moves forwards. Two shows that have taken the same number of steps look the same in
//! every respect; [`Timeline`](super::Timeline) relies on that.

use std::sync::Arc;

use super::{
    BuildAct, Moment, PartStep, ProgramPart, SearchTelling, SolveAct, SolveEnding, StepSize,
    TileMarks, flow, stack_lines,
};
use crate::maze::{Cursor, Maze, Solver, Spec, Tile, Traced};

/// The fixed cost of a step, as a number of painted tiles.
const TILES_PER_STEP: u64 = 8;

/// A performance at one step.
#[derive(Clone, Debug)]
pub struct Show {
    act: Act,
    /// How the maze is solved once it is built.
    solver: Option<Solver>,
    /// How far the steps of the search go.
    pub stride: StepSize,
    /// How many steps it has taken.
    pub step: u64,
    /// How much was painted in the previous act.
    painted_before: u64,
}

#[derive(Clone, Debug)]
enum Act {
    Build(Box<BuildAct>),
    Solve(Box<SolveAct>),
}

impl Show {
    /// A maze is built and then solved.
    pub fn new(spec: &Spec, solver: Solver) -> Self {
        Self { solver: Some(solver), ..Self::of_build(spec) }
    }

    /// A maze is only built.
    pub fn of_build(spec: &Spec) -> Self {
        Self::of_act(Act::Build(Box::new(BuildAct::new(spec))))
    }

    /// A given maze is solved.
    pub fn of_search(maze: Arc<Maze>, solver: Solver) -> Self {
        Self::of_act(Act::Solve(Box::new(SolveAct::new(maze, solver, StepSize::Rooms))))
    }

    const fn of_act(act: Act) -> Self {
        Self { act, solver: None, stride: StepSize::Rooms, step: 0, painted_before: 0 }
    }

    /// The show before its first step, with this step size for the search.
    #[must_use]
    pub fn by(mut self, stride: StepSize) -> Self {
        self.stride = stride;
        if let Act::Solve(act) = &self.act {
            let search = SolveAct::new(Arc::clone(&act.maze), act.solver, stride);
            self.act = Act::Solve(Box::new(search));
        }
        self
    }

    /// How many steps it has taken, or would have taken with this step size.
    pub fn step_by(&self, stride: StepSize) -> u64 {
        let of_search =
            self.search().map_or([0; 2], |act| [act.steps_by(stride), act.steps_by(self.stride)]);
        self.step - of_search[1] + of_search[0]
    }

    /// Takes a step; says whether there was one. The first step of the search follows the last one
    /// of the build.
    pub fn advance(&mut self) -> bool {
        let mut went_on = match &mut self.act {
            Act::Build(act) => act.step(),
            Act::Solve(act) => act.step(),
        };
        if !went_on && let Some(solver) = self.solver.take() {
            went_on = self.begin_search(solver);
        }
        self.step += u64::from(went_on);
        went_on
    }

    fn begin_search(&mut self, solver: Solver) -> bool {
        let Act::Build(build) = &self.act else { return false };
        let maze = Arc::new(build.maze().clone());
        let mut search = SolveAct::new(maze, solver, self.stride);
        let went_on = search.step();
        self.painted_before = build.marks.painted();
        self.act = Act::Solve(Box::new(search));
        went_on
    }

    /// The cost to get here, in painted tiles. Steps would be a poor measure: merging two halves of
    /// a maze is one step, just like merging two rooms.
    pub(super) const fn work(&self) -> u64 {
        TILES_PER_STEP * self.step + self.painted_before + self.marks().painted()
    }

    /// Whether a search will follow the present build.
    pub(super) const fn has_search_ahead(&self) -> bool {
        self.solver.is_some()
    }

    /// The build, during that act.
    pub const fn build(&self) -> Option<&BuildAct> {
        match &self.act {
            Act::Build(act) => Some(act),
            Act::Solve(_) => None,
        }
    }

    /// The search, during that act.
    pub const fn search(&self) -> Option<&SolveAct> {
        match &self.act {
            Act::Build(_) => None,
            Act::Solve(act) => Some(act),
        }
    }

    /// The maze as it is at this step.
    pub fn maze(&self) -> &Maze {
        match &self.act {
            Act::Build(act) => act.maze(),
            Act::Solve(act) => &act.maze,
        }
    }

    /// The marks at this step.
    pub const fn marks(&self) -> &TileMarks {
        match &self.act {
            Act::Build(act) => &act.marks,
            Act::Solve(act) => &act.marks,
        }
    }

    /// The last step and what belongs to it.
    pub fn moment(&self) -> Moment {
        match &self.act {
            Act::Build(act) => Moment::of_build(act),
            Act::Solve(act) => Moment::of_search(act),
        }
    }

    /// Which lines of which program the last step ran.
    pub fn cursor(&self) -> Cursor {
        match &self.act {
            Act::Build(act) => act.cursor(),
            Act::Solve(act) => act.cursor(),
        }
    }

    /// Which lines the last step ran, if a depth-first search is explained in this way.
    pub fn cursor_of(&self, telling: SearchTelling) -> Cursor {
        self.search().map_or_else(|| self.cursor(), |search| search.cursor_of(telling))
    }

    /// All parts of the last step except the final one, which completes the step.
    pub fn parts(&self, telling: SearchTelling) -> Vec<ProgramPart> {
        let told = self.build().map_or(&[][..], |it| &it.parts).iter();
        let told: Vec<_> = told
            .map(|&Traced { step, cursor }| Traced { step: Some(PartStep::Build(step)), cursor })
            .collect();
        if !told.is_empty() {
            return told;
        }
        let cursor = self.cursor_of(telling);
        let mut parts: Vec<_> = cursor
            .lines
            .each()
            .map(|lines| Traced { step: None, cursor: Cursor { lines, ..cursor } })
            .collect();
        parts.pop();
        parts
    }

    /// All parts of the next step except the final one.
    pub fn parts_ahead(&self, telling: SearchTelling) -> Vec<ProgramPart> {
        let mut next = self.clone();
        if !next.advance() {
            return Vec::new();
        }
        let parts = next.parts(telling);
        match (self.search(), next.search()) {
            (Some(before), Some(after)) => stack_lines::explained(parts, [before, after], telling),
            _ => parts,
        }
    }

    /// The rooms that took another set's colour in the last step, nearest to the opening first,
    /// each with the number of rooms before it. Empty if they are too many to follow.
    pub fn flow(&self) -> Vec<(Tile, u32)> {
        self.build().map(flow::of).unwrap_or_default()
    }

    /// How the search ended, once it has.
    pub fn ending(&self) -> Option<&SolveEnding> {
        self.search().and_then(SolveAct::ending)
    }

    /// The peak size of a stack, queue or frontier in this act.
    pub fn longest_held(&self) -> u64 {
        match &self.act {
            Act::Build(act) => act.counts.held_most as u64,
            Act::Solve(act) => act.held()[1],
        }
    }
}
