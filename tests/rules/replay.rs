//! Recordings: every run is recorded exactly, reads back, and is believed only if it is possible.

mod challenge;
use crate::common;
pub mod duelists;
mod ghost;
mod golden;
mod golden_rounds;
mod mutations;
mod recording;
mod remarks;
mod round;
use crate::wanderer;
