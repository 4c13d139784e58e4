//! Whoever keeps things for the game where there are no threads, which is in a browser: files lie in
//! memory there, and every page of the game has them. What is handed in waits until this page has its
//! turn, and then none of it takes longer than memory does.

use std::cell::{RefCell, RefMut};
use std::collections::VecDeque;
use std::time::Duration;

use crate::store::task::{NotAllKept, Storage, StoreReport, StoreTask};

/// A storage at work.
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
    /// Sets a storage to work.
    pub const fn start(storage: K) -> Self {
        let desk = Desk { storage, tasks: VecDeque::new(), news: VecDeque::new() };
        Self { desk: RefCell::new(desk) }
    }

    /// Hands in something to do.
    pub fn hand_in(&self, task: StoreTask) {
        self.desk.borrow_mut().tasks.push_back(task);
    }

    /// Whether something waits to be done.
    pub fn waits(&self) -> bool {
        !self.desk.borrow().tasks.is_empty()
    }

    /// Does all that waits: this is its turn.
    pub fn work(&self) {
        let mut desk = self.desk.borrow_mut();
        while let Some(task) = desk.tasks.pop_front() {
            let news = desk.storage.carry_out(task);
            desk.news.extend(news);
        }
    }

    /// What has come of the tasks, one thing after the other.
    pub fn take_news(&self) -> Option<StoreReport> {
        self.heard().news.pop_front()
    }

    /// Does all that waits. The storage comes back, with the news that nobody has taken.
    pub fn close(self, _: Duration) -> Result<(K, Vec<StoreReport>), NotAllKept> {
        self.work();
        drop(self.heard());
        let Desk { mut storage, news, .. } = self.desk.into_inner();
        storage.finish();
        Ok((storage, news.into()))
    }

    /// All that is known by now.
    fn heard(&self) -> RefMut<'_, Desk<K>> {
        let mut desk = self.desk.borrow_mut();
        let notices = desk.storage.take_notices();
        if !notices.is_empty() {
            desk.news.push_back(StoreReport::Trouble(notices));
        }
        desk
    }
}
