//! Ghosts, challenges and replays, in the game without a window.

mod challenges;
use super::replay::duelists;
use crate::common;
mod foreign;
mod ghosts;
pub mod player;
mod rounds;
use crate::wanderer;
mod watching;
