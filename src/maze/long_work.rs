//! Long work as futures: it reports its progress, can be given up, and yields now and then. With
//! threads, one of them runs it to the end; without, pieces are done between two frames.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Receives which share of the work is done, from 0 to 1, and returns whether it is still wanted.
pub type ProgressFn<'a> = &'a mut dyn FnMut(f64) -> bool;

/// Long work of any type.
pub type LongWork<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// Yields, then reports this share of the work and returns whether the rest is still wanted.
pub async fn report(on_progress: ProgressFn<'_>, share: f64) -> bool {
    yield_now().await;
    on_progress(share)
}

/// Yields once, until the caller polls again with [`go_on`]; no waker is called.
pub async fn yield_now() {
    let mut is_due = true;
    poll_fn(|_| if std::mem::take(&mut is_due) { Poll::Pending } else { Poll::Ready(()) }).await;
}

/// Does long work without a pause.
///
/// ```
/// use icetea_maze::maze::{Build, at_once};
///
/// let mut shares = Vec::new();
/// let mut on_progress = |share| {
///     shares.push(share);
///     shares.len() < 3
/// };
/// let build = Build::new(&"wilson1-200x300-7".parse()?);
/// assert_eq!(at_once(build.finish_while(&mut on_progress)), None);
/// assert!(shares.len() == 3 && shares.is_sorted());
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
pub fn at_once<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Poll::Ready(done) = go_on(work.as_mut()) {
            return done;
        }
    }
}

/// Does long work up to the next point where it yields.
pub fn go_on<T>(work: Pin<&mut (impl Future<Output = T> + ?Sized)>) -> Poll<T> {
    work.poll(&mut Context::from_waker(Waker::noop()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::endless::Room;
    use crate::maze::{Build, Endless, Generator, Size, Spec};

    /// How often the work yields.
    fn breaks(work: impl Future) -> u32 {
        let mut work = pin!(work);
        let mut count = 0;
        while go_on(work.as_mut()).is_pending() {
            count += 1;
        }
        count
    }

    /// This many rooms are a few milliseconds' work.
    const ROOMS_AT_ONCE: u32 = 1 << 16;

    #[test]
    fn a_large_maze_is_built_with_many_breaks_by_every_generator() {
        for generator in Generator::ALL {
            let size = Size::new(700, 900).unwrap();
            let build = Build::new(&Spec::new(generator, size, 5));
            let breaks = breaks(build.finish_on(1, &mut |_| true));
            assert!(breaks >= size.rooms() / ROOMS_AT_ONCE, "{generator}: {breaks}");
        }
    }

    #[test]
    fn a_maze_without_end_is_cut_with_many_breaks() {
        let size = Size::new(300, 500).unwrap();
        let breaks = breaks(Endless::new(5).cut_while(Room::default(), size, &mut |_| true));
        assert!(breaks >= size.rooms() / ROOMS_AT_ONCE, "{breaks}");
    }
}
