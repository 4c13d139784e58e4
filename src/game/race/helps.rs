//! The helps in a race of one: hints, and auto-solve.

use std::sync::Arc;

use super::event::{RaceEvent, SearchEvent};
use super::runner::Runner;
use super::solving::{Solving, SolvingCosts};
use crate::game::input::Action;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::rules::RulesState;
use crate::game::tuning::{HINT_PARTS_OF_PUZZLE, HINT_STRIDES, HINT_STRIDES_OF_PUZZLE, HINT_TICKS};
use crate::game::walker::Steering;
use crate::maze::{Direction, Solver, Tile};

/// The helps that are in use.
#[derive(Clone, Debug, Default)]
pub(super) struct Helps {
    hint: Option<Hint>,
    solving: Option<Solving>,
    /// Whether any was used.
    pub were_used: bool,
    /// What the search of auto-solve had cost, if that was on when the race ended.
    searched: Option<SolvingCosts>,
}

/// The next stretch of the way, which is shown to the player.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The places to go through, from where the mouse stood.
    pub tiles: Vec<Tile>,
    /// For how many ticks it has been shown.
    pub shown_ticks: u32,
}

impl Helps {
    /// One tick: how auto-solve steers the mouse, while it is on.
    pub fn tick(&mut self, runner: &Runner, events: &mut Vec<RaceEvent>) -> Option<Steering> {
        if let Some(hint) = &mut self.hint {
            hint.shown_ticks += 1;
        }
        self.hint.take_if(|hint| hint.shown_ticks >= HINT_TICKS);
        let (steering, event) = self.solving.as_mut()?.tick(runner);
        events.extend(event.map(RaceEvent::Search));
        Some(steering)
    }

    /// Shows the next stretch of a shortest path from where the runner is, if there is one.
    pub fn ask_hint(
        &mut self,
        measured: &MeasuredMaze,
        state: RulesState,
        runner: &Runner,
    ) -> Option<RaceEvent> {
        let stride = usize::from(measured.stride_tiles);
        let path = measured.path_after(runner.place(), state).step_by(stride);
        let tiles: Vec<Tile> = if measured.rules.puzzle.is_some() {
            let mut tiles: Vec<Tile> = path.collect();
            // A part of the way, not all of it.
            let strides = tiles.len() / HINT_PARTS_OF_PUZZLE;
            tiles.truncate(1 + strides.clamp(1, HINT_STRIDES_OF_PUZZLE));
            tiles
        } else {
            path.take(HINT_STRIDES + 1).collect()
        };
        (!tiles.is_empty()).then(|| {
            self.hint = Some(Hint { tiles, shown_ticks: 0 });
            self.were_used = true;
            RaceEvent::Hinted
        })
    }

    /// Starts auto-solve, or returns the mouse to the player.
    pub fn toggle_solving(
        &mut self,
        solver: Solver,
        measured: &Arc<MeasuredMaze>,
        state: RulesState,
        runner: &mut Runner,
    ) -> RaceEvent {
        runner.let_go();
        RaceEvent::Search(if self.solving.take().is_some() {
            SearchEvent::GivenUp
        } else {
            let (from, state) = next_place(measured, state, runner);
            self.solving = Some(Solving::new(Arc::clone(measured), state, from, solver));
            self.were_used = true;
            SearchEvent::Begun
        })
    }

    /// Ends the hint that is shown.
    pub fn end_hint(&mut self) {
        self.hint = None;
    }

    /// The rules have come to another state: the search starts over.
    pub fn go_on(&mut self, measured: &MeasuredMaze, state: RulesState, runner: &Runner) {
        if let Some(solving) = &mut self.solving {
            let (from, state) = next_place(measured, state, runner);
            *solving = solving.go_on(state, from);
        }
    }

    /// Handles an action that controls auto-solve, while it is on.
    pub fn steer_solving(&mut self, action: &Action) {
        let Some(solving) = &mut self.solving else { return };
        match action {
            Action::Faster | Action::Go(Direction::Up) => solving.hurry(),
            Action::Slower | Action::Go(Direction::Down) => solving.slow(),
            Action::Confirm => solving.toggle_pause(),
            Action::Skip => solving.skip(),
            _ => {}
        }
    }

    /// Ends the helps with the race.
    pub fn end(&mut self) {
        self.searched = self.solving.take().map(|solving| solving.costs());
    }

    /// Whether a search moves the mouse, or did at the end.
    pub const fn have_the_mouse(&self) -> bool {
        self.solving.is_some() || self.searched.is_some()
    }

    /// What the search had cost that was on when the race ended.
    pub const fn searched(&self) -> Option<SolvingCosts> {
        self.searched
    }

    /// Sets whether any help was used in a part of the race that was not recorded.
    pub const fn remember(&mut self, were_used: bool) {
        self.were_used = were_used;
    }

    /// The hint that is shown.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The search of auto-solve, while it is on.
    pub const fn solving(&self) -> Option<&Solving> {
        self.solving.as_ref()
    }
}

/// The place where a runner is or will be next, and the state there as far as a way that solvers do
/// not know begins with it.
fn next_place(measured: &MeasuredMaze, state: RulesState, runner: &Runner) -> (Tile, RulesState) {
    let (from, to) = (runner.place(), runner.destination());
    let bent = measured.rules.puzzle.as_ref().filter(|puzzle| puzzle.bends_ways());
    (to, bent.map_or(state, |puzzle| puzzle.after_going(state, from, to)))
}
