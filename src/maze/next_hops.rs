//! A next hop on every tile: which way the nearest goal lies.
//!
//! One breadth-first search from the goals sets them all. From then on a shortest path from
//! anywhere is read off tile by tile, at a cost that does not depend on the maze.

use std::collections::VecDeque;

use super::{Direction, Grid, Maze, Tile};

/// For every tile from which a goal can be reached the next step of a shortest path.
///
/// ```
/// use icetea_maze::maze::{NextHops, Solve, Solver, read};
///
/// let maze = read(b"#######\n#S    #\n# ### #\n#    G#\n#######\n")?;
/// let next_hops = NextHops::of(&maze);
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

/// No goal can be reached from here, or nobody has looked yet.
const UNKNOWN: u64 = 0;
/// The tile is a goal. From 1 on the numbers stand for the directions.
const GOAL: u64 = 5;

const TILES_A_WORD: usize = 21;

/// Next hops that are being set, beginning at the goals.
#[derive(Clone, Debug)]
pub struct NextHopSearch {
    next_hops: NextHops,
    /// Tiles whose neighbours have not been looked at, the nearest to a goal first.
    queue: VecDeque<Tile>,
    set_count: usize,
    open_count: usize,
}

impl NextHopSearch {
    /// Nothing but the goals. Every further call must be given the same maze.
    pub fn new(maze: &Maze) -> Self {
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
        Self { next_hops, set_count: queue.len(), queue, open_count: grid.open_count() }
    }

    /// Goes on from up to this many tiles and says whether there are more.
    pub fn advance(&mut self, maze: &Maze, tiles: u64) -> bool {
        let grid = maze.grid();
        for _ in 0..tiles {
            let Some(tile) = self.queue.pop_front() else { return false };
            self.go_on_from(tile, grid);
        }
        !self.queue.is_empty()
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
        self.set_count as f64 / self.open_count as f64
    }

    /// Sets all that are left.
    pub fn finish(mut self, maze: &Maze) -> NextHops {
        while self.advance(maze, u64::MAX) {}
        self.next_hops
    }
}

impl NextHops {
    /// All next hops of a maze.
    pub fn of(maze: &Maze) -> Self {
        NextHopSearch::new(maze).finish(maze)
    }

    /// The tiles of a shortest path from here, this one first and a goal last; none at all if no
    /// goal can be reached from here.
    pub fn path_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        let first = (self.at(tile) != UNKNOWN).then_some(tile);
        std::iter::successors(first, |&tile| {
            let way_on = self.at(tile);
            (way_on != GOAL).then(|| tile.step(Direction::nth(way_on as u8 - 1)))
        })
    }

    /// What stands on a tile; outside there is nothing.
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
