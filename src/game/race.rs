//! A race: one or two runners in one maze, a clock in ticks, and who has won.
//!
//! A single player runs a race with one runner. Hints and auto-solve exist only there, and the
//! clock waits for the first step; everything else is the same for one and two. In each tick all
//! runners are moved first and judged afterwards, so the order in which they are moved does not
//! matter.

mod apart;
pub mod arena;
pub mod chase;
pub mod cheeses;
pub mod distances;
mod entrant;
mod event;
mod explored;
mod flags;
mod ground;
mod helps;
mod judge;
mod resume;
mod runner;
mod seating;
mod snatch;
pub mod solving;
mod stretches;
mod summary;
mod track;

use std::sync::Arc;

pub use entrant::Entrant;
pub use event::{RaceEnd, RaceEvent, SearchEvent};
pub use helps::Hint;
pub use runner::Runner;
pub use seating::Seating;
pub use snatch::Carrier;
pub use stretches::{Stretch, stretches};
pub use summary::Summary;
pub use track::{Stride, Track};

use super::clock::milliseconds_of;
use super::input::Action;
use super::measured_maze::MeasuredMaze;
use super::rules::patrol::Catches;
use super::rules::{Puzzle, RulesState};
use super::walker::Steering;
use crate::maze::{Directions, Grid, Solver, Tile};
use arena::Arena;
use ground::RaceGround;
use helps::Helps;
use solving::{Solving, SolvingCosts};

/// A race in progress. Runners are numbered from 0.
#[derive(Clone, Debug)]
pub struct Race {
    /// The maze and the task in it.
    pub arena: Arc<Arena>,
    /// One or two runners.
    pub runners: Vec<Runner>,
    /// For how many ticks it has been going on.
    pub ticks: u64,
    /// All cheeses that were laid, whether eaten or not.
    pub cheeses: Vec<Tile>,
    /// The cheeses that have not been eaten.
    pub cheeses_left: Vec<Tile>,
    /// Who carries the cheese in a game of snatch.
    pub carrier: Option<Carrier>,
    /// The state of the rules for a single runner.
    pub state: RulesState,
    /// The state before the last change, and the tick of that.
    changed: Option<(RulesState, u64)>,
    /// How often and when the mouse was caught.
    catches: Catches,
    /// Each runner's least way to the later cheeses, from its place when each was laid.
    shortest_since: [u32; 2],
    /// The outcome, as soon as it is certain.
    pub verdict: Option<RaceEnd>,
    /// Whether to end the race without waiting for the loser.
    is_skipped: bool,
    /// The flags that a single player has planted.
    pub flags: Vec<Tile>,
    helps: Helps,
    goes_slowly: bool,
    /// Whether the game was slowed down at any time in the race.
    pub is_slow: bool,
    /// How many moves were taken back.
    pub taken_back: u32,
}

impl Race {
    /// A race of one runner before its start.
    pub fn alone(measured: Arc<MeasuredMaze>) -> Self {
        Self::new(Arc::new(Arena::alone(measured)), &[Entrant::player(0)])
    }

    /// A race of two runners before its start.
    pub fn of_two(arena: Arc<Arena>, entrants: [Entrant; 2]) -> Self {
        Self::new(arena, &entrants)
    }

    fn new(arena: Arc<Arena>, entrants: &[Entrant]) -> Self {
        let starts = arena.starts.into_iter().zip(entrants);
        Self {
            runners: starts
                .map(|(at, entrant)| Runner::new(&arena.measured, at, *entrant))
                .collect(),
            ticks: 0,
            cheeses: arena.cheeses.clone(),
            cheeses_left: arena.cheeses.clone(),
            carrier: None,
            state: arena.measured.rules.begin(),
            changed: None,
            catches: Catches::default(),
            shortest_since: [0, 0],
            verdict: None,
            is_skipped: false,
            flags: Vec::new(),
            helps: Helps::default(),
            goes_slowly: false,
            is_slow: false,
            taken_back: 0,
            arena,
        }
    }

    /// Makes a runner a ghost: it follows this track, which begins with the race, and cannot be
    /// steered.
    #[must_use]
    pub fn with_ghost(mut self, runner: usize, track: Track) -> Self {
        self.runners[runner].follow(Some(track));
        self
    }

