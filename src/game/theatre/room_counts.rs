//! The costs of a search of tiles, counted in rooms: the passages between them do not count.

use crate::maze::{Direction, Maze, Tile};

/// The costs of a search, counted in rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoomCounts {
    /// Rooms entered.
    pub entered: u64,
    /// Rooms given back.
    pub backtracked: u64,
    /// How many rooms the stack or the frontier holds.
    pub held: u64,
    /// The most that it ever held.
    pub peak: u64,
}

pub(super) const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}

/// Whether a maze has rooms within walls, and a search begins and ends in rooms.
pub(super) fn has_rooms(maze: &Maze) -> bool {
    let grid = maze.grid();
    is_room(maze.start())
        && maze.goals().iter().all(|&goal| is_room(goal))
        && grid.rooms().is_some()
        && grid.border_openings().next().is_none()
}

impl RoomCounts {
    /// Counts a room that is put on a stack or entered.
    pub(super) fn enter(&mut self, tile: Tile) {
        if is_room(tile) {
            self.entered += 1;
            self.hold(self.held + 1);
        }
    }

    /// Counts a room that is left for good.
    pub(super) fn retreat(&mut self, tile: Tile) {
        if is_room(tile) {
            self.backtracked += 1;
            self.hold(self.held.saturating_sub(1));
        }
    }

    /// Counts a room that is taken from the frontier, which gains `fresh` rooms.
    pub(super) fn take(&mut self, tile: Tile, fresh: u64) {
        if is_room(tile) {
            self.entered += 1;
            self.hold(self.held.saturating_sub(u64::from(self.entered > 1)) + fresh);
        }
    }

    pub(super) fn hold(&mut self, held: u64) {
        self.held = held;
        self.peak = self.peak.max(held);
    }
}

/// The rooms adjacent to this one through an open passage.
fn beside(maze: &Maze, room: Tile) -> impl Iterator<Item = Tile> {
    let sides = Direction::ALL.into_iter();
    sides
        .filter(move |&side| maze.grid().is_open(room.step(side)))
        .map(move |side| room.go(side, 2))
}

/// How many rooms are seen for the first time when one is entered; `is_entered` knows those entered
/// before.
pub(super) fn fresh(maze: &Maze, room: Tile, is_entered: impl Fn(Tile) -> bool) -> u64 {
    if !is_room(room) {
        return 0;
    }
    let is_fresh = |&one: &Tile| {
        let was_seen = beside(maze, one).any(|other| other != room && is_entered(other));
        !is_entered(one) && !was_seen
    };
    beside(maze, room).filter(is_fresh).count() as u64
}
