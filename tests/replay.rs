//! Recordings: whatever is played is taken down as it was, reads back, and is believed only when it
//! can have happened.

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
