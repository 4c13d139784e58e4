//! Rests until the time has come or the system has something to say to the window, whichever is
//! first: so a picture at rest costs nothing, and a key is heard at once all the same.
//!
//! Where it cannot be told whether the system has something to say, it rests for all of the time
//! and then says that it has.

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

    /// The sockets by which the display server speaks.
    pub struct System {
        sockets: Vec<RawFd>,
    }

    /// The sockets that were there before the window: whoever has started the game left them open.
    static INHERITED: OnceLock<Vec<RawFd>> = OnceLock::new();

    /// Takes down which sockets are none of the display's: before the window is opened.
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

        /// Whether something is said before the time has passed.
        pub fn wait(&self, time: Duration) -> bool {
            if self.sockets.is_empty() {
                std::thread::sleep(time);
                return true;
            }
            // They are open as long as the window is, and who waits is in the window's loop.
            #[expect(unsafe_code, reason = "nobody hands out the display's socket as a handle")]
            let borrow = |&socket: &RawFd| unsafe { BorrowedFd::borrow_raw(socket) };
            let borrowed: Vec<BorrowedFd> = self.sockets.iter().map(borrow).collect();
            let mut polled: Vec<PollFd> = borrowed
                .iter()
                .map(|socket| PollFd::from_borrowed_fd(*socket, PollFlags::IN))
                .collect();
            let time = Timespec::try_from(time).ok();
            // A signal ends it early: the loop looks at once what it was.
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

    /// A socket with something to read in it, left open by whoever has started the game, would end each
    /// rest at once.
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

    /// The window's queue of messages, which is that of the thread.
    pub struct System;

    impl System {
        pub const fn new() -> Self {
            Self
        }

        /// Whether a message comes before the time has passed.
        pub fn wait(&self, time: Duration) -> bool {
            let milliseconds = time.as_millis() as u32;
            // No handles are waited for, so none are handed in: a call without any condition.
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
