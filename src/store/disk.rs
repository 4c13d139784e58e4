//! Whoever keeps things for the game: on a thread of its own, or in its turn where there is none.

#[cfg(target_family = "wasm")]
mod in_turn;
#[cfg(not(target_family = "wasm"))]
mod on_a_thread;

#[cfg(target_family = "wasm")]
pub use in_turn::Disk;
#[cfg(not(target_family = "wasm"))]
pub use on_a_thread::Disk;
