//! Tasks that share the only thread: they run for a moment after each picture.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::time::{Duration, Instant};

use icetea_maze::maze::go_on;

/// How much of the time between two pictures may pass before tasks pause.
const FRAME: Duration = Duration::from_millis(13);
/// How long they run even then, and while the player waits for them.
const LEAST: Duration = Duration::from_millis(5);
const AWAITED: Duration = Duration::from_millis(30);

/// A task that is running or finished.
pub struct TaskHandle {
    is_finished: Rc<Cell<bool>>,
}

thread_local! {
    /// The unfinished tasks, which are advanced in turn.
    static WORK: RefCell<VecDeque<Pin<Box<dyn Future<Output = ()>>>>> = RefCell::default();
}

/// Begins a task. A short one is finished when this returns.
pub fn spawn_task(work: impl AsyncFnOnce() + 'static) -> TaskHandle {
    let is_finished = Rc::new(Cell::new(false));
    let task = TaskHandle { is_finished: Rc::clone(&is_finished) };
    let mut work = Box::pin(async move {
        work().await;
        is_finished.set(true);
    });
    let end = Instant::now() + LEAST;
    while go_on(work.as_mut()).is_pending() {
        if Instant::now() >= end {
            WORK.with_borrow_mut(|all| all.push_back(work));
            break;
        }
    }
    task
}

/// Runs a function at once: there are no threads.
pub fn spawn(_: &str, work: impl FnOnce()) -> io::Result<TaskHandle> {
    work();
    Ok(TaskHandle { is_finished: Rc::new(Cell::new(true)) })
}

/// Runs tasks for the rest of a frame that began then, or longer while the player waits for them.
pub fn work_after_frame(begun: Instant, is_awaited: bool) {
    let least = if is_awaited { AWAITED } else { LEAST };
    work_until((begun + FRAME).max(Instant::now() + least));
}

fn work_until(end: Instant) {
    while Instant::now() < end {
        // It is taken out so that it may spawn other tasks.
        let Some(mut work) = WORK.with_borrow_mut(VecDeque::pop_front) else { return };
        if go_on(work.as_mut()).is_pending() {
            WORK.with_borrow_mut(|all| all.push_back(work));
        }
    }
}

impl TaskHandle {
    pub fn is_finished(&self) -> bool {
        self.is_finished.get()
    }

    /// Runs tasks until this one is finished.
    pub fn join(self) -> Result<(), ()> {
        while !self.is_finished() {
            work_until(Instant::now() + FRAME);
        }
        Ok(())
    }
}
