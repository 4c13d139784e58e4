//! Trémaux's rules, for someone with a piece of chalk: mark each passage as you walk through it.
//!
//! Where you come to a known place by a passage with one mark, turn back. Otherwise take a passage
//! without a mark, or else the one with a single mark, which leads back. No passage gets three. The
//! passages with one mark are the path.

use super::{Holding, Search, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile};

program! {
    "tremaux": Stand, IfKnown, GoThrough, IfGoal, GoBack, NoPath;
    [Stand] BEGAN;
    [IfKnown] TURNED_BACK;
    [GoThrough] WENT_ON;
    [IfGoal] ARRIVED;
    [GoThrough, GoBack] WENT_BACK;
    [NoPath] GAVE_UP;
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "tremaux",
    holds: Holding::Way,
    looks_ahead: false,
    bytes_per_room: 7,
    traces: &[Trace::Backtracked],
    program: &PROGRAM,
    begun: at([Line::Stand]),
    begin: |maze| Box::new(Tremaux::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct Tremaux {
    /// Two bits for each direction from a tile: how many marks that passage has.
    marks: Vec<u8>,
    path: Vec<Tile>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Fresh,
    /// At the last tile of the path.
    Choosing,
    /// At the last tile of the path, which is on it twice: it was known already.
    TurningBack,
}

impl Tremaux {
    pub fn new(maze: &Maze) -> Self {
        Self { marks: vec![0; maze.grid().tiles()], path: Vec::new(), state: State::Fresh }
    }

    fn marks(&self, maze: &Maze, tile: Tile, direction: Direction) -> u8 {
        self.marks[maze.grid().index(tile)] >> (2 * direction as u8) & 3
    }

    /// Marks the passage between a tile and its neighbour, on both its ends.
    fn mark(&mut self, maze: &Maze, tile: Tile, direction: Direction) {
        let (here, there) = (maze.grid().index(tile), maze.grid().index(tile.step(direction)));
        self.marks[here] += 1 << (2 * direction as u8);
        self.marks[there] += 1 << (2 * direction.opposite() as u8);
    }

    fn passage_with(&self, maze: &Maze, tile: Tile, marks: u8) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| {
            maze.grid().is_open(tile.step(direction)) && self.marks(maze, tile, direction) == marks
        })
    }

    fn enter(&mut self, tile: Tile, is_known: bool) -> SolveStep {
        self.path.push(tile);
        self.state = if is_known { State::TurningBack } else { State::Choosing };
        SolveStep::Enter(tile)
    }

    fn retreat(&mut self, maze: &Maze, here: Tile) -> SolveStep {
        self.path.pop();
        let back = self.path.last().and_then(|&before| here.direction_to(before));
        if let Some(back) = back {
            self.mark(maze, here, back);
        }
        self.state = State::Choosing;
        SolveStep::Retreat(here)
    }
}

impl Search for Tremaux {
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        if matches!(self.state, State::Fresh) {
            return BEGAN.tells(self.enter(maze.start(), false));
        }
        let Some(&here) = self.path.last() else {
            return GAVE_UP.tells(SolveStep::NoPath);
        };
        match self.state {
            State::TurningBack => TURNED_BACK.tells(self.retreat(maze, here)),
            State::Fresh | State::Choosing => match self.passage_with(maze, here, 0) {
                Some(direction) => {
                    let next = here.step(direction);
                    let is_known = self.marks[maze.grid().index(next)] != 0;
                    self.mark(maze, here, direction);
                    WENT_ON.tells(self.enter(next, is_known))
                }
                None => WENT_BACK.tells(self.retreat(maze, here)),
            },
        }
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        self.path.len()
    }

    fn current_path(&self) -> Vec<Tile> {
        self.path.clone()
    }
}
