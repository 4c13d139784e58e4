//! Which rooms are open to each other, by the rooms' numbers.

use std::collections::VecDeque;

use crate::maze::{Direction, Grid, Size};

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
    let mut next = vec![u32::MAX; size.rooms() as usize];
    next[to as usize] = to;
    let mut waiting = VecDeque::from([to]);
    while next[from as usize] == u32::MAX {
        let room = waiting.pop_front()?;
        for other in beside(grid, size, room) {
            if next[other as usize] == u32::MAX {
                next[other as usize] = room;
                waiting.push_back(other);
            }
        }
    }
    let mut way = vec![from];
    while way[way.len() - 1] != to {
        way.push(next[way[way.len() - 1] as usize]);
    }
    Some(way)
}
