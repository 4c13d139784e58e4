//! Recordings: every run is recorded exactly, reads back, and is believed only if it is possible.

#[path = "replay/challenge.rs"]
mod challenge;
mod common;
#[path = "replay/duelists.rs"]
mod duelists;
#[path = "replay/ghost.rs"]
mod ghost;
#[path = "replay/golden.rs"]
mod golden;
#[path = "replay/golden_rounds.rs"]
mod golden_rounds;
#[path = "replay/mutations.rs"]
mod mutations;
#[path = "replay/recording.rs"]
mod recording;
#[path = "replay/remarks.rs"]
mod remarks;
#[path = "replay/round.rs"]
mod round;
#[path = "replay/wanderer.rs"]
mod wanderer;
