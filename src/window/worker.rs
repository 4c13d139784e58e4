//! Carries out the game's requests in the background, so that the window never stops answering. A
//! new request voids the one before it.
//!
//! The library answers the request; here the walls as they are painted are added, and to a
//! recording, its owner.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use icetea_maze::game::request::{Request, Response};
use icetea_maze::maze::Maze;
use icetea_maze::store::Seals;

use super::maze_view::{FarTexels, far_texels};
use super::tasks;

/// The result of a request.
pub struct Made {
    pub answer: Response,
    /// The painted walls of each maze in it; in a round of two, the second side's follow the first
    /// side's if they differ.
    pub painted: Vec<FarTexels>,
}

/// Carries out one request at a time.
pub struct Worker {
    seals: Seals,
    outbox: Sender<(u64, Made)>,
    made: Receiver<(u64, Made)>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The number of the request that still counts.
    wanted: AtomicU64,
    /// The number of the current request, and in the lowest bits its progress in thousandths.
    /// Together they only ever grow, whatever a voided request still reports.
    progress: AtomicU64,
}

const SHARE_BITS: u32 = 10;

/// The share of the whole work after which the walls are painted, as measured.
const ANSWERED: f64 = 0.95;

impl Worker {
    pub fn new(seals: Seals) -> Self {
        let (outbox, made) = channel();
        Self { seals, outbox, made, shared: Arc::default() }
    }

    /// Begins a request and drops the one before.
    pub fn begin(&self, request: Request) {
        let number = self.shared.wanted.fetch_add(1, Ordering::SeqCst) + 1;
        let (shared, seals) = (Arc::clone(&self.shared), self.seals.clone());
        let outbox = self.outbox.clone();
        tasks::spawn_task(async move || {
            let work = Work { number, shared: &shared, seals: &seals };
            if let Some(made) = work.make(request).await {
                // The receiver is gone once the window is closed.
                let _ = outbox.send((number, made));
            }
        });
    }

    /// Drops the request.
    pub fn cancel(&self) {
        self.shared.wanted.fetch_add(1, Ordering::SeqCst);
    }

    /// The result of the last request, once it is done.
    pub fn take(&self) -> Option<Made> {
        let wanted = self.shared.wanted.load(Ordering::SeqCst);
        self.made.try_iter().find(|(number, _)| *number == wanted).map(|(_, made)| made)
    }

    /// The progress, from 0 to 1.
    pub fn share(&self) -> f32 {
        let progress = self.shared.progress.load(Ordering::Relaxed);
        let is_wanted = progress >> SHARE_BITS == self.shared.wanted.load(Ordering::SeqCst);
        let thousandths = progress & ((1 << SHARE_BITS) - 1);
        if is_wanted { thousandths as f32 / 1000.0 } else { 0.0 }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// A request that is being carried out.
struct Work<'a> {
    number: u64,
    shared: &'a Shared,
    seals: &'a Seals,
}

impl Work<'_> {
    /// The result of the request; `None` as soon as it is no longer wanted.
    async fn make(&self, request: Request) -> Option<Made> {
        // A grown maze that is measured again was shown before.
        let is_shown = matches!(request, Request::Measure(_, Some(_)));
        let mut goes_on = |share| self.goes_on(ANSWERED * share);
        let answer = request.carry_out_by_turns(&mut goes_on).await?;
        let answer = match answer {
            Response::Recording(read) => Response::Recording(Box::new(self.seals.judge(*read))),
            answer => answer,
        };
        let mazes = if is_shown { Vec::new() } else { mazes_of(&answer) };
        let each = (1.0 - ANSWERED) / mazes.len() as f64;
        let mut painted = Vec::new();
        for maze in mazes {
            let before = ANSWERED + each * painted.len() as f64;
            let mut goes_on = |share| self.goes_on(before + each * share);
            painted.push(far_texels(maze, &mut goes_on).await?);
        }
        Some(Made { answer, painted })
    }

    /// Reports the progress and returns whether the request is still wanted.
    fn goes_on(&self, share: f64) -> bool {
        let progress = self.number << SHARE_BITS | (share * 1000.0) as u64;
        self.shared.progress.fetch_max(progress, Ordering::Relaxed);
        self.shared.wanted.load(Ordering::SeqCst) == self.number
    }
}

/// The mazes that are painted before they are shown.
fn mazes_of(answer: &Response) -> Vec<&Maze> {
    match answer {
        Response::MeasuredMaze(measured) | Response::Read(measured, _) => vec![measured.floor()],
        Response::Run(run) => vec![run.measured().floor()],
        Response::Leg(leg) | Response::Challenge(leg, _) => vec![&leg.measured.maze],
        Response::Retraced(Ok(retraced)) => vec![&retraced.measured.maze],
        Response::Arena(arena) if arena.has_mirror() => {
            vec![arena.maze_of(0), arena.maze_of(1)]
        }
        Response::Arena(arena) => vec![arena.maze_of(0)],
        Response::Misfit
        | Response::Recording(_)
        | Response::ToldRun(_)
        | Response::Retraced(Err(_))
        | Response::Unreadable(..)
        | Response::TooLarge(_)
        | Response::Timeline(_)
        | Response::World(_)
        | Response::Sight(_)
        | Response::Contest(_) => Vec::new(),
    }
}
