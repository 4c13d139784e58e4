//! The console that the program was started from, which both faces may write to. On Windows a
//! program with a window has to attach to it first.

use std::io::{self, Write};

use icetea_maze::maze::visible;

/// Prints a sentence on standard error, and ignores failure.
pub fn tell(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

/// Prints an error, with the program's name before it.
pub fn complain(sentence: &str) {
    let sentence = one_line(sentence);
    if !show(&sentence) {
        tell(&format!("icetea-maze: {sentence}"));
    }
}

/// A sentence on one line, whatever control characters arguments and files have put into it.
pub fn one_line(sentence: &str) -> String {
    with_short_words(&visible(sentence))
}

/// One JSON object on one line, with every character escaped that a terminal would obey.
pub fn json_line(value: &impl serde::Serialize) -> io::Result<String> {
    let mut line = String::new();
    for sign in serde_json::to_string(value)?.chars() {
        if icetea_maze::maze::is_hidden(sign) {
            let mut units = [0; 2];
            line.extend(sign.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            line.push(sign);
        }
    }
    Ok(line)
}

/// A line with its long words cut.
pub fn with_short_words(line: &str) -> String {
    const LONGEST_WORD: usize = 60;
    let cut = |word: &str| match word.char_indices().nth(LONGEST_WORD) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    };
    line.split(' ').map(cut).collect::<Vec<_>>().join(" ")
}

/// Standard output, or an error if it was closed before the program began: what is written to it
/// then would silently be lost.
#[cfg(not(target_family = "wasm"))]
pub fn output() -> io::Result<io::StdoutLock<'static>> {
    if was_closed() {
        return Err(io::Error::other("it is closed"));
    }
    Ok(io::stdout().lock())
}

/// Whether standard output was closed. Before `main` Rust reopens a closed one as a file that
/// swallows everything, so this looks earlier.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
fn was_closed() -> bool {
    use std::ffi::c_int;
    use std::sync::atomic::{AtomicBool, Ordering};

    const STANDARD_OUTPUT: c_int = 1;
    const F_GETFD: c_int = 1;
    static WAS_CLOSED: AtomicBool = AtomicBool::new(false);

    unsafe extern "C" {
        fn fcntl(file: c_int, command: c_int, ...) -> c_int;
    }

    extern "C" fn look() {
        // SAFETY: the call takes no pointers and may be made at any time.
        WAS_CLOSED.store(unsafe { fcntl(STANDARD_OUTPUT, F_GETFD) } == -1, Ordering::Relaxed);
    }

    // SAFETY: the system calls the functions in this section before Rust starts, and `look` needs
    // nothing of Rust's runtime.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static BEFORE_RUST: extern "C" fn() = look;

    WAS_CLOSED.load(Ordering::Relaxed)
}

/// Other systems do not tell.
#[cfg(not(any(all(target_os = "linux", target_env = "gnu"), target_family = "wasm")))]
const fn was_closed() -> bool {
    false
}

/// Makes a file that grows beyond the system's limit an ordinary error, instead of a signal that
/// ends the program in the middle of its work.
#[cfg(unix)]
#[allow(unsafe_code)]
pub fn outlive_large_files() {
    use std::ffi::c_int;

    const SIGXFSZ: c_int = 25;
    const SIG_IGN: usize = 1;

    unsafe extern "C" {
        fn signal(signal: c_int, handler: usize) -> usize;
    }

    // SAFETY: the signal is ignored, so no handler is ever called.
    unsafe {
        signal(SIGXFSZ, SIG_IGN);
    }
}

/// On other systems it is an ordinary error anyway.
#[cfg(not(unix))]
pub const fn outlive_large_files() {}

/// Attaches to the console of the process that started the program, if it has one.
#[cfg(windows)]
#[allow(unsafe_code)]
pub fn join() {
    use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

    // SAFETY: the call takes no pointers and may be made at any time.
    unsafe {
        AttachConsole(ATTACH_PARENT_PROCESS);
    }
}

/// Elsewhere the program has that console anyway.
#[cfg(not(windows))]
pub const fn join() {}

/// Shows a sentence in a message box if the program was started without a console, from the
/// desktop; returns whether it did.
#[cfg(windows)]
#[allow(unsafe_code)]
fn show(sentence: &str) -> bool {
    use std::ptr;

    use windows_sys::Win32::System::Console::{GetStdHandle, STD_ERROR_HANDLE};
    use windows_sys::Win32::UI::WindowsAndMessaging::{MB_ICONWARNING, MessageBoxW};

    let wide = |text: &str| text.encode_utf16().chain([0]).collect::<Vec<u16>>();
    let (title, sentence) = (wide("Icetea Maze"), wide(sentence));
    // SAFETY: both texts end in a zero and live until the box is closed.
    unsafe {
        let has_no_console = GetStdHandle(STD_ERROR_HANDLE).is_null();
        if has_no_console {
            MessageBoxW(ptr::null_mut(), sentence.as_ptr(), title.as_ptr(), MB_ICONWARNING);
        }
        has_no_console
    }
}

/// Elsewhere standard error is always there.
#[cfg(not(windows))]
const fn show(_: &str) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_says_the_same_without_anything_raw() {
        let wild = "Ann\u{1b}[31m\u{202e}\u{9b}\u{61c}\u{e0041}\n\"\\u202e 安";
        let line = json_line(&wild).unwrap();
        assert!(!line.chars().any(icetea_maze::maze::is_hidden), "{line:?}");
        assert_eq!(serde_json::from_str::<String>(&line).unwrap(), wild);
    }
}
