//! What a program of the player's own does on the screen: the log of its run, and the moment of it
//! that is seen.

use super::building::BuildStage;
use super::solving::{SolveShow, SolveStage};
use crate::game::scene::{MOST_WATCHED_ROOMS, Scene, can_be_watched};
use crate::guest::build_with::BuildWith;
use crate::guest::{
    GuestEnd, GuestFeed, GuestPart, GuestTask, LogLine, MAX_CELLS, MouseMaze, MouseStage, News,
    RunLog, RunMoment, Stage,
};
use crate::screens::prelude::*;

/// A run that is heard of bit by bit.
#[derive(Clone, Debug)]
pub struct ProgramRun<S: Stage> {
    /// All that has happened.
    pub log: RunLog<S>,
    /// What is seen now.
    pub moment: RunMoment<S>,
    feed: Option<Arc<GuestFeed<S::Event>>>,
    /// What happened in a run out of a file, as far as it is not taken yet.
    happened: std::vec::IntoIter<News<S::Event>>,
    /// How much of that is taken a tick: an event may cost as much as the stage weighs.
    most_a_tick: usize,
}

/// How much the events that are taken in a tick may cost together, at most.
const COST_A_TICK: usize = 20_000_000;

impl<S: Stage> ProgramRun<S> {
    /// One that begins like this, with what has happened in it, if it was before.
    pub fn new(first: S, happened: Vec<News<S::Event>>) -> Self {
        let (most_a_tick, log) = (COST_A_TICK / first.weight().max(1), RunLog::new(first));
        let happened = happened.into_iter();
        Self { moment: RunMoment::first(&log), log, feed: None, happened, most_a_tick }
    }

    pub(super) fn begin(&mut self) -> std::sync::Weak<GuestFeed<S::Event>> {
        Arc::downgrade(self.feed.insert(Arc::default()))
    }

    /// Lets the program go: it ends.
    pub(super) fn leave(&mut self) {
        self.feed = None;
    }

    /// Takes what is new; says how the program has ended, if it has.
    pub(super) fn listen(&mut self) -> Option<GuestEnd> {
        for one in self.happened.by_ref().take(self.most_a_tick) {
            self.log.take(one);
        }
        let (news, end) = self.feed.as_ref()?.take();
        for one in news {
            self.log.take(one);
        }
        end
    }
}

/// A task, and how it is done.
#[derive(Clone, Debug)]
pub enum Act {
    /// A micromouse walks.
    Walk {
        /// Its run.
        run: ProgramRun<MouseStage>,
        /// The maze as it is painted.
        measured: Arc<MeasuredMaze>,
    },
    /// A union-find builds.
    Build {
        /// Its run.
        run: Box<ProgramRun<BuildStage>>,
        /// Who judges it, before anything was said.
        judge: Box<BuildWith>,
    },
    /// A stack solves.
    Solve {
        /// Its run.
        run: ProgramRun<SolveStage>,
        /// What it is set beside.
        solving: Box<SolveShow>,
    },
}

macro_rules! with_run {
    ($act:expr, $run:ident => $made:expr) => {
        match $act {
            Act::Walk { run: $run, .. } => $made,
            Act::Build { run: $run, .. } => $made,
            Act::Solve { run: $run, .. } => $made,
        }
    };
}

impl Act {
    /// A task, with what was heard of it.
    pub fn new(scene: Scene) -> Self {
        match scene {
            Scene::Walk(maze, heard) => {
                let measured = Arc::new(MeasuredMaze::new(Arc::clone(&maze.maze), None));
                let stage = MouseStage::new(Arc::new(maze));
                Self::Walk { run: ProgramRun::new(stage, heard), measured }
            }
            Scene::Build(spec, judge, heard) => {
                let run = Box::new(ProgramRun::new(BuildStage::new(&spec), heard));
                Self::Build { run, judge }
            }
            Scene::Solve(maze, judge, heard) => {
                let run = ProgramRun::new(SolveStage::new(judge.size()), heard);
                Self::Solve { run, solving: Box::new(SolveShow::new(maze, *judge)) }
            }
        }
    }

