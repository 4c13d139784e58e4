//! The numbers of the journey.

use super::TICKS_PER_SECOND;

/// How far over par is still a near miss.
pub const NEAR_MISS_PERCENT_OF_PAR: u64 = 25;
/// How long the end of a region is celebrated before the results are shown.
pub const REGION_END_TICKS: u32 = 8 * TICKS_PER_SECOND;
/// How many stops a region of the journey has.
pub const JOURNEY_STOPS_PER_REGION: usize = 10;
/// How fast the mouse walks on the map: so many stops a second, and so many more for each stop that
/// it still has before it.
pub const JOURNEY_STOPS_PER_SECOND: f32 = 2.5;
/// See [`JOURNEY_STOPS_PER_SECOND`].
pub const JOURNEY_HASTE: f32 = 3.5;
/// How far it is from stop to stop, for its legs.
pub const JOURNEY_TILES_PER_STOP: f32 = 4.0;
/// How many of them have to be finished before the next region opens.
pub const JOURNEY_STOPS_TO_GO_ON: usize = 5;
/// The time of a rival on the journey, in percent of par, by region: it is harder to beat than the clock.
pub const RIVAL_PERCENT_OF_PAR: [u32; 6] = [95, 93, 91, 89, 87, 85];
/// The fastest and the slowest pace of a rival, in ticks per tile.
pub const RIVAL_PACES: (u32, u32) = (3, 12);
/// How much of its time a rival walks, in percent, and one that dozes: for the rest it stands at forks.
pub const RIVAL_WALKS_PERCENT: [u32; 2] = [70, 40];
/// How long it stands at a fork at most.
pub const RIVAL_MOST_NAP_TICKS: u32 = 3 * TICKS_PER_SECOND;
/// The most strides of a rival.
pub const RIVAL_MOST_STRIDES: usize = 20_000;
