//! Waits until a time has passed or the system has an event for the window: so an unchanging
//! picture costs nothing, and a key is still handled at once.
//!
//! Where the system cannot be asked for events, it waits for the whole time and then reports one.

#[cfg(target_os = "linux")]
pub use self::linux::System;
#[cfg(not(any(target_os = "linux", windows, target_family = "wasm")))]
pub use self::other::System;
#[cfg(target_family = "wasm")]
pub use self::page::System;
#[cfg(windows)]
pub use self::windows::System;

#[cfg(target_os = "linux")]
mod linux {
    use std::os::fd::{BorrowedFd, RawFd};
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::net::{SocketAddrUnix, getpeername};

    /// The ports of X servers on other machines.
    const X_PORTS: std::ops::Range<u16> = 6000..6064;

    /// The sockets of the connection to the display server.
    pub struct System {
        sockets: Vec<RawFd>,
    }

    /// Whether a socket leads to an X server or to the compositor of Wayland.
    pub(super) fn is_of_display(socket: BorrowedFd) -> bool {
        let Ok(Some(server)) = getpeername(socket) else { return false };
        let Ok(unix) = SocketAddrUnix::try_from(server.clone()) else {
            let server = std::net::SocketAddr::try_from(server);
            return server.is_ok_and(|server| X_PORTS.contains(&server.port()));
        };
        let name = unix.path_bytes().or_else(|| unix.abstract_name()).unwrap_or_default();
        let name = String::from_utf8_lossy(name);
        let compositor = std::env::var("WAYLAND_DISPLAY").ok().filter(|name| !name.is_empty());
        name.contains("/.X11-unix/X") || compositor.is_some_and(|one| name.ends_with(&one))
    }

    // They are open as long as the window is, and the caller is the window's loop.
    #[expect(unsafe_code, reason = "nobody hands out the display's socket as a handle")]
    fn borrowed<'a>(socket: RawFd) -> BorrowedFd<'a> {
        unsafe { BorrowedFd::borrow_raw(socket) }
    }

    impl System {
        /// The window has to be open.
        pub fn new() -> Self {
            let files = std::fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
            let files = files.filter_map(|file| file.file_name().to_str()?.parse().ok());
            Self { sockets: files.filter(|&file| is_of_display(borrowed(file))).collect() }
        }

        /// Whether an event arrives before the time has passed.
        pub fn wait(&self, time: Duration) -> bool {
            if self.sockets.is_empty() {
                std::thread::sleep(time);
                return true;
            }
            let borrowed: Vec<BorrowedFd> = self.sockets.iter().copied().map(borrowed).collect();
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
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::time::Duration;

    use super::linux::System;

    /// A readable socket of anything else would end each wait at once.
    #[test]
    fn only_the_display_ends_a_rest() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(".X11-unix")).unwrap();
        let connected = |name: &str| {
            let server = UnixListener::bind(folder.path().join(name)).unwrap();
            let client = UnixStream::connect(folder.path().join(name)).unwrap();
            (server.accept().unwrap().0, client)
        };
        let [sound, display] = ["sound", ".X11-unix/X7"].map(connected);
        let pair = UnixStream::pair().unwrap();
        for mut other in [&sound.0, &pair.0] {
            other.write_all(b"?").unwrap();
        }
        let system = System::new();
        assert!(!system.wait(Duration::from_millis(20)));
        (&display.0).write_all(b"!").unwrap();
        assert!(system.wait(Duration::from_secs(20)));
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
