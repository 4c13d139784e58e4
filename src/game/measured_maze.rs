//! A maze to play, with what everybody wants to know of it.
//!
//! Measuring one looks at every tile, so it can be done in parts: whoever does it may show how far
//! it has come, or give it up.

use std::sync::Arc;

use super::records::key_of;
use super::walker::stride_tiles;
use crate::maze::{Maze, NextHopSearch, NextHops, Spec, Tile};

/// A maze to play, measured once.
#[derive(Debug)]
pub struct MeasuredMaze {
    /// The maze.
    pub maze: Arc<Maze>,
    /// What it grew from, if it did.
    pub spec: Option<Spec>,
    /// The name under which records keep it: its code, or else one made of its tiles.
    pub key: String,
    /// How many tiles a stride is.
    pub stride_tiles: u16,
    /// The strides of a shortest path, if there is one.
    pub shortest: Option<u32>,
    /// How many tiles have one way only.
    pub dead_ends: u32,
    next_hops: NextHops,
}

/// A maze that is being measured.
#[derive(Debug)]
pub struct Measuring {
    maze: Arc<Maze>,
    spec: Option<Spec>,
    next_hop_search: NextHopSearch,
    /// How many tiles were looked at for dead ends, and how many of those there are.
    surveyed: usize,
    dead_ends: u32,
}

/// Which share of measuring are the next hops; the rest are dead ends.
const NEXT_HOPS_SHARE: f64 = 0.8;

impl Measuring {
    /// Nothing is measured yet.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        let maze = maze.into();
        let next_hop_search = NextHopSearch::new(&maze);
        Self { maze, spec, next_hop_search, surveyed: 0, dead_ends: 0 }
    }

    /// Looks at up to this many tiles and says whether there are more.
    pub fn advance(&mut self, tiles: u64) -> bool {
        if self.next_hop_search.advance(&self.maze, tiles) {
            return true;
        }
        let grid = self.maze.grid();
        let end = grid.tiles().min(self.surveyed.saturating_add(tiles as usize));
        let looked_at = (self.surveyed..end).map(|index| grid.tile(index));
        let is_dead_end = |&tile: &Tile| grid.is_open(tile) && grid.ways(tile) == 1;
        self.dead_ends += looked_at.filter(is_dead_end).count() as u32;
        self.surveyed = end;
        end < grid.tiles()
    }

    /// How much of it is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let surveyed = self.surveyed as f64 / self.maze.grid().tiles() as f64;
        NEXT_HOPS_SHARE * self.next_hop_search.progress() + (1.0 - NEXT_HOPS_SHARE) * surveyed
    }

    /// Looks at all tiles that are left.
    pub fn finish(mut self) -> MeasuredMaze {
        while self.advance(u64::MAX) {}
        let Self { maze, spec, next_hop_search, dead_ends, .. } = self;
        let next_hops = next_hop_search.finish(&maze);
        let stride_tiles = stride_tiles(maze.grid());
        let moves = next_hops.path_from(maze.start()).count().checked_sub(1);
        let shortest = moves.map(|moves| (moves / usize::from(stride_tiles)) as u32);
        let key = spec.map_or_else(|| key_of(&maze), |spec| spec.to_string());
        MeasuredMaze { maze, spec, key, stride_tiles, shortest, dead_ends, next_hops }
    }
}

impl MeasuredMaze {
    /// Measures a maze at once.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        Measuring::new(maze, spec).finish()
    }

    /// The tiles of a shortest path from here to a goal, both included; none if there is no way.
    pub fn path_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.next_hops.path_from(tile)
    }

    /// How many rooms wide and high it is, if it is one of rooms. Unlike the grid, it need not look
    /// at every tile to tell.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let grid = self.maze.grid();
        (self.stride_tiles == 2).then(|| (grid.columns() / 2, grid.rows() / 2))
    }
}
