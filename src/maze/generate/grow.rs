//! What every generator can do, and what it is told before it begins.

use std::fmt::Debug;

use super::{BuildPart, BuildStep};
use crate::maze::program::Ran;
use crate::maze::{LongWork, Maze, Percent, ProgressFn, Size, StopRule, Traced, UnionFind, report};

/// What a generator goes by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub size: Size,
    pub seed: u64,
    /// By which revision of its rules.
    pub revision: u32,
    /// The share of random steps, for those that have one.
    pub random: Option<Percent>,
}

/// How many steps are taken before a look at whether the work is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 16;

/// A generator at work on a maze.
pub(super) trait Grow: Debug + Send + Sync + CloneGrow {
    /// Does one thing, or says that all is done.
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>>;

    /// The same, and while union-find is at work every part of the step is told but the last.
    fn step_watched(
        &mut self,
        maze: &mut Maze,
        _watch: &mut dyn FnMut(Traced<BuildPart>),
    ) -> Option<Ran<BuildStep>> {
        self.step(maze)
    }

    /// The sets of rooms, by the rooms' numbers, for union-find.
    fn sets(&self) -> Option<&UnionFind> {
        None
    }

    /// Whether start and goal can reach each other already. Generators that join them only at
    /// their very end leave this alone.
    fn has_joined(&self, _maze: &Maze) -> bool {
        false
    }

    /// How much its stack or frontier holds; nothing for those that have none.
    fn held(&self) -> usize {
        0
    }

    /// How much of the work is done and how much there is, as near as it can be told.
    fn progress(&self) -> (u64, u64);

    /// Whether the stop rule says that it is done.
    #[inline]
    fn is_stopped(&self, maze: &Maze, stop: StopRule) -> bool {
        stop == StopRule::Joined && self.has_joined(maze)
    }

    /// Takes up to this many steps and says how many it took. Here the kind of generator is known,
    /// so that what nobody looks at of a step is never worked out. Generators that know a shorter way
    /// than one step after the other take it.
    fn drain(&mut self, maze: &mut Maze, stop: StopRule, steps: u64) -> u64 {
        let mut taken = 0;
        while taken < steps && !self.is_stopped(maze, stop) && self.step(maze).is_some() {
            taken += 1;
        }
        taken
    }

    /// Takes all the steps that are left; says false as soon as it is told to give up.
    fn finish_stepwise<'a>(
        &'a mut self,
        maze: &'a mut Maze,
        stop: StopRule,
        on_progress: ProgressFn<'a>,
    ) -> LongWork<'a, bool> {
        Box::pin(async move {
            while self.drain(maze, stop, STEPS_AT_ONCE) == STEPS_AT_ONCE {
                let (done, total) = self.progress();
                if !report(on_progress, done as f64 / total.max(1) as f64).await {
                    return false;
                }
            }
            true
        })
    }

    /// The same on up to so many threads. Generators that know a shorter way than their steps to
    /// the same maze take it.
    fn finish<'a>(
        &'a mut self,
        maze: &'a mut Maze,
        stop: StopRule,
        _threads: usize,
        on_progress: ProgressFn<'a>,
    ) -> LongWork<'a, bool> {
        self.finish_stepwise(maze, stop, on_progress)
    }
}

/// Lets a build be copied whatever generator is at work.
pub(super) trait CloneGrow {
    fn clone_boxed(&self) -> Box<dyn Grow>;
}

impl<G: Grow + Clone + 'static> CloneGrow for G {
    fn clone_boxed(&self) -> Box<dyn Grow> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Grow> {
    fn clone(&self) -> Self {
        (**self).clone_boxed()
    }
}
