//! What is kept outlives the worst: a kill in the middle of a write, a full disk, a folder that takes
//! nothing. Helpers are this very program, started once more for one of its ignored tests.

#[path = "disasters/again.rs"]
mod again;
#[cfg(target_os = "linux")]
#[path = "disasters/disk.rs"]
mod disk;
#[path = "disasters/killed.rs"]
mod killed;
#[path = "disasters/numbered.rs"]
mod numbered;
#[path = "disasters/output.rs"]
mod output;
