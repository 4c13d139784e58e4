//! Two against each other: the rules that they agree on, the match with its rounds, the computer,
//! and what is told afterwards.
//!
//! Each round is a [race](super::race) of two. No player's key or picture is known here.

pub mod card;
pub mod code;
pub mod computer;
pub mod game;
pub mod panes;
pub mod player;
pub mod rules;
pub mod search;
pub mod snapshot;
