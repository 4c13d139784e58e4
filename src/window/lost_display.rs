//! A display that goes away while the game runs. Nothing more can be shown then, and the library
//! that talks to it wants the program to end; so at least that is said in a sentence.

/// Has it said, where the library is the one that prints something of its own.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
pub fn explain() {
    use std::ffi::{c_int, c_void};

    use libloading::Library;

    type OnLoss = extern "C" fn(*mut c_void) -> c_int;

    extern "C" fn end(_: *mut c_void) -> c_int {
        crate::console::complain(
            "the display has gone away; what was being played is there at the next start",
        );
        std::process::exit(1)
    }

    // SAFETY: loading the library runs no code but its own, and the type is the one that X11 has
    // promised for the name since its first version. The handler takes no notice of its argument,
    // and does not return, as it must not.
    unsafe {
        let Ok(library) = Library::new("libX11.so.6") else { return };
        if let Ok(set_handler) =
            library.get::<unsafe extern "C" fn(OnLoss) -> Option<OnLoss>>(c"XSetIOErrorHandler")
        {
            set_handler(end);
        }
        // It stays until the program ends.
        std::mem::forget(library);
    }
}

/// Elsewhere nothing of the kind happens.
#[cfg(not(target_os = "linux"))]
pub const fn explain() {}
