//! What the way of a walker has cut off from the goal.
//!
//! The walker knows the tiles that it has seen: those it walked on and the walls beside them.
//! Whatever else there is falls into regions that the seen tiles part; a region without a goal is
//! sealed, for one could leave it only by the way one came in.
//!
//! What is seen hangs together at all times, if only by corners, and from some tile on with the
//! edge of the grid. Therefore a newly seen tile parts what is unseen exactly if the unseen tiles
//! right around it fall apart, and only then the parts are explored: all at the same pace, until
//! all but one are known whole. So the cost is in proportion to the smaller parts, and a sealed
//! part never costs anything again. The one tile that joins what is seen to the edge may part
//! nothing although its surroundings fall apart; there the parts are explored to their ends.
//!
//! With a single goal every region that is cut off is sealed. Of several goals no count is kept for
//! each region: where some lie on both sides of an earlier parting, a region may stay unsealed.

use crate::maze::bits::Bits;
use crate::maze::{Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct Seal {
    /// Walked on, seen to be a wall, or sealed.
    seen: Bits,
    /// Tiles that belong to a part which is being explored; empty between calls.
    exploring: Bits,
    reached_edge: bool,
}

/// The eight tiles around one, clockwise from the right; those at even places touch it.
const AROUND: [(u16, u16); 8] = {
    const BACK: u16 = u16::MAX;
    [(1, 0), (1, 1), (0, 1), (BACK, 1), (BACK, 0), (BACK, BACK), (0, BACK), (1, BACK)]
};

impl Seal {
    pub fn new(maze: &Maze) -> Self {
        let tiles = maze.grid().tiles();
        Self { seen: Bits::zeros(tiles), exploring: Bits::zeros(tiles), reached_edge: false }
    }

    /// Sees a tile that one stands on or looks at, and the walls around it. Returns the tiles that
    /// are sealed by that.
    pub fn see(&mut self, maze: &Maze, tile: Tile) -> Vec<Tile> {
        let mut sealed = Vec::new();
        self.see_one(maze, tile, &mut sealed);
        for around in around(tile) {
            if maze.grid().contains(around) && !maze.grid().is_open(around) {
                self.see_one(maze, around, &mut sealed);
            }
        }
        sealed
    }

    fn see_one(&mut self, maze: &Maze, tile: Tile, sealed: &mut Vec<Tile>) {
        let grid = maze.grid();
        if !self.seen.insert(grid.index(tile)) {
            return;
        }
        let joins_edge = !self.reached_edge && is_at_edge(grid, tile);
        self.reached_edge |= joins_edge;
        let doorsteps = self.parts_around(grid, tile);
        if doorsteps.len() > 1 {
            let parts = if joins_edge {
                self.explore_one_by_one(maze, &doorsteps)
            } else {
                self.explore_together(maze, &doorsteps)
            };
            self.seal_parts(maze, parts, sealed);
        }
    }

    fn is_unseen(&self, grid: &Grid, tile: Tile) -> bool {
        grid.contains(tile) && !self.seen.get(grid.index(tile))
    }

    /// One tile of each part into which the unseen tiles right around this one fall.
    fn parts_around(&self, grid: &Grid, tile: Tile) -> Vec<Tile> {
        let ring = around(tile);
        let unseen = ring.map(|tile| self.is_unseen(grid, tile));
        (0..8)
            .step_by(2)
            .filter(|&place| {
                // The last touching tile of its part, going clockwise.
                let goes_on = unseen[(place + 1) % 8] && unseen[(place + 2) % 8];
                unseen[place] && !goes_on
            })
            .map(|place| ring[place])
            .collect()
    }

    /// Explores the parts that begin at these tiles until all but one are whole. They are known to
    /// be different ones.
    fn explore_together(&mut self, maze: &Maze, doorsteps: &[Tile]) -> Vec<Part> {
        let mut parts: Vec<Part> =
            doorsteps.iter().map(|&tile| Part::new(self, maze.grid(), tile)).collect();
        while parts.iter().filter(|part| !part.is_whole()).count() > 1 {
            for part in &mut parts {
                part.explore(self, maze);
            }
        }
        parts
    }

    /// Explores all parts that begin at these tiles to their ends. Some may be the same.
    fn explore_one_by_one(&mut self, maze: &Maze, doorsteps: &[Tile]) -> Vec<Part> {
        let mut parts = Vec::new();
        for &tile in doorsteps {
            if !self.exploring.get(maze.grid().index(tile)) {
                let mut part = Part::new(self, maze.grid(), tile);
                while !part.is_whole() {
                    part.explore(self, maze);
                }
                parts.push(part);
            }
        }
        parts
    }

    /// Seals the parts that hold no goal; at most one of them is not whole.
    fn seal_parts(&mut self, maze: &Maze, parts: Vec<Part>, sealed: &mut Vec<Tile>) {
        let goals_elsewhere = |part: &Part| {
            let others = parts.iter().filter(|other| !std::ptr::eq(*other, part));
            others.map(|other| other.goals).sum::<usize>() == maze.goals().len()
        };
        let has_no_goal: Vec<bool> = parts
            .iter()
            .map(|part| if part.is_whole() { part.goals == 0 } else { goals_elsewhere(part) })
            .collect();
        for (mut part, has_no_goal) in parts.into_iter().zip(has_no_goal) {
            while has_no_goal && !part.is_whole() {
                part.explore(self, maze);
            }
            for &tile in &part.tiles {
                let index = maze.grid().index(tile);
                self.exploring.set(index, false);
                if has_no_goal {
                    self.seen.set(index, true);
                }
            }
            if has_no_goal {
                sealed.append(&mut part.tiles);
            }
        }
    }
}

/// A region of unseen tiles, as far as it was explored.
struct Part {
    tiles: Vec<Tile>,
    explored: usize,
    goals: usize,
}

impl Part {
    fn new(seal: &mut Seal, grid: &Grid, doorstep: Tile) -> Self {
        seal.exploring.set(grid.index(doorstep), true);
        Self { tiles: vec![doorstep], explored: 0, goals: 0 }
    }

    fn is_whole(&self) -> bool {
        self.explored == self.tiles.len()
    }

    /// Looks around one more tile.
    fn explore(&mut self, seal: &mut Seal, maze: &Maze) {
        let Some(&tile) = self.tiles.get(self.explored) else {
            return;
        };
        self.explored += 1;
        self.goals += usize::from(maze.is_goal(tile));
        for next in around(tile).into_iter().step_by(2) {
            if seal.is_unseen(maze.grid(), next) && seal.exploring.insert(maze.grid().index(next)) {
                self.tiles.push(next);
            }
        }
    }
}

fn around(tile: Tile) -> [Tile; 8] {
    AROUND.map(|(right, down)| {
        Tile::new(tile.column.wrapping_add(right), tile.row.wrapping_add(down))
    })
}

fn is_at_edge(grid: &Grid, tile: Tile) -> bool {
    around(tile).into_iter().any(|tile| !grid.contains(tile))
}
