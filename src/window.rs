//! The face on the screen: the only place that names macroquad.
//!
//! Keys become actions, ticks move the game on, events reach the disk and the log, and what the
//! game shows is drawn; nothing here decides anything.

mod arena_view;
mod backdrop;
mod fade;
mod frames;
mod kept;
mod key_codes;
mod keys;
mod log;
mod logo;
mod maze_view;
mod mazes;
mod memory;
mod player;
mod rescue;
mod rest;
mod shell;
mod shrink;
mod sound;
mod sprite_sheet;
mod stage;
mod start;
mod studio;
mod today;
mod worker;

use icetea_maze::words;

pub use shell::{Opening, Options};
pub use start::run;
