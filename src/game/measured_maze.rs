//! A maze to play, with what everybody wants to know of it.
//!
//! Measuring one looks at every tile, so it can be done in parts: whoever does it may show how far
//! it has come, or give it up. A giant is played before it is measured, and if it can be, before it is
//! built: as far as it is known near the mouse.

use std::ops::Range;
use std::sync::Arc;

use super::difficulty::Difficulty;
use super::patrol::Patrol;
use super::records::key_of;
use super::stages::{Stages, TakenThings};
use super::tuning::{GIANT_LEAST_ROOMS, JUDGED_MOST_TILES, LOOK_ABOUT_TILES};
use super::walker::stride_tiles;
use crate::maze::{Maze, Near, NextHopSearch, NextHops, ProgressFn, Spec, Tile, report};

/// A maze to play, measured once.
#[derive(Debug)]
pub struct MeasuredMaze {
    /// The maze.
    pub maze: Arc<Maze>,
    /// What it grew from, if it did.
    pub spec: Option<Spec>,
    /// The name under which records keep it: its code, or else one made of its tiles.
    pub key: String,
    /// How many tiles a stride is.
    pub stride_tiles: u16,
    /// The strides of a shortest path, if there is one and it is known.
    pub shortest: Option<u32>,
    /// How many tiles have one way only, as soon as the ways are known.
    pub dead_ends: u32,
    /// How hard it is, unless it is too large to be judged or no way leads through it.
    pub difficulty: Option<Difficulty>,
    /// What lies in it to be taken, if anything does.
    pub stages: Option<Stages>,
    /// The trap in it, if there is one.
    pub patrol: Option<Patrol>,
    known: Known,
}

/// What is known of a maze.
#[derive(Debug)]
enum Known {
    /// These columns and rows of tiles. The rest is still being built.
    Near([Range<u16>; 2]),
    /// All of its walls.
    Walls,
    /// From everywhere the way to the goal.
    Ways(NextHops),
}

/// A maze that is being measured.
#[derive(Debug)]
pub struct Measuring {
    maze: Arc<Maze>,
    spec: Option<Spec>,
    next_hop_search: NextHopSearch,
    /// How many rows were looked at for dead ends, and how many of those there are.
    surveyed: u16,
    dead_ends: u32,
}

/// How many tiles are looked at before it is asked whether that is still wanted.
const TILES_AT_ONCE: u64 = 1 << 16;
/// Which share of measuring are the next hops; the rest are dead ends.
const NEXT_HOPS_SHARE: f64 = 0.95;

impl Measuring {
    /// Nothing is measured yet.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        let maze = maze.into();
        let next_hop_search = NextHopSearch::new(&maze);
        Self { maze, spec, next_hop_search, surveyed: 0, dead_ends: 0 }
    }

    /// Looks at up to this many tiles and says whether there are more.
    pub fn advance(&mut self, tiles: u64) -> bool {
        if self.next_hop_search.advance(&self.maze, tiles) {
            return true;
        }
        let grid = self.maze.grid();
        let rows = tiles.div_ceil(u64::from(grid.columns()));
        let end = rows.saturating_add(u64::from(self.surveyed)).min(u64::from(grid.rows())) as u16;
        let looked_at = self.surveyed..end;
        self.dead_ends += looked_at.map(|row| grid.count_dead_ends(row)).sum::<u32>();
        self.surveyed = end;
        end < grid.rows()
    }

    /// How much of it is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let surveyed = f64::from(self.surveyed) / f64::from(self.maze.grid().rows());
        NEXT_HOPS_SHARE * self.next_hop_search.progress() + (1.0 - NEXT_HOPS_SHARE) * surveyed
    }

    /// Looks at all tiles that are left, and tells how far it has come; nothing as soon as nobody
    /// wants it any more.
    pub async fn finish_while(mut self, on_progress: ProgressFn<'_>) -> Option<MeasuredMaze> {
        while self.advance(TILES_AT_ONCE) {
            if !report(on_progress, self.progress()).await {
                return None;
            }
        }
        Some(self.finish())
    }

    /// Looks at all tiles that are left.
    pub fn finish(mut self) -> MeasuredMaze {
        while self.advance(u64::MAX) {}
        let Self { maze, spec, next_hop_search, dead_ends, .. } = self;
        let known = Known::Ways(next_hop_search.finish(&maze));
        let stride_tiles = stride_tiles(maze.grid());
        let key = spec.map_or_else(|| key_of(&maze), |spec| spec.to_string());
        let stages = spec.and_then(|spec| Stages::of(&spec, &maze));
        let patrol = spec.and_then(|spec| Patrol::of(&spec, &maze, stages.as_ref()));
        let maze = match &stages {
            Some(stages) => Arc::new(stages.with_cheeses(&maze)),
            None => maze,
        };
        let (shortest, difficulty) = (None, None);
        let mut measured = MeasuredMaze {
            maze,
            spec,
            key,
            stride_tiles,
            shortest,
            dead_ends,
            difficulty,
            stages,
            patrol,
            known,
        };
        let moves = measured.path_from(measured.maze.start()).count().checked_sub(1);
        measured.shortest = moves.map(|moves| (moves / usize::from(stride_tiles)) as u32);
        let is_judged = measured.maze.grid().tiles() <= JUDGED_MOST_TILES;
        measured.difficulty = measured.shortest.filter(|_| is_judged).map(|_| {
            let path: Vec<Tile> = measured.path_from(measured.maze.start()).collect();
            Difficulty::of(&measured.maze, stride_tiles, &path)
        });
        measured
    }
}

