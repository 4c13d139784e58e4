//! A random frontier: any room beside the reached ones is joined to any reached neighbour.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Maze, Tile};

program! {
    "prim": ReachAny, WhileEdge, TakeAny, Open, Spread;
    [WhileEdge, TakeAny, Open, Spread] GREW;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "prim",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 1,
    style: GrowthStyle::Frontier,
    program: &PROGRAM,
    begun: at([Line::ReachAny]),
    begin: |_, job| Box::new(Prim::new(job.rooms(), job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Prim {
    dice: Dice,
    reached: Reached,
    /// Rooms beside reached ones, each once, in no order.
    frontier: Vec<Tile>,
}

impl Prim {
    pub fn new(rooms: Rooms, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
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
