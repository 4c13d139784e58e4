//! Long work on a thread, so that the window never stops answering. A new job voids the one
//! before it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use icetea_maze::game::course::{Course, Measuring};
use icetea_maze::game::race::Race;
use icetea_maze::game::race::arena::{Arena, ArenaPlan};
use icetea_maze::game::screen::contest::{Lineup, Rehearsed};
use icetea_maze::game::theatre::{Rehearsal, Show, Timeline};
use icetea_maze::maze::{Build, Maze, Spec, read};
use icetea_maze::store::SavedRun;

use super::kept::{self, Source};
use super::maze_view::{FarTexels, far_texels};

/// Something to make ready.
pub enum Job {
    /// Build the maze of a spec.
    Grow(Spec),
    /// Measure a maze that is there already.
    Measure(Box<Maze>),
    /// Read a maze from the bytes of the file of this name.
    Read { name: String, bytes: Vec<u8> },
    /// Build the maze of a run that was kept.
    Resume(Box<SavedRun>),
    /// Go through a show for the first time.
    Rehearse(Box<Show>),
    /// Build and measure the maze of a round of two.
    Arena(ArenaPlan),
    /// Go through all lanes of a contest for the first time.
    Compete(Box<Lineup>),
}

/// What a job has come to.
pub enum Outcome {
    /// A course, and the run in it if one was to be resumed.
    Ready { course: Arc<Course>, run: Option<Box<Race>>, texels: FarTexels },
    /// A show that can jump to any of its steps.
    Rehearsed(Box<Timeline>),
    /// A contest that can do so too, and its table.
    Contest(Box<Rehearsed>),
    /// The maze of a round, and the walls of both sides as they are painted: those of the second
    /// only if they are others.
    Arena { arena: Arc<Arena>, texels: FarTexels, mirrored: Option<FarTexels> },
    /// There is no maze in the file, and this is why.
    NoMaze(String),
    /// The run that was kept does not fit its maze.
    Misfit,
}

/// Does one job at a time.
pub struct Worker {
    jobs: Sender<(u64, Job)>,
    outcomes: Receiver<(u64, Outcome)>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// The number of the job that still counts.
    wanted: AtomicU64,
    /// The number of the job that is being done, and in the lowest bits how much of it is done, in
    /// thousandths. Together they only ever grow, whatever a job that was voided still tells.
    progress: AtomicU64,
}

const SHARE_BITS: u32 = 10;

/// How many steps or tiles are taken before a look at whether the job is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 16;
/// At which shares of the whole work the maze is built and measured, as was timed; painting it
/// takes the rest.
const BUILT: f64 = 0.7;
const MEASURED: f64 = 0.95;
/// Before a contest, at which share its maze is built.
const BUILT_FOR_CONTEST: f64 = 0.2;

impl Worker {
    pub fn new() -> Self {
        let (jobs, inbox) = channel();
        let (outbox, outcomes) = channel();
        let shared = Arc::new(Shared::default());
        let of_thread = Arc::clone(&shared);
        thread::spawn(move || {
            for (number, job) in inbox {
                let task = Task { number, shared: &of_thread };
                if let Some(outcome) = task.carry_out(job)
                    && outbox.send((number, outcome)).is_err()
                {
                    return;
                }
            }
        });
        Self { jobs, outcomes, shared }
    }

    /// Begins a job and forgets the one before.
    pub fn begin(&self, job: Job) {
        let number = self.shared.wanted.fetch_add(1, Ordering::SeqCst) + 1;
        // The thread lives as long as the worker.
        let _ = self.jobs.send((number, job));
    }

    /// Forgets the job.
    pub fn cancel(&self) {
        self.shared.wanted.fetch_add(1, Ordering::SeqCst);
    }

    /// What the last job has come to, once it is done.
    pub fn take(&self) -> Option<Outcome> {
        let wanted = self.shared.wanted.load(Ordering::SeqCst);
        self.outcomes.try_iter().find(|(number, _)| *number == wanted).map(|(_, outcome)| outcome)
    }

    /// Which share of the job is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let progress = self.shared.progress.load(Ordering::Relaxed);
        let is_wanted = progress >> SHARE_BITS == self.shared.wanted.load(Ordering::SeqCst);
        let thousandths = progress & ((1 << SHARE_BITS) - 1);
        if is_wanted { thousandths as f32 / 1000.0 } else { 0.0 }
    }
}

