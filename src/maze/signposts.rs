//! A signpost on every tile: which way the nearest goal lies.
//!
//! One breadth-first search from the goals sets them all. From then on a shortest way from
//! anywhere is read off tile by tile, at a cost that does not depend on the maze.

use std::collections::VecDeque;

use super::{Direction, Grid, Maze, Tile};

/// For every tile from which a goal can be reached the next step of a shortest way.
///
/// ```
/// use icetea_maze::maze::{Signposts, Solve, Solver, read};
///
/// let maze = read(b"#######\n#S    #\n# ### #\n#    G#\n#######\n")?;
/// let signposts = Signposts::of(&maze);
/// let way: Vec<_> = signposts.way_from(maze.start()).collect();
/// let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze);
/// assert_eq!(Some(way.len()), path.map(|path| path.len()));
/// # Ok::<(), icetea_maze::maze::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signposts {
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

/// Signposts that are being set, beginning at the goals.
#[derive(Clone, Debug)]
pub struct Signposting {
    signposts: Signposts,
    /// Tiles whose neighbours have not been looked at, the nearest to a goal first.
    queue: VecDeque<Tile>,
    set_count: usize,
    open_count: usize,
}

impl Signposting {
    /// Nothing but the goals. Every further call must be given the same maze.
    pub fn new(maze: &Maze) -> Self {
        let grid = maze.grid();
        let mut signposts = Signposts {
            columns: grid.columns(),
            rows: grid.rows(),
            words: vec![0; grid.tiles().div_ceil(TILES_A_WORD)],
        };
        let queue = VecDeque::from(maze.goals().to_vec());
        for &goal in maze.goals() {
            signposts.set(grid.index(goal), GOAL);
        }
        Self { signposts, set_count: queue.len(), queue, open_count: grid.open_count() }
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
            if self.signposts.get(index) == UNKNOWN {
                self.signposts.set(index, 1 + direction.opposite() as u64);
                self.set_count += 1;
                self.queue.push_back(next);
            }
        }
    }

    /// Which share of the open tiles has a signpost, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.set_count as f64 / self.open_count as f64
    }

    /// Sets all that are left.
    pub fn finish(mut self, maze: &Maze) -> Signposts {
        while self.advance(maze, u64::MAX) {}
        self.signposts
    }
}

impl Signposts {
    /// All signposts of a maze.
    pub fn of(maze: &Maze) -> Self {
        Signposting::new(maze).finish(maze)
    }

    /// The tiles of a shortest way from here, this one first and a goal last; none at all if no
    /// goal can be reached from here.
    pub fn way_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
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

    /// Sets a signpost where there was none.
    #[inline]
    fn set(&mut self, index: usize, value: u64) {
        self.words[index / TILES_A_WORD] |= value << (3 * (index % TILES_A_WORD));
    }
}
