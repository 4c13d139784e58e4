//! Whoever keeps things for the game: on a thread of its own, or at once where there is none.

#[cfg(target_family = "wasm")]
mod at_once;
#[cfg(not(target_family = "wasm"))]
mod on_a_thread;

#[cfg(target_family = "wasm")]
pub use at_once::Disk;
#[cfg(not(target_family = "wasm"))]
pub use on_a_thread::Disk;
