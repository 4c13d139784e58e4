//! The ground at this moment of a race: the walls as they stand now, and what ends a runner's way.

use super::arena::Arena;
use crate::game::rules::{Puzzle, RuleStride, RulesState};
use crate::game::walker::Terrain;
use crate::maze::{Direction, Directions, Grid, Tile};

/// The ground under a runner, in a state of the rules.
#[derive(Clone, Copy)]
pub(super) struct RaceGround<'a> {
    pub arena: &'a Arena,
    pub number: usize,
    pub state: RulesState,
    /// Whether the runner is held where it is.
    pub is_held: bool,
}

/// The ground of a runner that is at a place, or comes from there in this tick.
#[derive(Clone, Copy)]
pub(super) struct GroundFrom<'a>(pub RaceGround<'a>, pub Tile);

impl<'a> RaceGround<'a> {
    fn puzzle(&self) -> Option<&'a Puzzle> {
        self.arena.measured.rules.puzzle.as_ref()
    }

    /// The grid of the first runner's maze, in which locked doors are walls.
    pub fn grid(&self) -> &'a Grid {
        let stage = self.puzzle().and_then(|puzzle| puzzle.maze(self.state));
        stage.map_or_else(|| self.arena.grid(), |maze| maze.grid())
    }

    /// Whether a runner that has come from one place to another has nothing more to do.
    pub fn is_end(&self, from: Tile, place: Tile) -> bool {
        match self.puzzle() {
            Some(puzzle) => puzzle.is_done(puzzle.after_going(self.state, from, place)),
            None => self.arena.is_target(self.number, place),
        }
    }
}

impl Terrain for GroundFrom<'_> {
    fn ways(&self, place: Tile) -> Directions {
        let &Self(ground, from) = self;
        match ground.puzzle() {
            Some(puzzle) => puzzle.ways(place, puzzle.after_going(ground.state, from, place)),
            None => ground.arena.grid().open_around(place),
        }
    }

    fn ahead(&self, place: Tile) -> Option<RuleStride> {
        let &Self(ground, from) = self;
        let puzzle = ground.puzzle().filter(|_| !ground.is_held)?;
        let ahead = puzzle.after_going(ground.state, from, place).ahead;
        ahead.filter(|stride| stride.from == place)
    }

    fn breaks(&self, place: Tile, direction: Direction) -> bool {
        let &Self(ground, from) = self;
        ground.puzzle().is_some_and(|puzzle| {
            let state = puzzle.after_going(ground.state, from, place);
            puzzle.breakable(place, state).contains(direction)
        })
    }

    fn slides(&self, place: Tile, direction: Direction) -> bool {
        let &Self(ground, from) = self;
        ground.puzzle().is_some_and(|puzzle| {
            let state = puzzle.after_going(ground.state, from, place);
            let next = puzzle.after(state, RuleStride::new(place, direction)).ahead;
            next.is_some_and(|stride| !stride.is_leap())
        })
    }
}
