//! A solver's search on foot: where a mouse that walks as it thinks goes next.
//!
//! Depth-first search goes back from each dead end, the wall follower keeps its hand on the wall.
//! Only a mind that knows the shortest path walks straight on.

use super::rules::Mind;
use crate::maze::{Direction, Hand, Maze, Solve, SolveStep, Solver, Tile};

/// A search on foot.
#[derive(Clone, Debug)]
pub struct MatchSearch {
    maze: Maze,
    stride_tiles: u16,
    solve: Solve,
    /// The solver's way from where the search began; its end is where the solver is.
    path: Vec<Tile>,
}

/// Keeps the places that were entered and not come back from: coming to one of them again, on foot
/// or round a ring, means having come back from all after it.
pub fn keep_stack(stack: &mut Vec<Tile>, place: Tile) {
    match stack.iter().rposition(|&before| before == place) {
        Some(at) => stack.truncate(at + 1),
        None => stack.push(place),
    }
}

impl MatchSearch {
    /// A search by this mind in a maze, from its start; none if it knows that there is no way.
    pub fn new(mind: Mind, maze: Maze, stride_tiles: u16) -> Option<Self> {
        let solver = match mind {
            Mind::DepthFirst => Solver::DepthFirst,
            Mind::SharpDepthFirst => Solver::SharpDepthFirst,
            Mind::WallFollower => Solver::WallFollower(Hand::Right),
            Mind::Dozer | Mind::ShortestWay => Solver::BreadthFirst,
        };
        let mut solve = Solve::new(solver, &maze);
        // The search for the shortest path jumps around, so only its result is walked.
        let path = if mind.knows_the_way() { solve.finish(&maze)? } else { Vec::new() };
        Some(Self { maze, stride_tiles, solve, path })
    }

    /// What it is looking for.
    pub fn goals(&self) -> &[Tile] {
        self.maze.goals()
    }

    /// The places to go to from here, as far as they are decided; none once the search is over.
    pub fn next_places(&mut self, here: Tile) -> Vec<Tile> {
        if self.solve.is_over() {
            let path = std::mem::take(&mut self.path);
            return path.into_iter().filter(|&tile| self.is_place(tile)).collect();
        }
        let mut places = Vec::new();
        while let Some(step) = self.solve.step(&self.maze) {
            match step {
                SolveStep::Enter(tile) => {
                    self.path.push(tile);
                    if self.is_place(tile) && (tile != here || !places.is_empty()) {
                        places.push(tile);
                        return self.on_foot(here, places);
                    }
                }
                SolveStep::Retreat(_) => {
                    self.path.pop();
                    let back = self.path.last().copied().filter(|&tile| self.is_place(tile));
                    places.extend(back);
                }
                _ => {}
            }
        }
        self.path.clear();
        places
    }

    const fn is_place(&self, tile: Tile) -> bool {
        self.stride_tiles == 1 || tile.column % 2 == 1 && tile.row % 2 == 1
    }

    /// The places without a detour where one stride leads to the last but one of them: following
    /// the wall has closed a ring, and the solver goes back along it.
    fn on_foot(&self, here: Tile, mut places: Vec<Tile>) -> Vec<Tile> {
        let Some(turn) = places.len().checked_sub(2) else { return places };
        let is_near = |direction| {
            here.go(direction, self.stride_tiles) == places[turn]
                && self.maze.grid().is_open(here.step(direction))
        };
        if Direction::ALL.into_iter().any(is_near) {
            places.drain(..turn);
        }
        places
    }
}
