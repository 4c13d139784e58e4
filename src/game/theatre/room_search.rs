//! What a search holds, in which order it takes from there, and the same counted in rooms, without
//! the passages between them.

use std::collections::BTreeSet;

use super::room_counts::is_room;
use super::{SolveAct, Visit};
use crate::maze::{Estimate, Holding, Size, SolveStep, StackEntry, Tile, Trace};

impl SolveAct {
    /// The order in which it takes what it holds.
    pub fn holding(&self) -> Holding {
        let holds = self.solver.info().holds;
        // A filler walks through what it has not filled.
        let fills =
            holds == Holding::Queue && matches!(self.last(), None | Some(SolveStep::Fill(_)));
        if self.search().stack().is_some() && !fills { Holding::Stack } else { holds }
    }

    /// The stack from bottom to top, each entry with what it has left to try: rooms, or tiles if
    /// the search goes by them.
    pub fn stack(&self) -> Option<Vec<StackEntry>> {
        let stack = self.search().stack().filter(|_| self.holding() == Holding::Stack)?;
        Some(stack.filter(|entry| self.rooms.is_none() || is_room(entry.tile)).collect())
    }

    /// The first entries of its queue or heap, at most `most`: rooms, or tiles if the search goes
    /// by them. A passage stands for the room behind it.
    pub fn queue(&self, most: usize) -> Vec<Tile> {
        if let Some(heap) = self.heap(most) {
            return heap.into_iter().map(|(tile, _)| tile).collect();
        }
        if self.rooms.is_none() {
            return self.search().waiting(most);
        }
        if self.solver.info().traces.contains(&Trace::Filled) {
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

    /// The first entries of its heap, at most `most`, each with its estimate: in rooms, or in
    /// tiles if the search goes by them.
    pub fn heap(&self, most: usize) -> Option<Vec<(Tile, Estimate)>> {
        let tiles_per_step = if self.rooms.is_some() { 2 } else { 1 };
        self.search().heap(tiles_per_step, most)
    }

    /// The estimates of A* for each room that was entered or waits, by number.
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

    /// The number of rooms of the present way, or in the end of the path.
    pub fn path_rooms(&self) -> Option<u64> {
        self.path_tiles().map(|tiles| tiles.div_ceil(2))
    }

    /// The length of its way, or in the end of its path: in rooms, or in tiles without rooms.
    pub fn path_length(&self) -> Option<u64> {
        if self.rooms.is_some() { self.path_rooms() } else { self.path_tiles() }
    }

    /// The present and the peak size of what it holds: in rooms, or in tiles if it goes by them.
    pub fn held(&self) -> [u64; 2] {
        match self.rooms {
            Some(rooms) => [rooms.held, rooms.peak],
            None => [self.search().held(), self.search().counts.peak].map(|held| held as u64),
        }
    }
}
