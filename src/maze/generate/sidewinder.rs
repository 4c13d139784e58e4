//! Row by row in runs to the right; where a run ends by the toss of a coin, any of its rooms opens
//! up. The top row is one long run.

use super::{BuildStep, Grow};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile};

#[derive(Clone, Debug)]
pub(super) struct Sidewinder {
    dice: Dice,
    size: Size,
    row: u16,
    column: u16,
    /// The column in which the present run began.
    run: u16,
    /// The run has ended, and its way up is still to be opened.
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

    /// Opens the way up from any room of the run that has ended.
    fn rise(&mut self, maze: &mut Maze) -> BuildStep {
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
        BuildStep::Opened { tile, from }
    }
}

impl Grow for Sidewinder {
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
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
            Some(BuildStep::Opened { tile: wall, from })
        } else {
            self.must_rise = true;
            Some(BuildStep::Kept { wall })
        }
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.row), u64::from(self.size.height()))
    }
}
