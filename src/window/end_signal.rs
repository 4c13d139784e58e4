//! The system's request to end the program, such as at logout.

use std::sync::atomic::{AtomicBool, Ordering};

static HAS_COME: AtomicBool = AtomicBool::new(false);

/// Lets the loop end by itself, so that everything can be saved first. Where this fails, the
/// system's default way to end a program stays.
#[cfg(not(target_family = "wasm"))]
pub fn listen() {
    let _ = ctrlc::set_handler(|| HAS_COME.store(true, Ordering::SeqCst));
}

/// The system of a browser ends a page without asking it.
#[cfg(target_family = "wasm")]
pub const fn listen() {}

/// Whether the system has asked the program to end.
pub fn has_come() -> bool {
    HAS_COME.load(Ordering::SeqCst)
}
