//! Values that are there for good, each once: what a spec, which is small and copied everywhere, points
//! to. Only what somebody has made comes here, since codes have a sum at their end.

use std::sync::{Mutex, PoisonError};

/// All values of one kind that are there for good.
pub struct ForGood<T: 'static>(Mutex<Vec<&'static T>>);

impl<T: PartialEq> ForGood<T> {
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The last one for which this holds.
    pub fn find(&self, is_it: impl Fn(&T) -> bool) -> Option<&'static T> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().copied().rev().find(|&one| is_it(one))
    }

    /// All of them.
    pub fn all(&self) -> Vec<&'static T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A value equal to this one.
    pub fn keep(&self, value: T) -> &'static T {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().copied().find(|&one| *one == value);
        found.unwrap_or_else(|| {
            let value = Box::leak(Box::new(value));
            kept.push(value);
            value
        })
    }
}
