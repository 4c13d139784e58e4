//! A maze that is being built, step by step or all at once.

use std::fmt::Debug;

use super::loops::Loops;
use super::{BuildStep, rooms};
use crate::maze::{Hop, Maze, Spec, Stop, Told, UnionFind};

/// A generator at work on a maze.
pub(super) trait Grow: Debug + Send + Sync + CloneGrow {
    /// Does one thing, or says that all is done.
    fn step(&mut self, maze: &mut Maze) -> Option<Told<BuildStep>>;

    /// The same, and while union-find is at work every hop of its finds is told, each with the
    /// number of the room that is looked for.
    fn step_watched(
        &mut self,
        maze: &mut Maze,
        _watch: &mut dyn FnMut(u32, Hop),
    ) -> Option<Told<BuildStep>> {
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
    fn is_stopped(&self, maze: &Maze, stop: Stop) -> bool {
        stop == Stop::Joined && self.has_joined(maze)
    }

    /// Takes up to this many steps and says how many it took. Here the kind of generator is known,
    /// so that what nobody looks at of a step is never worked out.
    fn drain(&mut self, maze: &mut Maze, stop: Stop, steps: u64) -> u64 {
        let mut taken = 0;
        while taken < steps && !self.is_stopped(maze, stop) && self.step(maze).is_some() {
            taken += 1;
        }
        taken
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
    maze: Maze,
    spec: Spec,
    work: Work,
}

/// What a build is busy with.
#[derive(Clone, Debug)]
enum Work {
    Growing(Box<dyn Grow>),
    Looping(Loops),
    Done,
}

impl Build {
    /// A build that has not begun.
    pub fn new(spec: &Spec) -> Self {
        let size = spec.size();
        let mut maze =
            Maze { grid: rooms::closed_grid(size), start: size.start(), goals: vec![size.goal()] };
        let work = Work::Growing((spec.generator().info().begin)(&mut maze, spec));
        Self { maze, spec: *spec, work }
    }

    /// The maze as it is now. Until the build is done, start and goal may still be walls.
    pub const fn maze(&self) -> &Maze {
        &self.maze
    }

    /// What the maze grows from.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The sets of rooms, by the rooms' numbers counted row by row, while union-find is at work.
    pub fn sets(&self) -> Option<&UnionFind> {
        self.generator().and_then(Grow::sets)
    }

    /// How much its stack or frontier holds: rooms, tiles of the digger, or chambers to divide.
    pub fn held(&self) -> usize {
        self.generator().map_or(0, Grow::held)
    }

    fn generator(&self) -> Option<&dyn Grow> {
        match &self.work {
            Work::Growing(generator) => Some(&**generator),
            Work::Looping(_) | Work::Done => None,
        }
    }

    /// The next step with the lines of the program that it was, and while union-find is at work
    /// every hop of its finds, each with the number of the room that is looked for.
    pub fn next_watched(&mut self, mut watch: impl FnMut(u32, Hop)) -> Option<Told<BuildStep>> {
        self.next_by(|generator, maze| generator.step_watched(maze, &mut watch))
    }

    /// The next step, with the lines of the program that it was.
    pub fn next_told(&mut self) -> Option<Told<BuildStep>> {
        self.next_by(|generator, maze| generator.step(maze))
    }

    fn next_by(
        &mut self,
        mut step: impl FnMut(&mut dyn Grow, &mut Maze) -> Option<Told<BuildStep>>,
    ) -> Option<Told<BuildStep>> {
        loop {
            let (stop, maze) = (self.spec.stop(), &mut self.maze);
            let told = match &mut self.work {
                Work::Growing(generator) if generator.is_stopped(maze, stop) => None,
                Work::Growing(generator) => step(&mut **generator, maze),
                Work::Looping(loops) => loops.step(maze),
                Work::Done => return None,
            };
            if told.is_some() {
                return told;
            }
            self.next_work();
        }
    }

    /// Takes up to this many steps and says whether there may be more.
    pub fn advance(&mut self, steps: u64) -> bool {
        let taken = match &mut self.work {
            Work::Growing(generator) => generator.drain(&mut self.maze, self.spec.stop(), steps),
            Work::Looping(_) | Work::Done => 0,
        };
        (taken..steps).all(|_| self.next().is_some())
    }

    /// Takes all the steps that are left.
    pub fn finish(mut self) -> Maze {
        while self.advance(u64::MAX) {}
        self.maze
    }

    /// Which share of the work at hand is done, from 0 to 1, as near as it can be told.
    pub fn progress(&self) -> f64 {
        let (done, total) = match &self.work {
            Work::Growing(generator) => generator.progress(),
            Work::Looping(loops) => loops.progress(),
            Work::Done => (1, 1),
        };
        (done as f64 / total.max(1) as f64).min(1.0)
    }

    /// Goes on to what comes after the work at hand.
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
