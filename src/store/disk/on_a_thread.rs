//! Runs the storage on a thread of its own, so that the game never waits for a lock or a disk.
//!
//! Tasks are done in the order in which they are added. A waiting one is left out if the next one
//! about the same subject makes it pointless, so a slow disk has the newest settings to write and
//! not all of them. What could not be saved is retried every few seconds. [`close`](Disk::close)
//! waits until all is done, but not for ever.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::store::task::{NotAllKept, Storage, StoreReport, StoreTask};

/// The delay before the next attempt to save what could not be saved.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(3);

/// A running storage.
#[derive(Debug)]
pub struct Disk<K> {
    shared: Arc<Shared>,
    news: Receiver<StoreReport>,
    thread: Option<JoinHandle<K>>,
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// Notified whenever the queue has changed.
    bell: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    tasks: VecDeque<StoreTask>,
    /// No more tasks come.
    is_closed: bool,
    is_over: bool,
}

impl<K: Storage> Disk<K> {
    /// Starts a storage.
    pub fn start(mut storage: K) -> Self {
        let shared = Arc::new(Shared::default());
        let (outbox, news) = channel();
        let of_thread = Arc::clone(&shared);
        let thread = thread::spawn(move || {
            let _end = End(&of_thread);
            serve(&mut storage, &of_thread, &outbox);
            storage
        });
        Self { shared, news, thread: Some(thread) }
    }

    /// Adds a task to the queue without waiting.
    pub fn hand_in(&self, task: StoreTask) {
        let mut queue = self.shared.queue();
        let before = queue.tasks.iter().rposition(|waiting| waiting.subject() == task.subject());
        if let Some(place) = before.filter(|&place| task.makes_pointless(&queue.tasks[place])) {
            queue.tasks.remove(place);
        }
        queue.tasks.push_back(task);
        drop(queue);
        self.shared.bell.notify_all();
    }

    /// The next report of the finished tasks.
    pub fn take_news(&self) -> Option<StoreReport> {
        self.news.try_recv().ok()
    }

    /// Waits until all is done, at most this long. Returns the storage and the reports not taken
    /// yet.
    pub fn close(mut self, longest_wait: Duration) -> Result<(K, Vec<StoreReport>), NotAllKept> {
        let mut queue = self.shared.queue();
        queue.is_closed = true;
        self.shared.bell.notify_all();
        let waited =
            self.shared.bell.wait_timeout_while(queue, longest_wait, |queue| !queue.is_over);
        let is_over = waited.unwrap_or_else(PoisonError::into_inner).0.is_over;
        if !is_over {
            return Err(NotAllKept::Slow(longest_wait));
        }
        let ended = self.thread.take().and_then(|thread| thread.join().ok());
        let storage = ended.ok_or(NotAllKept::Fault)?;
        Ok((storage, self.news.try_iter().collect()))
    }
}

impl<K> Drop for Disk<K> {
    /// Does not wait; the thread ends once all is done.
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.bell.notify_all();
    }
}

impl Shared {
    /// The queue is valid even after a panic: nothing that can panic runs while it is held.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next task, or for the time to retry; `None` once the queue is closed and
    /// empty.
    fn next(&self, try_again_at: Option<Instant>) -> Option<StoreTask> {
        let waits = |queue: &mut Queue| queue.tasks.is_empty() && !queue.is_closed;
        let queue = self.queue();
        let mut queue = match try_again_at {
            None => self.bell.wait_while(queue, waits).unwrap_or_else(PoisonError::into_inner),
            Some(at) => {
                let left = at.saturating_duration_since(Instant::now());
                let woken = self.bell.wait_timeout_while(queue, left, waits);
                woken.unwrap_or_else(PoisonError::into_inner).0
            }
        };
        let is_due = try_again_at.is_some_and(|at| at <= Instant::now());
        if is_due && !queue.is_closed {
            Some(StoreTask::SaveAgain)
        } else {
            queue.tasks.pop_front()
        }
    }
}

/// Marks the thread as over, however it ends.
struct End<'a>(&'a Shared);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.queue().is_over = true;
        self.0.bell.notify_all();
    }
}

fn serve(storage: &mut impl Storage, shared: &Shared, outbox: &Sender<StoreReport>) {
    let mut try_again_at = None;
    loop {
        tell_troubles(storage, outbox);
        try_again_at = storage
            .has_unsaved()
            .then(|| try_again_at.unwrap_or_else(|| Instant::now() + TRY_AGAIN_AFTER));
        let Some(task) = shared.next(try_again_at) else { break };
        if matches!(task, StoreTask::SaveAgain) {
            try_again_at = None;
        }
        if let Some(news) = storage.carry_out(task) {
            let _ = outbox.send(news);
        }
    }
    storage.finish();
    tell_troubles(storage, outbox);
}

fn tell_troubles(storage: &mut impl Storage, outbox: &Sender<StoreReport>) {
    let notices = storage.take_notices();
    if !notices.is_empty() {
        // No one receives this once the disk was dropped, and above that does no harm either.
        let _ = outbox.send(StoreReport::Trouble(notices));
    }
}
