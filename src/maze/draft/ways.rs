//! How many ways a sheet has from the mouse to the cheese, as its walls stand.

use std::collections::VecDeque;

use super::DraftSheet;
use crate::maze::{Direction, Size, Tile};

/// The ways from the mouse to the cheese, whatever its rules do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ways {
    /// There is none; opening these walls, the fewest that suffice, would open one. There are none of
    /// them if no walls alone are in between.
    None(Vec<Tile>),
    /// There is one, with this number of strides.
    One(usize),
    /// There are several; the shortest has this number of strides.
    Several(usize),
}

/// How a room was reached.
#[derive(Clone, Copy)]
struct Reached {
    walls: u32,
    from: Tile,
}

impl DraftSheet {
    /// The ways from the first room with a mouse to the last with a cheese; none without these.
    pub fn ways(&self) -> Option<Ways> {
        let (start, goal) = (self.rooms('M').next()?, self.rooms('C').max()?);
        let Some(way) = self.way_of_fewest_walls(start, goal) else {
            return Some(Ways::None(Vec::new()));
        };
        let (open, walls): (Vec<Tile>, Vec<Tile>) =
            way.iter().partition(|&&place| self.grid.is_open(place));
        if !walls.is_empty() {
            return Some(Ways::None(walls));
        }
        // Without the passages on the way: if any two of its rooms are still joined, there is another.
        let mut others = self.clone();
        for &place in &open {
            others.grid.set(place, false);
        }
        let mut sets = others.sets();
        let sides = open.iter().map(|&place| Size::sides(place).map(|room| self.size.number(room)));
        let is_only = sides.into_iter().all(|[one, other]| sets.union(one, other).is_some());
        Some(if is_only { Ways::One(open.len()) } else { Ways::Several(open.len()) })
    }

    /// What lies between the rooms of a way through the fewest walls; of ways through none the
    /// shortest.
    fn way_of_fewest_walls(&self, start: Tile, goal: Tile) -> Option<Vec<Tile>> {
        let number = |room: Tile| self.size.number(room) as usize;
        let mut reached: Vec<Option<Reached>> = vec![None; self.size.rooms() as usize];
        let mut here = VecDeque::from([(start, Reached { walls: 0, from: start })]);
        let mut beyond = VecDeque::new();
        while reached[number(goal)].is_none() {
            let Some((room, by)) = here.pop_front() else {
                here = Some(std::mem::take(&mut beyond)).filter(|next| !next.is_empty())?;
                continue;
            };
            if reached[number(room)].is_some() {
                continue;
            }
            reached[number(room)] = Some(by);
            for direction in Direction::ALL {
                let place = room.go(direction, 1);
                let is_inside = place.column > 0 && place.row > 0;
                let next = place.step(direction);
                if !is_inside || !self.has_room(next) {
                    continue;
                }
                if self.grid.is_open(place) {
                    here.push_back((next, Reached { from: room, ..by }));
                } else {
                    beyond.push_back((next, Reached { walls: by.walls + 1, from: room }));
                }
            }
        }
        let back = std::iter::successors(Some(goal), |&room| {
            reached[number(room)].map(|by| by.from).filter(|&from| from != room)
        });
        let rooms: Vec<Tile> = back.collect();
        let between = |pair: &[Tile]| {
            let [one, other] = [pair[0], pair[1]];
            Tile::new(one.column.midpoint(other.column), one.row.midpoint(other.row))
        };
        Some(rooms.windows(2).map(between).collect())
    }
}
