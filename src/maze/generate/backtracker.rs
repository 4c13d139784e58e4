//! Random depth-first search: on to any fresh neighbour, back where there is none.

use super::rooms::{Fresh, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Tile};

program! {
    "backtracker": PushAny, WhileHeld, IfFresh, Open, Push, Pop;
    [WhileHeld, IfFresh, Open, Push] WENT_ON;
    [WhileHeld, IfFresh, Pop] WENT_BACK;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "backtracker",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: true,
    bytes_per_room: 2,
    style: GrowthStyle::Stack,
    program: &PROGRAM,
    begun: at([Line::PushAny]),
    begin: |_, job| Box::new(Backtracker::new(job.rooms(), job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Backtracker {
    dice: Dice,
    fresh: Fresh,
    /// The current room; `None` once it has backtracked from the room it began in.
    room: Option<Tile>,
    /// The stack: the directions from the room it began in to the current one.
    path: Vec<Direction>,
}

impl Backtracker {
    pub fn new(rooms: Rooms, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let mut fresh = Fresh::new(rooms);
        let room = rooms.random(&mut dice);
        fresh.reach(room);
        Self { dice, fresh, room: Some(room), path: Vec::new() }
    }
}

impl Grow for Backtracker {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        let from = self.room?;
        let Some(direction) = pick(self.fresh.around(from), &mut self.dice) else {
            self.room = self.path.pop().map(|came| from.go(came.opposite(), 2));
            return Some(WENT_BACK.tells(BuildStep::Backtracked { from }));
        };
        let tile = from.step(direction);
        let room = tile.step(direction);
        maze.grid.open(tile);
        self.fresh.reach(room);
        self.path.push(direction);
        self.room = Some(room);
        Some(WENT_ON.tells(BuildStep::Opened { tile, from }))
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.fresh.has_neither_end(maze)
    }

    fn held(&self) -> usize {
        self.room.map_or(0, |_| self.path.len() + 1)
    }

    fn stack(&self) -> Vec<Tile> {
        let Some(room) = self.room else { return Vec::new() };
        let mut stack = vec![room];
        for (came, below) in self.path.iter().rev().zip(0..) {
            let above: Tile = stack[below];
            stack.push(above.go(came.opposite(), 2));
        }
        stack.reverse();
        stack
    }

    fn progress(&self) -> (u64, u64) {
        self.fresh.progress()
    }
}
