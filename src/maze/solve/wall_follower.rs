//! A hand on the wall, all along it.
//!
//! Where a maze has loops, that may lead round in a circle for ever. Once it comes to a tile in the
//! same direction for the second time it knows that it is lost: it goes back to the start and
//! begins again, still hand first, but never entering a tile twice. So it always comes to an end.

use super::depth_first::DepthFirst;
use super::stack::{Stack, StackOrder};
use super::{Hand, Holding, Search, SolveStep, SolverInfo, Trace};
use crate::maze::bits::Bits;
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile};

program! {
    "wall-follower": TouchWall, Follow, IfGoal, IfRing, IfLost, GoBack, Marking, ElseBack, NoPath;
    [TouchWall] BEGAN;
    [Follow] FOLLOWED;
    [IfGoal] ARRIVED;
    [Follow, IfRing] CLOSED_RING;
    [IfRing] GAVE_RING_BACK;
    [Follow, IfLost] LOST;
    [GoBack] WENT_BACK;
    [Marking] WENT_ON;
    [Marking, ElseBack] TURNED_BACK;
    [NoPath] GAVE_UP;
}

pub(super) static RIGHT_HAND: SolverInfo = USUAL;

pub(super) static LEFT_HAND: SolverInfo = SolverInfo {
    name: "wall-follower-left",
    begin: |maze| Box::new(WallFollower::new(maze, Hand::Left)),
    ..USUAL
};

const USUAL: SolverInfo = SolverInfo {
    name: "wall-follower",
    holds: Holding::Way,
    looks_ahead: false,
    bytes_per_room: 5,
    traces: &[Trace::Backtracked],
    program: &PROGRAM,
    begun: at([Line::TouchWall]),
    begin: |maze| Box::new(WallFollower::new(maze, Hand::Right)),
};

#[derive(Clone, Debug)]
pub(super) struct WallFollower {
    order: [u8; 4],
    heading: Direction,
    /// The path without detours: no tile is on it twice.
    path: Vec<Tile>,
    is_on_path: Bits,
    /// Four bits a tile: in which directions it left the tile.
    left_towards: Bits,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Fresh,
    Walking,
    /// It has closed a ring: everything after this tile on the path was a detour.
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
            path: Vec::new(),
            is_on_path: Bits::zeros(tiles),
            left_towards: Bits::zeros(4 * tiles),
            state: State::Fresh,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile) -> SolveStep {
        self.path.push(tile);
        self.is_on_path.set(maze.grid().index(tile), true);
        self.state = State::Walking;
        SolveStep::Enter(tile)
    }

    fn retreat(&mut self, maze: &Maze, lines: Lines) -> Option<Ran<SolveStep>> {
        let tile = self.path.pop()?;
        self.is_on_path.set(maze.grid().index(tile), false);
        Some(lines.tells(SolveStep::Retreat(tile)))
    }

    /// Takes the direction next to the hand.
    fn walk(&mut self, maze: &Maze) -> Option<Ran<SolveStep>> {
        let grid = maze.grid();
        let here = *self.path.last()?;
        let mut directions = self.order.map(|turn| Direction::nth(self.heading as u8 + turn));
        let heading = directions.iter_mut().find(|direction| grid.is_open(here.step(**direction)));
        let Some(&mut heading) = heading else {
            self.state = State::Returning;
            return None;
        };
        if !self.left_towards.insert(4 * grid.index(here) + heading as usize) {
            self.state = State::Returning;
            return Some(LOST.tells(SolveStep::Lost));
        }
        self.heading = heading;
        let next = here.step(heading);
        if !self.is_on_path.get(grid.index(next)) {
            return Some(FOLLOWED.tells(self.enter(maze, next)));
        }
        let turns_round = self.path.len() >= 2 && self.path[self.path.len() - 2] == next;
        if turns_round {
            return self.retreat(maze, FOLLOWED);
        }
        self.state = State::Shortening(next);
        self.retreat(maze, CLOSED_RING)
    }
}

impl Search for WallFollower {
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        loop {
            let ran = match &mut self.state {
                State::Fresh => Some(BEGAN.tells(self.enter(maze, maze.start()))),
                State::Walking => self.walk(maze),
                State::Shortening(end) if self.path.last() == Some(end) => {
                    self.state = State::Walking;
                    None
                }
                State::Shortening(_) => self.retreat(maze, GAVE_RING_BACK),
                State::Returning => {
                    let ran = self.retreat(maze, WENT_BACK);
                    if ran.is_none() {
                        let order = StackOrder::Turning(self.order);
                        let search = DepthFirst::new(maze.start(), order);
                        self.state = State::Marking(search);
                    }
                    ran
                }
                State::Marking(search) => {
                    let step = search.step(maze).step;
                    let lines = match step {
                        SolveStep::NoPath => GAVE_UP,
                        SolveStep::Retreat(_) => TURNED_BACK,
                        _ => WENT_ON,
                    };
                    Some(lines.tells(step))
                }
            };
            if let Some(ran) = ran {
                return ran;
            }
        }
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        match &self.state {
            State::Marking(search) => search.held(),
            _ => self.path.len(),
        }
    }

    fn stack(&self) -> Option<&Stack> {
        match &self.state {
            State::Marking(search) => search.stack(),
            _ => None,
        }
    }

    fn current_path(&self) -> Vec<Tile> {
        match &self.state {
            State::Marking(search) => search.current_path(),
            _ => self.path.clone(),
        }
    }
}
