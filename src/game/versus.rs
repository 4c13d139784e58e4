//! Two in one maze: the rules that they agree on, the rounds, the match, and what is told
//! afterwards.
//!
//! Both are steered in one tick together, and who arrives in the earlier tick wins: neither is
//! ever moved first in a way that matters. No player's name, key or picture is known here.

pub mod arena;
pub mod card;
pub mod cheeses;
pub mod code;
pub mod computer;
pub mod distances;
pub mod game;
pub mod panes;
pub mod player;
pub mod racer;
pub mod round;
pub mod rules;
pub mod standing;
