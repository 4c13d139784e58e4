//! Saved data survives the worst: a kill in the middle of a write, a full disk, a folder that is
//! read-only, an interrupted copy. The helper processes are this test program itself, started again
//! for one of its ignored tests.

#[path = "disasters/again.rs"]
mod again;
#[cfg(target_os = "linux")]
#[path = "disasters/disk.rs"]
mod disk;
#[path = "disasters/elsewhere.rs"]
mod elsewhere;
#[path = "store/game.rs"]
#[allow(dead_code, reason = "it is for tests of the store as well")]
mod game;
#[path = "disasters/journal.rs"]
mod journal;
#[path = "disasters/killed.rs"]
mod killed;
#[cfg(target_os = "linux")]
#[path = "disasters/memory.rs"]
mod memory;
#[path = "disasters/numbered.rs"]
mod numbered;
#[cfg(unix)]
#[path = "disasters/others.rs"]
mod others;
#[path = "disasters/output.rs"]
mod output;
#[cfg(target_os = "linux")]
#[path = "picture/png_by_hand.rs"]
#[allow(dead_code, reason = "it is for tests of pictures as well")]
mod png_by_hand;

use numbered::open;
