//! Where a maze begins and ends when it is read or written.
//!
//! A written maze says where its start and goal are in one of three ways: by marks, by openings in
//! its border, or not at all, which means the first and the last open tile. The doors of a
//! generated maze are a special kind of opening: see [`doors`].

use super::bits::Bits;
use super::{Grid, Maze, MazeError, Tile, Warning};

/// A start and a goal that were found without marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unmarked {
    pub start: Tile,
    pub goal: Tile,
    /// The two openings are [`doors`]: written as open, but not tiles to walk on.
    pub has_doors: bool,
}

/// The inner corner tiles at the top left and bottom right, where generated mazes start and end.
pub(super) const fn inner_corners(grid: &Grid) -> Option<(Tile, Tile)> {
    if grid.columns() < 3 || grid.rows() < 3 {
        return None;
    }
    Some((Tile::new(1, 1), Tile::new(grid.columns() - 2, grid.rows() - 2)))
}

/// The border tiles that become doors: the one above the top left inner corner and the one below
/// the bottom right one. A grid that is open at exactly these two is read as a closed one with
/// doors, and its start and goal are the two inner corners.
pub(super) fn doors(grid: &Grid) -> Option<[Tile; 2]> {
    let (start, goal) = inner_corners(grid)?;
    Some([Tile::new(start.column, 0), Tile::new(goal.column, grid.rows() - 1)])
}

/// The start and the goal of a grid without marks, or `None` if it has no open tile.
pub(super) fn unmarked(grid: &Grid) -> Option<Unmarked> {
    let openings: Vec<Tile> = grid.border_openings().take(3).collect();
    if doors(grid).is_some_and(|doors| doors[..] == openings[..])
        && let Some((start, goal)) = inner_corners(grid)
        && grid.is_open(start)
        && grid.is_open(goal)
    {
        return Some(Unmarked { start, goal, has_doors: true });
    }
    if let [start, goal] = openings[..] {
        return Some(Unmarked { start, goal, has_doors: false });
    }
    let mut open_tiles = grid.open_tiles();
    let start = open_tiles.next()?;
    let goal = open_tiles.next_back().unwrap_or(start);
    Some(Unmarked { start, goal, has_doors: false })
}

/// What should be confirmed about start and goal where marks leave one or both of them out.
pub(super) fn confirmation(grid: &Grid, start: Option<Tile>, goals: &[Tile]) -> Option<Warning> {
    let is_marked = |tile: &Tile| start == Some(*tile) || goals.contains(tile);
    match (start, goals) {
        (Some(_), [_, ..]) => None,
        (None, []) => {
            let count = grid.border_openings().count();
            (count == 1 || count > 2).then_some(Warning::ManyOpenings(count))
        }
        _ if grid.border_openings().filter(|tile| !is_marked(tile)).take(2).count() == 1 => None,
        _ => Some(if start.is_some() { Warning::NoGoalMark } else { Warning::NoStartMark }),
    }
}

/// The maze that was read: a grid with the marks it had. What is not marked is found from the
/// openings, and doors are closed again. `None` if there is no open tile.
pub(super) fn settle(
    mut grid: Grid,
    start: Option<Tile>,
    goals: Vec<Tile>,
) -> Option<Result<Maze, MazeError>> {
    let (start, goals) = match (start, &goals[..]) {
        (Some(start), [_, ..]) => (start, goals),
        (None, []) => {
            let Unmarked { start, goal, has_doors } = unmarked(&grid)?;
            if has_doors {
                for door in doors(&grid)? {
                    grid.set(door, false);
                }
            }
            (start, vec![goal])
        }
        (Some(start), []) => {
            (start, vec![other_end(&grid, &[start], |grid| grid.open_tiles().next_back())?])
        }
        (None, marked) => (other_end(&grid, marked, |grid| grid.open_tiles().next())?, goals),
    };
    Some(Maze::new(grid, start, goals))
}

/// The end that is not marked while the other one is: the only opening apart from the marked tiles,
/// or else the open tile that `outermost` finds, unless that is marked.
fn other_end(
    grid: &Grid,
    marked: &[Tile],
    outermost: impl Fn(&Grid) -> Option<Tile>,
) -> Option<Tile> {
    // A picture may mark every tile as a goal, and a search through a list for each would be slow.
    let mut marks = Bits::zeros(grid.tiles());
    for tile in marked.iter().filter(|&&tile| grid.contains(tile)) {
        marks.set(grid.index(*tile), true);
    }
    let is_unmarked = |tile: &Tile| !marks.get(grid.index(*tile));
    let mut openings = grid.border_openings().filter(is_unmarked);
    match (openings.next(), openings.next()) {
        (Some(only), None) => Some(only),
        _ => outermost(grid)
            .filter(is_unmarked)
            .or_else(|| grid.open_tiles().find(is_unmarked))
            .or_else(|| marked.first().copied()),
    }
}
