//! Auto-solve: a search that is shown step by step, and then the walk to the cheese.
//!
//! Their speed depends on how much there is to show: the search takes about ten seconds, the walk
//! ten at most, unless the maze has so many tiles that a frame could not do its share.

mod foresight;
mod traces;

use std::sync::Arc;

use super::event::SearchEvent;
use super::runner::Runner;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::rules::{MazeRules, Puzzle, RulesState};
use crate::game::tuning::{
    SKIP_STEPS_PER_TICK, SKIP_WALK_TICKS_PER_TICK, SOLVE_FORESEEING_MOST_TILES,
    SOLVE_LEAST_STEPS_PER_SECOND, SOLVE_MOST_STEPS_PER_TICK, SOLVE_OTHERWISE_MOST_TILES,
    SOLVE_SECONDS, SOLVED_PAUSE_TICKS, TICKS_PER_SECOND, WALK_TICKS_PER_TILE,
};
use crate::game::walker::Steering;
use crate::maze::{Direction, Maze, Solve, SolveStep, Solver, Tile, Trace};
use foresight::Foresight;
use traces::SolverTraces;
pub use traces::SolvingCosts;

/// The speed limit of a search.
const MOST_STEPS_PER_SECOND: u32 = SOLVE_MOST_STEPS_PER_TICK * TICKS_PER_SECOND;

/// A search that is being shown.
#[derive(Clone, Debug)]
pub struct Solving {
    measured: Arc<MeasuredMaze>,
    /// A copy of the maze with another start, if the solver takes its start from the maze or the
    /// maze has changed by now.
    begun_elsewhere: Option<Maze>,
    /// The solver at work.
    pub solver: Solver,
    solve: Solve,
    traces: SolverTraces,
    /// Identifies the search; no other search has the same.
    pub identity: Arc<()>,
    foresight: Foresight,
    /// How many times the usual speed was doubled; negative if halved.
    doublings: i32,
    /// Whether it is paused.
    pub is_paused: bool,
    /// Whether to go to the end as fast as possible without delaying a frame.
    is_skipping: bool,
    /// The fraction of a step that is due, in units of a step per second for one tick.
    due: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Searching,
    /// The path is found; the mouse sets out after so many ticks.
    Resting(u32),
    /// The mouse follows the path, and is at or on its way to the place of this index.
    Walking {
        path: Vec<Tile>,
        at: usize,
    },
    NoPath,
}

impl Solving {
    /// The solvers that can be shown in a maze, the default first. Frames must not wait: a large
    /// maze excludes solvers that look at all of it before their first step, and a giant those that
    /// copy it or store something for each tile.
    pub fn solvers_for(maze: &Maze) -> Vec<Solver> {
        let most_tiles = |solver: &Solver| match solver {
            Solver::DepthFirst => usize::MAX,
            solver if solver.info().looks_ahead => SOLVE_FORESEEING_MOST_TILES,
            _ => SOLVE_OTHERWISE_MOST_TILES,
        };
        let tiles = maze.grid().tiles();
        Solver::ALL.into_iter().filter(|solver| tiles <= most_tiles(solver)).collect()
    }

    /// The solver that was asked for, or the default in a maze where that one cannot be shown.
    pub fn solver_for(maze: &Maze, wanted: Solver) -> Solver {
        let offered = Self::solvers_for(maze);
        if offered.contains(&wanted) { wanted } else { offered[0] }
    }

    /// A search from an open tile, before its first step, in a state of the rules.
    /// The default solver replaces one that cannot be shown.
    pub fn new(measured: Arc<MeasuredMaze>, state: RulesState, from: Tile, solver: Solver) -> Self {
        let solver = Self::solver_for(&measured.maze, solver);
        let stage = measured.rules.puzzle.as_ref().and_then(|puzzle| puzzle.maze(state));
        let must_be_told = solver != Solver::DepthFirst && from != measured.maze.start();
        let told = stage.or_else(|| must_be_told.then_some(&measured.maze));
        let begun_elsewhere = told.and_then(|maze| maze.from_tile(from).ok());
        let maze = begun_elsewhere.as_ref().unwrap_or(&measured.maze);
        let [solve, ahead] = if solver == Solver::DepthFirst {
            [(); 2].map(|()| Solve::depth_first_from(from))
        } else {
            let solve = Solve::new(solver, maze);
            [solve.clone(), solve]
        };
        let mut traces = SolverTraces::new(maze.grid(), solver, measured.rooms().is_some());
        let mut state_of_search = State::Searching;
        if let Some(puzzle) = measured.rules.puzzle.as_ref().filter(|one| one.bends_ways()) {
            traces.arrive(puzzle.tiles(from, state).collect());
            state_of_search = if traces.path.is_empty() {
                State::NoPath
            } else {
                State::Resting(SOLVED_PAUSE_TICKS)
            };
        }
        Self {
            solve,
            foresight: Foresight::new(ahead),
            traces,
            solver,
            begun_elsewhere,
            measured,
            identity: Arc::default(),
            doublings: 0,
            is_paused: false,
            is_skipping: false,
            due: 0,
            state: state_of_search,
        }
    }

    /// The search in another state of the rules: a new one with the same solver and speed, unless
    /// the way that the mouse walks already leads through all states.
    pub(super) fn go_on(&self, state: RulesState, from: Tile) -> Self {
        let bends_ways = |rules: &MazeRules| rules.puzzle.as_ref().is_some_and(Puzzle::bends_ways);
        if matches!(self.state, State::Walking { .. }) && bends_ways(&self.measured.rules) {
            return self.clone();
        }
        let (doublings, is_paused) = (self.doublings, self.is_paused);
        let onward = Self::new(Arc::clone(&self.measured), state, from, self.solver);
        Self { doublings, is_paused, ..onward }
    }

