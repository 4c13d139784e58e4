//! The loss of the display or the window while the game runs. Nothing more can be shown then, and
//! Xlib ends the program: so the current game is saved first, and a sentence says what became of
//! it.

#[cfg(target_os = "linux")]
pub use x11::{watch_display, watch_window};

#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
mod x11 {
    use std::ffi::{c_int, c_void};

    use libloading::Library;

    use crate::window::shell::{self, LeftAt};

    type OnLoss = extern "C" fn(*mut c_void) -> c_int;
    type OnError = extern "C" fn(*mut c_void, *mut c_void) -> c_int;

    /// Reports the loss, which Xlib would otherwise do in its own words.
    extern "C" fn display_is_lost(_: *mut c_void) -> c_int {
        end("the display has gone away")
    }

    /// Once the window was destroyed from outside, every request for it fails with such an error,
    /// and Xlib ends the program at the first one.
    extern "C" fn window_is_lost(_: *mut c_void, _: *mut c_void) -> c_int {
        end("the window has gone away")
    }

    fn end(what: &str) -> ! {
        let and = match shell::settle_without_display() {
            LeftAt::Once => "; what was being played is there at the next start",
            LeftAt::SomeSecondsAgo => {
                "; what was being played is there at the next start, but for its last seconds"
            }
            // What is not saved was reported already.
            LeftAt::Unknown => "",
        };
        crate::console::complain(&format!("{what}{and}"));
        std::process::exit(1)
    }

    /// To be called before there is a window.
    pub fn watch_display() {
        set_handler::<OnLoss>(c"XSetIOErrorHandler", display_is_lost);
    }

    /// To be called after the window was opened, which sets a handler of the library's own.
    pub fn watch_window() {
        set_handler::<OnError>(c"XSetErrorHandler", window_is_lost);
    }

    fn set_handler<Handler: Copy>(setter: &std::ffi::CStr, handler: Handler) {
        // SAFETY: loading the library runs no code but its own, and the types are those that X11
        // has promised for the names since its first version. The handlers ignore their arguments
        // and do not return, as the first must not and the second need not.
        unsafe {
            let Ok(library) = Library::new("libX11.so.6") else { return };
            if let Ok(set) = library.get::<unsafe extern "C" fn(Handler) -> Option<Handler>>(setter)
            {
                set(handler);
            }
            // It stays until the program ends.
            std::mem::forget(library);
        }
    }
}

/// Only X11 needs these handlers.
#[cfg(not(target_os = "linux"))]
mod elsewhere {
    pub const fn watch_display() {}
    pub const fn watch_window() {}
}

#[cfg(not(target_os = "linux"))]
pub use elsewhere::{watch_display, watch_window};
