//! A hand on the wall, and always along.
//!
//! Where a maze has loops, that may lead round in a circle for ever. Once it comes to a tile in
//! the same direction for the second time it knows that it is lost: it goes back to the start and
//! begins again, still hand first, but never entering a tile twice. So it always comes to an end.

use super::depth_first::DepthFirst;
use super::stack::{Order, Stack};
use super::{Hand, Search, SolveStep, SolverInfo, Trace};
use crate::maze::bits::Bits;
use crate::maze::program::program;
use crate::maze::{Cursor, Direction, Maze, Tile, Told, Wording};

program! {
    idea: "One hand on the wall. In mazes with islands it can go round for ever, so it notices \
        that and marks tiles."
        | "一只手摸着墙走。有孤岛的迷宫会一直绕圈，所以它会发觉并开始做记号。";
    TouchWall: "put a hand on the wall" | "把一只手放在墙上";
    Follow: "go where it leads" | "跟着墙走";
    IfGoal: "  if that is the goal: done" | "  如果到了终点：完成";
    IfRing: "  if that closes a ring: give the ring back" | "  如果绕成了一个圈：退回这个圈";
    IfLost: "if you come by twice the same way: lost" | "如果同一方向经过两次：迷路了";
    GoBack: "  go back to the start; mark tiles now" | "  回到起点，从现在起给格子做记号";
    Marking: "  hand first to unmarked tiles, else back" | "  先走没有记号的格子，否则退回";
    NoPath: "there is no path" | "没有路";
}

const BEGAN: Cursor = at([Line::TouchWall]);
const FOLLOWED: Cursor = at([Line::Follow]);
const ARRIVED: Cursor = at([Line::IfGoal]);
const CLOSED_RING: Cursor = at([Line::Follow, Line::IfRing]);
const GAVE_RING_BACK: Cursor = at([Line::IfRing]);
const LOST: Cursor = at([Line::Follow, Line::IfLost]);
const WENT_BACK: Cursor = at([Line::GoBack]);
const MARKED: Cursor = at([Line::Marking]);
const GAVE_UP: Cursor = at([Line::NoPath]);

pub(super) static RIGHT_HAND: SolverInfo = SolverInfo {
    name: "wall-follower",
    title: Wording { english: "Right hand on the wall", chinese: "右手扶墙" },
    finds_shortest: false,
    traces: &[Trace::GivenBack],
    begun: at([Line::TouchWall]),
    begin: |maze| Box::new(WallFollower::new(maze, Hand::Right)),
};

pub(super) static LEFT_HAND: SolverInfo = SolverInfo {
    name: "wall-follower-left",
    title: Wording { english: "Left hand on the wall", chinese: "左手扶墙" },
    finds_shortest: false,
    traces: &[Trace::GivenBack],
    begun: at([Line::TouchWall]),
    begin: |maze| Box::new(WallFollower::new(maze, Hand::Left)),
};

#[derive(Clone, Debug)]
pub(super) struct WallFollower {
    order: [u8; 4],
    heading: Direction,
    /// The way without its detours: no tile stands in it twice.
    way: Vec<Tile>,
    is_on_way: Bits,
    /// Four bits a tile: in which directions the hand went on from it.
    left_towards: Bits,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Fresh,
    Walking,
    /// It has closed a ring: what lies behind this tile on the way was a detour.
    Shortening(Tile),
    /// Back to the start.
    Returning,
    /// Once more, with marks.
    Marking(DepthFirst),
}

impl WallFollower {
    pub fn new(maze: &Maze, hand: Hand) -> Self {
        let tiles = maze.grid().tiles();
        Self {
            order: match hand {
                Hand::Right => [1, 0, 3, 2],
                Hand::Left => [3, 0, 1, 2],
            },
            heading: Direction::Right,
            way: Vec::new(),
            is_on_way: Bits::zeros(tiles),
            left_towards: Bits::zeros(4 * tiles),
            state: State::Fresh,
        }
    }

    fn enter(&mut self, maze: &Maze, tile: Tile) -> SolveStep {
        self.way.push(tile);
        self.is_on_way.set(maze.grid().index(tile), true);
        self.state = State::Walking;
        SolveStep::Enter(tile)
    }

    fn retreat(&mut self, maze: &Maze, cursor: Cursor) -> Option<Told<SolveStep>> {
        let tile = self.way.pop()?;
        self.is_on_way.set(maze.grid().index(tile), false);
        Some(cursor.tells(SolveStep::Retreat(tile)))
    }

    /// Goes where the hand leads.
    fn walk(&mut self, maze: &Maze) -> Option<Told<SolveStep>> {
        let grid = maze.grid();
        let here = *self.way.last()?;
        let mut directions = self.order.map(|turn| Direction::nth(self.heading as u8 + turn));
        let heading = directions.iter_mut().find(|way| grid.is_open(here.step(**way)));
        let Some(&mut heading) = heading else {
            self.state = State::Returning;
            return None;
        };
        if !self.left_towards.insert(4 * grid.index(here) + heading as usize) {
            self.state = State::Returning;
            return Some(LOST.tells(SolveStep::Lost));
        }
        self.heading = heading;
        let next = here.step(heading);
        if !self.is_on_way.get(grid.index(next)) {
            return Some(FOLLOWED.tells(self.enter(maze, next)));
        }
        let turns_round = self.way.len() >= 2 && self.way[self.way.len() - 2] == next;
        if turns_round {
            return self.retreat(maze, FOLLOWED);
        }
        self.state = State::Shortening(next);
        self.retreat(maze, CLOSED_RING)
    }
}

impl Search for WallFollower {
    fn step(&mut self, maze: &Maze) -> Told<SolveStep> {
        loop {
            let told = match &mut self.state {
                State::Fresh => Some(BEGAN.tells(self.enter(maze, maze.start()))),
                State::Walking => self.walk(maze),
                State::Shortening(end) if self.way.last() == Some(end) => {
                    self.state = State::Walking;
                    None
                }
                State::Shortening(_) => self.retreat(maze, GAVE_RING_BACK),
                State::Returning => {
                    let told = self.retreat(maze, WENT_BACK);
                    if told.is_none() {
                        let order = Order::Turning(self.order);
                        let search = DepthFirst::new(maze.grid(), maze.start(), order);
                        self.state = State::Marking(search);
                    }
                    told
                }
                State::Marking(search) => {
                    let step = search.step(maze).step;
                    let cursor = if step == SolveStep::NoPath { GAVE_UP } else { MARKED };
                    Some(cursor.tells(step))
                }
            };
            if let Some(told) = told {
                return told;
            }
        }
    }

    fn arrived(&self) -> Cursor {
        ARRIVED
    }

    fn held(&self) -> usize {
        match &self.state {
            State::Marking(search) => search.held(),
            _ => self.way.len(),
        }
    }

    fn stack(&self) -> Option<&Stack> {
        match &self.state {
            State::Marking(search) => search.stack(),
            _ => None,
        }
    }

    fn way(&self) -> Vec<Tile> {
        match &self.state {
            State::Marking(search) => search.way(),
            _ => self.way.clone(),
        }
    }
}
