//! Which rooms are open to each other, by the rooms' numbers.

use crate::maze::{Direction, Grid, Maze, Size, Solve, Solver};

/// The order in which a program is told what lies beside a room.
const ORDER: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

/// The rooms that a room is open to: above, on the right, below, on the left.
pub(super) fn beside(grid: &Grid, size: Size, room: u32) -> impl Iterator<Item = u32> {
    let tile = size.room(room);
    let is_open =
        move |&way: &Direction| grid.is_open(tile.step(way)) && grid.is_open(tile.go(way, 2));
    ORDER.into_iter().filter(is_open).map(move |way| size.number(tile.go(way, 2)))
}

/// A shortest way from one room to another, both included.
pub(super) fn shortest(grid: &Grid, size: Size, from: u32, to: u32) -> Option<Vec<u32>> {
    let maze = Maze::new(grid.clone(), size.room(from), vec![size.room(to)]).ok()?;
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze)?;
    Some(path.into_iter().step_by(2).map(|tile| size.number(tile)).collect())
}