    /// Makes a runner steerable again.
    pub fn without_ghost(&mut self, runner: usize) {
        self.runners[runner].follow(None);
    }

    /// One tick; steerings are in the first runner's maze. During auto-solve they have no effect.
    pub fn tick(&mut self, steerings: &[Steering]) -> Vec<RaceEvent> {
        let mut events = Vec::new();
        if self.is_over() {
            return events;
        }
        let guided = self.helps.tick(&self.runners[0], &mut events);
        let had_begun = self.has_begun();
        if had_begun || !self.is_alone() {
            self.ticks += 1;
        }
        // A single runner's first step belongs to the first tick.
        let now = self.ticks.max(1);
        let mut came = [None; 2];
        for (number, runner) in self.runners.iter_mut().enumerate() {
            let steering = guided.or_else(|| steerings.get(number).copied());
            let is_held = self.catches.holds(now);
            let steering = steering.filter(|_| !is_held).unwrap_or_default();
            let ground = RaceGround { arena: &self.arena, number, state: self.state, is_held };
            came[number] = runner.tick(ground, now, steering, &mut events);
        }
        if self.runners[0].is_walking() {
            self.ticks = now;
        }
        if !had_begun && self.has_begun() {
            events.insert(0, RaceEvent::Began);
        }
        self.is_slow |= self.goes_slowly && self.has_begun();
        self.look_out(&mut events);
        self.judge(came, &mut events);
        if self.is_over() {
            self.helps.end();
        }
        events
    }

    /// Checks whether the mouse was caught in this tick.
    fn look_out(&mut self, events: &mut Vec<RaceEvent>) {
        let (rules, mouse) = (&self.arena.measured.rules, &mut self.runners[0]);
        if self.ticks > 0 && rules.catch(&mut self.catches, self.ticks, mouse.nearest_place()) {
            mouse.let_go();
            events.push(RaceEvent::Caught { runner: 0 });
        }
    }

    /// Shows the next stretch of a shortest path, if there is one. Only in a race of one.
    pub fn ask_hint(&mut self) -> Option<RaceEvent> {
        if self.is_stranded() {
            return Some(RaceEvent::Stranded { is_asked: true });
        }
        let [runner] = &self.runners[..] else { return None };
        self.helps.ask_hint(&self.arena.measured, self.state, runner)
    }

    /// Starts auto-solve, or returns the mouse to the player. Only in a race of one.
    pub fn toggle_solving(&mut self, solver: Solver) -> Option<RaceEvent> {
        if self.is_stranded() && self.solving().is_none() {
            return Some(RaceEvent::Stranded { is_asked: true });
        }
        let is_over = self.is_over();
        let [runner] = &mut self.runners[..] else { return None };
        let measured = &self.arena.measured;
        (!is_over).then(|| self.helps.toggle_solving(solver, measured, self.state, runner))
    }

    /// Handles an action that controls auto-solve, while it is on.
    pub fn steer_solving(&mut self, action: &Action) {
        self.helps.steer_solving(action);
    }

    /// Ends a decided race without waiting for the loser.
    pub const fn skip(&mut self) {
        self.is_skipped = self.verdict.is_some();
    }

    /// Sets whether the game is slowed down from now on.
    pub const fn go_slowly(&mut self, goes_slowly: bool) {
        self.goes_slowly = goes_slowly;
    }

    /// Whether there is only one runner.
    pub fn is_alone(&self) -> bool {
        self.runners.len() == 1
    }

    /// The measured maze.
    pub fn measured(&self) -> &Arc<MeasuredMaze> {
        &self.arena.measured
    }

    /// The grid in which a runner moves now.
    pub fn grid(&self) -> &Grid {
        let (number, state) = (0, self.state);
        RaceGround { arena: &self.arena, number, state, is_held: false }.grid()
    }

