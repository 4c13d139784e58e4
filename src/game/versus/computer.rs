//! The computer as a player: it walks as its mind thinks, and uses no other knowledge. Of the minds
//! that know the shortest path, only one does not walk straight on: it sleeps at every fork.

use std::collections::VecDeque;
use std::sync::Arc;

use super::rules::{Mind, Mode};
use super::search::{MatchSearch, keep_stack};
use crate::game::race::Runner;
use crate::game::race::arena::Arena;
use crate::game::tuning::{COMPUTER_NAP_TICKS, COMPUTER_SIGHT_TILES};
use crate::game::walker::Steering;
use crate::maze::{Direction, Grid, Maze, Tile};

/// A player that steers a mouse by a solver.
#[derive(Clone, Debug)]
pub struct Computer {
    mind: Mind,
    arena: Arc<Arena>,
    /// What it is looking for, and the search for it.
    search: Option<MatchSearch>,
    /// The places that it has decided to go to, the next first.
    plan: VecDeque<Tile>,
    /// The places that it has entered and not come back from, the first one first.
    pub stack: Vec<Tile>,
    nap: Nap,
}

/// The sleep of a dozing computer.
#[derive(Clone, Debug)]
struct Nap {
    /// The last fork where it slept.
    last_fork: Option<Tile>,
    ticks_left: u32,
}

impl Computer {
    /// A computer that plays a side of this arena.
    pub fn new(mind: Mind, arena: Arc<Arena>, side: usize) -> Self {
        let start = arena.starts[side];
        let nap = Nap { last_fork: None, ticks_left: COMPUTER_NAP_TICKS };
        let (plan, stack) = (VecDeque::new(), Vec::new());
        let mut computer = Self { mind, arena, search: None, plan, stack, nap };
        match computer.arena.target(side) {
            Some(target) if mind.knows_the_way() => {
                computer.plan = computer.arena.path_to_target(side).collect();
                debug_assert_eq!(computer.plan.back(), Some(&target));
            }
            Some(target) => computer.look_for(start, vec![target]),
            None => computer.look_for(start, computer.arena.cheeses.clone()),
        }
        computer
    }

    /// How it steers its mouse now. `cheeses_left` are those of a hunt.
    pub fn steer(&mut self, runner: &Runner, cheeses_left: &[Tile]) -> Steering {
        let here = runner.destination();
        if !self.mind.knows_the_way() {
            keep_stack(&mut self.stack, runner.place());
        }
        let is_gone = |goal: &Tile| !cheeses_left.contains(goal);
        if self.arena.mode.counts_points()
            && self.search.as_ref().is_some_and(|search| search.goals().iter().any(is_gone))
        {
            // There is a cheese less, so its plans are no longer valid.
            self.look_for(here, cheeses_left.to_vec());
        }
        self.forget_what_is_done(here);
        if self.plan.is_empty()
            && let Some(search) = &mut self.search
        {
            self.plan.extend(search.next_places(here));
            self.forget_what_is_done(here);
        }
        if self.mind == Mind::Dozer && self.sleeps(runner) {
            return Steering::default();
        }
        let held = self.plan.front().and_then(|&next| here.direction_towards(next));
        Steering { held, ..Steering::default() }
    }

    /// Whether it sleeps where it stands or is about to stand: once at each fork that it comes to.
    fn sleeps(&mut self, runner: &Runner) -> bool {
        let here = runner.destination();
        let ways = Direction::ALL.map(|way| self.arena.grid().is_open(here.step(way)));
        let is_fork = ways.into_iter().filter(|&is_open| is_open).count() > 2;
        if !is_fork || self.nap.last_fork == Some(here) {
            return false;
        }
        self.nap.ticks_left -= u32::from(!runner.is_walking());
        if self.nap.ticks_left > 0 {
            return true;
        }
        self.nap = Nap { last_fork: Some(here), ticks_left: COMPUTER_NAP_TICKS };
        false
    }

    fn forget_what_is_done(&mut self, here: Tile) {
        while self.plan.front() == Some(&here) {
            self.plan.pop_front();
        }
    }

    /// Begins to look for the nearest of these from here.
    fn look_for(&mut self, here: Tile, mut goals: Vec<Tile>) {
        goals.retain(|&goal| goal != here);
        self.plan.clear();
        self.stack.clear();
        let maze = Maze::new(seen_grid(&self.arena, here, &goals), here, goals).ok();
        let stride_tiles = self.arena.measured.stride_tiles;
        self.search = maze.and_then(|maze| MatchSearch::new(self.mind, maze, stride_tiles));
    }
}

/// The tiles in which a computer searches. In a maze without end, where a wrong way may never end,
/// these are only the surroundings of the right one.
fn seen_grid(arena: &Arena, from: Tile, goals: &[Tile]) -> Grid {
    let mut grid = arena.grid().clone();
    let [goal] = goals else { return grid };
    if arena.mode != Mode::Endless {
        return grid;
    }
    let way = arena.way([from, *goal]);
    let reach = |at: fn(&Tile) -> u16, side: u16| {
        let (low, high) =
            way.iter().map(at).fold((side, 0), |(low, high), at| (low.min(at), high.max(at)));
        (low.saturating_sub(COMPUTER_SIGHT_TILES), (high + COMPUTER_SIGHT_TILES).min(side - 1))
    };
    let (left, right) = reach(|tile| tile.column, grid.columns());
    let (top, bottom) = reach(|tile| tile.row, grid.rows());
    for row in top..=bottom {
        grid.set(Tile::new(left, row), false);
        grid.set(Tile::new(right, row), false);
    }
    for column in left..=right {
        grid.set(Tile::new(column, top), false);
        grid.set(Tile::new(column, bottom), false);
    }
    grid
}
