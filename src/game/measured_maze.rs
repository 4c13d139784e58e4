//! A maze to play, with everything that is computed from it once.
//!
//! Measuring looks at every tile, so it can be done in parts, with progress, and be cancelled. A
//! giant is played before it is measured and, if possible, before it is built: then only the
//! surroundings of the mouse are known.

use std::ops::Range;
use std::sync::Arc;

use super::difficulty::Difficulty;
use super::records::key_of;
use super::rules::{MazeRules, Puzzle, RulesState};
use super::tuning::{GIANT_LEAST_ROOMS, JUDGED_MOST_TILES, LOOK_ABOUT_TILES};
use super::walker::stride_tiles;
use crate::maze::{Maze, Near, NextHopSearch, NextHops, ProgressFn, Spec, Tile, report};

/// A maze to play, with its measurements.
#[derive(Debug)]
pub struct MeasuredMaze {
    /// The maze.
    pub maze: Arc<Maze>,
    /// Its spec, if it has one.
    pub spec: Option<Spec>,
    /// The name for records: its code, or else a name computed from its tiles.
    pub key: String,
    /// The length of a stride in tiles.
    pub stride_tiles: u16,
    /// How many places of rooms are walls in a maze without a spec.
    voids: u32,
    /// The strides of a shortest path, if there is one and it is known.
    pub shortest: Option<u32>,
    /// How many tiles have only one way, once the ways are known.
    pub dead_ends: u32,
    /// Its difficulty, unless it is too large for that or has no way through.
    pub difficulty: Option<Difficulty>,
    /// What it asks for besides reaching its goal.
    pub rules: MazeRules,
    known: Known,
}

/// The known part of a maze.
#[derive(Debug)]
enum Known {
    /// These columns and rows of tiles. The rest is still being built.
    Near([Range<u16>; 2]),
    /// All its walls.
    Walls,
    /// The way to the goal from everywhere.
    Ways(NextHops),
}

/// A maze that is being measured.
#[derive(Debug)]
pub struct Measuring {
    maze: Arc<Maze>,
    spec: Option<Spec>,
    next_hop_search: NextHopSearch,
    /// How many rows were searched for dead ends.
    surveyed: u16,
    dead_ends: u32,
}

/// How many tiles to measure between checks for cancellation.
const TILES_AT_ONCE: u64 = 1 << 16;
/// The share of the work for the next hops; the rest is for dead ends.
const NEXT_HOPS_SHARE: f64 = 0.95;

