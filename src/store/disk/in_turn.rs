//! Runs the storage where there are no threads, which is in a browser: files are in memory there,
//! and all pages of the game share them. Tasks wait until this page has its turn, and then each
//! takes no longer than memory does.

use std::cell::{RefCell, RefMut};
use std::collections::VecDeque;
use std::time::Duration;

use crate::store::task::{NotAllKept, Storage, StoreReport, StoreTask};

/// A running storage.
#[derive(Debug)]
pub struct Disk<K> {
    desk: RefCell<Desk<K>>,
}

#[derive(Debug)]
struct Desk<K> {
    storage: K,
    tasks: VecDeque<StoreTask>,
    news: VecDeque<StoreReport>,
}

impl<K: Storage> Disk<K> {
    /// Starts a storage.
    pub const fn start(storage: K) -> Self {
        let desk = Desk { storage, tasks: VecDeque::new(), news: VecDeque::new() };
        Self { desk: RefCell::new(desk) }
    }

    /// Adds a task to the queue.
    pub fn hand_in(&self, task: StoreTask) {
        self.desk.borrow_mut().tasks.push_back(task);
    }

    /// Whether a task is waiting.
    pub fn waits(&self) -> bool {
        !self.desk.borrow().tasks.is_empty()
    }

    /// Does all waiting tasks: to be called when this page has its turn.
    pub fn work(&self) {
        let mut desk = self.desk.borrow_mut();
        while let Some(task) = desk.tasks.pop_front() {
            let news = desk.storage.carry_out(task);
            desk.news.extend(news);
        }
    }

    /// The next report of the finished tasks.
    pub fn take_news(&self) -> Option<StoreReport> {
        self.heard().news.pop_front()
    }

    /// Does all waiting tasks. Returns the storage, with the reports that were not taken.
    pub fn close(self, _: Duration) -> Result<(K, Vec<StoreReport>), NotAllKept> {
        self.work();
        drop(self.heard());
        let Desk { mut storage, news, .. } = self.desk.into_inner();
        storage.finish();
        Ok((storage, news.into()))
    }

    /// The desk, with all reports received so far.
    fn heard(&self) -> RefMut<'_, Desk<K>> {
        let mut desk = self.desk.borrow_mut();
        let notices = desk.storage.take_notices();
        if !notices.is_empty() {
            desk.news.push_back(StoreReport::Trouble(notices));
        }
        desk
    }
}
