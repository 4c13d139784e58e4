//! A search of tiles as one of rooms: what it holds when the passages between rooms are not counted.

use super::SolveAct;
use super::room_counts::is_room;
use crate::maze::{Size, Solver, StackEntry, Tile};

impl SolveAct {
    /// Whether its stack or its frontier can be shown as one of rooms.
    pub fn holds_rooms(&self) -> bool {
        let by_stack = matches!(self.solver(), Solver::DepthFirst | Solver::SharpDepthFirst);
        self.rooms().is_some() && (by_stack || self.solver().finds_shortest())
    }

    /// The rooms on its stack from bottom to top, each with what it has left to try.
    pub fn room_stack(&self) -> Option<Vec<StackEntry>> {
        let stack = self.search().stack().filter(|_| self.holds_rooms())?;
        Some(stack.filter(|entry| is_room(entry.tile)).collect())
    }

    /// The first rooms of its queue or frontier, at most so many: those in it, and those behind
    /// passages in it that it has not seen otherwise.
    pub fn queued_rooms(&self, most: usize) -> Vec<Tile> {
        let mut rooms: Vec<Tile> = Vec::new();
        for tile in self.search().waiting(usize::MAX) {
            let ends = if is_room(tile) { [tile; 2] } else { Size::sides(tile) };
            let is_new = |room: &Tile| !self.was_entered(*room) && !rooms.contains(room);
            let room = ends.into_iter().find(is_new);
            rooms.extend(room);
            if rooms.len() == most {
                break;
            }
        }
        rooms
    }

    /// How many rooms its way has now, or its path in the end.
    pub fn path_rooms(&self) -> Option<u64> {
        self.path_tiles().map(|tiles| tiles.div_ceil(2))
    }

    /// How long its way is now, or its path in the end: in rooms, or in tiles where there are none.
    pub fn path_length(&self) -> Option<u64> {
        if self.rooms().is_some() { self.path_rooms() } else { self.path_tiles() }
    }

    /// How much it holds now, and the most it ever held: rooms, or tiles where it holds no rooms.
    pub fn held(&self) -> [u64; 2] {
        match self.rooms().filter(|_| self.holds_rooms()) {
            Some(rooms) => [rooms.held, rooms.peak],
            None => [self.search().held(), self.search().counts().peak].map(|held| held as u64),
        }
    }
}
