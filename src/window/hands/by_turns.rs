//! Hands that have the one thread for a moment after each picture.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::time::{Duration, Instant};

use icetea_maze::maze::go_on;

/// How much of the time from one picture to the next may be gone before hands rest again, and how
/// long they work even if it is.
const FRAME: Duration = Duration::from_millis(13);
const LEAST: Duration = Duration::from_millis(5);

/// Hands at work, or that have done it.
pub struct Hands {
    is_finished: Rc<Cell<bool>>,
}

thread_local! {
    /// What is to be done, the oldest first.
    static WORK: RefCell<VecDeque<Pin<Box<dyn Future<Output = ()>>>>> = RefCell::default();
}

/// Has something done. What takes a moment only is done when this returns.
pub fn set_to_work(work: impl AsyncFnOnce() + 'static) -> Hands {
    let is_finished = Rc::new(Cell::new(false));
    let hands = Hands { is_finished: Rc::clone(&is_finished) };
    let work = Box::pin(async move {
        work().await;
        is_finished.set(true);
    });
    WORK.with_borrow_mut(|all| all.push_back(work));
    work_until(Instant::now() + LEAST);
    hands
}

/// Does something.
pub fn hire(_: &str, work: impl FnOnce()) -> io::Result<Hands> {
    work();
    Ok(Hands { is_finished: Rc::new(Cell::new(true)) })
}

/// Works for the rest of a frame that began then.
pub fn work_after_frame(begun: Instant) {
    work_until((begun + FRAME).max(Instant::now() + LEAST));
}

fn work_until(end: Instant) {
    while Instant::now() < end {
        // It is taken out so that work may set others to work.
        let Some(mut work) = WORK.with_borrow_mut(VecDeque::pop_front) else { return };
        if go_on(work.as_mut()).is_pending() {
            WORK.with_borrow_mut(|all| all.push_front(work));
        }
    }
}

impl Hands {
    pub fn is_finished(&self) -> bool {
        self.is_finished.get()
    }

    /// Does all the work that is left, this one's and what comes before it.
    pub fn join(self) -> Result<(), ()> {
        while !self.is_finished() {
            work_until(Instant::now() + FRAME);
        }
        Ok(())
    }
}
