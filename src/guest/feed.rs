//! What a running program tells the screen that shows it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::command::split_command;
use super::end::{GuestEnd, GuestLimits};
use super::run_log::News;

/// A program to be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestOrder {
    /// The program and its arguments, as one line.
    pub command: String,
    /// The folder that it runs in; the present one if this is empty.
    pub folder: String,
    /// What it is kept within.
    pub limits: GuestLimits,
}

impl GuestOrder {
    /// The words of the command.
    pub fn words(&self) -> Vec<String> {
        split_command(&self.command)
    }
}

impl Default for GuestOrder {
    fn default() -> Self {
        Self { command: String::new(), folder: String::new(), limits: GuestLimits::USUAL }
    }
}

/// What has come from a program since it was last asked for. The program ends when nobody holds its
/// feed any more.
#[derive(Debug, Default)]
pub struct GuestFeed {
    fed: Mutex<Fed>,
    is_reset: AtomicBool,
}

#[derive(Debug, Default)]
struct Fed {
    news: Vec<News>,
    end: Option<GuestEnd>,
}

impl GuestFeed {
    fn fed(&self) -> MutexGuard<'_, Fed> {
        self.fed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands over what is new.
    pub fn give(&self, news: &mut Vec<News>) {
        self.fed().news.append(news);
    }

    /// Tells how the program has ended.
    pub fn finish(&self, end: GuestEnd) {
        self.fed().end = Some(end);
    }

    /// What is new, and how the program has ended, if it has.
    pub fn take(&self) -> (Vec<News>, Option<GuestEnd>) {
        let mut fed = self.fed();
        (std::mem::take(&mut fed.news), fed.end.take())
    }

    /// Asks that the mouse be told that it was reset.
    pub fn press_reset(&self) {
        self.is_reset.store(true, Ordering::Relaxed);
    }

    /// Whether that was asked for since the last look.
    pub fn was_reset(&self) -> bool {
        self.is_reset.swap(false, Ordering::Relaxed)
    }
}
