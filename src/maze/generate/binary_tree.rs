//! Each room opens up or left by the toss of a coin; the first room has neither wall.

use super::rooms::Rooms;
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size};

program! {
    "binary-tree": EachRoom, TopRow, FirstColumn, Coin, Otherwise;
    [EachRoom, TopRow] ON_TOP;
    [EachRoom, FirstColumn] AT_THE_LEFT;
    [EachRoom, Coin] UP_BY_COIN;
    [EachRoom, Coin, Otherwise] LEFT_BY_COIN;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "binary-tree",
    revisions: &[1],
    can_stop_joined: false,
    can_be_shaped: false,
    bytes_per_room: 1,
    style: GrowthStyle::RoomByRoom,
    program: &PROGRAM,
    begun: at([Line::EachRoom]),
    begin: |_, job| Box::new(BinaryTree::new(job.size, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct BinaryTree {
    dice: Dice,
    rooms: Rooms,
    next: u32,
}

impl BinaryTree {
    pub fn new(size: Size, seed: u64) -> Self {
        Self { dice: Dice::new(seed), rooms: Rooms::new(size, None), next: 1 }
    }
}

impl Grow for BinaryTree {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        if self.next == self.rooms.count() {
            return None;
        }
        let from = self.rooms.at(self.next);
        self.next += 1;
        let (direction, lines) = if from.row == 1 {
            (Direction::Left, ON_TOP)
        } else if from.column == 1 {
            (Direction::Up, AT_THE_LEFT)
        } else if self.dice.coin() {
            (Direction::Up, UP_BY_COIN)
        } else {
            (Direction::Left, LEFT_BY_COIN)
        };
        let tile = from.step(direction);
        maze.grid.open(tile);
        Some(lines.tells(BuildStep::Opened { tile, from }))
    }

    fn progress(&self) -> (u64, u64) {
        (u64::from(self.next), u64::from(self.rooms.count()))
    }
}
