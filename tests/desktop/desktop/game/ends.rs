//! How a game ends, by itself or by force.

use std::ffi::{CStr, CString, c_char, c_int, c_long, c_ulong, c_void};
use std::fs;
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use libloading::Library;

use super::{Game, wait_until};

/// If nothing happens for this long, keys are pressed again.
const UNHEARD: Duration = Duration::from_secs(5);

impl Game<'_> {
    /// Presses the keys that close a window, waits, and checks for a clean end. On a busy machine
    /// the window manager may miss the keys: then they are pressed again.
    pub fn close(mut self) {
        self.ask_to_close();
        self.wait_for_end();
    }

    /// Presses those keys, and waits until the program has ended.
    pub fn ask_to_close(&mut self) {
        for _ in 0..3 {
            self.tap("alt+F4");
            let again = Instant::now() + UNHEARD;
            wait_until(|| (self.ended().is_some() || Instant::now() > again).then_some(()));
            if self.ended().is_some() {
                return;
            }
        }
        self.fail("it does not close");
    }

    /// Sends the signal of this name, waits, and checks for a clean end.
    pub fn end_by(mut self, signal: &str) {
        self.signal(signal);
        self.wait_for_end();
    }

    /// Sends the signal of this name.
    pub fn signal(&self, signal: &str) {
        let process = self.child.0.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &process]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{signal} cannot be sent");
    }

    /// Waits until the program has ended by itself, and checks that it was clean.
    pub fn wait_for_end(&mut self) {
        let Some(status) = wait_until(|| self.ended()) else {
            self.fail("it does not end");
        };
        if !status.success() {
            self.fail(&format!("it ended with {status}"));
        }
        if self.lines().iter().any(|line| line["event"] == "error") {
            self.fail("it had to say that something is wrong");
        }
        if !self.complained().is_empty() {
            self.fail("it wrote something to standard error");
        }
    }

    /// Waits until the program has ended because something was wrong, and returns its complaint.
    pub fn wait_for_failure(&mut self) -> String {
        match wait_until(|| self.ended()) {
            Some(status) if status.code() == Some(1) => self.complained(),
            other => self.fail(&format!("it did not fail: {other:?}")),
        }
    }

    /// Sends the signal of this name until the program has ended, and returns its exit code, if
    /// any. The first SEGV from outside goes to Rust's guard against stack overflow.
    pub fn die_of(&mut self, signal: &str) -> Option<i32> {
        let ended = wait_until(|| {
            self.signal(signal);
            self.ended()
        });
        match ended {
            Some(status) => status.code(),
            None => self.fail(&format!("it does not die of {signal}")),
        }
    }

    /// Whether it ignored this signal from the start, as background processes of scripts do.
    pub fn is_deaf_to(&self, signal: u32) -> bool {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.0.id())).unwrap();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).unwrap();
        u64::from_str_radix(ignored.trim(), 16).unwrap() >> (signal - 1) & 1 == 1
    }

    /// Makes the display server disconnect the game.
    pub fn lose_display(&self) {
        self.desktop.xdotool(&["windowkill", &self.window]);
    }

    /// Destroys its window from outside.
    pub fn lose_window(&self) {
        self.desktop.xdotool(&["windowclose", &self.window]);
    }

    /// Tells it of a file that is dragged over it from a window that has gone away.
    #[allow(unsafe_code)]
    pub fn be_dragged_over_from_nowhere(&self) {
        type Display = *mut c_void;
        type Open = unsafe extern "C" fn(*const c_char) -> Display;
        type Atom = unsafe extern "C" fn(Display, *const c_char, c_int) -> c_ulong;
        type Send = unsafe extern "C" fn(Display, c_ulong, c_int, c_long, *const Event) -> c_int;
        type Close = unsafe extern "C" fn(Display) -> c_int;
        type Event = [c_ulong; 24];
        const CLIENT_MESSAGE: c_ulong = 33;
        const BITS: c_ulong = 32;
        const NO_WINDOW: c_ulong = 7;
        const VERSION: c_ulong = 5 << 24;

        let window: c_ulong = self.window.parse().unwrap();
        let name = CString::new(self.desktop.display.as_str()).unwrap();
        // SAFETY: the types are those that X11 has promised for these names.
        unsafe {
            let x11 = Library::new("libX11.so.6").unwrap();
            let display = x11.get::<Open>(c"XOpenDisplay").unwrap()(name.as_ptr());
            assert!(!display.is_null(), "the display cannot be opened");
            let intern = x11.get::<Atom>(c"XInternAtom").unwrap();
            let atom = |name: &CStr| intern(display, name.as_ptr(), 0);
            let text = atom(c"UTF8_STRING");
            for (kind, data) in [(c"XdndEnter", [VERSION, text]), (c"XdndPosition", [0, 0])] {
                let mut event = [0; 24];
                event[0] = CLIENT_MESSAGE;
                event[4..8].copy_from_slice(&[window, atom(kind), BITS, NO_WINDOW]);
                event[8..10].copy_from_slice(&data);
                x11.get::<Send>(c"XSendEvent").unwrap()(display, window, 0, 0, &raw const event);
            }
            x11.get::<Close>(c"XCloseDisplay").unwrap()(display);
        }
    }

    fn ended(&mut self) -> Option<ExitStatus> {
        self.child.0.try_wait().unwrap()
    }
}
