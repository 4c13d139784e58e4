//! A hand on the wall, and always along.
//!
//! Where a maze has loops, that may lead round in a circle for ever. Once it comes to a tile in
//! the same direction for the second time it knows that it is lost: it goes back to the start and
//! begins again, still hand first, but never entering a tile twice. So it always comes to an end.

use super::depth_first::DepthFirst;
use super::stack::{Order, Stack};
use super::{Hand, Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct WallFollower {
    order: [u8; 4],
    heading: Direction,
    /// The way without its detours: no tile stands in it twice.
    way: Vec<Tile>,
    is_on_way: Bits,
    /// Four bits a tile: in which directions the hand went on from it.
    left_towards: Bits,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Fresh,
    Walking,
    /// It has closed a ring: what lies behind this tile on the way was a detour.
    Shortening(Tile),
    /// Back to the start.
    Returning,
    /// Once more, with marks.
    Marking(DepthFirst),
}

impl WallFollower {
    pub fn new(maze: &Maze, hand: Hand) -> Self {
        let tiles = maze.grid().tiles();
        Self {
            order: match hand {
                Hand::Right => [1, 0, 3, 2],
                Hand::Left => [3, 0, 1, 2],
            },
            heading: Direction::Right,
            way: Vec::new(),
            is_on_way: Bits::zeros(tiles),
            left_towards: Bits::zeros(4 * tiles),
            state: State::Fresh,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile) -> SolveStep {
        self.way.push(tile);
        self.is_on_way.set(maze.grid().index(tile), true);
        self.state = State::Walking;
        SolveStep::Enter(tile)
    }

    fn retreat(&mut self, maze: &Maze) -> Option<SolveStep> {
        let tile = self.way.pop()?;
        self.is_on_way.set(maze.grid().index(tile), false);
        Some(SolveStep::Retreat(tile))
    }

    /// Goes where the hand leads.
    fn walk(&mut self, maze: &Maze) -> Option<SolveStep> {
        let grid = maze.grid();
        let here = *self.way.last()?;
        let mut directions = self.order.map(|turn| Direction::nth(self.heading as u8 + turn));
        let heading = directions.iter_mut().find(|way| grid.is_open(here.step(**way)));
        let Some(&mut heading) = heading else {
            self.state = State::Returning;
            return None;
        };
        if !self.left_towards.insert(4 * grid.index(here) + heading as usize) {
            self.state = State::Returning;
            return Some(SolveStep::Lost);
        }
        self.heading = heading;
        let next = here.step(heading);
        if self.is_on_way.get(grid.index(next)) {
            self.state = State::Shortening(next);
            return None;
        }
        Some(self.enter(maze, next))
    }
}

impl Search for WallFollower {
    fn step(&mut self, maze: &Maze) -> SolveStep {
        loop {
            let step = match &mut self.state {
                State::Fresh => Some(self.enter(maze, maze.start())),
                State::Walking => self.walk(maze),
                State::Shortening(end) if self.way.last() == Some(end) => {
                    self.state = State::Walking;
                    None
                }
                State::Shortening(_) => self.retreat(maze),
                State::Returning => {
                    let step = self.retreat(maze);
                    if step.is_none() {
                        let order = Order::Turning(self.order);
                        let search = DepthFirst::new(maze.grid(), maze.start(), order);
                        self.state = State::Marking(search);
                    }
                    step
                }
                State::Marking(search) => Some(search.step(maze)),
            };
            if let Some(step) = step {
                return step;
            }
        }
    }

    fn held(&self) -> usize {
        match &self.state {
            State::Marking(search) => search.held(),
            _ => self.way.len(),
        }
    }

    fn stack(&self) -> Option<&Stack> {
        match &self.state {
            State::Marking(search) => search.stack(),
            _ => None,
        }
    }

    fn way(&self) -> Vec<Tile> {
        match &self.state {
            State::Marking(search) => search.way(),
            _ => self.way.clone(),
        }
    }
}
