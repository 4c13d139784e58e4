//! How a set's new colour flows over it: from the wall that was opened, room by room.

use super::BuildAct;
use crate::game::tuning::THEATRE_FLOW_MOST_ROOMS;
use crate::maze::{BuildStep, Direction, Grid, Size, Tile};

/// The rooms of the set that was swallowed in the last step, nearest to the opening first, each
/// with how many rooms lie before it. Nothing if the last step was no merge, or if there are too
/// many of them to watch.
///
/// A set is a tree of openings: without the wall that was just opened, the two parts lie as they
/// lay before.
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

/// All rooms that can be reached from one without the wall, if they are as many as this.
fn flood(grid: &Grid, wall: Tile, first: Tile, count: usize) -> Option<Vec<(Tile, u32)>> {
    let beyond = Size::sides(wall).into_iter().find(|&room| room != first)?;
    // With each room where it was come from: in a tree there is no other way to come to it twice.
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
