//! Auto-solve: a search shown step by step, and then the walk to the cheese.
//!
//! Both are shown at a speed that suits how much there is to see: the search takes about ten
//! seconds, the walk ten at most, until a maze has so many tiles that a frame cannot take its share.

mod foresight;
mod traces;

use std::sync::Arc;

use super::event::SearchEvent;
use super::runner::Runner;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::stages::TakenThings;
use crate::game::tuning::{
    SKIP_STEPS_PER_TICK, SKIP_WALK_TICKS_PER_TICK, SOLVE_FORESEEING_MOST_TILES,
    SOLVE_LEAST_STEPS_PER_SECOND, SOLVE_MOST_STEPS_PER_TICK, SOLVE_OTHERWISE_MOST_TILES,
    SOLVE_SECONDS, SOLVED_PAUSE_TICKS, TICKS_PER_SECOND, WALK_TICKS_PER_TILE,
};
use crate::game::walker::Steering;
use crate::maze::{Maze, SearchCounts, Solve, SolveStep, Solver, Tile, Trace};
use foresight::Foresight;
use traces::SolverTraces;

/// Faster than this no search is shown.
const MOST_STEPS_PER_SECOND: u32 = SOLVE_MOST_STEPS_PER_TICK * TICKS_PER_SECOND;

/// A search that is being shown.
#[derive(Clone, Debug)]
pub struct Solving {
    measured: Arc<MeasuredMaze>,
    /// The same maze begun where the search begins, if the solver has to be told that by it, or if
    /// it is another one by now.
    begun_elsewhere: Option<Maze>,
    /// The solver at work.
    pub solver: Solver,
    solve: Solve,
    traces: SolverTraces,
    /// No two searches share it.
    pub identity: Arc<()>,
    foresight: Foresight,
    /// How often its usual speed was doubled, or halved below 0.
    doublings: i32,
    /// Whether it is held.
    pub is_paused: bool,
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
    /// The solvers that can be shown in a maze, the default first. In a large one those are left out
    /// that look at all of it before their first step, and in a giant all that need a copy of it or
    /// note something for each of its tiles: a frame would have to wait for that.
    pub fn solvers_for(maze: &Maze) -> Vec<Solver> {
        let most_tiles = |solver: &Solver| match solver {
            Solver::DepthFirst => usize::MAX,
            Solver::SharpDepthFirst | Solver::DeadEndFiller => SOLVE_FORESEEING_MOST_TILES,
            Solver::BreadthFirst | Solver::AStar(_) | Solver::WallFollower(_) | Solver::Tremaux => {
                SOLVE_OTHERWISE_MOST_TILES
            }
        };
        let tiles = maze.grid().tiles();
        Solver::ALL.into_iter().filter(|solver| tiles <= most_tiles(solver)).collect()
    }

    /// This solver, or the default in a maze where it cannot be shown.
    pub fn solver_for(maze: &Maze, wanted: Solver) -> Solver {
        let offered = Self::solvers_for(maze);
        if offered.contains(&wanted) { wanted } else { offered[0] }
    }

    /// A search from an open tile that has not begun, with this solver if it can be shown, for what
    /// is left after this was taken.
    pub fn new(
        measured: Arc<MeasuredMaze>,
        taken: TakenThings,
        from: Tile,
        solver: Solver,
    ) -> Self {
        let solver = Self::solver_for(&measured.maze, solver);
        let stage = measured.stages.as_ref().and_then(|stages| stages.maze(taken));
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
        Self {
            solve,
            foresight: Foresight::new(ahead),
            traces: SolverTraces::new(maze.grid(), solver),
            solver,
            begun_elsewhere,
            measured,
            identity: Arc::default(),
            doublings: 0,
            is_paused: false,
            is_skipping: false,
            due: 0,
            state: State::Searching,
        }
    }

    /// The same search at the same pace for what is left after this was taken, from here.
    pub(super) fn go_on(&self, taken: TakenThings, from: Tile) -> Self {
        let (doublings, is_paused) = (self.doublings, self.is_paused);
        let onward = Self::new(Arc::clone(&self.measured), taken, from, self.solver);
        Self { doublings, is_paused, ..onward }
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
    pub const fn counts(&self) -> SearchCounts {
        self.solve.counts
    }

    /// How many steps of the search were shown.
    pub const fn steps(&self) -> u64 {
        self.traces.steps
    }

    /// How much its stack or queue holds now.
    pub fn held(&self) -> usize {
        self.solve.held()
    }

    /// The tiles of the way so far; of a search that goes by distance, once it has found one.
    pub fn path(&self) -> &[Tile] {
        &self.traces.path
    }

    /// How many of the first tiles of the way were the same after so many steps.
    pub fn path_kept_since(&self, steps: u64) -> usize {
        self.traces.path_kept_since(steps)
    }

    /// All tiles that the search is done with, in order: in one search it only ever grows.
    pub fn done(&self) -> &[Tile] {
        &self.traces.done
    }

    /// What it means that the search is done with a tile.
    pub fn done_means(&self) -> Trace {
        self.solver.info().traces[0]
    }

    /// Where it is busy now.
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

/// Which way to hold to go on along these places, of which the mouse has passed some.
fn steering_along(path: &[Tile], at: &mut usize, here: Tile) -> Steering {
    *at += path[*at..].iter().position(|&tile| tile == here).unwrap_or(0);
    let held = path.get(*at + 1).and_then(|&next| here.direction_towards(next));
    Steering { held, ..Steering::default() }
}
