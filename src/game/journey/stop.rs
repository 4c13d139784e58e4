//! The stops of the journey and their regions.

use super::table::{EARLIER, TABLE};
use crate::game::rules::RuleKind;
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
    /// A bit of everything.
    Mixed,
}

impl Region {
    /// All regions in order.
    pub const ALL: [Self; 6] =
        [Self::Winding, Self::Bushy, Self::Straight, Self::Open, Self::Looped, Self::Mixed];

    /// The rule of its mazes, if they have one.
    pub const fn rule(self) -> Option<RuleKind> {
        match self {
            Self::Winding => None,
            Self::Open => Some(RuleKind::MovingWalls),
            Self::Bushy => Some(RuleKind::AllCheeses),
            Self::Straight => Some(RuleKind::Fog),
            Self::Looped => Some(RuleKind::MouseTrap),
            Self::Mixed => Some(RuleKind::LockedDoor),
        }
    }

    /// Whether only what the mouse has seen of its mazes is shown.
    pub const fn is_foggy(self) -> bool {
        matches!(self.rule(), Some(RuleKind::Fog))
    }

    /// Its stops.
    pub fn stops(self) -> impl DoubleEndedIterator<Item = Stop> {
        let first = self as usize * JOURNEY_STOPS_PER_REGION;
        (first..first + JOURNEY_STOPS_PER_REGION).map(Stop)
    }
}

impl Stop {
    /// The last stop of all.
    pub const LAST: Self = Self(TABLE.len() - 1);

    /// All stops in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..TABLE.len()).map(Self)
    }

    /// The stop of this index.
    pub fn at(place: usize) -> Option<Self> {
        (place < TABLE.len()).then_some(Self(place))
    }

    /// The stop whose maze has this spec, from wherever it was opened.
    pub fn of(spec: Option<Spec>) -> Option<Self> {
        let code = spec?.to_string();
        Self::all().find(|stop| stop.code() == code)
    }

    /// Its index.
    pub const fn place(self) -> usize {
        self.0
    }

    /// Its region.
    pub const fn region(self) -> Region {
        Region::ALL[self.0 / JOURNEY_STOPS_PER_REGION]
    }

    /// The code of its maze.
    pub const fn code(self) -> &'static str {
        TABLE[self.0].code
    }

    /// The codes of its earlier mazes, from before there were tasks besides finding the way. What
    /// was won there still counts.
    pub fn earlier_codes(self) -> impl Iterator<Item = &'static str> {
        let earlier = EARLIER.iter().filter(move |(place, _)| *place == self.0);
        earlier.map(|(_, code)| *code)
    }

    /// The spec of its maze.
    pub fn spec(self) -> Spec {
        self.code().parse().expect("codes of the table are codes")
    }

    /// Its difficulty.
    pub const fn lemons(self) -> u8 {
        TABLE[self.0].lemons
    }

    /// The time of a good run in seconds.
    pub const fn par_seconds(self) -> u32 {
        TABLE[self.0].par_seconds
    }

    /// The next stop, if there is one.
    pub fn next(self) -> Option<Self> {
        Self::at(self.0 + 1)
    }

    /// The stop before it in its region, if there is one.
    pub fn before_in_region(self) -> Option<Self> {
        (!self.0.is_multiple_of(JOURNEY_STOPS_PER_REGION)).then(|| Self(self.0 - 1))
    }
}
