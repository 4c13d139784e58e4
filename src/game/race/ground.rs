//! The ground at this moment of a race: the walls as they stand now, and what ends a runner's way.

use super::arena::Arena;
use crate::game::stages::{Stages, TakenThings};
use crate::maze::{Grid, Tile};

/// The ground under a runner, after what it has taken.
#[derive(Clone, Copy)]
pub(super) struct RaceGround<'a> {
    pub arena: &'a Arena,
    pub number: usize,
    pub taken: TakenThings,
}

impl<'a> RaceGround<'a> {
    fn stages(&self) -> Option<&'a Stages> {
        self.arena.measured.stages.as_ref()
    }

    /// The grid of the first runner's maze, in which locked doors are walls.
    pub fn grid(&self) -> &'a Grid {
        let stage = self.stages().and_then(|stages| stages.maze(self.taken));
        stage.map_or_else(|| self.arena.grid(), |maze| maze.grid())
    }

    /// Whether a runner that has reached this place has nothing more to do.
    pub fn is_end(&self, place: Tile) -> bool {
        match self.stages() {
            Some(stages) => stages.are_done(stages.come_to(self.taken, place)),
            None => self.arena.is_target(self.number, place),
        }
    }
}
