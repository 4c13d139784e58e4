//! A next hop on every tile: the direction of the nearest goal.
//!
//! A dead end has only one exit, and once it is filled, others become dead ends: row by row all are
//! filled, each tile with its hop. A breadth-first search from the goals sets those that are left,
//! on rings and between goals. From then on a shortest path from anywhere is read off tile by tile,
//! at a cost that does not depend on the maze.

use std::collections::VecDeque;

use super::bits::ones;
use super::{Direction, Grid, Maze, Tile};

/// For every tile from which a goal can be reached the next step of a shortest path.
///
/// ```
/// use icetea_maze::maze::{NextHopSearch, Solve, Solver, read};
///
/// let maze = read(b"#######\n#S    #\n# ### #\n#    G#\n#######\n")?;
/// let next_hops = NextHopSearch::new(&maze).finish(&maze);
/// let path: Vec<_> = next_hops.path_from(maze.start()).collect();
/// let found = Solve::new(Solver::BreadthFirst, &maze).finish(&maze);
/// assert_eq!(Some(path.len()), found.map(|found| found.len()));
/// # Ok::<(), icetea_maze::maze::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextHops {
    columns: u16,
    rows: u16,
    /// Three bits a tile, twenty-one tiles a word.
    words: Vec<u64>,
}

/// No goal can be reached from here, or the search has not come here yet.
const UNKNOWN: u64 = 0;
/// The tile is a goal. From 1 on the numbers stand for the directions.
const GOAL: u64 = 5;

const TILES_A_WORD: usize = 21;

/// Next hops that are being set.
#[derive(Clone, Debug)]
pub struct NextHopSearch {
    next_hops: NextHops,
    /// The part that is not filled yet, with the row that comes next.
    rest: Option<(Grid, u16)>,
    /// Tiles whose neighbours have not been looked at, the nearest to a goal first.
    queue: VecDeque<Tile>,
    set_count: usize,
    open_count: usize,
    /// Whether the progress reported is that of the first attempt.
    is_first: bool,
}

impl NextHopSearch {
    /// Sets only the goals. Every further call must be given the same maze.
    pub fn new(maze: &Maze) -> Self {
        let rest = Some((maze.grid().clone(), 0));
        Self { rest, ..Self::without_filling(maze) }
    }

    fn without_filling(maze: &Maze) -> Self {
        let grid = maze.grid();
        let mut next_hops = NextHops {
            columns: grid.columns(),
            rows: grid.rows(),
            words: vec![0; grid.tiles().div_ceil(TILES_A_WORD)],
        };
        let queue = VecDeque::from(maze.goals().to_vec());
        for &goal in maze.goals() {
            next_hops.set(grid.index(goal), GOAL);
        }
        let (set_count, open_count) = (queue.len(), grid.open_count());
        Self { next_hops, rest: None, set_count, queue, open_count, is_first: true }
    }

    /// Continues with about this many tiles and returns whether there are more.
    pub fn advance(&mut self, maze: &Maze, tiles: u64) -> bool {
        let grid = maze.grid();
        if let Some((mut rest, first)) = self.rest.take() {
            let rows = tiles.div_ceil(u64::from(grid.columns()));
            let end = rows.saturating_add(u64::from(first)).min(u64::from(grid.rows())) as u16;
            (first..end).for_each(|row| self.fill(&mut rest, row));
            self.rest = (end < grid.rows()).then_some((rest, end));
            return true;
        }
        for _ in 0..tiles {
            let Some(tile) = self.queue.pop_front() else { break };
            self.go_on_from(tile, grid);
        }
        if self.queue.is_empty() && self.is_first && self.set_count < self.open_count {
            // Some open tiles reach no goal, so what was filled there is wrong: start without.
            *self = Self { is_first: false, ..Self::without_filling(maze) };
        }
        !self.queue.is_empty()
    }

    /// Fills the dead ends that begin in a row.
    fn fill(&mut self, rest: &mut Grid, row: u16) {
        for first in (0..rest.columns()).step_by(64).map(|column| Tile::new(column, row)) {
            for place in ones(rest.dead_ends_from(first)) {
                let mut tile = Tile::new(first.column + place as u16, row);
                loop {
                    let (index, ways) = (rest.index(tile), rest.open_around(tile));
                    let Some(way) = ways.nth(0).filter(|_| ways.len() == 1) else { break };
                    if self.next_hops.get(index) != UNKNOWN {
                        break;
                    }
                    self.next_hops.set(index, 1 + way as u64);
                    self.set_count += 1;
                    rest.set(tile, false);
                    tile = tile.step(way);
                }
            }
        }
    }

    #[inline]
    fn go_on_from(&mut self, tile: Tile, grid: &Grid) {
        for direction in grid.open_around(tile).iter() {
            let next = tile.step(direction);
            let index = grid.index(next);
            if self.next_hops.get(index) == UNKNOWN {
                self.next_hops.set(index, 1 + direction.opposite() as u64);
                self.set_count += 1;
                self.queue.push_back(next);
            }
        }
    }

    /// Which share of the open tiles has a next hop, from 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.is_first { self.set_count as f64 / self.open_count as f64 } else { 1.0 }
    }

    /// Sets all the remaining next hops.
    pub fn finish(mut self, maze: &Maze) -> NextHops {
        while self.advance(maze, u64::MAX) {}
        self.next_hops
    }
}

impl NextHops {
    /// The tiles of a shortest path from here, this one and a goal included; empty if there is
    /// none.
    pub fn path_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        let first = (self.at(tile) != UNKNOWN).then_some(tile);
        std::iter::successors(first, |&tile| {
            let way_on = self.at(tile);
            (way_on != GOAL).then(|| tile.step(Direction::nth(way_on as u8 - 1)))
        })
    }

    /// The value stored for a tile; [`UNKNOWN`] outside of the grid.
    fn at(&self, tile: Tile) -> u64 {
        if tile.column >= self.columns || tile.row >= self.rows {
            return UNKNOWN;
        }
        self.get(tile.row as usize * self.columns as usize + tile.column as usize)
    }

    #[inline]
    fn get(&self, index: usize) -> u64 {
        self.words[index / TILES_A_WORD] >> (3 * (index % TILES_A_WORD)) & 7
    }

    /// Sets a next hop where there was none.
    #[inline]
    fn set(&mut self, index: usize, value: u64) {
        self.words[index / TILES_A_WORD] |= value << (3 * (index % TILES_A_WORD));
    }
}
