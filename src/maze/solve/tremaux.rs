//! Trémaux's rules, for someone with a piece of chalk: mark each passage as you walk through it.
//!
//! Where you come to a place you know by a passage with one mark, turn back. Otherwise take a
//! passage without a mark, or else the one with a single mark, which leads back. None has three.
//! The passages with one mark are the way.

use super::{Search, SolveStep};
use crate::maze::{Direction, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct Tremaux {
    /// Two bits for each direction from a tile: how many marks that passage has.
    marks: Vec<u8>,
    way: Vec<Tile>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Fresh,
    /// At the last tile of the way.
    Choosing,
    /// At the last tile of the way, which stands in it already: it was known.
    TurningBack,
}

impl Tremaux {
    pub fn new(maze: &Maze) -> Self {
        Self { marks: vec![0; maze.grid().tiles()], way: Vec::new(), state: State::Fresh }
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
        self.way.push(tile);
        self.state = if is_known { State::TurningBack } else { State::Choosing };
        SolveStep::Enter(tile)
    }

    /// Goes back through the passage by which it came here.
    fn retreat(&mut self, maze: &Maze, here: Tile) -> SolveStep {
        self.way.pop();
        let back = self.way.last().and_then(|&before| here.direction_to(before));
        if let Some(back) = back {
            self.mark(maze, here, back);
        }
        self.state = State::Choosing;
        SolveStep::Retreat(here)
    }
}

impl Search for Tremaux {
    fn step(&mut self, maze: &Maze) -> SolveStep {
        if matches!(self.state, State::Fresh) {
            return self.enter(maze.start(), false);
        }
        let Some(&here) = self.way.last() else {
            return SolveStep::NoPath;
        };
        match self.state {
            State::TurningBack => self.retreat(maze, here),
            State::Fresh | State::Choosing => match self.passage_with(maze, here, 0) {
                Some(direction) => {
                    let next = here.step(direction);
                    let is_known = self.marks[maze.grid().index(next)] != 0;
                    self.mark(maze, here, direction);
                    self.enter(next, is_known)
                }
                None => self.retreat(maze, here),
            },
        }
    }

    fn held(&self) -> usize {
        self.way.len()
    }

    fn way(&self) -> Vec<Tile> {
        self.way.clone()
    }
}
