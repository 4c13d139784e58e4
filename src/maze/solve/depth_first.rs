//! The depth-first stack: always on to the first neighbour that was never entered, back where
//! there is none. The stack is the way.

use super::{Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Maze, Tile};

/// A tile of the way and how far the search is with it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    tile: Tile,
    /// The direction of the step that led here.
    came: Direction,
    /// How many of its four directions were tried.
    tried: u8,
}

/// In which order the directions at a tile are tried.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// Right, down, left, up, wherever it comes from.
    Fixed,
    /// Quarter turns clockwise from the direction in which it came.
    Turning([u8; 4]),
}

impl Order {
    #[inline]
    const fn direction(self, entry: Entry) -> Direction {
        match self {
            Self::Fixed => Direction::nth(entry.tried),
            Self::Turning(turns) => {
                Direction::nth(entry.came as u8 + turns[entry.tried as usize & 3])
            }
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct DepthFirst {
    order: Order,
    entered: Bits,
    stack: Vec<Entry>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Fresh,
    Searching,
    Arrived,
}

impl DepthFirst {
    pub fn new(maze: &Maze) -> Self {
        Self::with_order(maze.grid(), Order::Fixed)
    }

    pub fn with_order(grid: &Grid, order: Order) -> Self {
        let entered = Bits::zeros(grid.tiles());
        Self { order, entered, stack: Vec::new(), state: State::Fresh }
    }

    /// One step of the search from `start` for any tile that `is_goal`.
    #[inline]
    fn step_towards(
        &mut self,
        grid: &Grid,
        start: Tile,
        is_goal: impl Fn(Tile) -> bool,
    ) -> SolveStep {
        match self.state {
            State::Fresh => {
                self.state = State::Searching;
                self.entered.set(grid.index(start), true);
                return self.enter(start, Direction::Right, is_goal);
            }
            State::Arrived => return SolveStep::Arrive,
            State::Searching => {}
        }
        let Some(top) = self.stack.last_mut() else {
            return SolveStep::NoPath;
        };
        while top.tried < 4 {
            let direction = self.order.direction(*top);
            top.tried += 1;
            let next = top.tile.step(direction);
            if let Some(index) = grid.open_index(next)
                && self.entered.insert(index)
            {
                return self.enter(next, direction, is_goal);
            }
        }
        let tile = top.tile;
        self.stack.pop();
        SolveStep::Retreat(tile)
    }

    #[inline]
    fn enter(&mut self, tile: Tile, came: Direction, is_goal: impl Fn(Tile) -> bool) -> SolveStep {
        self.stack.push(Entry { tile, came, tried: 0 });
        if is_goal(tile) {
            self.state = State::Arrived;
        }
        SolveStep::Enter(tile)
    }
}

impl Search for DepthFirst {
    #[inline]
    fn step(&mut self, maze: &Maze) -> SolveStep {
        self.step_towards(maze.grid(), maze.start(), |tile| maze.is_goal(tile))
    }

    #[inline]
    fn held(&self) -> usize {
        self.stack.len()
    }

    fn way(&self) -> Vec<Tile> {
        self.stack.iter().map(|entry| entry.tile).collect()
    }
}

/// A way from one open tile to another, both included, if there is one.
pub fn way_between(grid: &Grid, start: Tile, end: Tile) -> Option<Vec<Tile>> {
    let mut search = DepthFirst::with_order(grid, Order::Fixed);
    loop {
        match search.step_towards(grid, start, |tile| tile == end) {
            SolveStep::Arrive => return Some(search.way()),
            SolveStep::NoPath => return None,
            _ => {}
        }
    }
}
