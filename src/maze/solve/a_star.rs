//! Breadth-first with a sense of direction: tiles in the order of the shortest length that a way
//! through them could still have.
//!
//! A step changes that length by 0, 1 or 2, so three heaps of tiles that take turns stand in for a
//! queue ordered by length.

mod instant;

use super::trail::Trail;
use super::{Counts, Search, SolveStep, SolverInfo, Trace};
use crate::maze::program::{Ran, program};
use crate::maze::{Direction, Lines, Maze, Tile, Wording};

program! {
    idea: "Like water that knows where the cheese is: first where walked and left together are \
        least."
        | "像知道奶酪在哪里的水：先去“已走加还剩”最小的地方。";
    StartWaits: "let the start wait" | "让起点等着";
    WhileWaiting: "while any wait:" | "只要还有在等的：";
    EnterLeast: "  enter the one with least walked + left" | "  进入“已走 + 估计还剩”最小的";
    FreshWait: "  what is fresh beside it waits" | "  它旁边没到过的开始等";
    IfGoal: "  if it is the goal: follow the steps back" | "  如果它是终点：沿来路倒着走";
    NoPath: "there is no path" | "没有路";
    [WhileWaiting, EnterLeast, FreshWait] ENTERED:
        "{tile} has the least walked and left together: enter it. {held} {held:waits|wait}."
        | "{tile} 的“已走 + 估计还剩”最小：进入它。还有 {held} 个在等。";
    [IfGoal] ARRIVED: "{tile} is the goal: the steps back from it are the path."
        | "{tile} 是终点：沿来路倒着走就是路线。";
    [WhileWaiting, NoPath] GAVE_UP: "Nothing waits any more: there is no path." | "没有在等的了：没有路线。";
}

pub(super) static INFO: SolverInfo = SolverInfo {
    name: "a-star",
    title: Wording { english: "A star", chinese: "A* 搜索" },
    finds_shortest: true,
    bytes_per_room: 3,
    traces: &[Trace::Frontier],
    program: &PROGRAM,
    begun: at([Line::StartWaits]),
    begin: |maze| Box::new(AStar::new(maze)),
};

#[derive(Clone, Debug)]
pub(super) struct AStar {
    trail: Trail,
    /// Tiles that were seen from a neighbour, by the length of the way through them modulo 3.
    heaps: [Vec<Seen>; 3],
    /// The length whose turn it is.
    length: u32,
    /// The rectangle that holds all goals: its top left and its bottom right tile.
    goals: (Tile, Tile),
    at: Option<Tile>,
    /// The path, if it was found without a step.
    leapt: Option<Vec<Tile>>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    tile: Tile,
    /// The step that led here.
    step: Direction,
    /// How many steps lie behind.
    walked: u32,
}

impl AStar {
    pub fn new(maze: &Maze) -> Self {
        let start = maze.start();
        let columns = maze.goals().iter().map(|goal| goal.column);
        let rows = maze.goals().iter().map(|goal| goal.row);
        let least = |values: &mut dyn Iterator<Item = u16>| values.min().unwrap_or(0);
        let most = |values: &mut dyn Iterator<Item = u16>| values.max().unwrap_or(0);
        let goals = (
            Tile::new(least(&mut columns.clone()), least(&mut rows.clone())),
            Tile::new(most(&mut columns.clone()), most(&mut rows.clone())),
        );
        let mut this = Self {
            trail: Trail::new(maze.grid(), start),
            heaps: [const { Vec::new() }; 3],
            length: 0,
            goals,
            at: None,
            leapt: None,
        };
        this.length = this.ahead(start);
        this.see(Seen { tile: start, step: Direction::Right, walked: 0 });
        this
    }

    /// How many steps it is to the goals at the least.
    fn ahead(&self, tile: Tile) -> u32 {
        let (low, high) = self.goals;
        let nearest = Tile::new(
            tile.column.clamp(low.column, high.column),
            tile.row.clamp(low.row, high.row),
        );
        tile.distance(nearest)
    }

    fn see(&mut self, seen: Seen) {
        let length = seen.walked + self.ahead(seen.tile);
        self.heaps[length as usize % 3].push(seen);
    }

    /// Takes one of the tiles with the shortest length through them.
    fn take(&mut self) -> Option<Seen> {
        for _ in 0..3 {
            if let Some(seen) = self.heaps[self.length as usize % 3].pop() {
                return Some(seen);
            }
            self.length += 1;
        }
        None
    }
}

impl Search for AStar {
    #[inline(always)]
    fn step(&mut self, maze: &Maze) -> Ran<SolveStep> {
        while let Some(Seen { tile, step, walked }) = self.take() {
            if !self.trail.reach(tile, step) {
                continue;
            }
            self.at = Some(tile);
            for step in self.trail.onward(maze.grid(), tile).iter() {
                let next = tile.step(step);
                if !self.trail.has_reached(next) {
                    self.see(Seen { tile: next, step, walked: walked + 1 });
                }
            }
            return ENTERED.tells(SolveStep::Enter(tile));
        }
        GAVE_UP.tells(SolveStep::NoPath)
    }

    fn arrived(&self) -> Lines {
        ARRIVED
    }

    fn held(&self) -> usize {
        self.heaps.iter().map(Vec::len).sum()
    }

    fn waiting(&self, most: usize) -> Vec<Tile> {
        (self.length..self.length + 3)
            .flat_map(|length| self.heaps[length as usize % 3].iter().rev())
            .map(|seen| seen.tile)
            .take(most)
            .collect()
    }

    fn came(&self, tile: Tile) -> Option<Direction> {
        self.trail.step_to(tile)
    }

    fn leap(&mut self, maze: &Maze) -> Option<(bool, Counts)> {
        let ending = instant::search(maze)?;
        let [now, later] = ending.heaps.map(|tiles| {
            // They are only looked at from now on.
            let seen = |tile| Seen { tile, step: Direction::Right, walked: 0 };
            tiles.into_iter().map(seen).collect()
        });
        (self.length, self.heaps) = (0, [now, Vec::new(), later]);
        self.leapt = ending.path;
        Some((self.leapt.is_some(), ending.counts))
    }

    fn current_path(&self) -> Vec<Tile> {
        if let Some(path) = &self.leapt {
            return path.clone();
        }
        self.at.map_or_else(Vec::new, |tile| self.trail.path_to(tile))
    }
}
