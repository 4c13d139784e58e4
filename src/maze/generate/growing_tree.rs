//! A growing tree: goes on from its newest room or, in a given share of the steps, from any.

use super::rooms::{Reached, Rooms, pick};
use super::{BuildStep, Generator, GeneratorInfo, Grow, Manner};
use crate::maze::program::program;
use crate::maze::random::Dice;
use crate::maze::{Cursor, Maze, Percent, Spec, Tile, Told, Wording};

program! {
    idea: "A list of rooms: the newest mostly, at times any. Between backtracker and Prim."
        | "一份房间名单：多数时候取最新的，有时随便取。介于回溯和 Prim 之间。";
    ListAny: "list any room" | "任选一个房间放进名单";
    WhileListed: "while the list is not empty:" | "当名单不空：";
    Take: "  take its newest room, or by chance any" | "  取最新的房间，有时随机取一个";
    IfFresh: "  if a neighbour is fresh:" | "  如果旁边有新房间：";
    Open: "    open the wall to any such one; list it" | "    打开通向其中一间的墙，放进名单";
    Strike: "  else: strike the room off the list" | "  否则：从名单划掉它";
}

const GREW: Cursor = at([Line::WhileListed, Line::Take, Line::IfFresh, Line::Open]);
const STRUCK: Cursor = at([Line::WhileListed, Line::Take, Line::IfFresh, Line::Strike]);

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "growing-tree",
    title: Wording { english: "Growing tree", chinese: "生长树" },
    revisions: &[1],
    can_stop_joined: true,
    manner: Manner::List,
    begun: at([Line::ListAny]),
    begin: |_, spec| Box::new(GrowingTree::new(spec)),
};

#[derive(Clone, Debug)]
pub(super) struct GrowingTree {
    dice: Dice,
    random: Percent,
    reached: Reached,
    /// Rooms that may still have fresh neighbours, the newest last.
    listed: Vec<Tile>,
}

impl GrowingTree {
    pub fn new(spec: &Spec) -> Self {
        let mut dice = Dice::new(spec.seed());
        let rooms = Rooms::new(spec.size());
        let mut reached = Reached::new(rooms);
        let room = rooms.random(&mut dice);
        reached.insert(room);
        let random = spec.generator().random().unwrap_or(Generator::USUAL_RANDOM);
        Self { dice, random, reached, listed: vec![room] }
    }
}

impl Grow for GrowingTree {
    fn step(&mut self, maze: &mut Maze) -> Option<Told<BuildStep>> {
        let newest = self.listed.len().checked_sub(1)?;
        let place = if self.dice.chance(self.random.get()) {
            self.dice.below(self.listed.len() as u32) as usize
        } else {
            newest
        };
        let from = self.listed[place];
        let Some(direction) = pick(self.reached.fresh_around(from), &mut self.dice) else {
            self.listed.swap_remove(place);
            return Some(STRUCK.tells(BuildStep::Backtracked { from }));
        };
        let tile = from.step(direction);
        let room = tile.step(direction);
        maze.grid.open(tile);
        self.reached.insert(room);
        self.listed.push(room);
        Some(GREW.tells(BuildStep::Opened { tile, from }))
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        self.reached.has_both_ends(maze)
    }

    fn held(&self) -> usize {
        self.listed.len()
    }

    fn progress(&self) -> (u64, u64) {
        self.reached.progress()
    }
}
