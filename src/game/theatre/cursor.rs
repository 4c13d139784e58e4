//! Where in its program a step is: the lines that it ran, the last of them lit.

use super::solve::Phase;
use super::{BuildAct, Program, SolveAct};
use crate::maze::{BuildStep, SolveStep};

/// The lines that the last step ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The program.
    pub program: Program,
    /// The numbers of the lines in the order in which they ran. At a slow speed they can be lit one
    /// after the other.
    pub ran: &'static [usize],
}

impl Cursor {
    /// The line that ran last, which is the one to light.
    pub fn line(self) -> usize {
        self.ran.last().copied().unwrap_or(0)
    }

    pub(super) fn of_build(act: &BuildAct) -> Self {
        let generators_own = Program::of_generator(act.spec().generator());
        let Some(step) = act.last() else {
            return Self { program: generators_own, ran: &[0] };
        };
        if let BuildStep::Looped { .. } = step {
            return Self { program: Program::Loops, ran: &[0, 1, 2] };
        }
        Self { program: generators_own, ran: lines_of_build(generators_own, step, act) }
    }

    pub(super) fn of_search(act: &SolveAct) -> Self {
        let program = Program::of_solver(act.solver());
        let ran: &[usize] = match act.last() {
            None => &[0],
            Some(SolveStep::Enter(_)) if act.search().counts().entered == 1 => {
                first_lines_of_search(program)
            }
            Some(step) => lines_of_search(program, step, act),
        };
        Self { program, ran }
    }
}

#[allow(clippy::match_same_arms, reason = "a table, program by program")]
fn lines_of_build(program: Program, step: BuildStep, act: &BuildAct) -> &'static [usize] {
    match (program, step) {
        (Program::Kruskal, BuildStep::Merged { .. }) => &[0, 1, 2, 3, 4],
        (Program::Kruskal, BuildStep::Kept { .. }) => &[0, 1, 2, 5],
        (Program::Backtracker, BuildStep::Opened { .. }) => &[1, 2, 3, 4],
        (Program::Backtracker, BuildStep::Backtracked { .. }) => &[1, 2, 5],
        (Program::Prim, BuildStep::Opened { .. }) => &[1, 2, 3, 4],
        (Program::Division, BuildStep::Crossed { .. }) => &[1, 2, 3],
        (Program::Division, BuildStep::Walled { .. }) => &[4],
        (Program::Division, BuildStep::Opened { .. }) => &[5],
        (Program::Dig, BuildStep::Opened { tile, from }) if tile == from => &[0],
        // The tunnel is dug when the stack is empty.
        (Program::Dig, BuildStep::Opened { .. }) if act.held() == 0 => &[5],
        (Program::Dig, BuildStep::Opened { .. }) => &[1, 2, 3],
        (Program::Dig, BuildStep::Backtracked { .. }) => &[1, 2, 4],
        (Program::Dig, BuildStep::Walled { .. }) => &[6],
        (Program::Wilson, BuildStep::Walked { .. }) => match act.before_last() {
            Some(BuildStep::Walked { .. }) => &[3],
            _ => &[1, 2, 3],
        },
        (Program::Wilson, BuildStep::Opened { .. }) => &[4, 5],
        (Program::HuntAndKill, BuildStep::Hunted { .. }) => &[1, 3],
        (Program::HuntAndKill, BuildStep::Opened { .. }) => match act.before_last() {
            Some(BuildStep::Hunted { .. }) => &[4, 5],
            _ => &[1, 2],
        },
        (Program::Eller, BuildStep::Opened { tile, from }) if tile.row == from.row => &[0, 1, 2],
        (Program::Eller, BuildStep::Opened { .. }) => &[0, 4, 5],
        (Program::Eller, BuildStep::Kept { wall }) if wall.row % 2 == 1 => &[0, 1, 3],
        (Program::Eller, BuildStep::Kept { .. }) => &[0, 4, 6],
        (Program::Sidewinder, BuildStep::Opened { tile, from }) if tile.row == from.row => &[0, 1],
        (Program::Sidewinder, BuildStep::Opened { .. }) => &[3, 4],
        (Program::Sidewinder, BuildStep::Kept { .. }) => &[0, 2],
        (Program::BinaryTree, BuildStep::Opened { tile, from }) => {
            match (from.row == 1, from.column == 1, tile.row < from.row) {
                (true, _, _) => &[0, 1],
                (_, true, _) => &[0, 2],
                (_, _, true) => &[0, 3],
                (_, _, false) => &[0, 3, 4],
            }
        }
        (Program::GrowingTree, BuildStep::Opened { .. }) => &[1, 2, 3, 4],
        (Program::GrowingTree, BuildStep::Backtracked { .. }) => &[1, 2, 3, 5],
        _ => &[],
    }
}

