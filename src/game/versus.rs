//! Matches of two players: the rules that they agree on, the rounds, the computer, and the card
//! after a round.
//!
//! Each round is a [race](super::race) of two. Nothing here knows keys or pictures.

pub mod card;
pub mod code;
pub mod computer;
pub mod game;
pub mod panes;
pub mod player;
pub mod rules;
pub mod search;
pub mod snapshot;
