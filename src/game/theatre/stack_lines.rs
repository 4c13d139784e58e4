//! What the lines of a depth-first search find before a step is done, for those who follow it line
//! by line.

use super::{ProgramPart, SearchTelling, SolveAct, StackLine};
use crate::maze::{SolveStep, Solver, Tile, Traced};

/// The parts of a step of a search, from the search before it to that after it, with what each line
/// has found. Whether the tile of the step before is the goal is looked up first: the program does
/// that after a push, but a step ends with the push.
pub(super) fn explained(
    mut parts: Vec<ProgramPart>,
    [before, after]: [&SolveAct; 2],
    telling: SearchTelling,
) -> Vec<ProgramPart> {
    if before.solver != Solver::DepthFirst {
        return parts;
    }
    let (Some(last), Some(stack), Some(step)) = (before.last(), before.stack(), after.last())
    else {
        return parts;
    };
    let is_by_calls = telling == SearchTelling::Recursion && before.has_calls;
    let top = stack.last().map(|entry| entry.tile);
    let beside = top.and_then(|top| match (step, is_by_calls) {
        (SolveStep::Enter(tile), false) => Some(StackLine::Fresh { tile, top }),
        (SolveStep::Enter(tile), true) => Some(StackLine::New { tile, room: top }),
        (SolveStep::Retreat(_), false) => Some(StackLine::NoneFresh(top)),
        (SolveStep::Retreat(_), true) => Some(StackLine::NoneNew(top)),
        _ => None,
    });
    let held = top.map_or(StackLine::Empty, |_| StackLine::Holds(before.held()[0]));
    let found = Some(held).filter(|_| !is_by_calls).into_iter().chain(beside);
    for (part, line) in parts.iter_mut().zip(found) {
        part.step = Some(line.into());
    }
    // The start is pushed without a look at it; a call looks at its room, whichever it is.
    let is_looked_at = |tile: &Tile| is_by_calls || *tile != before.maze.start();
    if let SolveStep::Enter(tile) = last
        && is_looked_at(&tile)
        && step != SolveStep::Arrive
    {
        let line = StackLine::NotGoal(tile);
        let cursor = before.cursor_at_goal(telling);
        parts.insert(0, Traced { step: Some(line.into()), cursor });
    }
    parts
}
