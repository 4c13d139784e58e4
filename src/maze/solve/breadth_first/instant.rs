//! Breadth-first search without steps, from room to room.

use std::collections::VecDeque;

use super::super::SearchCounts;
use super::super::passages::{Passages, first};
use super::super::trail::{self, Steps};
use crate::maze::{Direction, Maze, Tile};

pub(super) struct BreadthFirstEnd {
    pub path: Option<Vec<Tile>>,
    /// What is still in the queue.
    pub queue: VecDeque<Tile>,
    pub counts: SearchCounts,
}

/// Searches a grid of rooms whose border is closed; `None` for any other.
pub(super) fn search(maze: &Maze) -> Option<BreadthFirstEnd> {
    let &[goal] = maze.goals() else { return None };
    let mut open = Passages::of(maze.grid())?;
    let (from, to) = (open.place(maze.start())?, open.place(goal)?);
    let beside = open.steps();
    let mut trail = Steps::new(open.places());
    trail.reach(from, Direction::Right);
    let mut counts = SearchCounts::default();
    // The queue holds rooms and passages by turns; each passage counts with the room behind it.
    let mut rooms = vec![from];
    let mut passages: Vec<(usize, Direction)> = Vec::new();
    while !rooms.is_empty() {
        for (place, &room) in rooms.iter().enumerate() {
            // A passage is closed when it is reached.
            let mut ways = open.from(room);
            while ways != 0 {
                let way = first(ways);
                open.close(room, way);
                passages.push((room.wrapping_add(beside[way as usize]), way));
                ways &= ways - 1;
            }
            let left = rooms.len() - place - 1;
            counts.entered += 1;
            counts.peak = counts.peak.max(left + passages.len());
            if room == to {
                let rooms = rooms[place + 1..].iter().map(|&room| open.room(room));
                let passages =
                    passages.iter().map(|&(room, way)| open.room(room).step(way.opposite()));
                let path = trail::path(maze.start(), goal, |room| {
                    (trail.step_to(open.place(room).unwrap_or(from)), 2)
                });
                return Some(BreadthFirstEnd {
                    path: Some(path),
                    queue: rooms.chain(passages).collect(),
                    counts,
                });
            }
        }
        rooms.clear();
        counts.entered += passages.len() as u64;
        let fresh = passages.drain(..).filter(|&(room, way)| trail.reach(room, way));
        rooms.extend(fresh.map(|(room, _)| room));
    }
    Some(BreadthFirstEnd { path: None, queue: VecDeque::new(), counts })
}
