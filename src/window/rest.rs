//! Rests until the time has come or the system has something to say to the window, whichever is
//! first: so a picture at rest costs nothing, and a key is heard at once all the same.
//!
//! Where it cannot be told whether the system has something to say, it rests for all of the time
//! and then says that it has.

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

    /// The sockets by which the display server speaks.
    pub struct System {
        sockets: Vec<RawFd>,
    }

    impl System {
        /// The window has to be open, and no other socket yet.
        pub fn new() -> Self {
            let is_socket = |path: &std::path::Path| {
                std::fs::read_link(path)
                    .is_ok_and(|target| target.to_string_lossy().starts_with("socket:"))
            };
            let files = std::fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
            let sockets = files
                .filter(|file| is_socket(&file.path()))
                .filter_map(|file| file.file_name().to_str()?.parse().ok())
                .filter(|&number: &RawFd| number > 2)
                .collect();
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
