//! A maze that is being built, step by step or all at once.

use std::num::NonZero;
use std::thread;

use super::loops::{self, Loops};
use super::{BuildPart, BuildStep, Grow, GrowthStyle, Job};
use crate::maze::program::Ran;
use crate::maze::{Maze, ProgressFn, Spec, Tile, Traced, UnionFind, at_once, report};

/// How many rooms make it worth asking the system for its processors, which takes longer than
/// building a small maze.
const LEAST_ROOMS_FOR_THREADS: u32 = 1 << 17;

/// A maze that is being built.
///
/// ```
/// use icetea_maze::maze::{Build, BuildStep, Generator, Size, Spec};
///
/// let spec = Spec::new(Generator::Kruskal, Size::new(4, 3)?, 233);
/// let merged = |step: &BuildStep| matches!(step, BuildStep::Merged { .. });
/// assert_eq!(Build::new(&spec).filter(merged).count(), 4 * 3 - 1);
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Build {
    /// The maze as it is now. Until the build is done, start and goal may still be walls.
    pub maze: Maze,
    /// What the maze grows from.
    pub spec: Spec,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    Growing(Box<dyn Grow>),
    Looping(Loops),
    Done,
}

impl Build {
    /// A build that has not begun.
    pub fn new(spec: &Spec) -> Self {
        let (size, shape) = (spec.size(), spec.shape());
        let mut maze =
            Maze { grid: spec.closed_grid(), start: spec.start(), goals: vec![spec.goal()] };
        let generator = spec.generator();
        let (revision, random) = (spec.revision(), generator.random());
        let job =
            Job { size, shape, seed: spec.seed(), revision, random, draft: generator.draft() };
        let work = Work::Growing((generator.info().begin)(&mut maze, job));
        Self { maze, spec: *spec, work }
    }

    /// The sets of rooms, by the rooms' numbers counted row by row, while union-find is at work.
    pub fn sets(&self) -> Option<&UnionFind> {
        self.generator().and_then(Grow::sets)
    }

    /// How much its stack or frontier holds: rooms, tiles of the digger, or chambers to divide.
    pub fn held(&self) -> usize {
        self.generator().map_or(0, Grow::held)
    }

    /// What is on the stack of a generator that has one, the top last: rooms, or tiles of the digger.
    pub fn stack(&self) -> Option<Vec<Tile>> {
        let style = self.spec.generator().info().style;
        let has_one = matches!(style, GrowthStyle::Stack | GrowthStyle::Digging);
        has_one.then(|| self.generator().map_or_else(Vec::new, Grow::stack))
    }

    fn generator(&self) -> Option<&dyn Grow> {
        match &self.work {
            Work::Growing(generator) => Some(&**generator),
            Work::Looping(_) | Work::Done => None,
        }
    }

    /// The next step, with the lines of the program that it ran. While union-find is at work,
    /// `watch` gets every part of the step but the last.
    pub fn next_watched(
        &mut self,
        mut watch: impl FnMut(Traced<BuildPart>),
    ) -> Option<Traced<BuildStep>> {
        self.next_by(|generator, maze| generator.step_watched(maze, &mut watch))
    }

    /// The next step, with the lines of the program that it ran.
    pub fn next_told(&mut self) -> Option<Traced<BuildStep>> {
        self.next_by(|generator, maze| generator.step(maze))
    }

    fn next_by(
        &mut self,
        mut step: impl FnMut(&mut dyn Grow, &mut Maze) -> Option<Ran<BuildStep>>,
    ) -> Option<Traced<BuildStep>> {
        loop {
            let (stop, maze) = (self.spec.stop(), &mut self.maze);
            let (ran, program) = match &mut self.work {
                Work::Growing(generator) => {
                    let on_progress = !generator.is_stopped(maze, stop);
                    let ran = on_progress.then(|| step(&mut **generator, maze)).flatten();
                    (ran, self.spec.generator().info().program)
                }
                Work::Looping(loops) => (loops.step(maze), &loops::PROGRAM),
                Work::Done => return None,
            };
            if let Some(ran) = ran {
                return Some(ran.of(program));
            }
            self.next_work();
        }
    }

    /// Takes up to this many steps and returns whether there may be more.
    pub fn advance(&mut self, steps: u64) -> bool {
        let taken = match &mut self.work {
            Work::Growing(generator) => generator.drain(&mut self.maze, self.spec.stop(), steps),
            Work::Looping(_) | Work::Done => 0,
        };
        (taken..steps).all(|_| self.next().is_some())
    }

    /// Takes all the remaining steps.
    pub fn finish(self) -> Maze {
        at_once(self.finish_while(&mut |_| true)).expect("nobody gives it up")
    }

    /// Takes all the remaining steps and reports the progress. `None` if `on_progress` returns
    /// false, which gives the build up.
    pub async fn finish_while(self, on_progress: ProgressFn<'_>) -> Option<Maze> {
        let is_small = self.spec.size().rooms() < LEAST_ROOMS_FOR_THREADS;
        let threads = if is_small { 1 } else { all_threads() };
        self.finish_on(threads, on_progress).await
    }

    /// Does what [`finish_while`](Self::finish_while) does, on up to this many threads.
    pub async fn finish_on(mut self, threads: usize, on_progress: ProgressFn<'_>) -> Option<Maze> {
        if let Work::Growing(generator) = &mut self.work {
            if !generator.finish(&mut self.maze, self.spec.stop(), threads, on_progress).await {
                return None;
            }
            self.next_work();
        }
        while self.advance(1 << 16) {
            if !report(on_progress, 1.0).await {
                return None;
            }
        }
        Some(self.maze)
    }

    /// Which share of the work at hand is done, from 0 to 1, as a good estimate.
    pub fn progress(&self) -> f64 {
        let (done, total) = match &self.work {
            Work::Growing(generator) => generator.progress(),
            Work::Looping(loops) => loops.progress(),
            Work::Done => (1, 1),
        };
        (done as f64 / total.max(1) as f64).min(1.0)
    }

    fn next_work(&mut self) {
        let loops = self.spec.loops();
        self.work = match self.work {
            Work::Growing(_) if loops.get() > 0 => {
                Work::Looping(Loops::new(self.maze.grid(), loops, self.spec.seed()))
            }
            Work::Growing(_) | Work::Looping(_) | Work::Done => Work::Done,
        };
    }
}

impl Iterator for Build {
    type Item = BuildStep;

    fn next(&mut self) -> Option<BuildStep> {
        self.next_told().map(|told| told.step)
    }
}

/// How many threads the machine runs at a time.
pub fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
