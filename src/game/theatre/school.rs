//! The rat school: rats run the same maze again and again, until they run it without a wrong turn.
//!
//! Several rats run side by side, each with a memory and random numbers of its own. The player's
//! runs appear in the same chart: one rule counts all wrong turns. A rat sees only the place where
//! it stands.

mod memory;
mod rat;
mod wrong_turns;

use std::sync::Arc;

use crate::game::walker::stride_tiles;
use crate::maze::{Maze, Percent, Tile};
pub use rat::{Rat, RatLesson, RatStride};
use wrong_turns::WrongTurns;

/// Rats, and perhaps a player, who learn one maze.
///
/// ```
/// use std::sync::Arc;
/// use icetea_maze::game::theatre::school::School;
/// use icetea_maze::maze::{Build, Percent};
///
/// let maze = Build::new(&"kruskal1-9x6-233".parse()?).finish();
/// let mut school = School::new(Arc::new(maze), 233, &[Percent::NONE, Percent::new(30)?]);
/// while school.stride() {}
/// let perfect = &school.rats[0];
/// assert_eq!(perfect.lessons.last().map(|lesson| lesson.wrong_turns), Some(0));
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
#[derive(Clone, Debug)]
pub struct School {
    measured: Arc<SchoolMaze>,
    /// The rats, in the order in which they were requested.
    pub rats: Vec<Rat>,
    players: Vec<u32>,
}

/// The maze that is learnt.
#[derive(Debug)]
struct SchoolMaze {
    maze: Arc<Maze>,
    /// How many tiles apart places are.
    stride_tiles: u16,
}

impl School {
    /// One rat for each share of what is forgotten between two runs; zero is a perfect memory. The
    /// same seed gives the same rats.
    pub fn new(maze: Arc<Maze>, seed: u64, forgets: &[Percent]) -> Self {
        let is_room = |tile: &Tile| tile.column % 2 == 1 && tile.row % 2 == 1;
        let ends_in_rooms = is_room(&maze.start()) && maze.goals().iter().all(is_room);
        let stride_tiles = if ends_in_rooms { stride_tiles(maze.grid()) } else { 1 };
        let measured = Arc::new(SchoolMaze { maze, stride_tiles });
        let rats = (0..)
            .zip(forgets)
            .map(|(number, &forgets)| Rat::new(Arc::clone(&measured), seed, number, forgets))
            .collect();
        Self { measured, rats, players: Vec::new() }
    }

    /// Moves every rat that still learns by a stride; says whether there was any.
    pub fn stride(&mut self) -> bool {
        self.rats.iter_mut().filter(|rat| !rat.is_done()).map(Rat::stride).count() > 0
    }

    /// Moves every rat that still learns to the end of its run; says whether there was any.
    pub fn run(&mut self) -> bool {
        self.rats.iter_mut().filter(|rat| !rat.is_done()).map(Rat::run).count() > 0
    }

    /// Replaces the rats; the player's runs stay.
    pub fn begin_again(&mut self, fresh: Self) {
        self.measured = fresh.measured;
        self.rats = fresh.rats;
    }

    /// Adds a run of the player: every place in order, beginning with the start. It counts whether
    /// it reached the goal or not.
    pub fn add_player_run(&mut self, trail: &[Tile]) {
        let mut wrong_turns = WrongTurns::new(self.measured.maze.grid());
        for &place in trail.iter().filter(|&&place| self.measured.maze.grid().is_open(place)) {
            wrong_turns.come_to(self.measured.maze.grid(), place);
        }
        self.players.push(wrong_turns.count);
    }

    /// The maze that is learnt.
    pub fn maze(&self) -> &Maze {
        &self.measured.maze
    }

    /// How many tiles apart places are.
    pub fn stride_tiles(&self) -> u16 {
        self.measured.stride_tiles
    }

    /// The wrong turns of each of the player's runs.
    pub fn player_curve(&self) -> &[u32] {
        &self.players
    }
}
