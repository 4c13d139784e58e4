//! The stops of the journey and the regions that they lie in.

use super::table::{EARLIER, TABLE};
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::maze::Spec;

/// A stop of the journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stop(usize);

/// A part of the journey, with mazes of one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Region {
    /// Long corridors that wind.
    Winding,
    /// Short dead ends everywhere.
    Bushy,
    /// Long walls that run straight.
    Straight,
    /// No dead ends at all.
    Open,
    /// Corridors that meet again.
    Looped,
    /// Something of everything.
    Mixed,
}

/// What sets the mazes of a region apart, besides their walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Idea {
    /// Only what was seen is shown.
    Fog,
    /// Both have to be eaten.
    TwoCheeses,
    /// Plates lie in it, and each moves a wall.
    MovingWalls,
    /// A mouse trap goes round and holds whom it catches.
    Trap,
    /// The way to the cheese is locked.
    Key,
}

impl Region {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Winding, Self::Bushy, Self::Straight, Self::Open, Self::Looped, Self::Mixed];

    /// What its mazes ask for besides finding through them.
    pub const fn idea(self) -> Option<Idea> {
        match self {
            Self::Winding => None,
            Self::Open => Some(Idea::MovingWalls),
            Self::Bushy => Some(Idea::TwoCheeses),
            Self::Straight => Some(Idea::Fog),
            Self::Looped => Some(Idea::Trap),
            Self::Mixed => Some(Idea::Key),
        }
    }

    /// Whether only what one has seen of its mazes is shown.
    pub const fn is_foggy(self) -> bool {
        matches!(self.idea(), Some(Idea::Fog))
    }

    /// Its stops.
    pub fn stops(self) -> impl DoubleEndedIterator<Item = Stop> {
        let first = self as usize * JOURNEY_STOPS_PER_REGION;
        (first..first + JOURNEY_STOPS_PER_REGION).map(Stop)
    }
}

impl Stop {
    /// The last of all.
    pub const LAST: Self = Self(TABLE.len() - 1);

    /// All of them, in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..TABLE.len()).map(Self)
    }

    /// The one with this place, counted from 0.
    pub fn at(place: usize) -> Option<Self> {
        (place < TABLE.len()).then_some(Self(place))
    }

    /// The one whose maze grows from this, wherever it is played.
    pub fn of(spec: Option<Spec>) -> Option<Self> {
        let code = spec?.to_string();
        Self::all().find(|stop| stop.code() == code)
    }

    /// Its place, counted from 0.
    pub const fn place(self) -> usize {
        self.0
    }

    /// In which region it lies.
    pub const fn region(self) -> Region {
        Region::ALL[self.0 / JOURNEY_STOPS_PER_REGION]
    }

    /// The code of its maze.
    pub const fn code(self) -> &'static str {
        TABLE[self.0].code
    }

    /// The codes of the mazes that were here before, when they asked for nothing besides finding
    /// through them. What was won there stays won.
    pub fn earlier_codes(self) -> impl Iterator<Item = &'static str> {
        let earlier = EARLIER.iter().filter(move |(place, _)| *place == self.0);
        earlier.map(|(_, code)| *code)
    }

    /// What its maze grows from.
    pub fn spec(self) -> Spec {
        self.code().parse().expect("codes of the table are codes")
    }

    /// How hard it is.
    pub const fn lemons(self) -> u8 {
        TABLE[self.0].lemons
    }

    /// How many seconds a good run takes.
    pub const fn par_seconds(self) -> u32 {
        TABLE[self.0].par_seconds
    }

    /// The one after it, if it is not the last.
    pub fn next(self) -> Option<Self> {
        Self::at(self.0 + 1)
    }

    /// The one before it in its region, if it is not the first.
    pub fn before_in_region(self) -> Option<Self> {
        (!self.0.is_multiple_of(JOURNEY_STOPS_PER_REGION)).then(|| Self(self.0 - 1))
    }
}
