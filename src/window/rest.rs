//! Waits until a time has passed or the system has an event for the window: so an unchanging
//! picture costs nothing, and a key is still handled at once.
//!
//! Where the system cannot be asked for events, it waits for the whole time and then reports one.

#[cfg(target_os = "linux")]
pub use self::linux::{System, before_the_window};
#[cfg(not(any(target_os = "linux", windows, target_family = "wasm")))]
pub use self::other::System;
#[cfg(target_family = "wasm")]
pub use self::page::System;
#[cfg(windows)]
pub use self::windows::System;

#[cfg(target_os = "linux")]
mod linux {
    use std::os::fd::{BorrowedFd, RawFd};
    use std::sync::OnceLock;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    /// The sockets of the connection to the display server.
    pub struct System {
        sockets: Vec<RawFd>,
    }

    /// The sockets that were open before the window, inherited from the parent process.
    static INHERITED: OnceLock<Vec<RawFd>> = OnceLock::new();

    /// Records which sockets are not the display's; to be called before the window is opened.
    pub fn before_the_window() {
        INHERITED.get_or_init(open_sockets);
    }

    pub(super) fn open_sockets() -> Vec<RawFd> {
        let is_socket = |path: &std::path::Path| {
            std::fs::read_link(path)
                .is_ok_and(|target| target.to_string_lossy().starts_with("socket:"))
        };
        let files = std::fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
        let files = files.filter(|file| is_socket(&file.path()));
        files.filter_map(|file| file.file_name().to_str()?.parse().ok()).collect()
    }

    impl System {
        /// The window has to be open, and no other socket of the game's own yet.
        pub fn new() -> Self {
            Self::beside(INHERITED.get().map_or(&[], Vec::as_slice))
        }

        /// All open sockets but these.
        pub(super) fn beside(others: &[RawFd]) -> Self {
            let is_other = |socket: &RawFd| others.contains(socket);
            let sockets = open_sockets().into_iter().filter(|socket| !is_other(socket)).collect();
            Self { sockets }
        }

        /// Whether an event arrives before the time has passed.
        pub fn wait(&self, time: Duration) -> bool {
            if self.sockets.is_empty() {
                std::thread::sleep(time);
                return true;
            }
            // They are open as long as the window is, and the caller is the window's loop.
            #[expect(unsafe_code, reason = "nobody hands out the display's socket as a handle")]
            let borrow = |&socket: &RawFd| unsafe { BorrowedFd::borrow_raw(socket) };
            let borrowed: Vec<BorrowedFd> = self.sockets.iter().map(borrow).collect();
            let mut polled: Vec<PollFd> = borrowed
                .iter()
                .map(|socket| PollFd::from_borrowed_fd(*socket, PollFlags::IN))
                .collect();
            let time = Timespec::try_from(time).ok();
            // A signal ends the wait early: the loop then looks what it was.
            poll(&mut polled, time.as_ref()).is_ok_and(|ready| ready > 0)
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::io::Write;
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    use super::linux::{System, open_sockets};

    /// A readable socket left open by the parent process would end each wait at once.
    #[test]
    fn only_what_came_with_the_window_ends_a_rest() {
        let inherited = UnixStream::pair().unwrap();
        (&inherited.0).write_all(b"?").unwrap();
        let others = open_sockets();
        let display = UnixStream::pair().unwrap();
        let system = System::beside(&others);
        assert!(!system.wait(Duration::from_millis(20)));
        (&display.0).write_all(b"!").unwrap();
        assert!(system.wait(Duration::from_secs(20)));
        assert!(System::beside(&[]).wait(Duration::from_secs(20)));
    }
}

#[cfg(windows)]
mod windows {
    use std::time::Duration;

    use windows_sys::Win32::UI::WindowsAndMessaging::{
        MWMO_INPUTAVAILABLE, MsgWaitForMultipleObjectsEx, QS_ALLINPUT,
    };

    /// The window's message queue, which belongs to the thread.
    pub struct System;

    impl System {
        pub const fn new() -> Self {
            Self
        }

        /// Whether a message arrives before the time has passed.
        pub fn wait(&self, time: Duration) -> bool {
            let milliseconds = time.as_millis() as u32;
            // No handles are passed, so the call has no preconditions.
            #[expect(unsafe_code, reason = "the system's own call to wait for messages")]
            let woken = unsafe {
                MsgWaitForMultipleObjectsEx(
                    0,
                    std::ptr::null(),
                    milliseconds,
                    QS_ALLINPUT,
                    MWMO_INPUTAVAILABLE,
                )
            };
            const MESSAGE: u32 = 0;
            woken == MESSAGE
        }
    }
}

#[cfg(target_family = "wasm")]
#[expect(clippy::unused_self, reason = "other systems have something to ask")]
mod page {
    use std::time::Duration;

    /// A browser, which calls when it is time for the next frame.
    pub struct System;

    impl System {
        pub const fn new() -> Self {
            Self
        }

        pub const fn wait(&self, _: Duration) -> bool {
            true
        }
    }
}

#[cfg(not(any(target_os = "linux", windows, target_family = "wasm")))]
mod other {
    use std::time::Duration;

    /// A system that cannot be asked.
    pub struct System;

    impl System {
        pub const fn new() -> Self {
            Self
        }

        pub fn wait(&self, time: Duration) -> bool {
            std::thread::sleep(time);
            true
        }
    }
}