/// The job that the thread is at.
struct Task<'a> {
    number: u64,
    shared: &'a Shared,
}

impl Task<'_> {
    /// What the job comes to; nothing as soon as nobody wants it any more.
    fn carry_out(&self, job: Job) -> Option<Outcome> {
        let (maze, spec, saved) = match job {
            Job::Grow(spec) => (self.grow(&spec, BUILT)?, Some(spec), None),
            Job::Measure(maze) => (*maze, None, None),
            Job::Read { name, bytes } => match read(&bytes) {
                Ok(maze) => (maze, None, None),
                Err(error) => return Some(Outcome::NoMaze(format!("{name}: {error}"))),
            },
            Job::Rehearse(show) => {
                return self.rehearse(*show).map(|timeline| Outcome::Rehearsed(Box::new(timeline)));
            }
            Job::Arena(plan) => return self.arena(plan),
            Job::Compete(lineup) => {
                return self.compete(&lineup).map(|contest| Outcome::Contest(Box::new(contest)));
            }
            Job::Resume(saved) => match kept::source(&saved) {
                Some(Source::Spec(spec)) => (self.grow(&spec, BUILT)?, Some(spec), Some(saved)),
                Some(Source::Maze(maze)) => (maze, None, Some(saved)),
                None => return Some(Outcome::Misfit),
            },
        };
        let course = Arc::new(self.measure(maze, spec)?);
        let run = match saved.map(|saved| kept::resumed(&saved, Arc::clone(&course))) {
            Some(None) => return Some(Outcome::Misfit),
            Some(Some(run)) => Some(Box::new(run)),
            None => None,
        };
        let texels =
            far_texels(&course.maze, |share| self.goes_on(MEASURED + (1.0 - MEASURED) * share))?;
        Some(Outcome::Ready { course, run, texels })
    }

    /// Tells how far it is and hears whether it is still wanted.
    fn goes_on(&self, share: f64) -> bool {
        let progress = self.number << SHARE_BITS | (share * 1000.0) as u64;
        self.shared.progress.fetch_max(progress, Ordering::Relaxed);
        self.shared.wanted.load(Ordering::SeqCst) == self.number
    }

    /// Builds a maze, which is so much of the whole job.
    fn grow(&self, spec: &Spec, whole: f64) -> Option<Maze> {
        if !self.goes_on(0.0) {
            return None;
        }
        let mut build = Build::new(spec);
        while build.advance(STEPS_AT_ONCE) {
            if !self.goes_on(whole * build.progress()) {
                return None;
            }
        }
        Some(build.finish())
    }

    fn arena(&self, plan: ArenaPlan) -> Option<Outcome> {
        let course = self.measure(self.grow(&plan.spec, BUILT)?, Some(plan.spec))?;
        let arena = Arc::new(Arena::new(plan, Arc::new(course)));
        let half = (1.0 - MEASURED) / 2.0;
        let paint = |side: usize| {
            let painted = MEASURED + half * side as f64;
            far_texels(arena.maze_of(side), |share| self.goes_on(painted + half * share))
        };
        let texels = paint(0)?;
        let mirrored = if plan.is_mirrored { Some(paint(1)?) } else { None };
        Some(Outcome::Arena { arena, texels, mirrored })
    }

    fn rehearse(&self, show: Show) -> Option<Timeline> {
        let mut rehearsal = Rehearsal::new(show);
        while self.goes_on(rehearsal.progress()) {
            if !rehearsal.advance(STEPS_AT_ONCE) {
                return Some(rehearsal.finish());
            }
        }
        None
    }

    fn compete(&self, lineup: &Lineup) -> Option<Rehearsed> {
        let mut rehearsal = lineup.rehearsal(|spec| self.grow(spec, BUILT_FOR_CONTEST))?;
        let share = |progress: f64| BUILT_FOR_CONTEST + (1.0 - BUILT_FOR_CONTEST) * progress;
        while self.goes_on(share(rehearsal.progress())) {
            if !rehearsal.advance(STEPS_AT_ONCE) {
                return Some(Rehearsed::of(rehearsal));
            }
        }
        None
    }

    fn measure(&self, maze: Maze, spec: Option<Spec>) -> Option<Course> {
        let mut measuring = Measuring::new(maze, spec);
        while measuring.advance(STEPS_AT_ONCE) {
            if !self.goes_on(BUILT + (MEASURED - BUILT) * measuring.progress()) {
                return None;
            }
        }
        Some(measuring.finish())
    }
}
