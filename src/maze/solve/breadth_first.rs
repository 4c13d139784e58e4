//! Tiles in the order of their distance from the start, which makes the path a shortest one.

mod instant;

use std::collections::VecDeque;

use super::trail::Trail;
use super::{Holding, Search, SearchCounts, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile};

program! {
    "breadth-first": QueueStart, WhileQueued, EnterFirst, QueueFresh, IfGoal, NoPath;
    [WhileQueued, EnterFirst, QueueFresh] ENTERED;
    [IfGoal] ARRIVED;
    [WhileQueued, NoPath] GAVE_UP;
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "breadth-first",
    holds: Holding::Queue,
    looks_ahead: false,
    bytes_per_room: 3,
    traces: &[Trace::Frontier],
    program: &PROGRAM,
    begun: at([Line::QueueStart]),
    begin: |maze| Box::new(BreadthFirst::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct BreadthFirst {
    trail: Trail,
    queue: VecDeque<Tile>,
    at: Option<Tile>,
    /// The path, if it was found by a leap, without steps.
    leapt: Option<Vec<Tile>>,
}

impl BreadthFirst {
    pub fn new(maze: &Maze) -> Self {
        let start = maze.start();
        let mut trail = Trail::new(maze.grid(), start);
        trail.reach(start, Direction::Right);
        Self { trail, queue: VecDeque::from([start]), at: None, leapt: None }
    }
}

impl Search for BreadthFirst {
    #[inline(always)]
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        let Some(tile) = self.queue.pop_front() else {
            return GAVE_UP.tells(SolveStep::NoPath);
        };
        self.at = Some(tile);
        for direction in self.trail.onward(maze.grid(), tile).iter() {
            let next = tile.step(direction);
            if self.trail.reach(next, direction) {
                self.queue.push_back(next);
            }
        }
        ENTERED.tells(SolveStep::Enter(tile))
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        self.queue.len()
    }

    fn waiting(&self, most: usize) -> Vec<Tile> {
        self.queue.iter().copied().take(most).collect()
    }

    fn came(&self, tile: Tile) -> Option<Direction> {
        self.trail.step_to(tile)
    }

    fn leap(&mut self, maze: &Maze) -> Option<(bool, SearchCounts)> {
        let ending = instant::search(maze)?;
        (self.queue, self.leapt) = (ending.queue, ending.path);
        Some((self.leapt.is_some(), ending.counts))
    }

    fn current_path(&self) -> Vec<Tile> {
        if let Some(path) = &self.leapt {
            return path.clone();
        }
        self.at.map_or_else(Vec::new, |tile| self.trail.path_to(tile))
    }
}
