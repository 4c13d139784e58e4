//! Auto-solve: the depth-first search shown step by step, and then the walk to the cheese.
//!
//! Both are shown at a speed that suits how much there is to see: the search takes about ten
//! seconds, the walk ten at most, until a maze has so many tiles that a frame cannot take its share.

use std::sync::Arc;

use super::event::SearchEvent;
use super::runner::Runner;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::{
    SKIP_STEPS_PER_TICK, SKIP_WALK_TICKS_PER_TICK, SOLVE_LEAST_STEPS_PER_SECOND, SOLVE_SECONDS,
    SOLVED_PAUSE_TICKS, TICKS_PER_SECOND, WALK_TICKS_PER_TILE,
};
use crate::game::walker::Steering;
use crate::maze::{Counts, Maze, Solve, SolveStep, Tile};

/// Faster than this no search is shown.
const MOST_STEPS_PER_SECOND: u32 = SKIP_STEPS_PER_TICK * TICKS_PER_SECOND;

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
    foresight: Foresight,
    /// How often its usual speed was doubled, or halved below 0.
    doublings: i32,
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
            path: Vec::new(),
            backtracked: Vec::new(),
            identity: Arc::default(),
            foresight: Foresight(Solve::depth_first_from(from, &measured.maze)),
            measured,
            doublings: 0,
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
                self.foresight.look_on(&self.measured.maze);
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

    fn steps_due(&mut self) -> u32 {
        if self.is_skipping {
            return SKIP_STEPS_PER_TICK;
        }
        self.due += self.speed();
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
                    self.is_skipping = false;
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

    /// Twice as fast.
    pub fn hurry(&mut self) {
        if self.at_pace(self.usual_speed()) < MOST_STEPS_PER_SECOND {
            self.doublings += 1;
        }
    }

    /// Half as fast.
    pub fn slow(&mut self) {
        if self.at_pace(self.usual_speed()) > SOLVE_LEAST_STEPS_PER_SECOND {
            self.doublings -= 1;
        }
    }

    /// Holds the search, or lets it go on.
    pub const fn toggle_pause(&mut self) {
        self.is_paused = !self.is_paused;
    }

    /// Goes to the end of the search or of the walk, in as few ticks as it takes.
    pub const fn skip(&mut self) {
        self.is_skipping = true;
        self.is_paused = false;
    }

    /// Steps a second.
    pub fn speed(&self) -> u32 {
        let speed = self.at_pace(self.usual_speed());
        speed.clamp(SOLVE_LEAST_STEPS_PER_SECOND, MOST_STEPS_PER_SECOND)
    }

    fn usual_speed(&self) -> u32 {
        let all = u32::try_from(self.foresight.steps()).unwrap_or(u32::MAX);
        (all / SOLVE_SECONDS).clamp(SOLVE_LEAST_STEPS_PER_SECOND, MOST_STEPS_PER_SECOND)
    }

    /// A speed, doubled or halved as often as was asked for.
    fn at_pace(&self, speed: u32) -> u32 {
        let factor = 2_u32.saturating_pow(self.doublings.unsigned_abs());
        if self.doublings < 0 { speed / factor } else { speed.saturating_mul(factor) }
    }

    /// How many ticks of the race go by in one while the mouse walks, so that nobody waits long.
    pub fn haste(&self) -> u32 {
        let State::Walking { path, .. } = &self.state else { return 1 };
        if self.is_skipping {
            return SKIP_WALK_TICKS_PER_TICK;
        }
        let tiles = path.len() as u32 * u32::from(self.measured.stride_tiles);
        let most_ticks = SOLVE_SECONDS * TICKS_PER_SECOND;
        let usual = tiles.saturating_mul(WALK_TICKS_PER_TILE).div_ceil(most_ticks);
        self.at_pace(usual).clamp(1, SKIP_WALK_TICKS_PER_TICK)
    }

    /// What the search has cost so far.
    pub const fn counts(&self) -> Counts {
        self.solve.counts()
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

/// The same search some way ahead: it tells how much there will be to see.
#[derive(Clone, Debug)]
struct Foresight(Solve);

impl Foresight {
    /// As far as fits into a tick.
    fn look_on(&mut self, maze: &Maze) {
        self.0.advance(maze, SKIP_STEPS_PER_TICK.into());
    }

    /// How many steps the whole search takes, as far as is known.
    fn steps(&self) -> u64 {
        let counts = self.0.counts();
        counts.entered + counts.backtracked
    }
}

/// Which way to hold to go on along these places, of which the mouse has passed some.
fn steering_along(path: &[Tile], at: &mut usize, here: Tile) -> Steering {
    *at += path[*at..].iter().position(|&tile| tile == here).unwrap_or(0);
    let held = path.get(*at + 1).and_then(|&next| here.direction_towards(next));
    Steering { held, ..Steering::default() }
}
