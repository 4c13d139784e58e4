//! A single rat that learns.
//!
//! Where several ways are not known to lead nowhere, a rat takes one at random. Where there is
//! none, and where it comes to a place that it has visited in this run, it goes back the way it
//! came and remembers that this way leads nowhere.
//!
//! A run always ends. No way is taken twice in one run, since going back from it makes it a dead
//! end; so there are at most two strides for each end of each passage. And as long as there is a
//! path at all, some path has no remembered dead end on it: at first because nothing is remembered,
//! and after a run because the path that it ended with was walked last and never gone back from. So
//! the run, a search that tries all that is not remembered, comes to a goal. This holds in mazes
//! with loops as well, and forgetting only opens ways.
//!
//! A perfect rat learns at least one dead end in each run with a wrong turn, and never enters it
//! again: it makes no wrong turn twice, and after as many runs as there are dead ends none at all.
//! Still, the number of wrong turns may rise from one run to the next: a rat that was lucky at
//! first has more left to learn.

use std::sync::Arc;

use super::SchoolMaze;
use super::memory::Memory;
use super::wrong_turns::WrongTurns;
use crate::game::tuning::{RAT_FAULTLESS_RUNS_TO_LEARN, RAT_MOST_RUNS};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Percent, Tile};

/// Separates the rats' random numbers from those of the maze.
const STREAM: u64 = u64::from_le_bytes(*b"ratchool");

/// A rat in a maze.
#[derive(Clone, Debug)]
pub struct Rat {
    measured: Arc<SchoolMaze>,
    dice: Dice,
    /// The share of its memories that it loses between two runs.
    pub forgets: Percent,
    memory: Memory,
    /// The result of each finished run: the learning curve.
    pub lessons: Vec<RatLesson>,
    run: Run,
    /// Its last stride.
    pub last: Option<RatStride>,
    /// Whether it found that no way leads to a goal.
    pub is_without_hope: bool,
}

/// The state of the present run.
#[derive(Clone, Debug)]
struct Run {
    /// The directions that led from the start to here.
    came: Vec<Direction>,
    place: Tile,
    has_been: Vec<bool>,
    /// Whether it has come to a place visited before, and has to turn back.
    must_turn: bool,
    wrong_turns: WrongTurns,
    strides: u32,
    is_over: bool,
}

/// The result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatLesson {
    /// How many times it chose a way at a junction that it had to come back from.
    pub wrong_turns: u32,
    /// The number of strides to the goal.
    pub strides: u32,
}

/// A single action of a rat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatStride {
    /// It went on to this place.
    On(Tile),
    /// It went back to this place, and remembers the way that it came back from.
    Back(Tile),
    /// It went on to this place, which is a goal: the run is over.
    Home(Tile),
    /// It is back at the start, and knows that no way leads to a goal.
    NoPath,
}

impl Rat {
    pub(super) fn new(measured: Arc<SchoolMaze>, seed: u64, number: u64, forgets: Percent) -> Self {
        Self {
            dice: Dice::new(split_mix(split_mix(seed, STREAM), number)),
            forgets,
            memory: Memory::new(measured.maze.grid()),
            lessons: Vec::new(),
            run: Run::new(&measured),
            measured,
            last: None,
            is_without_hope: false,
        }
    }

    /// Takes one stride, which may begin the next run. Must not be called once the rat is done.
    pub(super) fn stride(&mut self) -> RatStride {
        let stride = self.go();
        self.last = Some(stride);
        stride
    }

    fn go(&mut self) -> RatStride {
        let measured = Arc::clone(&self.measured);
        let (maze, grid) = (&*measured.maze, measured.maze.grid());
        if self.run.is_over {
            self.memory.forget(grid, self.forgets, &mut self.dice);
            self.run = Run::new(&measured);
        }
        let place = self.run.place;
        if maze.is_goal(place) {
            return self.come_home(place);
        }
        let Some(direction) = self.choose() else {
            let Some(came) = self.run.came.pop() else {
                self.is_without_hope = true;
                return RatStride::NoPath;
            };
            let back = place.go(came.opposite(), measured.stride_tiles);
            self.memory.note(grid, back, came);
            self.run.must_turn = false;
            self.run.go(&measured, back);
            return RatStride::Back(back);
        };
        let next = place.go(direction, measured.stride_tiles);
        self.run.came.push(direction);
        self.run.must_turn = std::mem::replace(&mut self.run.has_been[grid.index(next)], true);
        self.run.go(&measured, next);
        if maze.is_goal(next) { self.come_home(next) } else { RatStride::On(next) }
    }

    /// A direction to go on in, if there is one.
    fn choose(&mut self) -> Option<Direction> {
        if self.run.must_turn {
            return None;
        }
        let (grid, place) = (self.measured.maze.grid(), self.run.place);
        let mut ways = self.memory.hopeful(grid, place, grid.open_around(place));
        if let Some(came) = self.run.came.last() {
            ways = ways.without(came.opposite());
        }
        match ways.len() {
            0 => None,
            1 => ways.nth(0),
            count => ways.nth(self.dice.below(count)),
        }
    }

    fn come_home(&mut self, place: Tile) -> RatStride {
        self.run.is_over = true;
        self.lessons
            .push(RatLesson { wrong_turns: self.run.wrong_turns.count, strides: self.run.strides });
        RatStride::Home(place)
    }

    /// Runs to the end of the present run, or of the next one if that is over.
    pub(super) fn run(&mut self) {
        while !matches!(self.stride(), RatStride::Home(_) | RatStride::NoPath) {}
    }

    /// Whether it has stopped running: it has learnt the maze, or never will.
    pub fn is_done(&self) -> bool {
        self.run.is_over && (self.has_learnt() || self.lessons.len() >= RAT_MOST_RUNS)
            || self.is_without_hope
    }

    /// Whether it has made several runs in succession without a wrong turn. A single one may have
    /// been luck.
    pub fn has_learnt(&self) -> bool {
        let last = self.lessons.iter().rev().take_while(|lesson| lesson.wrong_turns == 0);
        last.count() >= RAT_FAULTLESS_RUNS_TO_LEARN
    }

    /// Where it is.
    pub const fn place(&self) -> Tile {
        self.run.place
    }

    /// Its way in the present run, place by place, without detours.
    pub fn path(&self) -> &[Tile] {
        &self.run.wrong_turns.path
    }

    /// The wrong turns of the present run so far.
    pub const fn wrong_turns(&self) -> u32 {
        self.run.wrong_turns.count
    }

    /// The dead ends that it remembers, each as a place and the direction away from it.
    pub fn dead_ends(&self) -> &[(Tile, Direction)] {
        &self.memory.known
    }
}

impl Run {
    fn new(measured: &SchoolMaze) -> Self {
        let (grid, place) = (measured.maze.grid(), measured.maze.start());
        let mut has_been = vec![false; grid.tiles()];
        has_been[grid.index(place)] = true;
        let mut wrong_turns = WrongTurns::new(grid);
        wrong_turns.come_to(grid, place);
        Self {
            came: Vec::new(),
            place,
            has_been,
            must_turn: false,
            wrong_turns,
            strides: 0,
            is_over: false,
        }
    }

    fn go(&mut self, measured: &SchoolMaze, place: Tile) {
        self.place = place;
        self.strides += 1;
        self.wrong_turns.come_to(measured.maze.grid(), place);
    }
}
