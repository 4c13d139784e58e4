//! One performance: a maze is built, if it has a spec to grow from, and then solved.
//!
//! A show moves in one direction only. Two that have taken the same number of steps are the same
//! in all that can be seen of them; a [`Timeline`](super::Timeline) builds on that.

use std::sync::Arc;

use super::{BuildAct, Moment, SearchTelling, SolveAct, SolveEnding, StepSize, TileMarks, flow};
use crate::maze::{BuildPart, Cursor, Maze, Solver, Spec, Tile, Traced};

/// A step costs about as much as painting so many tiles, whatever it paints.
const TILES_PER_STEP: u64 = 8;

/// A part of a step: a line of a program that ran, and for union-find what it did.
pub type ProgramPart = Traced<Option<BuildPart>>;

/// A performance at one step.
#[derive(Clone, Debug)]
pub struct Show {
    act: Act,
    /// How the maze will be solved once it is built.
    solver: Option<Solver>,
    /// How far the steps of its search go.
    pub stride: StepSize,
    /// How many steps it has taken.
    pub step: u64,
    /// How much was painted in the act before this one.
    painted_before: u64,
}

#[derive(Clone, Debug)]
enum Act {
    Build(Box<BuildAct>),
    Solve(Box<SolveAct>),
}

impl Show {
    /// A maze is built and solved.
    pub fn new(spec: &Spec, solver: Solver) -> Self {
        Self { solver: Some(solver), ..Self::of_build(spec) }
    }

    /// A maze is built, and that is all.
    pub fn of_build(spec: &Spec) -> Self {
        Self::of_act(Act::Build(Box::new(BuildAct::new(spec))))
    }

    /// A maze that is there already is solved.
    pub fn of_search(maze: Arc<Maze>, solver: Solver) -> Self {
        Self::of_act(Act::Solve(Box::new(SolveAct::new(maze, solver, StepSize::Rooms))))
    }

    const fn of_act(act: Act) -> Self {
        Self { act, solver: None, stride: StepSize::Rooms, step: 0, painted_before: 0 }
    }

    /// The same before its first step, the search going so.
    #[must_use]
    pub fn by(mut self, stride: StepSize) -> Self {
        self.stride = stride;
        if let Act::Solve(act) = &self.act {
            let search = SolveAct::new(Arc::clone(&act.maze), act.solver, stride);
            self.act = Act::Solve(Box::new(search));
        }
        self
    }

    /// How many steps it has taken, or would have if those of its search went so.
    pub fn step_by(&self, stride: StepSize) -> u64 {
        let of_search =
            self.search().map_or([0; 2], |act| [act.steps_by(stride), act.steps_by(self.stride)]);
        self.step - of_search[1] + of_search[0]
    }

    /// Goes one step on; says whether there was one. The first step of the search follows the last
    /// one of the build.
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

    /// What it has cost to come here, counted in tiles painted. Steps alone would tell little: the
    /// merge of two halves of a maze is one step, like that of two rooms.
    pub(super) const fn work(&self) -> u64 {
        TILES_PER_STEP * self.step + self.painted_before + self.marks().painted()
    }

    /// Whether a search will follow the build that is shown.
    pub(super) const fn has_search_ahead(&self) -> bool {
        self.solver.is_some()
    }

    /// The build, while it is the act that is shown.
    pub const fn build(&self) -> Option<&BuildAct> {
        match &self.act {
            Act::Build(act) => Some(act),
            Act::Solve(_) => None,
        }
    }

    /// The search, while it is the act that is shown.
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

    /// What is to be drawn at this step.
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

    /// The same for a depth-first search that is told so.
    pub fn cursor_of(&self, telling: SearchTelling) -> Cursor {
        self.search().map_or_else(|| self.cursor(), |search| search.cursor_of(telling))
    }

    /// The parts of the last step, but the last of them: when that is done, so is the step.
    pub fn parts(&self, telling: SearchTelling) -> Vec<ProgramPart> {
        let told = self.build().map_or(&[][..], |it| &it.parts).iter();
        let told: Vec<_> =
            told.map(|&Traced { step, cursor }| Traced { step: Some(step), cursor }).collect();
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

    /// The rooms that took another set's colour in the last step, nearest to the opening first,
    /// each with how many rooms lie before it. Nothing if they are too many to watch.
    pub fn flow(&self) -> Vec<(Tile, u32)> {
        self.build().map(flow::of).unwrap_or_default()
    }

    /// How the search ended, once it has.
    pub fn ending(&self) -> Option<&SolveEnding> {
        self.search().and_then(SolveAct::ending)
    }

    /// The most that a stack, a queue or a frontier of this act ever held.
    pub fn longest_held(&self) -> u64 {
        match &self.act {
            Act::Build(act) => act.counts.held_most as u64,
            Act::Solve(act) => act.held()[1],
        }
    }
}
