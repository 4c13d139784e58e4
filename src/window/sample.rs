//! A small maze in the middle of a search, to see on it what the settings do.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::run::Course;
use icetea_maze::maze::{
    Build, Generator, Percent, Size, Solve, SolveStep, Solver, Spec, SpecError,
};

use super::maze_view::{Brushes, Mark, ViewColours};
use super::stage::Stage;

/// How many steps the search has taken.
const STEPS: usize = 92;

/// The maze with the marks of the search.
pub fn stage(brushes: Rc<Brushes>, colours: &ViewColours) -> Result<Stage, SpecError> {
    let size = Size::new(9, 7)?;
    let spec = Spec::new(Generator::Kruskal, size, 4).with_loops(Percent::new(10)?);
    let course = Course::new(Build::new(&spec).finish(), Some(spec));
    let mut solve = Solve::new(Solver::DepthFirst, &course.maze);
    let mut given_back = Vec::new();
    for _ in 0..STEPS {
        if let Some(SolveStep::Retreat(tile)) = solve.step(&course.maze) {
            given_back.push(tile);
        }
    }
    let mut stage = Stage::new(Arc::new(course), brushes, colours);
    stage.marks.show(Mark::Way, &solve.way());
    stage.marks.show(Mark::GivenBack, &given_back);
    Ok(stage)
}
