//! Random depth-first search: on to any fresh neighbour, back where there is none.

use super::rooms::{Fresh, Rooms, pick};
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::{Direction, Maze, Size, Tile, Wording};

program! {
    idea: "One long walk that never crosses itself. Where it is stuck it goes back to the last \
        place with a choice."
        | "一条不与自己相交的长路。走不动时，退回上一个还有选择的地方。";
    PushAny: "push any room" | "任选一个房间入栈";
    WhileHeld: "while the stack is not empty:" | "当栈不空：";
    IfFresh: "  if a neighbour of the top is fresh:" | "  如果栈顶旁边有新房间：";
    Open: "    open the wall to any such one" | "    打开通向其中一间的墙";
    Push: "    push it" | "    把它压入栈";
    Pop: "  else: pop" | "  否则：出栈";
    [WhileHeld, IfFresh, Open, Push] WENT_ON:
        "{to} beside {from} is fresh: open the wall and push it. The stack holds {held}."
        | "{from} 旁边的 {to} 没到过：打开墙，把它压入栈。栈里有 {held} 个。";
    [WhileHeld, IfFresh, Pop] WENT_BACK:
        "Nothing beside {from} is fresh: pop it. The stack holds {held}."
        | "{from} 旁边没有新房间：出栈。栈里有 {held} 个。";
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "backtracker",
    title: Wording { english: "Depth-first backtracker", chinese: "深度优先回溯" },
    revisions: &[1],
    can_stop_joined: true,
    bytes_per_room: 2,
    style: GrowthStyle::Stack,
    program: &PROGRAM,
    begun: at([Line::PushAny]),
    begin: |_, job| Box::new(Backtracker::new(job.size, job.seed)),
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
    pub fn new(size: Size, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = Rooms::new(size);
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

    fn progress(&self) -> (u64, u64) {
        self.fresh.progress()
    }
}
