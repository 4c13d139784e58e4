//! Tiles in the order of their distance from the start, which makes the way a shortest one.

use std::collections::VecDeque;

use super::trail::Trail;
use super::{Search, SolveStep};
use crate::maze::{Direction, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct BreadthFirst {
    trail: Trail,
    queue: VecDeque<Tile>,
    at: Option<Tile>,
}

impl BreadthFirst {
    pub fn new(maze: &Maze) -> Self {
        let start = maze.start();
        let mut trail = Trail::new(maze.grid(), start);
        trail.reach(start, Direction::Right);
        Self { trail, queue: VecDeque::from([start]), at: None }
    }
}

impl Search for BreadthFirst {
    fn step(&mut self, maze: &Maze) -> SolveStep {
        let Some(tile) = self.queue.pop_front() else {
            return SolveStep::NoPath;
        };
        self.at = Some(tile);
        for direction in Direction::ALL {
            let next = tile.step(direction);
            if maze.grid().is_open(next) && self.trail.reach(next, direction) {
                self.queue.push_back(next);
            }
        }
        SolveStep::Enter(tile)
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

    fn way(&self) -> Vec<Tile> {
        self.at.map_or_else(Vec::new, |tile| self.trail.way_to(tile))
    }
}
