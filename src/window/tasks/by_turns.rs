//! TaskHandle that have the one thread for a moment after each picture.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::time::{Duration, Instant};

use icetea_maze::maze::go_on;

/// How much of the time from one picture to the next may be gone before hands rest again.
const FRAME: Duration = Duration::from_millis(13);
/// How long they work even if it is, and while somebody waits for them.
const LEAST: Duration = Duration::from_millis(5);
const AWAITED: Duration = Duration::from_millis(30);

/// TaskHandle at work, or that have done it.
pub struct TaskHandle {
    is_finished: Rc<Cell<bool>>,
}

thread_local! {
    /// What is to be done, one piece of each in turn.
    static WORK: RefCell<VecDeque<Pin<Box<dyn Future<Output = ()>>>>> = RefCell::default();
}

/// Has something done. What takes a moment only is done when this returns.
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

/// Does something.
pub fn spawn(_: &str, work: impl FnOnce()) -> io::Result<TaskHandle> {
    work();
    Ok(TaskHandle { is_finished: Rc::new(Cell::new(true)) })
}

/// Works for the rest of a frame that began then, or longer while somebody waits for it.
pub fn work_after_frame(begun: Instant, is_awaited: bool) {
    let least = if is_awaited { AWAITED } else { LEAST };
    work_until((begun + FRAME).max(Instant::now() + least));
}

fn work_until(end: Instant) {
    while Instant::now() < end {
        // It is taken out so that work may set others to work.
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

    /// Goes on with all work until this is done.
    pub fn join(self) -> Result<(), ()> {
        while !self.is_finished() {
            work_until(Instant::now() + FRAME);
        }
        Ok(())
    }
}
