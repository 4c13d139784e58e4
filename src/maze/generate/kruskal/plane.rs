//! Rooms on a plane, and what a wall between two of them hangs on however far that is away.

use crate::maze::generate::weight::Weights;
use crate::maze::{Direction, Size};

/// A room of a plane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room {
    /// How many rooms lie between it and the first column; those on the left are below 0.
    pub column: i64,
    /// The same for rows.
    pub row: i64,
}

impl Room {
    /// The room so many columns to the right of this one and so many rows below.
    #[must_use]
    pub const fn beside(self, columns: i64, rows: i64) -> Self {
        Self { column: self.column.wrapping_add(columns), row: self.row.wrapping_add(rows) }
    }

    const fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::Right => self.beside(1, 0),
            Direction::Down => self.beside(0, 1),
            Direction::Left => self.beside(-1, 0),
            Direction::Up => self.beside(0, -1),
        }
    }
}

/// How many steps are taken before a look at whether anybody still wants to know where they lead.
const STEPS_AT_ONCE: u32 = 1 << 12;

/// Asked from time to time: whether somebody still wants the answer.
pub type IsWanted<'a> = &'a mut dyn FnMut() -> bool;

/// A plane of rooms, all of it or as much as a maze has.
#[derive(Clone, Copy)]
pub struct WeightedPlane {
    pub seed: u64,
    pub within: Option<Size>,
}

/// The weight of the border around a maze: heavier than any wall.
const BORDER: u64 = u64::MAX;

impl WeightedPlane {
    /// By what walls come up one after the other: by weight, and walls of one weight as they are
    /// numbered in any box that has both. Rows and columns are told from this room on.
    fn key(self, from: Room, room: Room, side: Direction) -> (u64, i64, i64, bool) {
        let is_below = matches!(side, Direction::Down | Direction::Up);
        let beyond = room.step(side);
        let own = if matches!(side, Direction::Right | Direction::Down) { room } else { beyond };
        let weights = Weights::new(self.seed).row_of_plane(own.row).room_of_plane(own.column);
        let weight = if is_below { weights.below } else { weights.right };
        let weight = if self.has(beyond) { weight.into() } else { BORDER };
        let (rows, columns) =
            (own.row.wrapping_sub(from.row), own.column.wrapping_sub(from.column));
        (weight, rows, columns, is_below)
    }

    fn has(self, room: Room) -> bool {
        self.within.is_none_or(|size| {
            (0..i64::from(size.width())).contains(&room.column)
                && (0..i64::from(size.height())).contains(&room.row)
        })
    }

    /// Whether two neighbours are joined by walls that are lighter than the one between them.
    ///
    /// If no other walls were open, a mouse that keeps a hand on this one would come back to it: on
    /// its other side if there is a way around it, and on the same side if there is none. One sets
    /// out on each side, so that the nearer end decides. However far that is, it takes no memory.
    /// Nothing if nobody wants to know it any more.
    pub fn is_joined_around(
        self,
        room: Room,
        side: Direction,
        is_wanted: IsWanted,
    ) -> Option<bool> {
        let key = self.key(room, room, side);
        let next_touch = |(mut at, touched): (Room, Direction)| {
            let mut ahead = touched.counterclockwise();
            while self.key(room, at, ahead) < key {
                at = at.step(ahead);
                ahead = ahead.clockwise();
            }
            (at, ahead)
        };
        let sides = [(room, side), (room.step(side), side.opposite())];
        let mut touches = sides;
        loop {
            for _ in 0..STEPS_AT_ONCE {
                for mouse in [0, 1] {
                    touches[mouse] = next_touch(touches[mouse]);
                    if let Some(end) = sides.iter().position(|&side| side == touches[mouse]) {
                        return Some(end != mouse);
                    }
                }
            }
            if !is_wanted() {
                return None;
            }
        }
    }
}
