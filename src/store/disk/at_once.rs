//! Whoever keeps things for the game where there are no threads, which is in a browser: files lie in
//! memory there, and what is handed in is done at once.

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
    news: VecDeque<News>,
}

impl<K: Keeper> Disk<K> {
    /// Sets a keeper to work.
    pub const fn start(keeper: K) -> Self {
        Self { desk: RefCell::new(Desk { keeper, news: VecDeque::new() }) }
    }

    /// Does something.
    pub fn hand_in(&self, task: Task) {
        let mut desk = self.heard();
        let news = desk.keeper.carry_out(task);
        desk.news.extend(news);
    }

    /// What has come of the tasks, one thing after the other.
    pub fn take_news(&self) -> Option<News> {
        self.heard().news.pop_front()
    }

    /// The keeper comes back, with the news that nobody has taken.
    pub fn close(self, _: Duration) -> Result<(K, Vec<News>), NotAllKept> {
        drop(self.heard());
        let Desk { mut keeper, news } = self.desk.into_inner();
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
