//! How a set's new colour flows over it: room by room, from the wall that was opened.

use super::BuildAct;
use crate::game::tuning::THEATRE_FLOW_MOST_ROOMS;
use crate::maze::{BuildStep, Direction, Grid, Size, Tile};

/// The rooms of the set that was absorbed in the last step, nearest to the opening first, each with
/// the number of rooms before it. Empty if the last step was no merge, or if they are too many to
/// follow.
///
/// A set is a tree of openings: without the wall that was just opened, it falls into the two parts
/// that were merged.
pub(super) fn of(act: &BuildAct) -> Vec<(Tile, u32)> {
    let Some(BuildStep::Merged { wall, smaller, .. }) = act.last() else { return Vec::new() };
    if smaller.size > THEATRE_FLOW_MOST_ROOMS {
        return Vec::new();
    }
    Size::sides(wall)
        .into_iter()
        .filter_map(|room| flood(act.maze().grid(), wall, room, smaller.size as usize))
        .find(|rooms| rooms.iter().any(|&(room, _)| room == smaller.root))
        .unwrap_or_default()
}

/// All rooms that are reachable from one without the wall, if their number is this.
fn flood(grid: &Grid, wall: Tile, first: Tile, count: usize) -> Option<Vec<(Tile, u32)>> {
    let beyond = Size::sides(wall).into_iter().find(|&room| room != first)?;
    // Each room with the one it was reached from: a tree has no second way to a room.
    let mut rooms = vec![(first, 0)];
    let mut sources = vec![beyond];
    let mut next = 0;
    while next < rooms.len() && rooms.len() <= count {
        let ((room, distance), source) = (rooms[next], sources[next]);
        next += 1;
        for direction in Direction::ALL {
            let neighbour = room.go(direction, 2);
            if grid.is_open(room.step(direction)) && neighbour != source {
                rooms.push((neighbour, distance + 1));
                sources.push(room);
            }
        }
    }
    (rooms.len() == count).then_some(rooms)
}
