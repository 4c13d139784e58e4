//! A small maze in the middle of a search, to see on it what the settings do.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::course::Course;
use icetea_maze::maze::{Build, Generator, Percent, Size, Solve, SolveStep, Solver, Spec};

use super::maze_view::{Brushes, Mark, ViewColours, far_texels};
use super::stage::Stage;

/// How many steps the search has taken.
const STEPS: usize = 92;

/// The maze with the marks of the search.
pub fn stage(brushes: Rc<Brushes>, colours: &ViewColours) -> Option<Stage> {
    let size = Size::new(9, 7).ok()?;
    let spec = Spec::new(Generator::Kruskal, size, 4).with_loops(Percent::new(10).ok()?);
    let course = Course::new(Build::new(&spec).finish(), Some(spec));
    let mut solve = Solve::new(Solver::DepthFirst, &course.maze);
    let mut given_back = Vec::new();
    for _ in 0..STEPS {
        if let Some(SolveStep::Retreat(tile)) = solve.step(&course.maze) {
            given_back.push(tile);
        }
    }
    let texels = far_texels(&course.maze, |_| true)?;
    let mut stage = Stage::new(Arc::new(course), texels, brushes, colours);
    stage.marks.show(Mark::Way, &solve.way());
    stage.marks.show(Mark::GivenBack, &given_back);
    Some(stage)
}
