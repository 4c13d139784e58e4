//! The console that the program was started from, which both faces may say something on. On Windows
//! a program with a window has none unless it asks; elsewhere it always has what there is.

use std::io::{self, Write};

/// Says something on standard error, if anybody can hear it.
pub fn tell(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Says what is wrong, and whose sentence that is.
pub fn complain(sentence: &str) {
    tell(&format!("icetea-maze: {sentence}"));
}

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
