//! What can be said where there is no path: how far the start reaches, and what it would take.

use super::trail::Trail;
use crate::maze::{Direction, Maze, Tile};

/// A maze in which no goal can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// All tiles that can be reached from the start, itself included.
    pub reachable: Vec<Tile>,
    /// The fewest walls whose opening makes a path, in the order from the start.
    pub walls: Vec<Tile>,
}

impl Blocked {
    /// Looks for the path to a goal through the fewest walls. In a maze with a path there are none.
    ///
    /// Tiles are taken in the order of how many walls lie before them: first all that can be
    /// reached through none, then all that lie behind one of the walls around these, and so on.
    pub fn survey(maze: &Maze) -> Self {
        let (grid, start) = (maze.grid(), maze.start());
        let mut trail = Trail::new(grid, start);
        trail.reach(start, Direction::Right);
        let mut level = vec![start];
        let mut reachable = Vec::new();
        let mut goal = None;
        for walls_before in 0.. {
            let mut next_level = Vec::new();
            while let Some(tile) = level.pop() {
                if walls_before == 0 {
                    reachable.push(tile);
                }
                if maze.is_goal(tile) {
                    goal = Some(tile);
                }
                for direction in Direction::ALL {
                    let next = tile.step(direction);
                    if grid.contains(next) && trail.reach(next, direction) {
                        let list = if grid.is_open(next) { &mut level } else { &mut next_level };
                        list.push(next);
                    }
                }
            }
            if goal.is_some() || next_level.is_empty() {
                break;
            }
            level = next_level;
        }
        let path = goal.map_or_else(Vec::new, |goal| trail.path_to(goal));
        let walls = path.into_iter().filter(|&tile| !grid.is_open(tile)).collect();
        Self { reachable, walls }
    }
}