/// The first tile to be entered is the start.
const fn first_lines_of_search(program: Program) -> &'static [usize] {
    match program {
        Program::BreadthFirst | Program::AStar => &[0, 1, 2, 3],
        Program::DeadEndFiller => &[3, 4],
        _ => &[0],
    }
}

#[allow(clippy::match_same_arms, reason = "a table, program by program")]
fn lines_of_search(program: Program, step: SolveStep, act: &SolveAct) -> &'static [usize] {
    match (program, step) {
        (Program::DepthFirst, SolveStep::Enter(_)) => &[1, 2, 3],
        (Program::DepthFirst, SolveStep::Retreat(_)) => &[1, 2, 5],
        (Program::DepthFirst, SolveStep::Arrive) => &[4],
        (Program::DepthFirst, SolveStep::NoPath) => &[1, 6],
        (Program::SharpDepthFirst, SolveStep::Seal(_)) => &[1, 2],
        (Program::SharpDepthFirst, SolveStep::Skip(_)) => &[1, 3],
        (Program::SharpDepthFirst, SolveStep::Enter(_)) => &[1, 3, 4],
        (Program::SharpDepthFirst, SolveStep::Arrive) => &[5],
        (Program::SharpDepthFirst, SolveStep::Retreat(_)) => &[1, 3, 4, 6],
        (Program::SharpDepthFirst, SolveStep::NoPath) => &[1, 7],
        (Program::BreadthFirst | Program::AStar, SolveStep::Enter(_)) => &[1, 2, 3],
        (Program::BreadthFirst | Program::AStar, SolveStep::Arrive) => &[4],
        (Program::BreadthFirst | Program::AStar, SolveStep::NoPath) => &[1, 5],
        (Program::DeadEndFiller, SolveStep::Fill(_)) => &[1, 2],
        (Program::DeadEndFiller, SolveStep::Enter(_)) => &[3, 4],
        (Program::DeadEndFiller, SolveStep::Arrive) => &[5],
        (Program::DeadEndFiller, SolveStep::Retreat(_)) => &[3, 6],
        (Program::DeadEndFiller, SolveStep::NoPath) => &[7],
        (Program::WallFollower, _) => lines_of_wall_follower(step, act.phase()),
        (Program::Tremaux, SolveStep::Enter(_)) => &[2],
        (Program::Tremaux, SolveStep::Arrive) => &[3],
        (Program::Tremaux, SolveStep::Retreat(_)) if act.has_turned() => &[1],
        (Program::Tremaux, SolveStep::Retreat(_)) => &[2, 4],
        (Program::Tremaux, SolveStep::NoPath) => &[5],
        _ => &[],
    }
}

const fn lines_of_wall_follower(step: SolveStep, phase: Phase) -> &'static [usize] {
    match (step, phase) {
        (SolveStep::Lost, _) => &[1, 4],
        (SolveStep::Arrive, _) => &[2],
        (SolveStep::NoPath, _) => &[7],
        (_, Phase::Returning) => &[5],
        (_, Phase::Marking) => &[6],
        (SolveStep::Retreat(_), Phase::Following) => &[3],
        (_, Phase::Following) => &[1],
    }
}
