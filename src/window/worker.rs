//! Long work on a thread, so that the window never stops answering. A new order voids the one
//! before it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use icetea_maze::game::run::Course;
use icetea_maze::maze::{Build, Spec};

/// Builds one maze at a time.
pub struct Worker {
    orders: Sender<(u64, Spec)>,
    built: Receiver<Arc<Course>>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The number of the order that still counts.
    wanted: AtomicU64,
    /// How much of it is done, in thousandths.
    share: AtomicU32,
}

/// How many steps are taken before a look at whether the maze is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 16;

impl Worker {
    pub fn new() -> Self {
        let (orders, inbox) = channel::<(u64, Spec)>();
        let (outbox, built) = channel();
        let shared = Arc::new(Shared::default());
        let of_thread = Arc::clone(&shared);
        thread::spawn(move || {
            for (number, spec) in inbox {
                if let Some(course) = build(&spec, number, &of_thread)
                    && outbox.send(Arc::new(course)).is_err()
                {
                    return;
                }
            }
        });
        Self { orders, built, shared }
    }

    /// Begins to build a maze and forgets the one before.
    pub fn order(&self, spec: Spec) {
        let number = self.shared.wanted.fetch_add(1, Ordering::SeqCst) + 1;
        self.shared.share.store(0, Ordering::Relaxed);
        // The thread lives as long as the worker.
        let _ = self.orders.send((number, spec));
    }

    /// Forgets what was ordered.
    pub fn cancel(&self) {
        self.shared.wanted.fetch_add(1, Ordering::SeqCst);
    }

    /// A maze that is ready.
    pub fn take(&self) -> Option<Arc<Course>> {
        self.built.try_recv().ok()
    }

    /// Which share of the work is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        self.shared.share.load(Ordering::Relaxed) as f32 / 1000.0
    }
}

fn build(spec: &Spec, number: u64, shared: &Shared) -> Option<Course> {
    let is_wanted = || shared.wanted.load(Ordering::SeqCst) == number;
    if !is_wanted() {
        return None;
    }
    let mut build = Build::new(spec);
    while build.advance(STEPS_AT_ONCE) {
        if !is_wanted() {
            return None;
        }
        shared.share.store((build.progress() * 1000.0) as u32, Ordering::Relaxed);
    }
    Some(Course::new(build.finish(), Some(*spec))).filter(|_| is_wanted())
}
