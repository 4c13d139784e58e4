//! A maze as one line, for pens and for balls in sand that cannot be lifted: the tour round its passages,
//! or all of its walls.

use std::collections::BTreeSet;
use std::str::FromStr;

use super::names::{self, UnknownName};
use super::{Direction, Grid, Maze, Tile};

/// How far the tour keeps from the middle of a passage, in tiles.
const ASIDE: f32 = 0.25;

/// What is drawn as one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OneLine {
    /// Into every passage and out again, a hand on the wall.
    Tour,
    /// Along every wall, there and back.
    Walls,
}

/// Why there is no such line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoLine {
    /// Passages or walls are tiles of a grid without rooms.
    #[error("only a maze of rooms within walls can be drawn as one line")]
    NoRooms,
    /// A hand on the wall does not come everywhere.
    #[error(
        "some walls stand apart from the others: only a maze without loops and holes is one line"
    )]
    Loops,
}

impl OneLine {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Tour, Self::Walls];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tour => "tour",
            Self::Walls => "walls",
        }
    }

    /// The corners of the line, in tiles from the top left; the tour ends where it begins.
    pub fn corners(self, maze: &Maze) -> Result<Vec<[f32; 2]>, NoLine> {
        let grid = maze.grid();
        if grid.rooms().is_none() || grid.border_openings().next().is_some() {
            return Err(NoLine::NoRooms);
        }
        let (line, seen) = along_walls(grid);
        let has_islands = all_walls(grid).any(|wall| !seen.contains(&wall));
        match self {
            _ if has_islands => Err(NoLine::Loops),
            Self::Tour => Ok(round_passages(maze)),
            Self::Walls => Ok(line),
        }
    }
}

impl FromStr for OneLine {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("line", word, &Self::ALL, Self::name)
    }
}

const fn middle(tile: Tile) -> [f32; 2] {
    [tile.column as f32 + 0.5, tile.row as f32 + 0.5]
}

/// The walls that stand beside a room.
fn all_walls(grid: &Grid) -> impl Iterator<Item = Tile> {
    let tiles = (0..grid.tiles()).map(|index| grid.tile(index));
    tiles.filter(|&tile| (tile.column + tile.row) % 2 == 1 && grid.has_wall(tile))
}

/// A line along all walls that hang together with the first one, and which they are.
fn along_walls(grid: &Grid) -> (Vec<[f32; 2]>, BTreeSet<Tile>) {
    let mut seen = BTreeSet::new();
    let Some(first) = all_walls(grid).next() else { return (Vec::new(), seen) };
    let first =
        if first.column % 2 == 1 { first.step(Direction::Left) } else { first.step(Direction::Up) };
    let (mut line, mut way) = (vec![middle(first)], vec![first]);
    while let Some(&post) = way.last() {
        let next = Direction::ALL.into_iter().find(|&direction| {
            let wall = post.step(direction);
            grid.has_wall(wall) && seen.insert(wall)
        });
        match next {
            Some(direction) => way.push(post.go(direction, 2)),
            None => drop(way.pop()),
        }
        line.extend(way.last().map(|&post| middle(post)));
    }
    (line, seen)
}

/// A line round all passages that hang together with the start, to the right of their middle.
fn round_passages(maze: &Maze) -> Vec<[f32; 2]> {
    let (grid, start) = (maze.grid(), maze.start());
    let right = |direction: Direction| Direction::nth(direction as u8 + 1);
    let Some(first) = Direction::ALL.into_iter().find(|&way| grid.is_open(start.step(way))) else {
        return Vec::new();
    };
    let beside = |room: Tile, sides: [Direction; 2]| {
        let away = |[x, y]: [f32; 2], side: Direction| match side {
            Direction::Right => [x + ASIDE, y],
            Direction::Down => [x, y + ASIDE],
            Direction::Left => [x - ASIDE, y],
            Direction::Up => [x, y - ASIDE],
        };
        sides.into_iter().fold(middle(room), away)
    };
    let (mut room, mut heading, mut line) = (start.go(first, 2), first, Vec::new());
    loop {
        // A hand on the right wall: to the right where that is open, else as little to the left as can be.
        let turns = [1, 0, 3, 2].map(|turn| Direction::nth(heading as u8 + turn));
        let next = turns.into_iter().find(|&way| grid.is_open(room.step(way)));
        let next = next.unwrap_or(heading.opposite());
        let ahead = beside(room, [right(heading), heading]);
        match turns.iter().position(|&turn| turn == next) {
            Some(0) => line.push(beside(room, [right(heading), heading.opposite()])),
            Some(1) => {}
            Some(2) => line.push(ahead),
            _ => line.extend([ahead, beside(room, [right(heading).opposite(), heading])]),
        }
        (room, heading) = (room.go(next, 2), next);
        if (room, heading) == (start.go(first, 2), first) {
            break;
        }
    }
    line.extend(line.first().copied());
    line
}
