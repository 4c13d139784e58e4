//! The distance of each cheese, and the tick in which time is up after a number of cheeses.

use crate::game::tuning::{
    ENDLESS_CLOCK_TICKS, ENDLESS_FIRST_STEPS, ENDLESS_FIRST_WORTH_PERCENT, ENDLESS_HALFWAY_CHEESES,
    ENDLESS_LAST_WORTH_PERCENT, ENDLESS_MORE_STEPS, WALK_TICKS_PER_TILE,
};

use super::piece::STRIDE;

/// The number of steps to the cheese that comes after `eaten` cheeses.
pub const fn steps_to(eaten: u32) -> u32 {
    ENDLESS_FIRST_STEPS.saturating_add(eaten.saturating_mul(ENDLESS_MORE_STEPS))
}

/// The value in ticks of the cheese that comes after `eaten` cheeses.
pub const fn worth_ticks(eaten: u32) -> u32 {
    let (first, last) = (ENDLESS_FIRST_WORTH_PERCENT as u64, ENDLESS_LAST_WORTH_PERCENT as u64);
    let (halfway, eaten_before) = (ENDLESS_HALFWAY_CHEESES as u64, eaten as u64);
    let walk_ticks = steps_to(eaten) as u64 * STRIDE as u64 * WALK_TICKS_PER_TILE as u64;
    let more = walk_ticks * (first - last) * halfway / (halfway + eaten_before);
    ((walk_ticks * last + more) / 100) as u32
}

/// The tick of a run in which time is up if `cheeses` cheeses are eaten by then.
pub fn over_after(cheeses: u32) -> u32 {
    let worth = |sum: u32, eaten| sum.saturating_add(worth_ticks(eaten));
    (0..=cheeses).fold(ENDLESS_CLOCK_TICKS, worth)
}
