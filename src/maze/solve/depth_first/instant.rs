//! The same search with nobody watching: from room to room, with a byte for each.

use super::super::Counts;
use crate::maze::{Direction, Grid, Tile};

/// How a search ended.
pub(super) struct Ending {
    /// The steps from room to room that lead from the start to the goal, if there is a way.
    pub path: Option<Vec<Direction>>,
    pub counts: Counts,
}

/// Searches a grid of rooms from one room for another. Elsewhere, or if the border is open
/// anywhere, it has no answer.
pub(super) fn search(grid: &Grid, start: Tile, goal: Tile) -> Option<Ending> {
    let (width, height) = grid.rooms()?;
    let is_room = |tile: Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
    if !(is_room(start) && is_room(goal) && grid.border_openings().next().is_none()) {
        return None;
    }
    let (width, height) = (usize::from(width), usize::from(height));
    let number = |tile: Tile| usize::from(tile.row / 2) * width + usize::from(tile.column / 2);
    Some(walk(ways_from(grid, width, height), width, number(start), number(goal)))
}

/// The lower half of a room's byte: the ways from it that were not tried, in the order of
/// [`Direction::ALL`].
const UNTRIED: u8 = 0xf;
/// Whether it was entered.
const ENTERED: u8 = 1 << 4;
/// From where on the byte holds the direction of the step that led there.
const CAME: u8 = 5;

/// Goes the first way of each room that was not tried, and back where there is none.
fn walk(mut rooms: Vec<u8>, width: usize, start: usize, goal: usize) -> Ending {
    let steps = [1, width, 1_usize.wrapping_neg(), width.wrapping_neg()];
    let mut room = start;
    rooms[start] |= ENTERED;
    // How many rooms lie behind, at most so far, and how many were entered. Where a way leads to a
    // room that was entered already, only the passage to it is.
    let (mut depth, mut deepest, mut entered) = (0_u32, 0, 0_u64);
    let (mut passages, mut deepest_passage) = (0, 0);
    while room != goal {
        let here = rooms[room];
        if here & UNTRIED == 0 {
            if room == start {
                break;
            }
            room = room.wrapping_sub(steps[usize::from(here >> CAME)]);
            depth -= 1;
            continue;
        }
        let way = here.trailing_zeros() as u8;
        rooms[room] = here & (here - 1);
        let next = room.wrapping_add(steps[usize::from(way & 3)]);
        let there = rooms[next] & !(1 << (way ^ 2));
        if there & ENTERED == 0 {
            rooms[next] = there | ENTERED | way << CAME;
            room = next;
            entered += 1;
            depth += 1;
            deepest = deepest.max(depth);
        } else {
            rooms[next] = there;
            passages += 1;
            deepest_passage = deepest_passage.max(depth + 1);
        }
    }
    let path = (room == goal).then(|| {
        let mut path = Vec::with_capacity(depth as usize);
        while room != start {
            let came = rooms[room] >> CAME;
            path.push(Direction::nth(came));
            room = room.wrapping_sub(steps[usize::from(came)]);
        }
        path.reverse();
        path
    });
    // In tiles: each step to a room leads over two, and at last the start is given back as well.
    let gave_up = u64::from(path.is_none());
    let counts = Counts {
        entered: 1 + 2 * entered + passages,
        backtracked: 2 * (entered - u64::from(depth)) + passages + gave_up,
        peak: (2 * deepest + 1).max(2 * deepest_passage) as usize,
    };
    Ending { path, counts }
}

/// The open directions from each room, in the lower half of its byte. They are read from the bits
/// of 32 rooms at a time.
fn ways_from(grid: &Grid, width: usize, height: usize) -> Vec<u8> {
    const OF_ROOMS: u64 = u64::MAX / 3;
    let (open, columns) = (grid.open_bits(), usize::from(grid.columns()));
    let mut rooms = vec![0; width * height];
    for (row, rooms) in rooms.chunks_exact_mut(width).enumerate() {
        for (place, rooms) in rooms.chunks_mut(32).enumerate() {
            let above = 2 * row * columns + 64 * place;
            let (beside, below) = (above + columns, above + 2 * columns);
            let [right, down, left, up] =
                [beside + 2, below + 1, beside, above + 1].map(|at| open.word_from(at) & OF_ROOMS);
            let (first, last) = (right | down << 1, left | up << 1);
            for (eighth, rooms) in rooms.chunks_mut(8).enumerate() {
                let pairs = |of_all: u64| spread(of_all >> (16 * eighth) & 0xffff);
                let ways = pairs(first) | pairs(last) << 2;
                rooms.copy_from_slice(&ways.to_le_bytes()[..rooms.len()]);
            }
        }
    }
    rooms
}

/// Eight pairs of bits, each in a byte of its own.
const fn spread(pairs: u64) -> u64 {
    let pairs = (pairs & 0xff) | (pairs & 0xff00) << 24;
    let pairs = (pairs & 0x0000_000f_0000_000f) | (pairs & 0x0000_00f0_0000_00f0) << 12;
    (pairs & 0x0003_0003_0003_0003) | (pairs & 0x000c_000c_000c_000c) << 6
}
