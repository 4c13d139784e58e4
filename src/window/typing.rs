//! Tells a page whether somebody types: a field of its own then takes what a keyboard on the screen
//! writes, and characters that are made of several keys.

use std::cell::Cell;

thread_local! {
    static IS_TYPING: Cell<bool> = const { Cell::new(false) };
}

/// Somebody types, or nobody does.
pub fn note(is_typing: bool) {
    IS_TYPING.set(is_typing);
}

/// Whether somebody types.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn is_typing() -> bool {
    IS_TYPING.get()
}
