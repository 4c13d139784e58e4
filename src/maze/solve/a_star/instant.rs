//! A* without steps, from room to room, for a single goal. The estimated length of a path through a
//! tile is that of the tile before it or two more, so two heaps suffice.

use super::super::SearchCounts;
use super::super::passages::{Passages, first};
use super::super::trail::{self, Steps};
use crate::maze::{Direction, Maze, Tile};

pub(super) struct AStarEnd {
    pub path: Option<Vec<Tile>>,
    /// The waiting tiles: those of the current path length, and those of the next.
    pub heaps: [Vec<Tile>; 2],
    pub counts: SearchCounts,
}

/// A waiting room, or a passage to it.
#[derive(Clone, Copy)]
struct Seen {
    place: usize,
    way: Direction,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Room,
    /// The goal is nearer beyond it.
    PassageTowards,
    PassageAway,
}

/// Searches a grid of rooms whose border is closed; `None` for any other.
pub(super) fn search(maze: &Maze) -> Option<AStarEnd> {
    let &[goal] = maze.goals() else { return None };
    let mut open = Passages::of(maze.grid())?;
    let (from, to) = (open.place(maze.start())?, open.place(goal)?);
    let beside = open.steps();
    let mut trail = Steps::new(open.places());
    let mut counts = SearchCounts::default();
    let (mut now, mut later) = (Vec::new(), Vec::new());
    now.push(Seen { place: from, way: Direction::Right, part: Part::Room });
    let arrived = loop {
        let Some(seen) = now.pop() else {
            if later.is_empty() {
                break false;
            }
            std::mem::swap(&mut now, &mut later);
            continue;
        };
        let Seen { place, way, part } = seen;
        if part != Part::Room {
            // A passage is closed when it is reached, which may have been from the other side.
            let back = way.opposite();
            if open.from(place) >> back as u8 & 1 == 0 {
                continue;
            }
            open.close(place, back);
            counts.entered += 1;
            if part == Part::PassageAway {
                if !trail.has_reached(place) {
                    later.push(Seen { part: Part::Room, ..seen });
                }
                continue;
            }
        }
        if !trail.reach(place, way) {
            continue;
        }
        counts.entered += 1;
        let room = open.room(place);
        let towards = u8::from(room.column < goal.column)
            | u8::from(room.row < goal.row) << 1
            | u8::from(room.column > goal.column) << 2
            | u8::from(room.row > goal.row) << 3;
        let mut ways = open.from(place);
        while ways != 0 {
            let way = first(ways);
            let place = place.wrapping_add(beside[way as usize]);
            if towards >> way as u8 & 1 == 1 {
                now.push(Seen { place, way, part: Part::PassageTowards });
            } else {
                later.push(Seen { place, way, part: Part::PassageAway });
            }
            ways &= ways - 1;
        }
        counts.peak = counts.peak.max(now.len() + later.len());
        if place == to {
            break true;
        }
    };
    let tile = |seen: Seen| {
        let room = open.room(seen.place);
        if seen.part == Part::Room { room } else { room.step(seen.way.opposite()) }
    };
    let heaps = [now, later].map(|heap| heap.into_iter().map(tile).collect());
    let step_to = |room| (trail.step_to(open.place(room).unwrap_or(from)), 2);
    let path = arrived.then(|| trail::path(maze.start(), goal, step_to));
    Some(AStarEnd { path, heaps, counts })
}
