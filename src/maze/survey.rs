//! The measures of a maze: its dead ends, junctions and corridors, its paths and loops.

mod field;
mod flood;

use super::Maze;
use field::{Field, SurveyCounts};
use flood::Flood;

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
    /// How many parts there are that no path joins.
    pub parts: usize,
    /// The number of independent loops: how many passages between neighbouring tiles have to be
    /// closed, at the least, for no ring to be left.
    pub loops: usize,
    /// The moves on a shortest path from the start to a goal.
    pub shortest: Option<u32>,
    /// The moves of the longest of all shortest paths between two tiles of the start's part: exact
    /// where it has no loops, elsewhere the longest that two sweeps find.
    pub longest: u32,
}

/// Stretches without a choice, from one dead end or junction to the next.
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
        Self::showing(maze, &mut |_| {})
    }

    /// Measures a maze, and reports again and again which share of the work is done, from 0 to 1.
    pub fn showing(maze: &Maze, show: &mut dyn FnMut(f64)) -> Self {
        /// The share of the work that is counting, on any maze.
        const COUNTING: f64 = 0.2;
        /// This many tiles are a few milliseconds' work.
        const TILES_AT_ONCE: u64 = 1 << 20;
        let grid = maze.grid();
        show(0.0);
        let SurveyCounts { open_tiles, dead_ends, junctions, joints, corridors } =
            Field::of(grid).count();
        let mut flood = Flood::of(grid);
        let start = flood.place(maze.start());
        let mut goals: Vec<usize> = maze.goals().iter().map(|&goal| flood.place(goal)).collect();
        goals.sort_unstable();
        let mut shortest: Option<u32> = None;
        let may_be_forest = joints < open_tiles;
        // A tree is walked through once, and what has loops is flooded twice besides.
        let walks = if joints + 1 == open_tiles { 1 } else { 2 + usize::from(may_be_forest) };
        let (mut seen, all) = (0_u64, (walks * open_tiles) as f64);
        show(COUNTING);
        let mut go_on = || {
            seen += 1;
            if seen.is_multiple_of(TILES_AT_ONCE) {
                show(COUNTING + (1.0 - COUNTING) * (seen as f64 / all));
            }
        };
        let mut note = |place, moves| {
            go_on();
            if goals.binary_search(&place).is_ok() {
                shortest = Some(shortest.map_or(moves, |shortest| shortest.min(moves)));
            }
        };
        let mut longest = if may_be_forest { flood.walk_tree(start, &mut note) } else { 0 };
        let mut parts = if may_be_forest { 1 + flood.rest() } else { 1 };
        if joints + parts != open_tiles {
            // There are loops, so the path that was found need not be a shortest one.
            flood = Flood::of(grid);
            let (farthest, _) = flood.from(start, &mut note);
            parts = 1 + flood.rest();
            (_, longest) = Flood::of(grid).from(farthest, |_, _| go_on());
        }
        Self {
            rooms: grid.rooms(),
            open_tiles,
            dead_ends,
            junctions,
            corridors,
            parts,
            loops: joints + parts - open_tiles,
            shortest,
            longest,
        }
    }

    /// Whether each open tile can be reached from each other.
    pub const fn is_connected(&self) -> bool {
        self.parts == 1
    }

    /// Whether there is exactly one path between any two open tiles.
    pub const fn is_perfect(&self) -> bool {
        self.parts == 1 && self.loops == 0
    }

    /// Which share of the open tiles lies on a shortest path from start to goal, from 0 to 1.
    pub fn share_on_path(&self) -> Option<f64> {
        self.shortest.map(|moves| f64::from(moves + 1) / self.open_tiles as f64)
    }
}
