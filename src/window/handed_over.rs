//! Bytes that the page hands over: it asks for room, fills that, and says at once what lies there.

use std::cell::RefCell;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for `length` bytes.
#[unsafe(no_mangle)]
#[allow(unsafe_code, reason = "the browser finds the function by its name alone")]
extern "C" fn room_for_bytes(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(length, 0);
        room.as_mut_ptr()
    })
}

/// Takes what lies there.
pub fn take() -> Vec<u8> {
    ROOM.take()
}
