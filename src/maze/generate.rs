//! How mazes grow: one file a generator, all of them step by step.
//!
//! A [`Build`] is an iterator of what its generator really does. The instant maze is the same
//! iterator drained, so that what is watched and what is played can never differ. It knows no
//! time: who draws it decides how fast it goes.

mod backtracker;
mod binary_tree;
mod dig;
mod division;
mod eller;
mod growing_tree;
mod hunt_and_kill;
mod kruskal;
mod loops;
mod prim;
mod rooms;
mod sidewinder;
mod step;
pub mod weight;
mod wilson;

use super::{Generator, Hop, Maze, Spec, Stop, UnionFind};
use backtracker::Backtracker;
use binary_tree::BinaryTree;
use dig::Dig;
use division::Division;
use eller::Eller;
use growing_tree::GrowingTree;
use hunt_and_kill::HuntAndKill;
use kruskal::Kruskal;
use loops::Loops;
use prim::Prim;
use sidewinder::Sidewinder;
pub use step::{BuildStep, RoomSet};
use wilson::Wilson;

/// A generator at work on a maze.
trait Grow {
    /// Does one thing, or says that all is done.
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep>;

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
    Kruskal(Kruskal),
    Backtracker(Backtracker),
    Prim(Prim),
    Division(Division),
    Dig(Dig),
    Wilson(Wilson),
    HuntAndKill(HuntAndKill),
    Eller(Eller),
    Sidewinder(Sidewinder),
    BinaryTree(BinaryTree),
    GrowingTree(GrowingTree),
    Loops(Loops),
    Done,
}

/// Does the same with whatever generator is at work.
macro_rules! with_generator {
    ($work:expr, $generator:ident => $do:expr, else $otherwise:expr) => {
        match $work {
            Work::Kruskal($generator) => $do,
            Work::Backtracker($generator) => $do,
            Work::Prim($generator) => $do,
            Work::Division($generator) => $do,
            Work::Dig($generator) => $do,
            Work::Wilson($generator) => $do,
            Work::HuntAndKill($generator) => $do,
            Work::Eller($generator) => $do,
            Work::Sidewinder($generator) => $do,
            Work::BinaryTree($generator) => $do,
            Work::GrowingTree($generator) => $do,
            Work::Loops(_) | Work::Done => $otherwise,
        }
    };
}

impl Build {
    /// A build that has not begun.
    pub fn new(spec: &Spec) -> Self {
        let (size, seed) = (spec.size(), spec.seed());
        let mut maze =
            Maze { grid: rooms::closed_grid(size), start: size.start(), goals: vec![size.goal()] };
        let work = match spec.generator() {
            Generator::Kruskal => Work::Kruskal(Kruskal::new(size, seed)),
            Generator::Backtracker => Work::Backtracker(Backtracker::new(size, seed)),
            Generator::Prim => Work::Prim(Prim::new(size, seed)),
            Generator::Division => Work::Division(Division::new(&mut maze, size, seed)),
            Generator::Dig => Work::Dig(Dig::new(&mut maze, seed)),
            Generator::Wilson => Work::Wilson(Wilson::new(size, seed)),
            Generator::HuntAndKill => Work::HuntAndKill(HuntAndKill::new(size, seed)),
            Generator::Eller => Work::Eller(Eller::new(size, seed)),
            Generator::Sidewinder => Work::Sidewinder(Sidewinder::new(size, seed)),
            Generator::BinaryTree => Work::BinaryTree(BinaryTree::new(size, seed)),
            Generator::GrowingTree { random } => {
                Work::GrowingTree(GrowingTree::new(size, seed, random))
            }
        };
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
    pub const fn sets(&self) -> Option<&UnionFind> {
        match &self.work {
            Work::Kruskal(kruskal) => Some(kruskal.sets()),
            _ => None,
        }
    }

    /// How much its stack or frontier holds: rooms, tiles of the digger, or chambers to divide.
    pub fn held(&self) -> usize {
        with_generator!(&self.work, generator => generator.held(), else 0)
    }

    /// The next step, and while union-find is at work every hop of its finds, each with the number
    /// of the room that is looked for.
    pub fn next_watched(&mut self, watch: impl FnMut(u32, Hop)) -> Option<BuildStep> {
        let may_go_on =
            |kruskal: &Kruskal| self.spec.stop() == Stop::Full || !kruskal.has_joined(&self.maze);
        if let Work::Kruskal(kruskal) = &mut self.work
            && may_go_on(kruskal)
            && let Some(step) = kruskal.step_watched(&mut self.maze, watch)
        {
            return Some(step);
        }
        self.next()
    }

    /// Takes up to this many steps and says whether there may be more.
    pub fn advance(&mut self, steps: u64) -> bool {
        let (stop, maze) = (self.spec.stop(), &mut self.maze);
        let taken = with_generator!(&mut self.work, generator => drain(generator, maze, stop, steps), else 0);
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
            Work::Loops(loops) => loops.progress(),
            work => with_generator!(work, generator => generator.progress(), else (1, 1)),
        };
        (done as f64 / total.max(1) as f64).min(1.0)
    }

    /// Goes on to what comes after the work at hand.
    fn next_work(&mut self) {
        let loops = self.spec.loops();
        self.work = match self.work {
            Work::Loops(_) | Work::Done => Work::Done,
            _ if loops.get() == 0 => Work::Done,
            _ => Work::Loops(Loops::new(self.maze.grid(), loops, self.spec.seed())),
        };
    }
}

impl Iterator for Build {
    type Item = BuildStep;

    fn next(&mut self) -> Option<BuildStep> {
        loop {
            let stop = self.spec.stop();
            let step = match &mut self.work {
                Work::Done => return None,
                Work::Loops(loops) => loops.step(&mut self.maze),
                work => with_generator!(
                    work,
                    generator => step_unless_stopped(generator, &mut self.maze, stop),
                    else None
                ),
            };
            if step.is_some() {
                return step;
            }
            self.next_work();
        }
    }
}

/// One step of a generator, unless the stop rule says that it is done.
#[inline]
fn step_unless_stopped(
    generator: &mut impl Grow,
    maze: &mut Maze,
    stop: Stop,
) -> Option<BuildStep> {
    if stop == Stop::Joined && generator.has_joined(maze) {
        return None;
    }
    generator.step(maze)
}

/// Takes up to this many steps of one generator and says how many it took. Here the kind of
/// generator is known, so that what nobody looks at of a step is never worked out.
fn drain(generator: &mut impl Grow, maze: &mut Maze, stop: Stop, steps: u64) -> u64 {
    let mut taken = 0;
    while taken < steps && step_unless_stopped(generator, maze, stop).is_some() {
        taken += 1;
    }
    taken
}
