//! The stops of the journey and their regions.

use super::table::{OLD_STOPS, STOPS, StopLine};
use crate::game::difficulty::Difficulty;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::game::versus::rules::Mind;
use crate::maze::{Direction, Spec};

/// A stop of the journey, or of its old map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stop(usize);

/// A part of the journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Region {
    /// Plain mazes, several cheeses, teapots, and a first thread.
    Garden,
    /// Ice, and keys.
    Cellar,
    /// What is not seen.
    Library,
    /// What moves, and who goes along.
    Kitchen,
    /// What is gone behind the mouse, and what it bites through.
    Alley,
    /// Tea to pour, and everything at once.
    Palace,
}

/// How many stops there are, on this map as on the old one.
const STOPS_OF_MAP: usize = Region::ALL.len() * JOURNEY_STOPS_PER_REGION;

impl Region {
    /// All regions in order.
    pub const ALL: [Self; 6] =
        [Self::Garden, Self::Cellar, Self::Library, Self::Kitchen, Self::Alley, Self::Palace];

    /// The region before it.
    pub fn before(self) -> Option<Self> {
        (self as usize).checked_sub(1).map(|place| Self::ALL[place])
    }

    /// Its stops.
    pub fn stops(self) -> impl DoubleEndedIterator<Item = Stop> {
        let first = self as usize * JOURNEY_STOPS_PER_REGION;
        (first..first + JOURNEY_STOPS_PER_REGION).map(Stop)
    }

    /// Those that it had on the old map.
    pub fn old_stops(self) -> impl DoubleEndedIterator<Item = Stop> {
        self.stops().map(|stop| Stop(stop.0 + STOPS_OF_MAP))
    }
}

impl Stop {
    /// The last stop of all.
    pub const LAST: Self = Self(STOPS_OF_MAP - 1);

    /// All stops in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..STOPS_OF_MAP).map(Self)
    }

    /// All stops of the old map.
    pub fn old() -> impl DoubleEndedIterator<Item = Self> {
        (STOPS_OF_MAP..2 * STOPS_OF_MAP).map(Self)
    }

    /// The stop of this index.
    pub fn at(place: usize) -> Option<Self> {
        (place < STOPS_OF_MAP).then_some(Self(place))
    }

    /// The stop of this index on the same map.
    pub fn beside(self, place: usize) -> Option<Self> {
        Self::at(place).map(|stop| Self(stop.0 + self.0 - self.place()))
    }

    /// The stop whose maze has this spec, from wherever it was opened.
    pub fn of(spec: Option<Spec>) -> Option<Self> {
        Self::all().chain(Self::old()).find(|stop| Some(stop.spec()) == spec)
    }

    /// Its index on its map.
    pub const fn place(self) -> usize {
        self.0 % STOPS_OF_MAP
    }

    /// Whether it lies on the old map.
    pub const fn is_old(self) -> bool {
        self.0 >= STOPS_OF_MAP
    }

    /// Its region.
    pub const fn region(self) -> Region {
        Region::ALL[self.place() / JOURNEY_STOPS_PER_REGION]
    }

    /// Its region, with floor, walls and tune of its own, which the old map has not.
    pub fn region_of_new_map(self) -> Option<Region> {
        (!self.is_old()).then_some(self.region())
    }

    fn line(self) -> &'static StopLine {
        &(if self.is_old() { &OLD_STOPS } else { &STOPS })[self.place()]
    }

    /// The code of its maze.
    pub fn code(self) -> &'static str {
        self.line().code
    }

    /// The codes of its earlier mazes. What was won there still counts.
    pub fn earlier_codes(self) -> impl Iterator<Item = &'static str> {
        self.line().earlier.iter().copied()
    }

    /// The spec of its maze.
    pub fn spec(self) -> Spec {
        self.line().spec
    }

    /// Its difficulty.
    pub fn lemons(self) -> u8 {
        self.line().lemons
    }

    /// The time of a good run in seconds.
    pub fn par_seconds(self) -> u32 {
        self.line().par_seconds
    }

    /// The difficulty of a maze, which is that of its stop, if it is one.
    pub fn lemons_of(measured: &MeasuredMaze) -> Option<u8> {
        let own = || measured.difficulty.map(Difficulty::lemons);
        Self::of(measured.spec).map(Self::lemons).or_else(own)
    }

    /// The time of a good run in a maze, as with the difficulty.
    pub fn par_seconds_of(measured: &MeasuredMaze) -> Option<u32> {
        let own = || measured.difficulty.map(Difficulty::par_seconds);
        Self::of(measured.spec).map(Self::par_seconds).or_else(own)
    }

    /// The rival there, if there is one.
    pub fn rival(self) -> Option<Mind> {
        self.line().rival
    }

    /// Whether only what the mouse has seen is shown although its code does not say so.
    pub fn is_foggy(self) -> bool {
        self.line().is_foggy
    }

    /// A way to the end with the fewest moves; none on the old map.
    pub fn way(self) -> impl Iterator<Item = Direction> {
        self.line().way.chars().filter_map(Direction::of_letter)
    }

    /// The next stop, if there is one.
    pub fn next(self) -> Option<Self> {
        self.beside(self.place() + 1)
    }
}
