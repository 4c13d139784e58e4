//! Runs the storage on a thread of its own, so that the game never waits for a lock or a disk; if the
//! system has no thread to spare, each task is done as it is handed in, and what could not be saved is
//! retried then.
//!
//! Tasks are done in the order in which they are added. A waiting one is left out if the next one
//! about the same subject makes it pointless, so a slow disk has the newest settings to write and
//! not all of them. What could not be saved is retried every few seconds. [`close`](Disk::close)
//! waits until all is done, but not for ever.

use std::collections::VecDeque;
use std::io;
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
    outbox: Sender<StoreReport>,
    news: Receiver<StoreReport>,
    /// The storage, unless the thread has it.
    storage: Arc<Mutex<Option<K>>>,
    thread: Option<JoinHandle<()>>,
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
    pub fn start(storage: K) -> Self {
        Self::start_by(storage, |work| thread::Builder::new().name("disk".to_owned()).spawn(work))
    }

    fn start_by(
        storage: K,
        start: impl FnOnce(Box<dyn FnOnce() + Send>) -> io::Result<JoinHandle<()>>,
    ) -> Self {
        let (shared, storage) = (Arc::new(Shared::default()), Arc::new(Mutex::new(Some(storage))));
        let (outbox, news) = channel();
        let of_thread = (Arc::clone(&shared), Arc::clone(&storage), outbox.clone());
        let thread = start(Box::new(move || {
            let (shared, storage, outbox) = of_thread;
            let _end = End(&shared);
            let taken = lock(&storage).take();
            if let Some(mut taken) = taken {
                serve(&mut taken, &shared, &outbox);
                *lock(&storage) = Some(taken);
            }
        }));
        Self { shared, outbox, news, storage, thread: thread.ok() }
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
        if self.thread.is_none() {
            self.work_here();
        }
    }

    /// Does all waiting tasks, where no thread does.
    fn work_here(&self) {
        if let Some(storage) = &mut *lock(&self.storage) {
            if storage.has_unsaved() {
                carry_out(storage, StoreTask::SaveAgain, &self.outbox);
            }
            while let Some(task) = self.shared.queue().tasks.pop_front() {
                carry_out(storage, task, &self.outbox);
            }
            tell_troubles(storage, &self.outbox);
        }
    }

    /// The next report of the finished tasks.
    pub fn take_news(&self) -> Option<StoreReport> {
        self.news.try_recv().ok()
    }

    /// Waits until all is done, at most this long. Returns the storage and the reports not taken
    /// yet.
    pub fn close(mut self, longest_wait: Duration) -> Result<(K, Vec<StoreReport>), NotAllKept> {
        if let Some(thread) = self.thread.take() {
            self.end(thread, longest_wait)?;
        } else if let Some(storage) = &mut *lock(&self.storage) {
            storage.finish();
            tell_troubles(storage, &self.outbox);
        }
        let storage = lock(&self.storage).take().ok_or(NotAllKept::Fault)?;
        Ok((storage, self.news.try_iter().collect()))
    }

    fn end(&self, thread: JoinHandle<()>, longest_wait: Duration) -> Result<(), NotAllKept> {
        let mut queue = self.shared.queue();
        queue.is_closed = true;
        self.shared.bell.notify_all();
        let waited =
            self.shared.bell.wait_timeout_while(queue, longest_wait, |queue| !queue.is_over);
        let is_over = waited.unwrap_or_else(PoisonError::into_inner).0.is_over;
        if !is_over {
            return Err(NotAllKept::Slow(longest_wait));
        }
        thread.join().map_err(|_| NotAllKept::Fault)
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
        lock(&self.queue)
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
        carry_out(storage, task, outbox);
    }
    storage.finish();
    tell_troubles(storage, outbox);
}

fn carry_out(storage: &mut impl Storage, task: StoreTask, outbox: &Sender<StoreReport>) {
    if let Some(news) = storage.carry_out(task) {
        let _ = outbox.send(news);
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn tell_troubles(storage: &mut impl Storage, outbox: &Sender<StoreReport>) {
    let notices = storage.take_notices();
    if !notices.is_empty() {
        // No one receives this once the disk was dropped, and above that does no harm either.
        let _ = outbox.send(StoreReport::Trouble(notices));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Notice;

    /// A storage that saves nothing at its first attempt.
    #[derive(Debug, Default)]
    struct Fussy {
        done: Vec<String>,
        is_finished: bool,
    }

    impl Storage for Fussy {
        fn carry_out(&mut self, task: StoreTask) -> Option<StoreReport> {
            self.done.push(format!("{task:?}"));
            Some(StoreReport::BestTime(String::new(), Some(self.done.len() as u64)))
        }

        fn take_notices(&mut self) -> Vec<Notice> {
            Vec::new()
        }

        fn has_unsaved(&self) -> bool {
            self.done.len() == 1
        }

        fn finish(&mut self) {
            self.is_finished = true;
        }
    }

    #[test]
    fn without_a_thread_each_task_is_done_as_it_is_handed_in() {
        let no_thread = |_| Err(io::ErrorKind::WouldBlock.into());
        let disk = Disk::start_by(Fussy::default(), no_thread);
        for done in [1, 3] {
            disk.hand_in(StoreTask::EndJournal);
            let told = std::iter::from_fn(|| disk.take_news()).last();
            assert!(matches!(told, Some(StoreReport::BestTime(_, Some(last))) if last == done));
        }
        let (storage, _) = disk.close(Duration::ZERO).unwrap();
        assert_eq!(storage.done, ["EndJournal", "SaveAgain", "EndJournal"]);
        assert!(storage.is_finished);
    }
}
