//! Runs the storage: on a thread of its own, or by turns where there are no threads.

#[cfg(target_family = "wasm")]
mod in_turn;
#[cfg(not(target_family = "wasm"))]
mod on_a_thread;

#[cfg(target_family = "wasm")]
pub use in_turn::Disk;
#[cfg(not(target_family = "wasm"))]
pub use on_a_thread::Disk;
