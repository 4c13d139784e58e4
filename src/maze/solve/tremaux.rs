//! Trémaux's rules, for someone with a piece of chalk: mark each passage as you walk through it.
//!
//! Where you come to a known place by a passage with one mark, turn back. Otherwise take a passage
//! without a mark, or else the one with a single mark, which leads back. No passage gets three. The
//! passages with one mark are the path.

use super::{Holding, Search, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile, Wording};

program! {
    idea: "A mark for each time a passage is walked, never a third: Ariadne's thread with chalk."
        | "每走过一条通道就画一道，绝不画第三道：用粉笔画的阿里阿德涅之线。";
    Stand: "stand at the start" | "站在起点";
    IfKnown: "if you know this place: turn back at once" | "如果来过这里：立刻回头";
    GoThrough: "if a passage has no mark: mark it, go through"
        | "如果有没记号的通道：做记号，走进去";
    IfGoal: "  if it leads to the goal: done" | "  如果通向终点：完成";
    GoBack: "else: back by the one with one mark; mark it"
        | "否则：从只有一个记号的通道退回，再做记号";
    NoPath: "none is left: there is no path" | "一条也没有了：没有路";
    [Stand] BEGAN: "Stand at the start, {tile}." | "站在起点 {tile}。";
    [IfKnown] TURNED_BACK: "{tile} is known: turn back at once, to {to}."
        | "来过 {tile}：立刻回头，到 {to}。";
    [GoThrough] WENT_ON: "The passage to {tile} has no mark: mark it and go through."
        | "通向 {tile} 的通道没有记号：做记号，走进去。";
    [IfGoal] ARRIVED: "{tile} is the goal: the passages with one mark are the path."
        | "{tile} 是终点：只有一个记号的通道就是路线。";
    [GoThrough, GoBack] WENT_BACK: "Every passage at {tile} has a mark: go back from it."
        | "{tile} 的通道都有记号：从它退回。";
    [NoPath] GAVE_UP: "No passage is left: there is no path." | "一条通道也没有了：没有路线。";
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "tremaux",
    title: Wording { english: "Trémaux", chinese: "Trémaux 算法" },
    holds: Holding::Way,
    looks_ahead: false,
    finds_shortest: false,
    bytes_per_room: 7,
    traces: &[Trace::Backtracked],
    program: &PROGRAM,
    begun: at([Line::Stand]),
    begin: |maze| Box::new(Tremaux::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct Tremaux {
    /// Two bits for each direction from a tile: how many marks that passage has.
    marks: Vec<u8>,
    path: Vec<Tile>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Fresh,
    /// At the last tile of the path.
    Choosing,
    /// At the last tile of the path, which is on it twice: it was known already.
    TurningBack,
}

impl Tremaux {
    pub fn new(maze: &Maze) -> Self {
        Self { marks: vec![0; maze.grid().tiles()], path: Vec::new(), state: State::Fresh }
    }

    fn marks(&self, maze: &Maze, tile: Tile, direction: Direction) -> u8 {
        self.marks[maze.grid().index(tile)] >> (2 * direction as u8) & 3
    }

    /// Marks the passage between a tile and its neighbour, on both its ends.
    fn mark(&mut self, maze: &Maze, tile: Tile, direction: Direction) {
        let (here, there) = (maze.grid().index(tile), maze.grid().index(tile.step(direction)));
        self.marks[here] += 1 << (2 * direction as u8);
        self.marks[there] += 1 << (2 * direction.opposite() as u8);
    }

    fn passage_with(&self, maze: &Maze, tile: Tile, marks: u8) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| {
            maze.grid().is_open(tile.step(direction)) && self.marks(maze, tile, direction) == marks
        })
    }

    fn enter(&mut self, tile: Tile, is_known: bool) -> SolveStep {
        self.path.push(tile);
        self.state = if is_known { State::TurningBack } else { State::Choosing };
        SolveStep::Enter(tile)
    }

    fn retreat(&mut self, maze: &Maze, here: Tile) -> SolveStep {
        self.path.pop();
        let back = self.path.last().and_then(|&before| here.direction_to(before));
        if let Some(back) = back {
            self.mark(maze, here, back);
        }
        self.state = State::Choosing;
        SolveStep::Retreat(here)
    }
}

impl Search for Tremaux {
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        if matches!(self.state, State::Fresh) {
            return BEGAN.tells(self.enter(maze.start(), false));
        }
        let Some(&here) = self.path.last() else {
            return GAVE_UP.tells(SolveStep::NoPath);
        };
        match self.state {
            State::TurningBack => TURNED_BACK.tells(self.retreat(maze, here)),
            State::Fresh | State::Choosing => match self.passage_with(maze, here, 0) {
                Some(direction) => {
                    let next = here.step(direction);
                    let is_known = self.marks[maze.grid().index(next)] != 0;
                    self.mark(maze, here, direction);
                    WENT_ON.tells(self.enter(next, is_known))
                }
                None => WENT_BACK.tells(self.retreat(maze, here)),
            },
        }
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        self.path.len()
    }

    fn current_path(&self) -> Vec<Tile> {
        self.path.clone()
    }
}
