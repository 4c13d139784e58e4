//! The console that the program was started from. On Windows a program with a window has none
//! unless it asks; elsewhere it always has what there is.

/// Prints into the console of whoever started the program, if there is one.
#[cfg(windows)]
#[allow(unsafe_code)]
pub fn join() {
    use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

    // SAFETY: the call takes no pointers and may be made at any time.
    unsafe {
        AttachConsole(ATTACH_PARENT_PROCESS);
    }
}

/// Prints into the console of whoever started the program, if there is one.
#[cfg(not(windows))]
pub const fn join() {}
