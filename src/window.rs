//! The face on the screen: the only place that names macroquad.
//!
//! Keys become actions, ticks move the game on, events reach the disk and the log, and what the
//! game shows is drawn; nothing here decides anything.

mod backdrop;
mod backstage;
mod crash_report;
mod exports;
mod film_colours;
mod fonts;
mod frames;
mod key_codes;
mod keys;
mod log;
mod logo;
mod maze_view;
mod memory;
mod motion;
mod paint;
mod palette;
mod ring;
mod sample;
mod scene;
mod shell;
mod shrink;
mod sound;
mod sparks;
mod sprite_sheet;
mod sprites;
mod stage;
mod start;
mod today;
mod words;
mod worker;

pub use start::{Fault, run};
