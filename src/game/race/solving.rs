//! Auto-solve: the depth-first search shown step by step, and then the walk to the cheese.

use std::sync::Arc;

use super::event::SearchEvent;
use super::runner::Runner;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::{
    SKIP_STEPS_PER_TICK, SOLVE_SPEED_AT_FIRST, SOLVE_SPEEDS_PER_SECOND, SOLVED_PAUSE_TICKS,
    TICKS_PER_SECOND,
};
use crate::game::walker::Steering;
use crate::maze::{Solve, SolveStep, Tile};

/// A search that is being shown.
#[derive(Clone, Debug)]
pub struct Solving {
    measured: Arc<MeasuredMaze>,
    solve: Solve,
    /// The search's stack, kept here too so that it can be lent out.
    path: Vec<Tile>,
    backtracked: Vec<Tile>,
    /// No two searches share it.
    identity: Arc<()>,
    speed: usize,
    is_paused: bool,
    /// The end is wanted, as soon as it can be had without holding anything up.
    is_skipping: bool,
    /// Parts of a step that are due, in steps a second per tick.
    due: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Searching,
    /// The way was found; so many ticks until the mouse sets out.
    Resting(u32),
    /// The mouse follows the way from place to place and has come to, or is about to come to, the
    /// one with this number.
    Walking {
        path: Vec<Tile>,
        at: usize,
    },
    NoPath,
}

impl Solving {
    /// A search from an open tile that has not begun.
    pub fn new(measured: Arc<MeasuredMaze>, from: Tile) -> Self {
        Self {
            solve: Solve::depth_first_from(from, &measured.maze),
            measured,
            path: Vec::new(),
            backtracked: Vec::new(),
            identity: Arc::default(),
            speed: SOLVE_SPEED_AT_FIRST,
            is_paused: false,
            is_skipping: false,
            due: 0,
            state: State::Searching,
        }
    }

    /// One tick: some steps of the search, or where the mouse has to go.
    pub(super) fn tick(&mut self, runner: &Runner) -> (Steering, Option<SearchEvent>) {
        let mut event = None;
        let stride = self.measured.stride_tiles;
        if self.is_paused || runner.is_walking() && matches!(self.state, State::Searching) {
            return (Steering::default(), None);
        }
        match &mut self.state {
            State::Searching => {
                let steps = self.steps_due();
                event = self.search(steps);
            }
            State::Resting(ticks) => {
                *ticks -= 1;
                if *ticks == 0 {
                    let path = self.path.iter().copied().step_by(stride.into()).collect();
                    self.state = State::Walking { path, at: 0 };
                }
            }
            State::Walking { path, at } => {
                return (steering_along(path, at, runner.destination()), None);
            }
            State::NoPath => {}
        }
        (Steering::default(), event)
    }

    const fn steps_due(&mut self) -> u32 {
        if self.is_skipping {
            return SKIP_STEPS_PER_TICK;
        }
        self.due += SOLVE_SPEEDS_PER_SECOND[self.speed];
        let steps = self.due / TICKS_PER_SECOND;
        self.due %= TICKS_PER_SECOND;
        steps
    }

    fn search(&mut self, steps: u32) -> Option<SearchEvent> {
        for _ in 0..steps {
            match self.solve.step(&self.measured.maze)? {
                SolveStep::Enter(tile) => self.path.push(tile),
                SolveStep::Retreat(tile) => {
                    self.path.pop();
                    self.backtracked.push(tile);
                }
                SolveStep::Arrive => {
                    self.state = State::Resting(SOLVED_PAUSE_TICKS);
                    return Some(SearchEvent::Found);
                }
                SolveStep::NoPath => {
                    self.state = State::NoPath;
                    return Some(SearchEvent::NoPath);
                }
                _ => {}
            }
        }
        None
    }

    /// One speed up.
    pub fn hurry(&mut self) {
        self.speed = (self.speed + 1).min(SOLVE_SPEEDS_PER_SECOND.len() - 1);
    }

    /// One speed down.
    pub const fn slow(&mut self) {
        self.speed = self.speed.saturating_sub(1);
    }

    /// Holds the search, or lets it go on.
    pub const fn toggle_pause(&mut self) {
        self.is_paused = !self.is_paused;
    }

    /// Goes to the end of the search, in as few ticks as it takes.
    pub const fn skip(&mut self) {
        self.is_skipping = true;
        self.is_paused = false;
    }

    /// Steps a second.
    pub const fn speed(&self) -> u32 {
        SOLVE_SPEEDS_PER_SECOND[self.speed]
    }

    /// Whether it is held.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The tiles of the way so far: the stack from bottom to top. In one search a tile is entered
    /// once, so it has the same tiles below it for as long as it is there.
    pub fn path(&self) -> &[Tile] {
        &self.path
    }

    /// All tiles that were left again, in order: in one search it only ever grows.
    pub fn backtracked(&self) -> &[Tile] {
        &self.backtracked
    }

    /// Tells one search from any other.
    pub const fn identity(&self) -> &Arc<()> {
        &self.identity
    }

    /// Whether the search itself still goes on.
    pub const fn is_searching(&self) -> bool {
        matches!(self.state, State::Searching)
    }

    /// Whether there is no way.
    pub const fn has_no_path(&self) -> bool {
        matches!(self.state, State::NoPath)
    }
}

/// Which way to hold to go on along these places, of which the mouse has passed some.
fn steering_along(path: &[Tile], at: &mut usize, here: Tile) -> Steering {
    *at += path[*at..].iter().position(|&tile| tile == here).unwrap_or(0);
    let held = path.get(*at + 1).and_then(|&next| here.direction_towards(next));
    Steering { held, ..Steering::default() }
}
