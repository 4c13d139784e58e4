//! Everything that a maze grows from, checked once and for all.
//!
//! A [`Spec`] that exists can be built. How it is written as one line of text that people send
//! each other is in [`code`]; where seeds come from is in [`seed`].

pub mod code;
mod error;
pub mod seed;
mod stop;

use std::fmt;

pub use error::{Side, SpecError};
pub use stop::Stop;

use super::{Direction, Generator, Tile};

/// The fewest rooms a side of a maze may have.
pub const MIN_ROOMS: u16 = 2;
/// The most rooms a side of a maze may have.
pub const MAX_ROOMS: u16 = 10_000;

/// Size, generator and its revision, stop rule, loops and seed: the same spec gives the same maze,
/// for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    generator: Generator,
    revision: u32,
    size: Size,
    stop: Stop,
    loops: Percent,
    seed: u64,
}

/// How many rooms wide and high a maze is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u16,
    height: u16,
}

/// A whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Percent(u8);

impl Spec {
    /// A full maze without loops, by the newest revision of its generator.
    pub const fn new(generator: Generator, size: Size, seed: u64) -> Self {
        let revision = generator.revision();
        Self { generator, revision, size, stop: Stop::Full, loops: Percent(0), seed }
    }

    /// The same by another revision of its generator, if there is such a one.
    pub fn with_revision(self, revision: u32) -> Result<Self, SpecError> {
        if self.generator.info().revisions.contains(&revision) {
            return Ok(Self { revision, ..self });
        }
        let (generator, revision) = (self.generator, revision.to_string());
        Err(SpecError::Revision { generator, revision })
    }

    /// The same with another stop rule, if the generator can do that.
    pub fn with_stop(self, stop: Stop) -> Result<Self, SpecError> {
        if stop == Stop::Joined && !self.generator.can_stop_joined() {
            return Err(SpecError::NeverJoined { generator: self.generator });
        }
        Ok(Self { stop, ..self })
    }

    /// The same with this share of its dead ends opened up.
    #[must_use]
    pub const fn with_loops(self, loops: Percent) -> Self {
        Self { loops, ..self }
    }

    /// The same with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Another maze of this kind, by the newest revision of its generator.
    #[must_use]
    pub const fn another(self, seed: u64) -> Self {
        Self { revision: self.generator.revision(), seed, ..self }
    }

    /// How it is built.
    pub const fn generator(&self) -> Generator {
        self.generator
    }

    /// By which revision of its generator's rules.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// When its generator is done.
    pub const fn stop(&self) -> Stop {
        self.stop
    }

    /// Which share of its dead ends is opened up.
    pub const fn loops(&self) -> Percent {
        self.loops
    }

    /// The number that all its chances come from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

impl Size {
    /// The smallest there is.
    pub const SMALLEST: Self = Self { width: MIN_ROOMS, height: MIN_ROOMS };

    /// A size of this many rooms.
    pub fn new(width: u16, height: u16) -> Result<Self, SpecError> {
        Self::from_counts(u64::from(width), u64::from(height))
    }

    fn from_counts(width: u64, height: u64) -> Result<Self, SpecError> {
        let check = |side: Side, rooms: u64| match u16::try_from(rooms) {
            Ok(rooms) if (MIN_ROOMS..=MAX_ROOMS).contains(&rooms) => Ok(rooms),
            _ => Err(SpecError::Side { side, rooms }),
        };
        Ok(Self { width: check(Side::Width, width)?, height: check(Side::Height, height)? })
    }

    /// How many rooms wide.
    pub const fn width(self) -> u16 {
        self.width
    }

    /// How many rooms high.
    pub const fn height(self) -> u16 {
        self.height
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

    /// The two rooms that a wall between rooms parts: the left or upper one first.
    pub const fn sides(wall: Tile) -> [Tile; 2] {
        let ahead = if wall.column.is_multiple_of(2) { Direction::Right } else { Direction::Down };
        [wall.step(ahead.opposite()), wall.step(ahead)]
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

impl Percent {
    /// Nothing at all.
    pub const NONE: Self = Self(0);
    /// One of two.
    pub const HALF: Self = Self(50);

    /// A share, unless it is above 100.
    pub fn new(percent: u8) -> Result<Self, SpecError> {
        if percent > 100 {
            return Err(SpecError::Percent(percent.to_string()));
        }
        Ok(Self(percent))
    }

    /// The number, 0 to 100.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// This share of a count, rounded to the nearest whole.
    pub const fn of(self, count: u64) -> u64 {
        (count * self.0 as u64 + 50) / 100
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
