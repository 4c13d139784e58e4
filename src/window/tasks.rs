//! Tasks for work that the window must not wait for: a thread each, where there are threads. A
//! browser gives a page none; there tasks run for a moment after each picture.

#[cfg(not(target_family = "wasm"))]
#[path = "tasks/on_threads.rs"]
mod system;
#[cfg(target_family = "wasm")]
#[expect(clippy::unnecessary_wraps, reason = "threads may fail")]
#[path = "tasks/by_turns.rs"]
mod system;

pub use system::*;
