//! What a run came to, and what to play next.

use crate::game::input::{Action, Inputs};
use crate::game::menu::Menu;
use crate::game::run::{Run, Summary};
use crate::game::screen::Next;
use crate::maze::{Solve, Solver, Tile};

/// A finished run on show.
#[derive(Debug)]
pub struct Results {
    run: Run,
    /// What it came to.
    pub summary: Summary,
    /// The best time before, in milliseconds, if there was one; known once it is looked up.
    pub best_before: Option<u64>,
    /// A shortest way, drawn over the maze.
    pub best_way: Vec<Tile>,
    /// What to do next.
    pub menu: Menu<Choice>,
    /// How long it has been shown.
    pub shown_ticks: u32,
}

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The next seed.
    Next,
    /// The same maze again.
    Again,
    /// A maze of the same kind with any seed.
    New,
    /// Back to the title.
    Title,
}

impl Results {
    /// Puts a finished run on show.
    pub fn new(run: Run, summary: Summary) -> Self {
        let maze = &run.course().maze;
        let best_way = Solve::new(Solver::BreadthFirst, maze).finish(maze).unwrap_or_default();
        let grows = run.course().spec.is_some();
        let menu = Menu::new([
            (Choice::Next, grows),
            (Choice::Again, true),
            (Choice::New, grows),
            (Choice::Title, true),
        ]);
        Self { run, summary, best_before: None, best_way, menu, shown_ticks: 0 }
    }

    /// The run.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// Whether this run is the best of its maze; a helped one never is.
    pub fn is_best(&self) -> bool {
        !self.summary.helped && self.best_before.is_none_or(|best| self.summary.milliseconds < best)
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Next {
        self.shown_ticks += 1;
        for action in &inputs.actions {
            let choice = match action {
                Action::Back => Some(Choice::Title),
                Action::Restart => Some(Choice::Again),
                Action::NewSeed => Some(Choice::New),
                action => self.menu.act(action),
            };
            let spec = self.run.course().spec;
            match (choice, spec) {
                (Some(Choice::Title), _) => return Next::Title,
                (Some(Choice::Again), _) => {
                    return Next::Resume(Box::new(Run::new(self.run.course().clone())));
                }
                (Some(Choice::Next), Some(spec)) => {
                    return Next::Open(spec.with_seed(spec.seed().wrapping_add(1)));
                }
                (Some(Choice::New), Some(spec)) => return Next::Open(spec.with_seed(roll())),
                _ => {}
            }
        }
        Next::Stay
    }
}