    /// The tasks that a program can be given in this maze.
    pub fn tasks_in(source: &Source) -> Vec<GuestTask> {
        let can = |task: &GuestTask| match (task, source) {
            (GuestTask::Walk, Source::Grown(spec)) => {
                // In a shape, hardly ever there is a room in the corner and in the middle.
                spec.generator().is_of_rooms()
                    && spec.shape().is_none()
                    && spec.size().width().max(spec.size().height()) <= MAX_CELLS
            }
            (GuestTask::Walk, Source::Given { maze, .. }) => MouseMaze::can_be(maze),
            (GuestTask::Build, Source::Grown(spec)) => {
                can_be_watched(spec).is_ok() && BuildWith::can_build(spec).is_ok()
            }
            (GuestTask::Build, Source::Given { .. }) => false,
            (GuestTask::Solve, Source::Grown(spec)) => {
                spec.generator().is_of_rooms() && can_be_watched(spec).is_ok()
            }
            (GuestTask::Solve, Source::Given { maze, is_of_rooms }) => {
                *is_of_rooms && maze.grid().tiles() <= 4 * MOST_WATCHED_ROOMS as usize
            }
        };
        [GuestTask::Walk, GuestTask::Build, GuestTask::Solve].into_iter().filter(can).collect()
    }

    /// What it does.
    pub const fn task(&self) -> GuestTask {
        match self {
            Self::Walk { .. } => GuestTask::Walk,
            Self::Build { .. } => GuestTask::Build,
            Self::Solve { .. } => GuestTask::Solve,
        }
    }

    /// Whether its judge has found all of it right in the end, or something wrong.
    pub fn verdict(&self) -> Option<bool> {
        let (is_wrong, is_done) = match self {
            Self::Walk { .. } => return None,
            Self::Build { run, .. } => (run.log.last().wrong.is_some(), run.log.last().is_right),
            Self::Solve { run, .. } => {
                (run.log.last().wrong.is_some(), run.log.last().has_answered)
            }
        };
        (is_wrong || is_done).then_some(!is_wrong)
    }

    /// Whether it was begun.
    pub const fn is_begun(&self) -> bool {
        with_run!(self, run => run.feed.is_some())
    }

    /// The program's part in it, from now on.
    pub fn begin(&mut self) -> GuestPart {
        match self {
            Self::Walk { run, .. } => {
                GuestPart::Walk(Arc::clone(&run.moment.stage.maze), run.begin())
            }
            Self::Build { run, judge } => GuestPart::Build(judge.clone(), run.begin()),
            Self::Solve { run, solving } => {
                GuestPart::Solve(Box::new(solving.judge.clone()), run.begin())
            }
        }
    }

    /// Lets the program go: it ends.
    pub fn leave(&mut self) {
        with_run!(self, run => run.leave());
    }

    /// Takes what is new; says how the program has ended, if it has.
    pub fn listen(&mut self) -> Option<GuestEnd> {
        with_run!(self, run => run.listen())
    }

    /// How many steps there are.
    pub const fn steps(&self) -> u64 {
        with_run!(self, run => run.log.steps())
    }

    /// Whether all of a run out of a file is taken.
    pub fn is_whole(&self) -> bool {
        with_run!(self, run => run.happened.as_slice().is_empty())
    }

    /// What was heard in a run out of a file.
    pub fn hear_of(&mut self, heard: String) {
        with_run!(self, run => run.log.hear_of(heard));
    }

    /// All that was heard of it, unless that was too much.
    pub fn heard(&self) -> Option<&str> {
        with_run!(self, run => run.log.heard())
    }

    /// Goes to when so many steps are done.
    pub fn seek(&mut self, step: u64) {
        with_run!(self, run => run.moment.seek(&run.log, step));
    }

    /// The lines that have been said when a step is done.
    pub fn lines(&self, step: u64) -> &[LogLine] {
        with_run!(self, run => run.log.lines(step))
    }

    /// Tells a mouse, when it asks, that it was reset.
    pub fn press_reset(&self) {
        if let Self::Walk { run, .. } = self
            && let Some(feed) = &run.feed
        {
            feed.press_reset();
        }
    }
}
