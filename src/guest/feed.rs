//! What a running program tells the screen that shows it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::build_with::{BuildEvent, BuildWith};
use super::command::split_command;
use super::end::{GuestEnd, GuestLimits};
use super::mouse_maze::MouseMaze;
use super::run_log::News;
use super::solve_with::{SolveEvent, SolveWith};
use super::stage::MouseEvent;

/// What a program is to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GuestTask {
    /// Walk to the cheese as a micromouse.
    #[default]
    Walk,
    /// Build the maze with a union-find.
    Build,
    /// Solve it with a stack.
    Solve,
}

/// A program to be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestOrder {
    /// What it is to do.
    pub task: GuestTask,
    /// The program and its arguments, as one line.
    pub command: String,
    /// The folder that it runs in; the present one if this is empty.
    pub folder: String,
    /// What it is kept within.
    pub limits: GuestLimits,
}

impl GuestOrder {
    /// The words of the command.
    pub fn words(&self) -> Vec<String> {
        split_command(&self.command)
    }
}

impl Default for GuestOrder {
    fn default() -> Self {
        Self {
            task: GuestTask::Walk,
            command: String::new(),
            folder: String::new(),
            limits: GuestLimits::USUAL,
        }
    }
}

/// What has come from a program since it was last asked for. The program ends when nobody holds its
/// feed any more.
#[derive(Debug)]
pub struct GuestFeed<E> {
    fed: Mutex<Fed<E>>,
    is_reset: AtomicBool,
}

/// What is new, and how the program has ended, if it has.
type Fed<E> = (Vec<News<E>>, Option<GuestEnd>);

impl<E> Default for GuestFeed<E> {
    fn default() -> Self {
        Self { fed: Mutex::new((Vec::new(), None)), is_reset: AtomicBool::new(false) }
    }
}

impl<E> GuestFeed<E> {
    fn fed(&self) -> MutexGuard<'_, Fed<E>> {
        self.fed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands over what is new.
    pub fn give(&self, news: &mut Vec<News<E>>) {
        self.fed().0.append(news);
    }

    /// Tells how the program has ended.
    pub fn finish(&self, end: GuestEnd) {
        self.fed().1 = Some(end);
    }

    /// What is new, and how the program has ended, if it has.
    pub fn take(&self) -> Fed<E> {
        std::mem::take(&mut *self.fed())
    }

    /// Asks that the mouse be told that it was reset.
    pub fn press_reset(&self) {
        self.is_reset.store(true, Ordering::Relaxed);
    }

    /// Whether that was asked for since the last look.
    pub fn was_reset(&self) -> bool {
        self.is_reset.swap(false, Ordering::Relaxed)
    }
}

/// A program's part in what is shown, and who hears of it.
#[derive(Clone, Debug)]
pub enum GuestPart {
    /// A mouse in this maze.
    Walk(Arc<MouseMaze>, Weak<GuestFeed<MouseEvent>>),
    /// A union-find before this judge.
    Build(Box<BuildWith>, Weak<GuestFeed<BuildEvent>>),
    /// A stack before this judge.
    Solve(Box<SolveWith>, Weak<GuestFeed<SolveEvent>>),
}