impl Measuring {
    /// The beginning of the measurement.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        let maze = maze.into();
        let next_hop_search = NextHopSearch::new(&maze);
        Self { maze, spec, next_hop_search, surveyed: 0, dead_ends: 0 }
    }

    /// Measures up to this many tiles and says whether there are more.
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

    /// The share that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let surveyed = f64::from(self.surveyed) / f64::from(self.maze.grid().rows());
        NEXT_HOPS_SHARE * self.next_hop_search.progress() + (1.0 - NEXT_HOPS_SHARE) * surveyed
    }

    /// Measures all remaining tiles, reporting progress. None if it was cancelled.
    pub async fn finish_while(mut self, on_progress: ProgressFn<'_>) -> Option<MeasuredMaze> {
        while self.advance(TILES_AT_ONCE) {
            if !report(on_progress, self.progress()).await {
                return None;
            }
        }
        Some(self.finish())
    }

    /// Measures all remaining tiles.
    pub fn finish(mut self) -> MeasuredMaze {
        while self.advance(u64::MAX) {}
        let Self { maze, spec, next_hop_search, dead_ends, .. } = self;
        let known = Known::Ways(next_hop_search.finish(&maze));
        let stride_tiles = stride_tiles(maze.grid());
        let voids = if spec.is_none() && stride_tiles == 2 { maze.grid().count_voids() } else { 0 };
        let key = spec.map_or_else(|| key_of(&maze), |spec| spec.to_string());
        let rules = MazeRules::of(spec.as_ref(), &maze);
        let maze = match &rules.puzzle {
            Some(puzzle) => puzzle.with_cheeses(&maze),
            None => maze,
        };
        let (shortest, difficulty) = (None, None);
        let mut measured = MeasuredMaze {
            maze,
            spec,
            key,
            stride_tiles,
            voids,
            shortest,
            dead_ends,
            difficulty,
            rules,
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
    /// The most memory for each room during the measurement: the maze itself, three bits per tile
    /// for the next hops, and the queue of the search for these.
    pub const BYTES_PER_ROOM: u64 = 3;

    /// Measures a maze at once.
    pub fn new(maze: impl Into<Arc<Maze>>, spec: Option<Spec>) -> Self {
        Measuring::new(maze, spec).finish()
    }

    /// Whether there are others like it, with other seeds.
    pub fn has_others(&self) -> bool {
        self.spec.is_some_and(|spec| !spec.is_drawn())
    }

    /// Whether the maze of this spec is too large for the player to wait for its measurement.
    pub const fn is_giant(spec: &Spec) -> bool {
        spec.size().rooms() >= GIANT_LEAST_ROOMS
    }

    /// A maze of which only the walls are known.
    pub fn of_walls(maze: Maze, spec: Spec) -> Self {
        let (stride_tiles, key) = (stride_tiles(maze.grid()), spec.to_string());
        let maze = Arc::new(maze);
        Self {
            maze,
            spec: Some(spec),
            key,
            voids: 0,
            stride_tiles,
            shortest: None,
            dead_ends: 0,
            difficulty: None,
            rules: MazeRules::default(),
            known: Known::Walls,
        }
    }

    /// The surroundings of a place in a giant that is not built yet, if they can be known.
    pub fn near(spec: &Spec, place: Tile) -> Option<Self> {
        let near = Self::is_giant(spec).then(|| Near::new(spec, place))?;
        let Near { maze, columns, rows } = near?;
        let known = Known::Near([columns, rows]);
        Some(Self {
            maze: Arc::new(maze),
            spec: Some(*spec),
            key: spec.to_string(),
            voids: 0,
            stride_tiles: 2,
            shortest: None,
            dead_ends: 0,
            difficulty: None,
            rules: MazeRules::default(),
            known,
        })
    }

    /// Extends the known part around a place, if that is near the border of what is known so far.
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

    /// The known columns and rows of tiles, unless everything is known.
    pub const fn known_part(&self) -> Option<&[Range<u16>; 2]> {
        if let Known::Near(known) = &self.known { Some(known) } else { None }
    }

    /// Whether the way to the goal is known from everywhere.
    pub const fn knows_ways(&self) -> bool {
        matches!(self.known, Known::Ways(_))
    }

    /// The tiles of a shortest path from here to a goal, both included; empty if there is no way,
    /// or none is known yet. Where there are rules it goes through everything that they ask for.
    pub fn path_from(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        self.path_after(tile, self.rules.begin())
    }

    /// The tiles of a shortest path from here in a state of the rules.
    pub fn path_after(&self, tile: Tile, state: RulesState) -> impl Iterator<Item = Tile> + '_ {
        let next_hops = match &self.known {
            Known::Ways(next_hops) if self.rules.puzzle.is_none() => Some(next_hops),
            _ => None,
        };
        let plain = next_hops.into_iter().flat_map(move |next_hops| next_hops.path_from(tile));
        let puzzle = self.rules.puzzle.iter().flat_map(move |puzzle| puzzle.tiles(tile, state));
        plain.chain(puzzle)
    }

    /// The maze as it is drawn: without the walls that move, which are drawn standing on the floor.
    pub fn floor(&self) -> &Arc<Maze> {
        self.rules.puzzle.as_ref().and_then(Puzzle::floor).unwrap_or(&self.maze)
    }

    /// Whether some rooms of its rectangle are none. Unlike with the grid, this takes no look at the
    /// tiles.
    pub fn has_voids(&self) -> bool {
        self.spec.map_or(self.voids > 0, |spec| spec.shape().is_some())
    }

    /// How many rooms it has, if it has rooms.
    pub fn room_count(&self) -> Option<u32> {
        let (width, height) = self.rooms()?;
        let all = u32::from(width) * u32::from(height) - self.voids;
        Some(self.spec.map_or(all, |spec| spec.rooms()))
    }

    /// Its width and height in rooms, if it has rooms. Unlike with the grid, this takes no look at
    /// the tiles.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let grid = self.maze.grid();
        (self.stride_tiles == 2).then(|| (grid.columns() / 2, grid.rows() / 2))
    }
}
