//! Saved data survives the worst: a kill in the middle of a write, a full disk, a folder that is
//! read-only, an interrupted copy. The helper processes are this test program itself, started again
//! for one of its ignored tests.

mod again;
#[cfg(target_os = "linux")]
mod disk;
mod elsewhere;
#[path = "../storage/store/game.rs"]
#[allow(dead_code, reason = "it is for tests of the store as well")]
mod game;
mod journal;
mod killed;
#[cfg(target_os = "linux")]
mod memory;
mod numbered;
#[cfg(unix)]
mod others;
mod output;
#[cfg(target_os = "linux")]
#[path = "../maze/picture/png_by_hand.rs"]
#[allow(dead_code, reason = "it is for tests of pictures as well")]
mod png_by_hand;

use numbered::open;
