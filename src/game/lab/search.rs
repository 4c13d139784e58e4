//! A real search as it is done on paper: room by room, with what it holds at each moment. The
//! passages between rooms do not count as steps.

use std::collections::VecDeque;
use std::sync::Arc;

use super::task::MAZE;
use super::{Answer, LabTask, Prompt};
use crate::game::theatre::Show;
use crate::maze::{
    Build, Direction, Generator, Maze, Percent, Size, Solve, SolveStep, Solver, Spec, Tile,
};

/// The least number of decisions in an exercise, the number of mazes to try for that, and the
/// distance between their seeds.
const LEAST_DECISIONS: usize = 8;
const MOST_TRIES: u64 = 60;
const STRIDE: u64 = 1_000_003;
/// How many of the dead ends are opened up, so that there is something to find.
const LOOPS_PERCENT: u8 = 40;

/// A search through a small maze.
#[derive(Clone, Debug)]
pub struct RoomSearch {
    /// The maze.
    pub maze: Arc<Maze>,
    /// Its size.
    pub size: Size,
    /// The solver.
    pub solver: Solver,
    states: Vec<SearchState>,
}

/// The state of a search at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchState {
    /// The stack with its top last, or the queue with its front first.
    pub held: VecDeque<u32>,
    /// The rooms that were entered, in order.
    pub entered: Vec<u32>,
    /// The room where it stands.
    pub at: u32,
}

impl RoomSearch {
    /// A search in a new maze with loops: not too short, and with a stack it also turns back.
    pub fn new(solver: Solver, seed: u64) -> Self {
        let mut tries =
            (0..MOST_TRIES).map(|by| Self::grown(solver, seed.wrapping_add(by * STRIDE)));
        let goes_back = |one: &Self| {
            one.has_queue() || one.states.iter().any(|now| now.entered.len() > now.held.len())
        };
        let takes_its_time = |one: &Self| one.states.len() > LEAST_DECISIONS && goes_back(one);
        tries.find(takes_its_time).unwrap_or_else(|| Self::grown(solver, seed))
    }

    fn grown(solver: Solver, seed: u64) -> Self {
        let size = Size::new(MAZE.0, MAZE.1 + 1).unwrap_or(Size::SMALLEST);
        let loops = Percent::new(LOOPS_PERCENT).unwrap_or(Percent::NONE);
        let spec = Spec::new(Generator::Kruskal, size, seed);
        let maze = Build::new(&spec.with_loops(loops)).finish();
        Self::of(Arc::new(maze), size, solver)
    }

    /// A search in a given maze of this size.
    pub fn of(maze: Arc<Maze>, size: Size, solver: Solver) -> Self {
        let mut search = Self { maze, size, solver, states: Vec::new() };
        search.states = search.run();
        if search.states.is_empty() {
            search.states.push(SearchState::default());
        }
        search
    }

    /// The states after each step from room to room; the first state is after one step.
    fn run(&self) -> Vec<SearchState> {
        let mut solve = Solve::new(self.solver, &self.maze);
        let mut now = SearchState::default();
        let mut states = Vec::new();
        while let Some(step) = solve.step(&self.maze) {
            let is_room = |tile: Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
            match step {
                SolveStep::Enter(tile) if is_room(tile) => {
                    now.at = self.size.number(tile);
                    now.entered.push(now.at);
                    if self.has_queue() {
                        now.held.pop_front();
                        let fresh = self.fresh(&now, now.at);
                        now.held.extend(fresh);
                    } else {
                        now.held.push_back(now.at);
                    }
                }
                SolveStep::Retreat(tile) if is_room(tile) => {
                    now.held.pop_back();
                    let Some(&top) = now.held.back() else { continue };
                    now.at = top;
                }
                _ => continue,
            }
            states.push(now.clone());
        }
        states
    }

    /// Whether it has a queue, and not a stack.
    pub fn has_queue(&self) -> bool {
        self.solver == Solver::BreadthFirst
    }

    /// How many decisions there are.
    pub fn decisions(&self) -> usize {
        self.states.len() - 1
    }

    /// The state after `decisions` decisions.
    pub fn state(&self, decisions: usize) -> &SearchState {
        &self.states[decisions.min(self.states.len() - 1)]
    }

    /// The search in the theatre after `steps` steps.
    pub fn show(&self, steps: u64) -> Show {
        let mut show = Show::of_search(Arc::clone(&self.maze), self.solver);
        while show.step < steps && show.advance() {}
        show
    }

    /// The adjacent rooms that can be walked to, in the order of directions.
    pub fn beside(&self, room: u32) -> impl Iterator<Item = u32> {
        let tile = self.size.room(room);
        let is_open = move |direction: &Direction| self.maze.grid().is_open(tile.step(*direction));
        let beyond = move |direction: Direction| self.size.number(tile.go(direction, 2));
        Direction::ALL.into_iter().filter(is_open).map(beyond)
    }

    /// The adjacent rooms that the search has not reached.
    pub fn fresh(&self, state: &SearchState, room: u32) -> Vec<u32> {
        let is_known = |one: &u32| state.entered.contains(one) || state.held.contains(one);
        self.beside(room).filter(|one| !is_known(one)).collect()
    }

    /// How many rooms a search by any rule could go to next: those in its queue, or fresh rooms
    /// next to any entered one, or one room back.
    fn possible(&self, state: &SearchState) -> usize {
        if self.has_queue() {
            return state.held.len();
        }
        let mut fresh: Vec<u32> =
            state.entered.iter().flat_map(|&room| self.fresh(state, room)).collect();
        fresh.sort_unstable();
        fresh.dedup();
        fresh.len() + usize::from(state.held.len() > 1)
    }

    /// Its decisions: the next room after each state in which more than one is possible.
    pub fn tasks(&self) -> Vec<LabTask> {
        let is_open = |(_, pair): &(usize, &[SearchState])| self.possible(&pair[0]) > 1;
        let task = |(place, pair): (usize, &[SearchState])| LabTask {
            prompt: Prompt::Next { at: pair[0].at },
            right: Answer::Member(pair[1].at),
            moves: place,
        };
        self.states.windows(2).enumerate().filter(is_open).map(task).collect()
    }
}
