//! A maze to play, with what everybody wants to know of it.
//!
//! Measuring one looks at every tile, so it can be done in parts: whoever does it may show how far
//! it has come, or give it up.

use super::walker::stride_tiles;
use crate::maze::{Maze, Signposting, Signposts, Spec, Tile};

/// A maze to play, measured once.
#[derive(Debug)]
pub struct Course {
    /// The maze.
    pub maze: Maze,
    /// What it grew from, if it did.
    pub spec: Option<Spec>,
    /// How many tiles a stride is.
    pub stride_tiles: u16,
    /// The strides of a shortest way, if there is one.
    pub shortest: Option<u32>,
    signposts: Signposts,
}

/// A course that is being measured.
#[derive(Debug)]
pub struct Measuring {
    maze: Maze,
    spec: Option<Spec>,
    signposting: Signposting,
}

impl Measuring {
    /// Nothing is measured yet.
    pub fn new(maze: Maze, spec: Option<Spec>) -> Self {
        let signposting = Signposting::new(&maze);
        Self { maze, spec, signposting }
    }

    /// Looks at up to this many tiles and says whether there are more.
    pub fn advance(&mut self, tiles: u64) -> bool {
        self.signposting.advance(&self.maze, tiles)
    }

    /// How much of it is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.signposting.progress()
    }

    /// Looks at all tiles that are left.
    pub fn finish(self) -> Course {
        let Self { maze, spec, signposting } = self;
        let signposts = signposting.finish(&maze);
        let stride_tiles = stride_tiles(maze.grid());
        let moves = signposts.way_from(maze.start()).count().checked_sub(1);
        let shortest = moves.map(|moves| (moves / usize::from(stride_tiles)) as u32);
        Course { maze, spec, stride_tiles, shortest, signposts }
    }
}

impl Course {
    /// Measures a maze at once.
    pub fn new(maze: Maze, spec: Option<Spec>) -> Self {
        Measuring::new(maze, spec).finish()
    }

    /// The tiles of a shortest way from here to a goal, both included; none if there is no way.
    pub fn way_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.signposts.way_from(tile)
    }

    /// How many rooms wide and high it is, if it is one of rooms. Unlike the grid, it need not look
    /// at every tile to tell.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let grid = self.maze.grid();
        (self.stride_tiles == 2).then(|| (grid.columns() / 2, grid.rows() / 2))
    }
}
