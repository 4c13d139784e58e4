//! What every generator can do, and the job it is given.

use std::fmt::Debug;

use super::rooms::Rooms;
use super::{BuildPart, BuildStep};
use crate::maze::program::Ran;
use crate::maze::{
    Draft, LongWork, Maze, Percent, ProgressFn, Shape, Size, StopRule, Tile, Traced, UnionFind,
    report,
};

#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub size: Size,
    /// Which rooms it has, if not all.
    pub shape: Option<&'static Shape>,
    pub seed: u64,
    /// The revision of its rules.
    pub revision: u32,
    /// The share of random steps, for those that have one.
    pub random: Option<Percent>,
    /// What is built, where it was drawn.
    pub draft: Option<&'static Draft>,
}

impl Job {
    pub fn rooms(&self) -> Rooms {
        Rooms::new(self.size, self.shape)
    }
}

/// How many steps are taken before the next check whether the work is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 16;

/// A generator at work on a maze.
pub(super) trait Grow: Debug + Send + Sync + CloneGrow {
    /// Takes one step; `None` when all is done.
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>>;

    /// Takes one step, and while union-find is at work reports every part of it but the last.
    fn step_watched(
        &mut self,
        maze: &mut Maze,
        _watch: &mut dyn FnMut(Traced<BuildPart>),
    ) -> Option<Ran<BuildStep>> {
        self.step(maze)
    }

    /// The sets of rooms, by the rooms' numbers, if this is union-find.
    fn sets(&self) -> Option<&UnionFind> {
        None
    }

    /// Whether start and goal can reach each other already. Generators that join them only at their
    /// very end keep this default.
    fn has_joined(&self, _maze: &Maze) -> bool {
        false
    }

    /// How much its stack or frontier holds; 0 if it has none.
    fn held(&self) -> usize {
        0
    }

    /// What is on its stack, the top last; nothing if it has none.
    fn stack(&self) -> Vec<Tile> {
        Vec::new()
    }

    /// How much of the work is done and how much there is, as a good estimate.
    fn progress(&self) -> (u64, u64);

    /// Whether the stop rule ends the build now.
    #[inline]
    fn is_stopped(&self, maze: &Maze, stop: StopRule) -> bool {
        stop == StopRule::Joined && self.has_joined(maze)
    }

    /// Takes up to this many steps and returns how many it took. The generator's type is known
    /// here, so the compiler drops the unused parts of a step. Generators with a faster way
    /// override this.
    fn drain(&mut self, maze: &mut Maze, stop: StopRule, steps: u64) -> u64 {
        let mut taken = 0;
        while taken < steps && !self.is_stopped(maze, stop) && self.step(maze).is_some() {
            taken += 1;
        }
        taken
    }

    /// Takes all the remaining steps; returns false as soon as the caller gives up.
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

    /// Takes all the remaining steps, on up to this many threads; returns false as soon as the
    /// caller gives up. Generators with a faster way to the same maze override it.
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

/// Clones a build without knowing its generator's type.
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
