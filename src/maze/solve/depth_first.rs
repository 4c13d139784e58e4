//! The depth-first stack: always on to the first neighbour that was never entered, back where
//! there is none. The stack is the way.

use super::{Search, SolveStep};
use crate::maze::bits::Bits;
use crate::maze::{Direction, Directions, Grid, Maze, Tile};

/// A tile of the way and how far the search is with it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    tile: Tile,
    /// The direction of the step that led here.
    came: Direction,
    /// One bit for each open direction that was not tried, in the order in which they are tried.
    untried: u8,
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
    /// The direction that is tried at this place in the order.
    #[inline]
    const fn direction(self, came: Direction, place: u8) -> Direction {
        match self {
            Self::Fixed => Direction::nth(place),
            Self::Turning(turns) => Direction::nth(came as u8 + turns[place as usize & 3]),
        }
    }

    /// The places in the order at which an open direction is tried, as bits.
    #[inline]
    fn places(self, came: Direction, open: Directions) -> u8 {
        match self {
            Self::Fixed => open.bits(),
            Self::Turning(_) => (0..4)
                .map(|place| u8::from(open.contains(self.direction(came, place))) << place)
                .sum(),
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
    #[inline(always)]
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
                return self.enter(grid, start, Direction::Right, is_goal);
            }
            State::Arrived => return SolveStep::Arrive,
            State::Searching => {}
        }
        let Some(top) = self.stack.last_mut() else {
            return SolveStep::NoPath;
        };
        while top.untried != 0 {
            let direction = self.order.direction(top.came, top.untried.trailing_zeros() as u8);
            top.untried &= top.untried - 1;
            let next = top.tile.step(direction);
            if self.entered.insert(grid.index(next)) {
                return self.enter(grid, next, direction, is_goal);
            }
        }
        let tile = top.tile;
        self.stack.pop();
        SolveStep::Retreat(tile)
    }

    #[inline]
    fn enter(
        &mut self,
        grid: &Grid,
        tile: Tile,
        came: Direction,
        is_goal: impl Fn(Tile) -> bool,
    ) -> SolveStep {
        let mut open = grid.open_around(tile);
        if !self.stack.is_empty() {
            open = open.without(came.opposite());
        }
        let untried = self.order.places(came, open);
        self.stack.push(Entry { tile, came, untried });
        if is_goal(tile) {
            self.state = State::Arrived;
        }
        SolveStep::Enter(tile)
    }
}

impl Search for DepthFirst {
    #[inline(always)]
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
