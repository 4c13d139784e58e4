//! A random frontier: any room beside the reached ones is joined to any reached neighbour.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Maze, Size, Tile, Wording};

program! {
    idea: "The maze grows from one room like frost: always at any place of its edge."
        | "迷宫像霜一样从一个房间长出来：总是在边缘的任意一处生长。";
    ReachAny: "reach any room" | "从任意房间开始";
    WhileEdge: "while the frontier is not empty:" | "当边缘不空：";
    TakeAny: "  take any room from the frontier" | "  从边缘任取一个房间";
    Open: "  open the wall to any reached neighbour" | "  打开它与某个已到邻居之间的墙";
    Spread: "  its fresh neighbours join the frontier" | "  它的新邻居加入边缘";
    [WhileEdge, TakeAny, Open, Spread] GREW:
        "Take {to} from the frontier: open the wall to {from}, which is reached. The frontier holds {held}."
        | "从边缘取 {to}：打开它到已到的 {from} 的墙。边缘有 {held} 个。";
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "prim",
    title: Wording { english: "Prim", chinese: "Prim 算法" },
    revisions: &[1],
    can_stop_joined: true,
    bytes_per_room: 1,
    style: GrowthStyle::Frontier,
    program: &PROGRAM,
    begun: at([Line::ReachAny]),
    begin: |_, job| Box::new(Prim::new(job.size, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Prim {
    dice: Dice,
    reached: Reached,
    /// Rooms beside reached ones, each once, in no order.
    frontier: Vec<Tile>,
}

impl Prim {
    pub fn new(size: Size, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
        let room = rooms.random(&mut dice);
        let mut prim = Self { dice, reached: Reached::new(rooms), frontier: Vec::new() };
        prim.reach(room);
        prim
    }

    fn reach(&mut self, room: Tile) {
        self.reached.insert(room);
        for direction in self.reached.fresh_around(room).iter() {
            let next = room.go(direction, 2);
            self.reached.see(next);
            self.frontier.push(next);
        }
    }
}

impl Grow for Prim {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        if self.frontier.is_empty() {
            return None;
        }
        let place = self.dice.below(self.frontier.len() as u32);
        let room = self.frontier.swap_remove(place as usize);
        let direction = pick(self.reached.reached_around(room), &mut self.dice)?;
        let tile = room.step(direction);
        maze.grid.open(tile);
        self.reach(room);
        Some(GREW.tells(BuildStep::Opened { tile, from: tile.step(direction) }))
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.frontier.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
