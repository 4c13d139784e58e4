//! A digger that knows no rooms: from where it is it opens any wall tile that has three walls
//! around it, and goes back where there is none.
//!
//! What it has dug never holds a ring, since each tile is opened beside one open tile only. But it
//! may dig past the goal on both sides and never reach it. Then a tunnel is dug from what is open
//! to the goal, by the shortest way. Where the tunnel leaves, it touches two or three tiles at
//! once, which makes rings; each ring is parted again at its tile with the fewest neighbours,
//! almost always a bit of plain corridor. Should even that tile have a branch, the branch is
//! filled, so that nothing is cut off. So the goal is always reached, and by one way only.

use super::rooms::pick;
use super::{BuildStep, Grow};
use crate::maze::bits::Bits;
use crate::maze::random::Dice;
use crate::maze::solve::way_between;
use crate::maze::{Directions, Grid, Maze, Tile};

#[derive(Clone, Debug)]
pub(super) struct Dig {
    dice: Dice,
    state: State,
    opened: u64,
    /// How many tiles will be open in the end, by experience: a little over half of them.
    expected: u64,
}

#[derive(Clone, Debug)]
enum State {
    Fresh,
    /// With the stack of tiles from the start to where the digger is.
    Digging(Vec<Tile>),
    /// Opening these tiles, the last first; the very first to be opened is the joint.
    Tunnelling {
        joint: Tile,
        tunnel: Vec<Tile>,
        from: Tile,
    },
    /// Parting the rings through the joint; these tiles are to be filled, the last first.
    Parting {
        joint: Tile,
        fill: Vec<Tile>,
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
    fn step(&mut self, maze: &mut Maze) -> Option<BuildStep> {
        loop {
            match &mut self.state {
                State::Fresh => {
                    let start = maze.start();
                    self.state = State::Digging(vec![start]);
                    return Some(self.open(maze, start, start));
                }
                State::Digging(stack) => {
                    let Some(&from) = stack.last() else {
                        self.state = tunnel_to_goal(maze);
                        continue;
                    };
                    let ways = Directions::of(|way| can_be_dug(&maze.grid, from.step(way)));
                    let Some(direction) = pick(ways, &mut self.dice) else {
                        stack.pop();
                        return Some(BuildStep::Backtracked { from });
                    };
                    let tile = from.step(direction);
                    stack.push(tile);
                    return Some(self.open(maze, tile, from));
                }
                State::Tunnelling { joint, tunnel, from } => {
                    let Some(tile) = tunnel.pop() else {
                        self.state = State::Parting { joint: *joint, fill: Vec::new() };
                        continue;
                    };
                    let from = std::mem::replace(from, tile);
                    return Some(self.open(maze, tile, from));
                }
                State::Parting { joint, fill } => {
                    if fill.is_empty() {
                        *fill = what_parts_a_ring(maze, *joint);
                    }
                    let Some(tile) = fill.pop() else {
                        self.state = State::Done;
                        continue;
                    };
                    maze.grid.set(tile, false);
                    return Some(BuildStep::Walled { tile });
                }
                State::Done => return None,
            }
        }
    }

    fn has_joined(&self, maze: &Maze) -> bool {
        matches!(self.state, State::Digging(_)) && maze.grid.is_open(maze.goal())
    }

    fn progress(&self) -> (u64, u64) {
        (self.opened, self.expected)
    }
}

fn is_inner(grid: &Grid, tile: Tile) -> bool {
    (1..grid.columns() - 1).contains(&tile.column) && (1..grid.rows() - 1).contains(&tile.row)
}

fn can_be_dug(grid: &Grid, tile: Tile) -> bool {
    is_inner(grid, tile) && !grid.is_open(tile) && grid.ways(tile) <= 1
}

/// The shortest tunnel from the goal to what is open, unless the goal is open itself.
fn tunnel_to_goal(maze: &Maze) -> State {
    let (grid, goal) = (&maze.grid, maze.goal());
    if grid.is_open(goal) {
        return State::Done;
    }
    // Each with its place in the list of the tile that is nearer to the goal.
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
        for direction in crate::maze::Direction::ALL {
            let neighbour = tile.step(direction);
            if is_inner(grid, neighbour) && seen.insert(grid.index(neighbour)) {
                seen_tiles.push((neighbour, next));
            }
        }
        next += 1;
    }
}

