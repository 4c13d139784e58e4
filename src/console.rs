//! The console that the program was started from, which both faces may say something on. On Windows
//! a program with a window has none unless it asks; elsewhere it always has what there is.

use std::io::{self, Write};

/// Says something on standard error, if anybody can hear it.
pub fn tell(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Says what is wrong, and whose sentence that is.
pub fn complain(sentence: &str) {
    tell(&format!("icetea-maze: {}", one_line(sentence)));
}

/// A sentence on one line, whatever arguments and files have put into it: control characters are
/// escaped and long words cut.
pub fn one_line(sentence: &str) -> String {
    const LONGEST_WORD: usize = 60;
    let cut = |word: &str| match word.char_indices().nth(LONGEST_WORD) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    };
    let escape = |symbol: char| {
        if symbol.is_control() { symbol.escape_default().to_string() } else { symbol.to_string() }
    };
    let escaped: String = sentence.chars().map(escape).collect();
    escaped.split(' ').map(cut).collect::<Vec<_>>().join(" ")
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
