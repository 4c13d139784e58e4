//! The loss of the display or the window while the game runs. Nothing more can be shown then, and
//! Xlib ends the program: so the current game is saved first, and a sentence says what became of
//! it.

#[cfg(target_os = "linux")]
pub use x11::{watch_display, watch_window};

#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
mod x11 {
    use std::ffi::{c_char, c_int, c_uchar, c_ulong, c_void};

    use libloading::Library;

    use crate::window::shell::{self, LeftAt};

    type OnLoss = extern "C" fn(*mut c_void) -> c_int;
    type OnError = extern "C" fn(*mut c_void, *const XErrorEvent) -> c_int;

    /// What Xlib tells of a request that has failed.
    #[repr(C)]
    struct XErrorEvent {
        kind: c_int,
        display: *const PublicDisplay,
        resource: c_ulong,
        serial: c_ulong,
        error: c_uchar,
    }

    /// The beginning of Xlib's structure for a display, which it has published for its macros.
    #[repr(C)]
    struct PublicDisplay {
        _pointers: [*const c_void; 2],
        _numbers: [c_int; 4],
        _vendor: *const c_char,
        /// What all resources of this program have in common, and the bits in which they differ.
        resource_base: c_ulong,
        resource_mask: c_ulong,
    }

    const BAD_WINDOW: c_uchar = 3;
    const BAD_DRAWABLE: c_uchar = 9;
    /// From here on errors are those of extensions, GLX among them.
    const FIRST_OF_EXTENSIONS: c_uchar = 128;

    /// Reports the loss, which Xlib would otherwise do in its own words.
    extern "C" fn display_is_lost(_: *mut c_void) -> c_int {
        end("the display has gone away")
    }

    /// Once the window was destroyed from outside, every request for it fails with such an error.
    /// Other errors change nothing for the player: another program has gone away while it was
    /// dragging a file over the window, say, and the answer finds nobody.
    extern "C" fn request_has_failed(_: *mut c_void, error: *const XErrorEvent) -> c_int {
        // SAFETY: Xlib passes a valid event of its own display, which outlives the call.
        let (is_own, error) = unsafe {
            let (display, error) = (&*(*error).display, &*error);
            (error.resource & !display.resource_mask == display.resource_base, error.error)
        };
        let is_of_window = matches!(error, BAD_WINDOW | BAD_DRAWABLE | FIRST_OF_EXTENSIONS..);
        if is_own && is_of_window { end("the window has gone away") } else { 0 }
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
        set_handler::<OnError>(c"XSetErrorHandler", request_has_failed);
    }

    fn set_handler<Handler: Copy>(setter: &std::ffi::CStr, handler: Handler) {
        // SAFETY: loading the library runs no code but its own, and the types are those that X11
        // has promised for the names since its first version. The first handler does not return, as
        // it must not; the second makes no requests, as it must not.
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
