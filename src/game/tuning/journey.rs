//! The numbers of the journey.

use super::TICKS_PER_SECOND;

/// So much over par is a near miss.
pub const NEAR_MISS_PERCENT_OF_PAR: u64 = 25;
/// How long the end of a region is celebrated before its last results.
pub const REGION_END_TICKS: u32 = 8 * TICKS_PER_SECOND;
/// How many stops a region of the journey has.
pub const JOURNEY_STOPS_PER_REGION: usize = 10;
/// How many medals it takes for each region before one to enter it.
pub const JOURNEY_MEDALS_PER_REGION: usize = JOURNEY_STOPS_PER_REGION;
/// How long a rival on the journey takes, in percent of a good run, by region.
pub const RIVAL_PERCENT_OF_PAR: [u32; 6] = [150, 140, 130, 125, 120, 110];
/// How fast and how slowly it walks for that, in ticks a tile.
pub const RIVAL_PACES: (u32, u32) = (3, 12);
/// More strides no rival makes.
pub const RIVAL_MOST_STRIDES: usize = 20_000;
