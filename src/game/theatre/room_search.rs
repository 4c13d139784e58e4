//! What a search holds, by which rule it takes from there, and how that is counted in rooms: the passages
//! between them are left out.

use std::collections::BTreeSet;

use super::room_counts::is_room;
use super::{SolveAct, Visit};
use crate::maze::{Estimate, Size, SolveStep, Solver, StackEntry, Tile};

/// By which rule a search takes what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// The last that came.
    Stack,
    /// The first that came.
    Queue,
    /// What has the least f.
    Heap,
    /// It holds nothing but its way.
    Way,
}

impl SolveAct {
    /// By which rule it takes what it holds now.
    pub fn holding(&self) -> Holding {
        match self.solver {
            Solver::DepthFirst | Solver::SharpDepthFirst => Holding::Stack,
            Solver::BreadthFirst => Holding::Queue,
            Solver::AStar(_) => Holding::Heap,
            Solver::DeadEndFiller => match self.last() {
                None | Some(SolveStep::Fill(_)) => Holding::Queue,
                Some(_) => Holding::Stack,
            },
            Solver::WallFollower(_) if self.search().stack().is_some() => Holding::Stack,
            Solver::WallFollower(_) | Solver::Tremaux => Holding::Way,
        }
    }

    /// What is on its stack from bottom to top, each with what it has left to try: rooms, or tiles if
    /// it goes by them.
    pub fn stack(&self) -> Option<Vec<StackEntry>> {
        let stack = self.search().stack().filter(|_| self.holding() == Holding::Stack)?;
        Some(stack.filter(|entry| self.rooms.is_none() || is_room(entry.tile)).collect())
    }

    /// The first of its queue or heap, at most so many: rooms, or tiles if it goes by them. A passage
    /// in it stands for the room behind it.
    pub fn queue(&self, most: usize) -> Vec<Tile> {
        if let Some(heap) = self.heap(most) {
            return heap.into_iter().map(|(tile, _)| tile).collect();
        }
        if self.rooms.is_none() {
            return self.search().waiting(most);
        }
        if self.solver == Solver::DeadEndFiller {
            return self.dead_ends.iter().copied().take(most).collect();
        }
        let behind = |tile: Tile| {
            let ends = if is_room(tile) { [tile; 2] } else { Size::sides(tile) };
            ends.into_iter().find(|&room| !self.was_entered(room))
        };
        let (waiting, mut known) = (self.search().waiting(usize::MAX), BTreeSet::new());
        let rooms = waiting.into_iter().filter_map(behind);
        rooms.filter(|&room| known.insert(room)).take(most).collect()
    }

    /// The first of its heap, at most so many, each with what it is taken by: in rooms, or in tiles if
    /// it goes by them.
    pub fn heap(&self, most: usize) -> Option<Vec<(Tile, Estimate)>> {
        let tiles_per_step = if self.rooms.is_some() { 2 } else { 1 };
        self.search().heap(tiles_per_step, most)
    }

    /// What A* thinks of each room that it has entered or that waits, by its number.
    pub fn estimates(&self) -> Option<Vec<Option<Estimate>>> {
        let size = self.numbered_rooms().filter(|_| self.rooms.is_some())?;
        let heap = self.heap(usize::MAX)?;
        let of_entered = |room| {
            let Some(Visit::Distance(walked)) = self.visit(room) else { return None };
            Some(Estimate { walked, ahead: self.search().estimate(size.room(room))? / 2 })
        };
        let mut all: Vec<_> = (0..size.rooms()).map(of_entered).collect();
        for (room, estimate) in heap {
            all[size.number(room) as usize] = Some(estimate);
        }
        Some(all)
    }

    /// How many rooms its way has now, or its path in the end.
    pub fn path_rooms(&self) -> Option<u64> {
        self.path_tiles().map(|tiles| tiles.div_ceil(2))
    }

    /// How long its way is now, or its path in the end: in rooms, or in tiles where there are none.
    pub fn path_length(&self) -> Option<u64> {
        if self.rooms.is_some() { self.path_rooms() } else { self.path_tiles() }
    }

    /// How much it holds now, and the most it ever held: rooms, or tiles if it goes by them.
    pub fn held(&self) -> [u64; 2] {
        match self.rooms {
            Some(rooms) => [rooms.held, rooms.peak],
            None => [self.search().held(), self.search().counts.peak].map(|held| held as u64),
        }
    }
}