/// The tiles to fill so that one ring through the joint less remains, or none if no ring is left.
///
/// The joint's neighbours that the start reaches without it are as many as its rings and one more.
/// The ways to two of them part at some tile, and any tile behind that may be filled together with
/// what hangs on it alone: the start is not there.
fn what_parts_a_ring(maze: &mut Maze, joint: Tile) -> Vec<Tile> {
    let start = maze.start();
    let grid = &mut maze.grid;
    grid.set(joint, false);
    let neighbours: Vec<Tile> = grid.neighbours(joint).collect();
    let mut ways = neighbours.iter().filter_map(|&end| way_between(grid, start, end));
    let two_ways = ways.next().zip(ways.next());
    drop(ways);
    grid.set(joint, true);

    let Some((one, other)) = two_ways else {
        return Vec::new();
    };
    let shared = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let ring: Vec<Tile> = one[shared..].iter().chain(&other[shared..]).copied().collect();
    let Some(&parted) = ring.iter().rev().min_by_key(|&&tile| grid.ways(tile)) else {
        return Vec::new();
    };

    let mut fill = vec![parted];
    let branches = grid.neighbours(parted).filter(|&next| {
        next != joint && !ring.contains(&next) && Some(&next) != one[..shared].last()
    });
    for branch in branches {
        let mut seen = vec![(branch, parted)];
        while let Some((tile, from)) = seen.pop() {
            fill.push(tile);
            seen.extend(
                grid.neighbours(tile).filter(|&next| next != from).map(|next| (next, tile)),
            );
        }
    }
    fill
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Build, Drawing, Generator, Size, Spec, Survey, text};

    #[test]
    fn goals_that_were_dug_past_are_reached_by_one_way() {
        let (mut reached_late, mut parted) = (0, 0);
        for seed in 0..3000 {
            let (width, height) = [(2, 2), (3, 2), (4, 5), (9, 3)][seed as usize % 4];
            let size = Size::new(width, height).unwrap();
            let mut build = Build::new(&Spec::new(Generator::Dig, size, seed));
            let dug_until = |build: &Build| match &build.work {
                super::super::Work::Dig(dig) => matches!(dig.state, State::Digging(_)),
                _ => false,
            };
            let mut was_open_in_time = false;
            let mut walled = 0;
            while let Some(step) = build.next() {
                if dug_until(&build) {
                    was_open_in_time = build.maze.grid.is_open(size.goal());
                }
                walled += u32::from(matches!(step, BuildStep::Walled { .. }));
            }
            let survey = Survey::of(build.maze());
            assert!(survey.is_perfect() && survey.shortest.is_some(), "{}", build.spec());
            reached_late += u32::from(!was_open_in_time);
            parted += u32::from(walled > 0);
        }
        assert!(reached_late > 100 && parted > 100, "{reached_late} {parted}");
    }

    #[test]
    fn a_branch_on_a_parted_ring_is_filled() {
        // The joint in column 3, row 3 makes a ring of four with the tiles on its right and below,
        // and each of these has a branch of its own.
        let before = "\
########
####S###
#### ###
#G   ###
###    #
### ####
### ####
########
";
        let after = "\
########
####S###
#### ###
#G   ###
####   #
########
########
########
";
        let mut maze = text::read(before.as_bytes()).unwrap();
        let joint = Tile::new(3, 3);
        for tile in what_parts_a_ring(&mut maze, joint) {
            maze.grid.set(tile, false);
        }
        let drawn = text::to_string(&Drawing::new(&maze), text::TextStyle::Hash);
        assert_eq!(drawn, after);
        assert_eq!(what_parts_a_ring(&mut maze, joint), [], "no ring is left");
    }
}