    /// One tick: takes some steps of the search, or steers the mouse.
    pub(super) fn tick(&mut self, runner: &Runner) -> (Steering, Option<SearchEvent>) {
        let mut event = None;
        let stride = self.measured.stride_tiles;
        if self.is_paused || runner.is_walking() && matches!(self.state, State::Searching) {
            return (Steering::default(), None);
        }
        match &mut self.state {
            State::Searching => {
                let maze = self.begun_elsewhere.as_ref().unwrap_or(&self.measured.maze);
                if !self.is_skipping {
                    self.foresight.look_on(maze);
                }
                let steps = self.steps_due();
                event = self.search(steps);
            }
            State::Resting(ticks) => {
                *ticks -= 1;
                if *ticks == 0 {
                    let path = self.traces.path.iter().copied().step_by(stride.into()).collect();
                    self.state = State::Walking { path, at: 0 };
                }
            }
            State::Walking { path, at } => {
                let held = way_along(path, at, runner.destination());
                // A wall in the way is broken by pressing against it.
                let pressed = held.filter(|_| !runner.is_walking());
                return (Steering { held, pressed, run: false, insists: true }, None);
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
        let maze = self.begun_elsewhere.as_ref().unwrap_or(&self.measured.maze);
        for _ in 0..steps {
            let step = self.solve.step(maze)?;
            self.traces.take(step, maze);
            match step {
                SolveStep::Arrive => {
                    if self.traces.goes_by_distance {
                        self.traces.arrive(self.solve.current_path());
                    }
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

    /// Doubles the speed.
    pub fn hurry(&mut self) {
        if self.at_pace(self.usual_speed()) < MOST_STEPS_PER_SECOND {
            self.doublings += 1;
        }
    }

    /// Halves the speed.
    pub fn slow(&mut self) {
        if self.at_pace(self.usual_speed()) > SOLVE_LEAST_STEPS_PER_SECOND {
            self.doublings -= 1;
        }
    }

    /// Pauses the search, or continues it.
    pub const fn toggle_pause(&mut self) {
        self.is_paused = !self.is_paused;
    }

    /// Goes to the end of the search or of the walk, in as few ticks as possible.
    pub const fn skip(&mut self) {
        self.is_skipping = true;
        self.is_paused = false;
    }

    /// The steps per second.
    pub fn speed(&self) -> u32 {
        if self.is_skipping {
            return SKIP_STEPS_PER_TICK * TICKS_PER_SECOND;
        }
        let speed = self.at_pace(self.usual_speed());
        speed.clamp(SOLVE_LEAST_STEPS_PER_SECOND, MOST_STEPS_PER_SECOND)
    }

    fn usual_speed(&self) -> u32 {
        let all = u32::try_from(self.foresight.steps).unwrap_or(u32::MAX);
        (all / SOLVE_SECONDS).clamp(SOLVE_LEAST_STEPS_PER_SECOND, MOST_STEPS_PER_SECOND)
    }

    /// A speed, doubled or halved as the player has chosen.
    fn at_pace(&self, speed: u32) -> u32 {
        let factor = 2_u32.saturating_pow(self.doublings.unsigned_abs());
        if self.doublings < 0 { speed / factor } else { speed.saturating_mul(factor) }
    }

    /// How many ticks of the race pass in one while the mouse walks, to keep the wait short.
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

    /// The costs of the search so far.
    pub const fn costs(&self) -> SolvingCosts {
        self.traces.costs
    }

    /// The longest that its stack or queue ever was: of a stack every other tile is a room, in a queue
    /// whatever is beside an entered tile waits.
    pub fn longest(&self) -> usize {
        let peak = self.solve.counts.peak;
        let is_stack = self.solver == Solver::DepthFirst && self.measured.rooms().is_some();
        if is_stack { peak.div_ceil(2) } else { peak }
    }

    /// How many steps of the search have been shown.
    pub const fn steps(&self) -> u64 {
        self.traces.steps
    }

    /// The present size of its stack or queue.
    pub fn held(&self) -> usize {
        self.solve.held()
    }

    /// The tiles of the way so far; a search by distance has one only when it has found the path.
    pub fn path(&self) -> &[Tile] {
        &self.traces.path
    }

    /// How many tiles at the beginning of the way are unchanged since so many steps.
    pub fn path_kept_since(&self, steps: u64) -> usize {
        self.traces.path_kept_since(steps)
    }

    /// All tiles that the search has finished with, in order: in one search the list only grows.
    pub fn done(&self) -> &[Tile] {
        &self.traces.done
    }

    /// What finishing with a tile means in this search.
    pub fn done_means(&self) -> Trace {
        self.solver.info().traces[0]
    }

    /// The tile that it is working on.
    pub fn head(&self) -> Option<Tile> {
        let [way, done] = [self.path(), self.done()].map(|tiles| tiles.last().copied());
        way.or(done).filter(|_| self.is_searching())
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

/// The next direction along these places, some of which the mouse has passed.
fn way_along(path: &[Tile], at: &mut usize, here: Tile) -> Option<Direction> {
    *at += path[*at..].iter().position(|&tile| tile == here).unwrap_or(0);
    path.get(*at + 1).and_then(|&next| here.direction_towards(next))
}
