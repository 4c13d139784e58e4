//! The system's wish that the program end, as it has when somebody logs out.

use std::sync::atomic::{AtomicBool, Ordering};

static HAS_COME: AtomicBool = AtomicBool::new(false);

/// Lets the loop end by itself, so that everything can be kept first. Where this cannot be had,
/// the system's way to end a program stays: nothing else is lost by that.
#[cfg(not(target_family = "wasm"))]
pub fn listen() {
    let _ = ctrlc::set_handler(|| HAS_COME.store(true, Ordering::SeqCst));
}

/// A page is never asked: its system lets it end without a word.
#[cfg(target_family = "wasm")]
pub const fn listen() {}

/// Whether the system has asked the program to end.
pub fn has_come() -> bool {
    HAS_COME.load(Ordering::SeqCst)
}