    /// The rules with a state, which only a single runner has.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.measured().rules.puzzle.as_ref().filter(|_| self.is_alone())
    }

    /// Whether no way leads to the end any more from where a single runner is.
    pub fn is_stranded(&self) -> bool {
        let puzzle = self.puzzle().filter(|_| !self.is_over());
        puzzle.is_some_and(|puzzle| puzzle.steps(self.runner(0).place(), self.state).is_none())
    }

    /// The state before the last change, and how many ticks ago that was, if it was seen.
    pub fn changed(&self) -> Option<(RulesState, u64)> {
        self.changed.map(|(before, tick)| (before, self.ticks - tick))
    }

    /// For how many ticks the mouse is still held.
    pub fn held_ticks(&self) -> u64 {
        self.catches.held_ticks(self.ticks)
    }

    /// The directions in which a runner can leave a place now.
    pub fn ways(&self, place: Tile) -> Directions {
        match self.puzzle() {
            Some(puzzle) if !self.is_over() => puzzle.ways(place, self.state),
            _ => self.arena.grid().open_around(place),
        }
    }

    /// The directions of walls that a single runner at a place can break through now.
    pub fn breakable(&self, place: Tile) -> Directions {
        let puzzle = self.puzzle().filter(|_| !self.is_over());
        puzzle.map(|puzzle| puzzle.breakable(place, self.state)).unwrap_or_default()
    }

    /// The runner of this number.
    pub fn runner(&self, number: usize) -> &Runner {
        &self.runners[number]
    }

    /// The least number of strides for a runner: to its target, or to all cheeses together.
    pub fn shortest(&self, runner: usize) -> u32 {
        self.arena.shortest(runner) + self.shortest_since[runner]
    }

    /// Whether the clock is running.
    pub const fn has_begun(&self) -> bool {
        self.ticks > 0
    }

    /// The time since the start, in milliseconds.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks)
    }

    /// How many ticks a runner still has to wait.
    pub fn waits(&self, runner: usize) -> u32 {
        u64::from(self.runners[runner].delay_ticks()).saturating_sub(self.ticks) as u32
    }

    /// The figures of a runner's way so far.
    pub fn summary(&self, runner: usize) -> Summary {
        let one = self.runner(runner);
        Summary {
            milliseconds: milliseconds_of(one.arrived_after.unwrap_or(self.ticks)),
            steps: one.steps(),
            shortest: self.shortest(runner),
            dead_ends: self.dead_ends(runner).count() as u32,
            helped: self.is_helped(),
            is_slow: self.is_slow,
            is_perfect: self.is_perfect(runner),
        }
    }

    /// Whether a runner has had no help and taken no needless step so far.
    pub fn is_perfect(&self, runner: usize) -> bool {
        !self.is_helped() && self.runner(runner).steps() <= self.shortest(runner)
    }

    /// The dead ends that a runner has walked to the end of, as often as it did. A place with a
    /// cheese, key or plate does not count, nor does any on a way than which none is shorter.
    pub fn dead_ends(&self, runner: usize) -> impl Iterator<Item = Tile> + '_ {
        let one = self.runner(runner);
        let is_best = one.arrived_after.is_some() && one.steps() <= self.shortest(runner);
        let is_thing = |tile: &Tile| self.puzzle().is_some_and(|puzzle| puzzle.is_thing(*tile));
        let is_in_vain = move |tile: &Tile| {
            let is_wanted = self.arena.is_target(runner, *tile) || self.cheeses.contains(tile);
            !is_best && !is_wanted && !is_thing(tile)
        };
        let trail = one.trail.iter().skip(1).copied();
        trail.filter(|tile| self.arena.grid().ways(*tile) == 1).filter(is_in_vain)
    }

    /// The hint that is shown.
    pub const fn hint(&self) -> Option<&Hint> {
        self.helps.hint()
    }

    /// The search of auto-solve, while it is on.
    pub const fn solving(&self) -> Option<&Solving> {
        self.helps.solving()
    }

    /// Whether a search moves the mouse, or did at the end: the way is not the player's own then.
    pub const fn is_walked_by_search(&self) -> bool {
        self.helps.have_the_mouse()
    }

    /// What the search of auto-solve had cost, if that walked the mouse to the end.
    pub const fn searched(&self) -> Option<SolvingCosts> {
        self.helps.searched()
    }

    /// Whether a hint or auto-solve was used.
    pub const fn is_helped(&self) -> bool {
        self.helps.were_used
    }

    /// Whether it counts for records: without help, and never slowed down.
    pub const fn sets_records(&self) -> bool {
        !self.helps.were_used && !self.is_slow
    }
}
