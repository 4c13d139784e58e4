//! What can be said of a maze: its dead ends, junctions and corridors, its ways and loops.

use super::bits::Bits;
use super::{Direction, Grid, Maze, Tile};

/// The measures of a maze.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    /// How many rooms wide and high it is, if it is a maze of rooms.
    pub rooms: Option<(u16, u16)>,
    /// How many tiles are open.
    pub open_tiles: usize,
    /// Open tiles with one open neighbour.
    pub dead_ends: usize,
    /// Open tiles with three or four open neighbours.
    pub junctions: usize,
    /// The corridors between them.
    pub corridors: Corridors,
    /// How many parts there are that no way joins.
    pub parts: usize,
    /// How many passages between neighbouring tiles would have to be closed, at the least, for no
    /// ring to be left: the number of independent loops.
    pub loops: usize,
    /// The moves on a shortest path from the start to a goal.
    pub shortest: Option<u32>,
    /// The moves on the longest of all shortest ways between two tiles of the start's part: exact
    /// where it has no loops, elsewhere the longest that two sweeps find.
    pub longest: u32,
}

/// Ways without a choice, from one dead end or junction to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Corridors {
    /// How many there are.
    pub count: usize,
    /// The moves from end to end, on average.
    pub mean: f64,
    /// The moves from end to end of the longest.
    pub longest: u32,
}

impl Survey {
    /// Measures a maze.
    pub fn of(maze: &Maze) -> Self {
        let grid = maze.grid();
        let (mut dead_ends, mut junctions, mut open_tiles, mut ends) = (0, 0, 0, 0);
        for tile in grid.open_tiles() {
            let ways = grid.ways(tile);
            open_tiles += 1;
            ends += ways;
            dead_ends += usize::from(ways == 1);
            junctions += usize::from(ways >= 3);
        }
        let mut seen = Bits::zeros(grid.tiles());
        let mut shortest = None;
        let farthest = flood(grid, maze.start(), &mut seen, |tile, moves| {
            if shortest.is_none() && maze.is_goal(tile) {
                shortest = Some(moves);
            }
        });
        let (_, longest) = flood(grid, farthest.0, &mut Bits::zeros(grid.tiles()), |_, _| {});
        let mut parts = 1;
        for tile in grid.open_tiles() {
            if !seen.get(grid.index(tile)) {
                flood(grid, tile, &mut seen, |_, _| {});
                parts += 1;
            }
        }
        Self {
            rooms: grid.rooms(),
            open_tiles,
            dead_ends,
            junctions,
            corridors: Corridors::of(grid),
            parts,
            loops: ends / 2 + parts - open_tiles,
            shortest,
            longest,
        }
    }

    /// Whether each open tile can be reached from each other.
    pub const fn is_connected(&self) -> bool {
        self.parts == 1
    }

    /// Whether there is exactly one way between any two open tiles.
    pub const fn is_perfect(&self) -> bool {
        self.parts == 1 && self.loops == 0
    }

    /// Which share of the open tiles lies on a shortest path from start to goal, from 0 to 1.
    pub fn share_on_path(&self) -> Option<f64> {
        self.shortest.map(|moves| f64::from(moves + 1) / self.open_tiles as f64)
    }
}

impl Corridors {
    fn of(grid: &Grid) -> Self {
        let is_end = |tile| grid.ways(tile) != 2;
        let (mut count, mut sum, mut longest) = (0_usize, 0_u64, 0);
        for end in grid.open_tiles().filter(|&tile| is_end(tile)) {
            for direction in Direction::ALL {
                if grid.is_open(end.step(direction)) {
                    let moves = corridor(grid, end, direction, is_end);
                    count += 1;
                    sum += u64::from(moves);
                    longest = longest.max(moves);
                }
            }
        }
        // Each was walked from both its ends.
        Self { count: count / 2, mean: sum as f64 / count.max(1) as f64, longest }
    }
}

/// The moves from one end of a corridor, setting out in this direction, to the other.
fn corridor(grid: &Grid, from: Tile, direction: Direction, is_end: impl Fn(Tile) -> bool) -> u32 {
    let (mut before, mut tile, mut moves) = (from, from.step(direction), 1);
    while !is_end(tile)
        && let Some(next) = grid.neighbours(tile).find(|&next| next != before)
    {
        (before, tile) = (tile, next);
        moves += 1;
    }
    moves
}

/// Visits all tiles that can be reached from one and are not seen yet, nearest first, with the
/// moves it takes. Returns one of the farthest and the moves to there.
fn flood(
    grid: &Grid,
    from: Tile,
    seen: &mut Bits,
    mut visit: impl FnMut(Tile, u32),
) -> (Tile, u32) {
    seen.set(grid.index(from), true);
    let (mut level, mut next_level) = (vec![from], Vec::new());
    let (mut farthest, mut moves) = (from, 0);
    loop {
        for tile in level.drain(..) {
            visit(tile, moves);
            next_level.extend(grid.neighbours(tile).filter(|&next| seen.insert(grid.index(next))));
        }
        let Some(&last) = next_level.last() else {
            return (farthest, moves);
        };
        farthest = last;
        moves += 1;
        std::mem::swap(&mut level, &mut next_level);
    }
}
