//! Row by row in runs to the right; where a run ends by the toss of a coin, a random room of it
//! opens up. The top row is one long run.

use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

program! {
    "sidewinder": EachRoom, OpenRight, Keep, RunEnds, OpenUp;
    [EachRoom, OpenRight] WENT_ON;
    [EachRoom, Keep] ENDED;
    [RunEnds, OpenUp] ROSE;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "sidewinder",
    revisions: &[1],
    can_stop_joined: false,
    can_be_shaped: false,
    bytes_per_room: 1,
    style: GrowthStyle::Runs,
    program: &PROGRAM,
    begun: at([Line::EachRoom]),
    begin: |_, job| Box::new(Sidewinder::new(job.size, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Sidewinder {
    dice: Dice,
    size: Size,
    row: u16,
    column: u16,
    /// The column in which the present run began.
    run: u16,
    /// The run has ended, and its passage up is still to be opened.
    must_rise: bool,
}

impl Sidewinder {
    pub fn new(size: Size, seed: u64) -> Self {
        Self { dice: Dice::new(seed), size, row: 0, column: 0, run: 0, must_rise: false }
    }

    fn room(&self, column: u16) -> Tile {
        Tile::new(2 * column + 1, 2 * self.row + 1)
    }

    fn next_row(&mut self) {
        self.row += 1;
        self.column = 0;
        self.run = 0;
    }

    /// Opens the wall above a random room of the run that has ended.
    fn rise(&mut self, maze: &mut Maze) -> Ran<BuildStep> {
        let length = u32::from(self.column - self.run);
        let chosen = self.run + self.dice.below(length) as u16;
        let from = self.room(chosen);
        let tile = from.step(Direction::Up);
        maze.grid.open(tile);
        self.must_rise = false;
        self.run = self.column;
        if self.column == self.size.width() {
            self.next_row();
        }
        ROSE.tells(BuildStep::Opened { tile, from })
    }
}

impl Grow for Sidewinder {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        if self.must_rise {
            return Some(self.rise(maze));
        }
        if self.row == self.size.height() {
            return None;
        }
        let from = self.room(self.column);
        let wall = from.step(Direction::Right);
        let is_top = self.row == 0;
        self.column += 1;
        if self.column == self.size.width() {
            return Some(self.rise(maze));
        }
        if is_top || self.dice.coin() {
            maze.grid.open(wall);
            if is_top && self.column + 1 == self.size.width() {
                self.next_row();
            }
            Some(WENT_ON.tells(BuildStep::Opened { tile: wall, from }))
        } else {
            self.must_rise = true;
            Some(ENDED.tells(BuildStep::Kept { wall }))
        }
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.row), u64::from(self.size.height()))
    }
}
