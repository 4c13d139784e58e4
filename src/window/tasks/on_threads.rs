//! Tasks that are threads.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use icetea_maze::maze::at_once;

/// A task that is running or finished.
pub struct TaskHandle {
    /// `None` if the system had no thread to spare; then the task is finished.
    thread: Option<JoinHandle<()>>,
}

/// Begins a task. If there are fewer cores than tasks, the picture takes precedence; if the system
/// has no more threads, the task is finished when this returns.
pub fn spawn_task(work: impl AsyncFnOnce() + Send + 'static) -> TaskHandle {
    by_a_thread_or_at_once(|work| spawn("work", work), || at_once(work()))
}

/// Runs `work` on the thread that `start` starts, or on this one if that fails.
fn by_a_thread_or_at_once(
    start: impl FnOnce(Box<dyn FnOnce() + Send>) -> io::Result<TaskHandle>,
    work: impl FnOnce() + Send + 'static,
) -> TaskHandle {
    let work = Arc::new(Mutex::new(Some(work)));
    let take = |work: &Mutex<Option<_>>| work.lock().unwrap_or_else(PoisonError::into_inner).take();
    let of_thread = Arc::clone(&work);
    let started = start(Box::new(move || {
        step_back();
        if let Some(work) = take(&of_thread) {
            work();
        }
    }));
    started.unwrap_or_else(|_| {
        if let Some(work) = take(&work) {
            work();
        }
        TaskHandle { thread: None }
    })
}

/// Lowers the priority of this thread and of those that it starts.
fn step_back() {
    // Only Linux has a niceness for each thread.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

/// Starts a thread of this name, if the system has any left.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<TaskHandle> {
    let thread = Builder::new().name(name.to_owned()).spawn(work)?;
    Ok(TaskHandle { thread: Some(thread) })
}

impl TaskHandle {
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits until it is finished.
    pub fn join(self) -> std::thread::Result<()> {
        self.thread.map_or(Ok(()), JoinHandle::join)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn work_is_done_once_with_a_thread_and_without_one() {
        for has_threads in [true, false] {
            let (done, told) = channel();
            let task = by_a_thread_or_at_once(
                |work| {
                    if has_threads {
                        spawn("work", work)
                    } else {
                        Err(io::ErrorKind::WouldBlock.into())
                    }
                },
                move || done.send(()).unwrap(),
            );
            task.join().unwrap();
            assert_eq!(told.iter().count(), 1, "{has_threads}");
        }
    }
}
