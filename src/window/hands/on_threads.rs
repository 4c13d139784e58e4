//! Hands that are threads.

use std::io;

use icetea_maze::maze::at_once;

pub type Hands = std::thread::JoinHandle<()>;

/// Has something done, which the system must be able to. Where there are fewer cores than hands the
/// picture comes first.
pub fn set_to_work(work: impl AsyncFnOnce() + Send + 'static) -> Hands {
    let work = || {
        step_back();
        at_once(work());
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
pub fn hire(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Hands> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
}
