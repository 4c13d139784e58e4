//! The ground at this moment of a race: the walls as they stand now, and what ends a runner's way.

use super::arena::Arena;
use crate::game::rules::{Puzzle, RulesState};
use crate::maze::{Directions, Grid, Tile};

/// The ground under a runner, in a state of the rules.
#[derive(Clone, Copy)]
pub(super) struct RaceGround<'a> {
    pub arena: &'a Arena,
    pub number: usize,
    pub state: RulesState,
}

impl<'a> RaceGround<'a> {
    fn puzzle(&self) -> Option<&'a Puzzle> {
        self.arena.measured.rules.puzzle.as_ref()
    }

    /// The grid of the first runner's maze, in which locked doors are walls.
    pub fn grid(&self) -> &'a Grid {
        let stage = self.puzzle().and_then(|puzzle| puzzle.maze(self.state));
        stage.map_or_else(|| self.arena.grid(), |maze| maze.grid())
    }

    /// The directions in which a runner can go from a place, where it is or has just come to.
    pub fn ways(&self, from: Tile, place: Tile) -> Directions {
        match self.puzzle() {
            Some(puzzle) => puzzle.ways(place, puzzle.after_going(self.state, from, place)),
            None => self.arena.grid().open_around(place),
        }
    }

    /// Whether a runner that has come from one place to another has nothing more to do.
    pub fn is_end(&self, from: Tile, place: Tile) -> bool {
        match self.puzzle() {
            Some(puzzle) => puzzle.is_done(puzzle.after_going(self.state, from, place)),
            None => self.arena.is_target(self.number, place),
        }
    }
}
