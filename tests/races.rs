//! Ghosts, challenges and replays, in the game without a window.

#[path = "races/challenges.rs"]
mod challenges;
mod common;
#[path = "replay/duelists.rs"]
mod duelists;
#[path = "races/foreign.rs"]
mod foreign;
#[path = "races/ghosts.rs"]
mod ghosts;
#[path = "races/player.rs"]
mod player;
#[path = "races/rounds.rs"]
mod rounds;
#[path = "replay/wanderer.rs"]
mod wanderer;
#[path = "races/watching.rs"]
mod watching;
