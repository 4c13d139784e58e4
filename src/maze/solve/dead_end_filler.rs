//! Fills dead ends until none is left, all of them side by side, and then walks what remains. In a
//! maze without loops that is the path itself; otherwise the depth-first stack finds one in it.

use std::collections::VecDeque;

use super::depth_first::DepthFirst;
use super::stack::{Order, Stack};
use super::{Search, SolveStep};
use crate::maze::{Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct DeadEndFiller {
    /// The maze without what was filled.
    rest: Maze,
    dead_ends: VecDeque<Tile>,
    walk: DepthFirst,
}

impl DeadEndFiller {
    pub fn new(maze: &Maze) -> Self {
        let mut filler = Self {
            rest: maze.clone(),
            dead_ends: VecDeque::new(),
            walk: DepthFirst::new(maze.grid(), maze.start(), Order::Fixed),
        };
        filler.dead_ends = maze.grid().open_tiles().filter(|&tile| filler.is_dead(tile)).collect();
        filler
    }

    fn is_dead(&self, tile: Tile) -> bool {
        self.rest.grid().ways(tile) <= 1 && tile != self.rest.start() && !self.rest.is_goal(tile)
    }
}

impl Search for DeadEndFiller {
    fn step(&mut self, _: &Maze) -> SolveStep {
        while let Some(tile) = self.dead_ends.pop_front() {
            // Where two dead ends meet, the last tile is dead from both sides.
            if self.rest.grid().is_open(tile) {
                self.rest.grid.set(tile, false);
                let next = self.rest.grid().neighbours(tile).next();
                self.dead_ends.extend(next.filter(|&next| self.is_dead(next)));
                return SolveStep::Fill(tile);
            }
        }
        self.walk.step(&self.rest)
    }

    fn held(&self) -> usize {
        self.dead_ends.len() + self.walk.held()
    }

    fn stack(&self) -> Option<&Stack> {
        self.walk.stack()
    }

    fn waiting(&self, most: usize) -> Vec<Tile> {
        self.dead_ends.iter().copied().take(most).collect()
    }

    fn way(&self) -> Vec<Tile> {
        self.walk.way()
    }
}
