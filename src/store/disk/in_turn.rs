//! Whoever keeps things for the game where there are no threads, which is in a browser: files lie in
//! memory there, and every page of the game has them. What is handed in waits until this page has its
//! turn, and then none of it takes longer than memory does.

use std::cell::{RefCell, RefMut};
use std::collections::VecDeque;
use std::time::Duration;

use crate::store::task::{Keeper, News, NotAllKept, Task};

/// A keeper at work.
#[derive(Debug)]
pub struct Disk<K> {
    desk: RefCell<Desk<K>>,
}

#[derive(Debug)]
struct Desk<K> {
    keeper: K,
    tasks: VecDeque<Task>,
    news: VecDeque<News>,
}

impl<K: Keeper> Disk<K> {
    /// Sets a keeper to work.
    pub const fn start(keeper: K) -> Self {
        let desk = Desk { keeper, tasks: VecDeque::new(), news: VecDeque::new() };
        Self { desk: RefCell::new(desk) }
    }

    /// Hands in something to do.
    pub fn hand_in(&self, task: Task) {
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
            let news = desk.keeper.carry_out(task);
            desk.news.extend(news);
        }
    }

    /// What has come of the tasks, one thing after the other.
    pub fn take_news(&self) -> Option<News> {
        self.heard().news.pop_front()
    }

    /// Does all that waits. The keeper comes back, with the news that nobody has taken.
    pub fn close(self, _: Duration) -> Result<(K, Vec<News>), NotAllKept> {
        self.work();
        drop(self.heard());
        let Desk { mut keeper, news, .. } = self.desk.into_inner();
        keeper.finish();
        Ok((keeper, news.into()))
    }

    /// All that is known by now.
    fn heard(&self) -> RefMut<'_, Desk<K>> {
        let mut desk = self.desk.borrow_mut();
        let notices = desk.keeper.take_notices();
        if !notices.is_empty() {
            desk.news.push_back(News::Trouble(notices));
        }
        desk
    }
}
