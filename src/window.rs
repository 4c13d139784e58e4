//! The game's window: the only module that uses macroquad.
//!
//! Keys become actions, ticks move the game on, events reach the disk and the log, and what the
//! game shows is drawn; nothing here decides anything.

mod arena_view;
mod backdrop;
mod batch;
mod clipboard;
mod crash_report;
mod end_signal;
mod exports;
mod fade;
mod file_chooser;
mod frames;
mod fur;
mod guests;
#[cfg(target_family = "wasm")]
mod handed_over;
mod key_codes;
mod keys;
mod log;
mod logo;
mod lost_display;
mod maze_view;
mod mazes;
mod memory;
#[cfg(not(target_family = "wasm"))]
mod networks;
mod pads;
#[cfg(not(target_family = "wasm"))]
mod phones;
#[cfg(target_family = "wasm")]
#[expect(clippy::unused_self, reason = "other systems have phones to serve")]
#[path = "window/phones/none.rs"]
mod phones;
mod player;
mod rest;
mod seen;
mod shell;
mod shrink;
mod smallest_size;
#[cfg(not(target_family = "wasm"))]
mod socket;
#[cfg(target_family = "wasm")]
#[path = "window/socket/page.rs"]
mod socket;
mod sound;
mod sprite_sheet;
mod stage;
mod start;
mod tasks;
mod today;
#[cfg(not(target_family = "wasm"))]
mod translator;
mod turn;
#[cfg(target_family = "wasm")]
mod typing;
mod voice;
#[cfg(not(target_family = "wasm"))]
mod wall_clock;
mod worker;

pub use start::{GameFault, run};
