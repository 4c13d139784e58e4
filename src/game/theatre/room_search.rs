//! A search of tiles as one of rooms: what it holds and does when the passages between rooms are walked
//! through and not counted.

use super::SolveAct;
use super::room_counts::is_room;
use crate::maze::{Size, SolveStep, Solver, StackEntry, Tile};

/// What a step did in a passage between two rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It went on through it.
    On {
        /// From this room.
        from: Tile,
        /// Towards this one.
        to: Tile,
    },
    /// It went back through it to this room.
    Back(Tile),
    /// It went back at once, since it had been beyond.
    Known {
        /// To this room.
        to: Tile,
        /// This one was entered before.
        beyond: Tile,
    },
}

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
        let mut waiting = self.search().waiting(usize::MAX);
        if self.solver() == Solver::BreadthFirst {
            // Passages and rooms beyond them are equally far: what stands in its room was seen first.
            waiting.sort_by_key(|&tile| !is_room(tile));
        }
        let mut rooms: Vec<Tile> = Vec::new();
        for tile in waiting {
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

    /// What the last step did in a passage, if it was about one.
    pub fn passage(&self) -> Option<Passage> {
        self.rooms()?;
        match self.last()? {
            SolveStep::Enter(tile) if !is_room(tile) => {
                let came = self.search().came(tile).unwrap_or_else(|| self.marks().came(tile));
                Some(Passage::On { from: tile.step(came.opposite()), to: tile.step(came) })
            }
            SolveStep::Retreat(tile) if !is_room(tile) => {
                let came = self.marks().came(tile);
                let (to, beyond) = (tile.step(came.opposite()), tile.step(came));
                let was_known = self.before_last() == Some(SolveStep::Enter(tile));
                Some(if was_known { Passage::Known { to, beyond } } else { Passage::Back(to) })
            }
            _ => None,
        }
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
