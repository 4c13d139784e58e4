//! The visits to rooms in a small maze: when a search came to each room and when it left it for
//! good, or how many steps from the start it found it.

use crate::game::tuning::THEATRE_NUMBERED_MOST_ROOMS;
use crate::maze::{Maze, Size, Tile};

/// What a search has done in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// It was entered at this count of arrivals and departures, which begins at 1.
    Found(u32),
    /// It was entered, and left for good, at these counts.
    Left(u32, u32),
    /// It was found at this distance from the start.
    Distance(u32),
}

#[derive(Clone, Debug)]
pub(super) struct Visits {
    /// How many rooms there are.
    pub size: Size,
    of_rooms: Vec<Option<Visit>>,
    count: u32,
}

/// The size of a maze, if it has few enough rooms to number them, and a search begins and ends in some.
pub(super) fn numbered(maze: &Maze) -> Option<Size> {
    let grid = maze.grid();
    let mut ends = maze.goals().iter().copied().chain([maze.start()]);
    grid.rooms().filter(|_| ends.all(Tile::is_room))?;
    let size = Size::new(grid.columns() / 2, grid.rows() / 2).ok()?;
    (size.rooms() <= THEATRE_NUMBERED_MOST_ROOMS).then_some(size)
}

impl Visits {
    /// No visits yet, in a maze whose rooms have numbers.
    pub fn new(maze: &Maze) -> Option<Self> {
        let size = numbered(maze)?;
        Some(Self { size, of_rooms: vec![None; size.rooms() as usize], count: 0 })
    }

    /// The visit to a room.
    pub fn of(&self, room: u32) -> Option<Visit> {
        *self.of_rooms.get(room as usize)?
    }

    /// The search enters a tile.
    pub fn find(&mut self, tile: Tile) {
        self.change(tile, |count, before| match before {
            None => Some(Visit::Found(count)),
            Some(_) => None,
        });
    }

    /// The search leaves a tile for good.
    pub fn leave(&mut self, tile: Tile) {
        self.change(tile, |count, before| match before {
            Some(Visit::Found(found)) => Some(Visit::Left(found, count)),
            _ => None,
        });
    }

    /// The search finds a tile from a room, or as the start.
    pub fn measure(&mut self, tile: Tile, from: Option<Tile>) {
        let from = from.and_then(|from| self.of(self.size.number(from)));
        self.change(tile, |_, _| match from {
            None => Some(Visit::Distance(0)),
            Some(Visit::Distance(steps)) => Some(Visit::Distance(steps + 1)),
            Some(_) => None,
        });
    }

    fn change(&mut self, tile: Tile, visit: impl FnOnce(u32, Option<Visit>) -> Option<Visit>) {
        if tile.column.is_multiple_of(2) || tile.row.is_multiple_of(2) {
            return;
        }
        let room = self.size.number(tile) as usize;
        if let Some(visit) = visit(self.count + 1, self.of_rooms[room]) {
            self.of_rooms[room] = Some(visit);
            self.count += 1;
        }
    }
}
