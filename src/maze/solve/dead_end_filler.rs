//! Fills dead ends until none is left, all of them side by side, and then walks what remains. In a
//! maze without loops that is the path itself; otherwise the depth-first stack finds one in it.

use std::collections::VecDeque;

use super::depth_first::DepthFirst;
use super::passages::Passages;
use super::stack::{Stack, StackOrder};
use super::{Holding, Search, SearchCounts, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Lines, Maze, Tile};

program! {
    "dead-end-filler": QueueDeadEnds, WhileQueued, FillFirst, Walk, GoOn, IfGoal, GoBack, NoPath;
    [WhileQueued, FillFirst] FILLED;
    [Walk, GoOn] WENT_ON;
    [IfGoal] ARRIVED;
    [Walk, GoBack] WENT_BACK;
    [NoPath] GAVE_UP;
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "dead-end-filler",
    holds: Holding::Queue,
    looks_ahead: true,
    bytes_per_room: 4,
    traces: &[Trace::Filled, Trace::Backtracked],
    program: &PROGRAM,
    begun: at([Line::QueueDeadEnds]),
    begin: |maze| Box::new(DeadEndFiller::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct DeadEndFiller {
    /// The maze with the filled tiles closed.
    rest: Maze,
    dead_ends: VecDeque<Tile>,
    walk: DepthFirst,
}

impl DeadEndFiller {
    pub fn new(maze: &Maze) -> Self {
        let mut filler = Self {
            rest: maze.clone(),
            dead_ends: VecDeque::new(),
            walk: DepthFirst::new(maze.start(), StackOrder::Fixed),
        };
        let dead_ends = maze.grid().dead_ends().into_iter();
        filler.dead_ends = dead_ends.filter(|&tile| filler.may_fill(tile)).collect();
        filler
    }

    fn may_fill(&self, tile: Tile) -> bool {
        tile != self.rest.start() && !self.rest.is_goal(tile)
    }

    /// Whether a tile has just become a dead end. One without neighbours was one before.
    fn is_newly_dead(&self, tile: Tile) -> bool {
        self.rest.grid().ways(tile) == 1 && self.may_fill(tile)
    }
}

impl Search for DeadEndFiller {
    fn step(&mut self, _: &Maze) -> Ran<SolveStep> {
        if let Some(tile) = self.dead_ends.pop_front() {
            self.rest.grid.set(tile, false);
            let next = self.rest.grid().neighbours(tile).next();
            self.dead_ends.extend(next.filter(|&next| self.is_newly_dead(next)));
            return FILLED.tells(SolveStep::Fill(tile));
        }
        let step = self.walk.step(&self.rest).step;
        let lines = match step {
            SolveStep::NoPath => GAVE_UP,
            SolveStep::Retreat(_) => WENT_BACK,
            _ => WENT_ON,
        };
        lines.tells(step)
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn leap(&mut self, maze: &Maze) -> Option<(bool, SearchCounts)> {
        let (&[goal], mut rest) = (maze.goals(), Passages::of(maze.grid())?) else { return None };
        rest.close_all_dead_ends([rest.place(maze.start())?, rest.place(goal)?]);
        // Each makes at most one other a dead end: the queue is longest after the first.
        let makes_another = |&first: &Tile| maze.grid().ways(first) == 1;
        let most = match self.dead_ends.front() {
            Some(first) => self.dead_ends.len() - 1 + usize::from(makes_another(first)),
            None => 0,
        };
        self.dead_ends.clear();
        let (arrived, counts) = self.walk.leap_through(rest, goal)?;
        Some((arrived, SearchCounts { peak: counts.peak.max(most), ..counts }))
    }

    fn held(&self) -> usize {
        self.dead_ends.len() + self.walk.held()
    }

    fn stack(&self) -> Option<&Stack> {
        let walks = self.dead_ends.is_empty();
        if walks { self.walk.stack() } else { None }
    }

    fn waiting(&self, most: usize) -> Vec<Tile> {
        self.dead_ends.iter().copied().take(most).collect()
    }
}