impl MeasuredMaze {
    /// What it takes for each room at the most while it is measured: the maze itself, three bits a
    /// tile for the next hops, and the queue of those who look for them.
    pub const BYTES_PER_ROOM: u64 = 3;

    /// Measures a maze at once.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        Measuring::new(maze, spec).finish()
    }

    /// Whether the maze of this spec is so large that nobody should wait until it is measured.
    pub const fn is_giant(spec: &Spec) -> bool {
        spec.size().rooms() >= GIANT_LEAST_ROOMS
    }

    /// The walls of a maze, of which nothing more is known yet.
    pub fn of_walls(maze: Maze, spec: Spec) -> Self {
        let (stride_tiles, key) = (stride_tiles(maze.grid()), spec.to_string());
        let maze = Arc::new(maze);
        Self {
            maze,
            spec: Some(spec),
            key,
            stride_tiles,
            shortest: None,
            dead_ends: 0,
            difficulty: None,
            stages: None,
            patrol: None,
            known: Known::Walls,
        }
    }

    /// What is known of a giant near a place before it is built, if anything is.
    pub fn near(spec: &Spec, place: Tile) -> Option<Self> {
        let near = Self::is_giant(spec).then(|| Near::new(spec, place))?;
        let Near { maze, columns, rows } = near?;
        let known = Known::Near([columns, rows]);
        Some(Self {
            maze: Arc::new(maze),
            spec: Some(*spec),
            key: spec.to_string(),
            stride_tiles: 2,
            shortest: None,
            dead_ends: 0,
            difficulty: None,
            stages: None,
            patrol: None,
            known,
        })
    }

    /// What is known near a place where this maze soon ends although it goes on.
    pub fn seen_from(&self, place: Tile) -> Option<Self> {
        let known = self.known_part()?;
        let grid = self.maze.grid();
        let is_far = |known: &Range<u16>, at: u16, tiles: u16| {
            let begins = known.start == 0 || at >= known.start.saturating_add(LOOK_ABOUT_TILES);
            begins && (known.end == tiles || at.saturating_add(LOOK_ABOUT_TILES) < known.end)
        };
        let [columns, rows] = known;
        let is_far =
            is_far(columns, place.column, grid.columns()) && is_far(rows, place.row, grid.rows());
        if is_far { None } else { Self::near(&self.spec?, place) }
    }

    /// The columns and rows of tiles that are known, unless all of them are.
    pub const fn known_part(&self) -> Option<&[Range<u16>; 2]> {
        if let Known::Near(known) = &self.known { Some(known) } else { None }
    }

    /// Whether the way to the goal is known from everywhere.
    pub const fn knows_ways(&self) -> bool {
        matches!(self.known, Known::Ways(_))
    }

    /// The tiles of a shortest path from here to a goal, both included; none if there is no way, or
    /// none is known yet. Of a maze with a quest it is a shortest path through all of that.
    pub fn path_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.path_after(tile, TakenThings::NOTHING)
    }

    /// The same after this was taken.
    pub fn path_after(&self, tile: Tile, taken: TakenThings) -> impl Iterator<Item = Tile> + '_ {
        let next_hops = match &self.known {
            Known::Ways(next_hops) if self.stages.is_none() => Some(next_hops),
            _ => None,
        };
        let plain = next_hops.into_iter().flat_map(move |next_hops| next_hops.path_from(tile));
        let stages = self.stages.iter().flat_map(move |stages| stages.tiles(tile, taken));
        plain.chain(stages)
    }

    /// What the maze is drawn as: where a wall may move away there is floor, and whoever draws it
    /// stands that wall on it.
    pub fn floor(&self) -> &Arc<Maze> {
        self.stages.as_ref().and_then(Stages::floor).unwrap_or(&self.maze)
    }

    /// How many rooms wide and high it is, if it is one of rooms. Unlike the grid, it need not look
    /// at every tile to tell.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let grid = self.maze.grid();
        (self.stride_tiles == 2).then(|| (grid.columns() / 2, grid.rows() / 2))
    }
}
