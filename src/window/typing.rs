//! Tells a page whether the player is typing: a field of its own then takes the input of a screen
//! keyboard, and characters that are composed of several keys.

use std::cell::Cell;

thread_local! {
    static IS_TYPING: Cell<bool> = const { Cell::new(false) };
}

/// Records whether the player is typing.
pub fn note(is_typing: bool) {
    IS_TYPING.set(is_typing);
}

#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn is_typing() -> bool {
    IS_TYPING.get()
}
