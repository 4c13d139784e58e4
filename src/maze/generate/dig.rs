//! A digger without rooms: from its tile it opens any wall tile that has three walls around it, and
//! goes back where there is none.
//!
//! What it has dug never holds a ring, since each tile is opened beside one open tile only. But it
//! may dig past the goal on both sides and never reach it. Then a tunnel is dug from the open tiles
//! to the goal, by the shortest path. Where the tunnel leaves there is one ring now, and one plain
//! bit of corridor in it is filled again. So the goal is always reached, and by one path only.
//!
//! There is just one ring: the goal lies in the bottom right corner, so nothing nearer to it than
//! the tunnel's first tile, the joint, is open, and of the joint's neighbours only the left and the
//! upper one are; with one of them alone the digger would have gone on. And it has a tile with two
//! neighbours that may be filled: of a corner of the ring that points outwards and the two tiles
//! beside it one is such, for branches of all three would touch each other, and a ring has at least
//! four of these corners, of which the joint and the tile where the start hangs can spoil two.

mod instant;

use super::rooms::pick;
use super::{BuildStep, GeneratorInfo, Grow, GrowthStyle};
use crate::maze::bits::Bits;
use crate::maze::program::{Ran, program};
use crate::maze::random::Dice;
use crate::maze::solve::path_between;
use crate::maze::{
    Direction, Directions, Grid, LongWork, Maze, ProgressFn, StopRule, Tile, report,
};
use instant::Digger;

program! {
    "dig": OpenStart, WhileHeld, IfSolid, Dig, Pop, Tunnel, Fill;
    [OpenStart] BEGAN;
    [WhileHeld, IfSolid, Dig] DUG;
    [WhileHeld, IfSolid, Pop] WENT_BACK;
    [Tunnel] TUNNELLED;
    [Fill] FILLED;
}

pub(super) static INFO: GeneratorInfo = GeneratorInfo {
    name: "dig",
    revisions: &[1],
    can_stop_joined: true,
    can_be_shaped: false,
    bytes_per_room: 5,
    style: GrowthStyle::Digging,
    program: &PROGRAM,
    begun: at([Line::OpenStart]),
    begin: |maze, job| Box::new(Dig::new(maze, job.seed)),
};

#[derive(Clone, Debug)]
pub(super) struct Dig {
    dice: Dice,
    state: State,
    opened: u64,
    /// About how many tiles will be open in the end: a little over half of them.
    expected: u64,
}

#[derive(Clone, Debug)]
enum State {
    Fresh,
    /// With the stack of tiles from the start to where the digger is.
    Digging(Vec<Tile>),
    /// Opening these tiles, the last one first; the first to be opened is the joint.
    Tunnelling {
        joint: Tile,
        tunnel: Vec<Tile>,
        from: Tile,
    },
    Done,
}

impl Dig {
    pub fn new(maze: &mut Maze, seed: u64) -> Self {
        maze.grid = Grid::walls(maze.grid.columns(), maze.grid.rows());
        let expected = maze.grid.tiles() as u64 * 54 / 100;
        Self { dice: Dice::new(seed), state: State::Fresh, opened: 0, expected }
    }

    fn open(&mut self, maze: &mut Maze, tile: Tile, from: Tile) -> BuildStep {
        self.opened += 1;
        maze.grid.open(tile);
        BuildStep::Opened { tile, from }
    }
}

impl Grow for Dig {
    #[inline(always)]
    fn step(&mut self, maze: &mut Maze) -> Option<Ran<BuildStep>> {
        loop {
            match &mut self.state {
                State::Fresh => {
                    let start = maze.start();
                    self.state = State::Digging(vec![start]);
                    return Some(BEGAN.tells(self.open(maze, start, start)));
                }
                State::Digging(stack) => {
                    let Some(&from) = stack.last() else {
                        self.state = tunnel_to_goal(maze);
                        continue;
                    };
                    let ways = ways_to_dig(&maze.grid, from);
                    let Some(direction) = pick(ways, &mut self.dice) else {
                        stack.pop();
                        return Some(WENT_BACK.tells(BuildStep::Backtracked { from }));
                    };
                    let tile = from.step(direction);
                    stack.push(tile);
                    return Some(DUG.tells(self.open(maze, tile, from)));
                }
                State::Tunnelling { joint, tunnel, from } => {
                    let Some(tile) = tunnel.pop() else {
                        let filled = tile_that_parts_the_ring(maze, *joint);
                        self.state = State::Done;
                        return filled.map(|tile| {
                            maze.grid.set(tile, false);
                            FILLED.tells(BuildStep::Walled { tile })
                        });
                    };
                    let from = std::mem::replace(from, tile);
                    return Some(TUNNELLED.tells(self.open(maze, tile, from)));
                }
                State::Done => return None,
            }
        }
    }

