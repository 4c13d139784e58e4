//! Row by row with the memory of one row: neighbours of different sets are joined by the toss of a
//! coin, and each set sends at least one passage down, also chosen by coin.

use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile, UnionFind};

program! {
    "eller": EachRow, EachWall, Join, Keep, EachRoom, Descend, KeepBelow;
    [EachRow, EachWall, Join] JOINED;
    [EachRow, EachWall, Keep] KEPT;
    [EachRow, EachRoom, Descend] DESCENDED;
    [EachRow, EachRoom, KeepBelow] KEPT_BELOW;
}

// The last row tosses no coin: all different sets are joined.

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "eller",
    revisions: &[1],
    can_stop_joined: false,
    can_be_shaped: false,
    bytes_per_room: 1,
    style: GrowthStyle::Rows,
    program: &PROGRAM,
    begun: at([Line::EachRow]),
    begin: |_, job| Box::new(Eller::new(job.size, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Eller {
    dice: Dice,
    width: u32,
    height: u32,
    row: u32,
    column: u32,
    phase: Phase,
    /// Which columns of this row are joined, by any path through the rows above.
    sets: UnionFind,
    /// For each root, for how many of its columns it is not decided yet whether they go down.
    unasked: Vec<u32>,
    /// For each root, the first column that went down, if any did.
    first_down: Vec<Option<u32>>,
    /// For each column that went down, the first column of its set that did.
    came_down: Vec<Option<u32>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Joining,
    Descending,
}

impl Eller {
    pub fn new(size: Size, seed: u64) -> Self {
        let (width, height) = (u32::from(size.width()), u32::from(size.height()));
        let columns = width as usize;
        Self {
            dice: Dice::new(seed),
            width,
            height,
            row: 0,
            column: 0,
            phase: Phase::Joining,
            sets: UnionFind::new(width),
            unasked: vec![0; columns],
            first_down: vec![None; columns],
            came_down: vec![None; columns],
        }
    }

    fn room(&self, column: u32) -> Tile {
        Tile::new(2 * column as u16 + 1, 2 * self.row as u16 + 1)
    }

    /// Looks at the wall on the right of the next room.
    fn join(&mut self, maze: &mut Maze) -> Ran<BuildStep> {
        let left = self.column;
        self.column += 1;
        let wall = self.room(left).step(Direction::Right);
        let is_last_row = self.row + 1 == self.height;
        let parts_two_sets = !self.sets.joined(left, left + 1);
        if parts_two_sets && (is_last_row || self.dice.coin()) {
            self.sets.union(left, left + 1);
            maze.grid.open(wall);
            return JOINED.tells(BuildStep::Opened { tile: wall, from: self.room(left) });
        }
        KEPT.tells(BuildStep::Kept { wall })
    }

    /// Looks at the wall below the next room.
    fn descend(&mut self, maze: &mut Maze) -> Ran<BuildStep> {
        let column = self.column;
        self.column += 1;
        let from = self.room(column);
        let tile = from.step(Direction::Down);
        let root = self.sets.find(column) as usize;
        self.unasked[root] -= 1;
        let is_last_hope = self.unasked[root] == 0 && self.first_down[root].is_none();
        if is_last_hope || self.dice.coin() {
            self.came_down[column as usize] = Some(*self.first_down[root].get_or_insert(column));
            maze.grid.open(tile);
            DESCENDED.tells(BuildStep::Opened { tile, from })
        } else {
            self.came_down[column as usize] = None;
            KEPT_BELOW.tells(BuildStep::Kept { wall: tile })
        }
    }

    fn begin_descent(&mut self) {
        self.phase = Phase::Descending;
        self.column = 0;
        self.unasked.fill(0);
        self.first_down.fill(None);
        for column in 0..self.width {
            self.unasked[self.sets.find(column) as usize] += 1;
        }
    }

    fn begin_row(&mut self) {
        self.phase = Phase::Joining;
        self.column = 0;
        self.row += 1;
        self.sets = UnionFind::new(self.width);
        for column in 0..self.width {
            if let Some(first) = self.came_down[column as usize] {
                self.sets.union(first, column);
            }
        }
    }
}

impl Grow for Eller {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        let is_last_row = self.row + 1 == self.height;
        match self.phase {
            Phase::Joining if self.column + 1 < self.width => return Some(self.join(maze)),
            Phase::Joining if is_last_row => return None,
            Phase::Joining => self.begin_descent(),
            Phase::Descending => {}
        }
        let step = self.descend(maze);
        if self.column == self.width {
            self.begin_row();
        }
        Some(step)
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.row), u64::from(self.height))
    }
}
