//! Hands for work that the window must not wait for: a thread each, where there are threads. A
//! browser gives a page none, so there it is done at once.

use std::io;

#[cfg(not(target_family = "wasm"))]
pub type Hands = std::thread::JoinHandle<()>;

/// Hands that have done their work.
#[cfg(target_family = "wasm")]
pub struct Hands;

/// Has something done, which the system must be able to. Where there are fewer cores than hands the
/// picture comes first.
pub fn set_to_work(work: impl FnOnce() + Send + 'static) -> Hands {
    let work = || {
        step_back();
        work();
    };
    hire("work", work).expect("the system has one more thread")
}

/// Lets everybody else go first: this thread, and those that it starts.
fn step_back() {
    // Only Linux counts the niceness of each thread by itself.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

/// Has something done by hands of this name, if the system has any left.
#[cfg(not(target_family = "wasm"))]
pub fn hire(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Hands> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
}

/// Does something.
#[cfg(target_family = "wasm")]
pub fn hire(_: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Hands> {
    work();
    Ok(Hands)
}

#[cfg(target_family = "wasm")]
impl Hands {
    pub const fn is_finished(&self) -> bool {
        true
    }

    pub const fn join(self) -> Result<(), ()> {
        Ok(())
    }
}