    fn finish<'a>(
        &'a mut self,
        maze: &'a mut Maze,
        stop: StopRule,
        _threads: usize,
        on_progress: ProgressFn<'a>,
    ) -> LongWork<'a, bool> {
        Box::pin(async move {
            if matches!(self.state, State::Fresh) {
                let until = (stop == StopRule::Joined).then_some(maze.goal());
                let mut digger = Digger::new(&mut maze.grid, maze.start, until);
                while digger.advance(&mut maze.grid, &mut self.dice) {
                    let share = digger.opened() as f64 / self.expected as f64;
                    if !report(on_progress, share.min(1.0)).await {
                        return false;
                    }
                }
                self.state = tunnel_to_goal(maze);
            }
            self.finish_stepwise(maze, stop, on_progress).await
        })
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        matches!(self.state, State::Digging(_)) && maze.grid.is_open(maze.goal())
    }

    fn held(&self) -> usize {
        match &self.state {
            State::Digging(stack) => stack.len(),
            _ => 0,
        }
    }

    fn stack(&self) -> Vec<Tile> {
        match &self.state {
            State::Digging(stack) => stack.clone(),
            _ => Vec::new(),
        }
    }

    fn progress(&self) -> (u64, u64) {
        (self.opened, self.expected)
    }
}

fn is_inner(grid: &Grid, tile: Tile) -> bool {
    (1..grid.columns() - 1).contains(&tile.column) && (1..grid.rows() - 1).contains(&tile.row)
}

/// The directions from an open tile to walls that can be dug: within the border, and with no other
/// open tile beside them.
fn ways_to_dig(grid: &Grid, from: Tile) -> Directions {
    const LEFT: u8 = 0b00010;
    const MIDDLE: u8 = 0b00100;
    const RIGHT: u8 = 0b01000;
    const TWO_LEFT: u8 = 0b00001;
    const TWO_RIGHT: u8 = 0b10000;
    let [two_up, up, same, down, two_down] =
        [-2, -1, 0, 1, 2].map(|rows| grid.open_nearby(from, rows));
    Directions::of(|direction| {
        let beside = match direction {
            Direction::Right => same & (RIGHT | TWO_RIGHT) | (up | down) & RIGHT,
            Direction::Down => down & (LEFT | MIDDLE | RIGHT) | two_down & MIDDLE,
            Direction::Left => same & (LEFT | TWO_LEFT) | (up | down) & LEFT,
            Direction::Up => up & (LEFT | MIDDLE | RIGHT) | two_up & MIDDLE,
        };
        beside == 0 && is_inner(grid, from.step(direction))
    })
}

/// The shortest tunnel from the goal to the open tiles, unless the goal is open itself.
fn tunnel_to_goal(maze: &Maze) -> State {
    let (grid, goal) = (&maze.grid, maze.goal());
    if grid.is_open(goal) {
        return State::Done;
    }
    // Each tile with the index in this list of its neighbour nearer to the goal.
    let mut seen_tiles = vec![(goal, 0)];
    let mut seen = Bits::zeros(grid.tiles());
    seen.set(grid.index(goal), true);
    let mut next = 0;
    loop {
        let (tile, _) = seen_tiles[next];
        if let Some(from) = grid.neighbours(tile).next() {
            let mut tunnel = vec![tile];
            while next != 0 {
                next = seen_tiles[next].1;
                tunnel.push(seen_tiles[next].0);
            }
            tunnel.reverse();
            return State::Tunnelling { joint: tile, tunnel, from };
        }
        for direction in Direction::ALL {
            let neighbour = tile.step(direction);
            if is_inner(grid, neighbour) && seen.insert(grid.index(neighbour)) {
                seen_tiles.push((neighbour, next));
            }
        }
        next += 1;
    }
}

/// The plain tile of the ring through the joint that is nearest to the joint.
///
/// The paths from the start to the joint's two neighbours part at some tile: what lies beyond it on
/// both paths is the ring.
fn tile_that_parts_the_ring(maze: &mut Maze, joint: Tile) -> Option<Tile> {
    let start = maze.start();
    let grid = &mut maze.grid;
    grid.set(joint, false);
    let path_to = |side| path_between(grid, start, joint.step(side));
    let ways = path_to(Direction::Left).zip(path_to(Direction::Up));
    grid.set(joint, true);

    let (left, upper) = ways?;
    let shared = left.iter().zip(&upper).take_while(|(a, b)| a == b).count();
    let mut ring = upper[shared..].iter().rev().chain(left[shared..].iter().rev());
    ring.find(|&&tile| grid.ways(tile) == 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Build, Generator, Size, Spec, Survey};

    #[test]
    fn goals_that_were_dug_past_are_reached_by_one_way() {
        let (mut reached_late, mut parted) = (0, 0);
        for seed in 0..3000 {
            let (width, height) = [(2, 2), (3, 2), (4, 5), (9, 3)][seed as usize % 4];
            let size = Size::new(width, height).unwrap();
            let mut build = Build::new(&Spec::new(Generator::Dig, size, seed));
            let (mut tunnelled, mut walled) = (0, 0);
            while let Some(told) = build.next_told() {
                tunnelled += u32::from(told.cursor.lines == TUNNELLED);
                walled += u32::from(told.cursor.lines == FILLED);
            }
            assert!(walled <= 1, "{}", &build.spec);
            let survey = Survey::of(&build.maze);
            assert!(survey.is_perfect() && survey.shortest.is_some(), "{}", &build.spec);
            reached_late += u32::from(tunnelled > 0);
            parted += u32::from(walled > 0);
        }
        assert!(reached_late > 100 && parted > 100, "{reached_late} {parted}");
    }
}
