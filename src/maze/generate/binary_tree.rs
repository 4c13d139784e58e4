//! Each room opens up or left by the toss of a coin; the first room has neither wall.

use super::rooms::Rooms;
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Wording};

program! {
    idea: "Each room opens a wall to the left or above. Quick, but the way home is always up and \
        left."
        | "每个房间向左或向上打开一面墙。很快，但回家的路总是向上和向左。";
    EachRoom: "for each room but the first:" | "对除第一间外的每个房间：";
    TopRow: "  if it is in the top row: open left" | "  在首行：向左打开";
    FirstColumn: "  else if it is in the first column: open up" | "  否则在首列：向上打开";
    Coin: "  else if a coin says so: open up" | "  否则一半机会：向上打开";
    Otherwise: "  else: open left" | "  否则：向左打开";
    [EachRoom, TopRow] ON_TOP: "{from} is in the top row: open its wall on the left, to {to}."
        | "{from} 在首行：向左打开到 {to} 的墙。";
    [EachRoom, FirstColumn] AT_THE_LEFT:
        "{from} is in the first column: open its wall above, to {to}."
        | "{from} 在首列：向上打开到 {to} 的墙。";
    [EachRoom, Coin] UP_BY_COIN: "The coin says up: {from} opens its wall to {to}."
        | "随机向上：{from} 打开到 {to} 的墙。";
    [EachRoom, Coin, Otherwise] LEFT_BY_COIN: "The coin says left: {from} opens its wall to {to}."
        | "随机向左：{from} 打开到 {to} 的墙。";
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "binary-tree",
    title: Wording { english: "Binary tree", chinese: "二叉树" },
    revisions: &[1],
    can_stop_joined: false,
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
        Self { dice: Dice::new(seed), rooms: Rooms::new(size), next: 1 }
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
