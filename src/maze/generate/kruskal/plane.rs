//! Rooms on a plane, and whether a wall between two of them is kept, however far that leads.

use crate::maze::generate::weight::Weights;
use crate::maze::{Direction, Size};

/// A room of a plane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room {
    /// How many rooms lie between it and the first column; those on the left are below 0.
    pub column: i64,
    /// How many rooms lie between it and the first row; those above are below 0.
    pub row: i64,
}

impl Room {
    /// The room this many columns to the right and this many rows below.
    #[must_use]
    pub const fn beside(self, columns: i64, rows: i64) -> Self {
        Self { column: self.column.wrapping_add(columns), row: self.row.wrapping_add(rows) }
    }

    /// The next room in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::Right => self.beside(1, 0),
            Direction::Down => self.beside(0, 1),
            Direction::Left => self.beside(-1, 0),
            Direction::Up => self.beside(0, -1),
        }
    }
}

/// How many steps are taken before the next check whether the answer is still wanted.
const STEPS_AT_ONCE: u32 = 1 << 12;

/// Asked from time to time: whether the caller still wants the answer.
pub type IsWanted<'a> = &'a mut dyn FnMut() -> bool;

/// A plane of rooms, or the part of it that a maze has.
#[derive(Clone, Copy)]
pub struct WeightedPlane {
    pub seed: u64,
    pub within: Option<Size>,
}

/// The weight of the border around a maze: heavier than any wall.
const BORDER: u64 = u64::MAX;

impl WeightedPlane {
    /// The order in which walls come up: by weight, and walls of one weight as they are numbered in
    /// any box that holds both. Rows and columns are counted from `from`.
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
    /// its other side if there is a way around it, and on the same side if there is none. One walk
    /// starts on each side, so that the nearer end decides. However long that is, it takes no
    /// memory. `None` if the caller gives up.
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
