//! How large a maze is, and where its rooms are.

use std::fmt;

use super::{Dimension, MAX_ROOMS, MIN_ROOMS, SpecError};
use crate::maze::{Direction, Grid, Tile};

/// How many rooms wide and high a maze is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u16,
    height: u16,
}

impl Size {
    /// The smallest allowed size.
    pub const SMALLEST: Self = Self { width: MIN_ROOMS, height: MIN_ROOMS };

    /// A size of this many rooms.
    pub fn new(width: u16, height: u16) -> Result<Self, SpecError> {
        Self::from_counts(u64::from(width), u64::from(height))
    }

    /// A size of `width` by `height` rooms, which may be more than a maze has.
    pub fn from_counts(width: u64, height: u64) -> Result<Self, SpecError> {
        let check = |side: Dimension, rooms: u64| match u16::try_from(rooms) {
            Ok(rooms) if (MIN_ROOMS..=MAX_ROOMS).contains(&rooms) => Ok(rooms),
            _ => Err(SpecError::Side { side, rooms }),
        };
        Ok(Self {
            width: check(Dimension::Width, width)?,
            height: check(Dimension::Height, height)?,
        })
    }

    /// How many rooms wide.
    pub const fn width(self) -> u16 {
        self.width
    }

    /// How many rooms high.
    pub const fn height(self) -> u16 {
        self.height
    }

    /// With width and height swapped.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// How many rooms there are.
    pub const fn rooms(self) -> u32 {
        self.width as u32 * self.height as u32
    }

    /// How many tiles wide.
    pub const fn columns(self) -> u16 {
        2 * self.width + 1
    }

    /// How many tiles high.
    pub const fn rows(self) -> u16 {
        2 * self.height + 1
    }

    /// How many tiles there are, open or not.
    pub const fn tiles(self) -> u64 {
        self.columns() as u64 * self.rows() as u64
    }

    /// The room with this number, counted row by row.
    #[inline]
    pub const fn room(self, number: u32) -> Tile {
        let width = self.width as u32;
        Tile::new((number % width * 2 + 1) as u16, (number / width * 2 + 1) as u16)
    }

    /// The number of a room: the inverse of [`Size::room`].
    #[inline]
    pub const fn number(self, room: Tile) -> u32 {
        room.row as u32 / 2 * self.width as u32 + room.column as u32 / 2
    }

    /// The two rooms that a wall separates: the left or upper one first.
    pub const fn sides(wall: Tile) -> [Tile; 2] {
        let ahead = if wall.column.is_multiple_of(2) { Direction::Right } else { Direction::Down };
        [wall.step(ahead.opposite()), wall.step(ahead)]
    }

    /// Its rooms with all walls between them standing.
    pub(in crate::maze) fn closed_grid(self) -> Grid {
        let mut grid = Grid::walls(self.columns(), self.rows());
        for row in (1..self.rows()).step_by(2) {
            grid.open_every_other(row);
        }
        grid
    }

    /// The top left room.
    pub const fn start(self) -> Tile {
        Tile::new(1, 1)
    }

    /// The bottom right room.
    pub const fn goal(self) -> Tile {
        Tile::new(self.columns() - 2, self.rows() - 2)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
