//! What a running program tells the screen that shows it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::Performer;
use super::build_with::{BuildEvent, BuildWith};
use super::command::split_command;
use super::end::{GuestEnd, GuestLimits};
use super::kept::{Beside, KeptProgram};
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

/// A program that a page runs: JavaScript, or WebAssembly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PageProgram {
    /// The one that comes with the game, for the task.
    #[default]
    Example,
    /// The player's, of this name if it was a file.
    Own {
        /// The name of the file; empty if the program was pasted.
        name: String,
        /// What it consists of.
        bytes: Arc<[u8]>,
    },
}

impl PageProgram {
    /// What runs.
    pub fn bytes(&self, task: GuestTask) -> &[u8] {
        match (self, task) {
            (Self::Own { bytes, .. }, _) => bytes,
            (Self::Example, GuestTask::Walk) => include_bytes!("../../assets/guests/page/mouse.js"),
            (Self::Example, GuestTask::Build) => {
                include_bytes!("../../assets/guests/page/union_find.js")
            }
            (Self::Example, GuestTask::Solve) => {
                include_bytes!("../../assets/guests/page/stack.js")
            }
        }
    }

    /// Whether a file that is called so may be one.
    pub fn is_meant_by(name: &str, bytes: &[u8]) -> bool {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        bytes.starts_with(b"\0asm") || matches!(ending, "js" | "mjs" | "wasm")
    }
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
    /// The program where a page runs it, and not the system.
    pub page: Option<PageProgram>,
    /// What a mouse is set beside.
    pub beside: Beside,
}

impl GuestOrder {
    /// This order for another program.
    #[must_use]
    pub fn running(&self, KeptProgram { command, folder }: KeptProgram) -> Self {
        Self { command, folder, page: None, ..self.clone() }
    }

    /// The program as it is kept, if its command was typed.
    pub fn kept(&self) -> Option<KeptProgram> {
        let (command, folder) = (self.command.clone(), self.folder.clone());
        self.page.is_none().then_some(KeptProgram { command, folder })
    }

    /// Whether there is a program to run.
    pub fn is_named(&self) -> bool {
        self.page.is_some() || !self.words().is_empty()
    }

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
            page: None,
            beside: Beside::Nobody,
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

    /// Hands over what has happened, and to the host what was asked of it.
    pub fn pass_on(&self, host: &mut impl Performer<Event = E>) {
        if self.is_reset.swap(false, Ordering::Relaxed) {
            host.press_reset();
        }
        self.fed().0.append(host.news());
    }

    /// Hands over how the program has ended, and what was left to tell.
    pub fn end(&self, host: &mut impl Performer<Event = E>, end: GuestEnd) {
        let end = host.end_of(end);
        self.pass_on(host);
        self.finish(end);
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
