//! Checks whether what a recording says can have happened.
//!
//! Nothing in it is trusted: every stride is repeated in the maze, and the outcome is recomputed.
//! Only the use of a hint cannot be seen from strides, and is taken on trust.

use super::{Recorded, Recording, ReplayKind, Track};
use crate::game::race::Stride;
use crate::game::rules::{MazeRules, Puzzle};
use crate::game::tuning::PATROL_MOST_TICKS;
use crate::game::versus::rules::Seat;
use crate::game::walker::stride_tiles;
use crate::maze::{Direction, Grid, Maze, Tile};

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Verdict {
    /// It can have happened exactly so. That it did, and who the player was, cannot be checked.
    #[error("the recording is consistent")]
    Consistent,
    #[error("the recording drifts: {0}")]
    Drifts(Drift),
    #[error(
        "the recording was tampered with: it says that it adds up to {said:016x}, but it is {counted:016x}"
    )]
    Tampered { said: u64, counted: u64 },
}

/// Where a recording departs from what is possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Drift {
    #[error("{0} players are too many or too few")]
    Players(usize),
    #[error("a stride is {said} tiles long, but in this maze it is {of_maze}")]
    StrideTiles { said: u16, of_maze: u16 },
    #[error("{name} starts at {}, but should start at {}", place(*.from), place(*.start))]
    Start { name: String, from: Tile, start: Tile },
    #[error("{name} goes at a pace of {ticks} ticks a tile, but a mouse walks or runs")]
    Pace { name: String, ticks: u32 },
    #[error("{name} does not go as fast or slowly as the rules say")]
    OtherPace { name: String },
    #[error("{name} starts in tick {tick}, but has to wait until tick {delay} is over")]
    HeadStart { name: String, tick: u32, delay: u32 },
    /// It leads farther than a maze without end is built.
    #[error("nobody comes so far before time is up")]
    TooFar,
    #[error("{name} goes on to tick {tick}, when there is nothing more to be done")]
    AfterEnd { name: String, tick: u32 },
    #[error("nobody has won the round yet, and nobody has lost it")]
    Undecided,
    #[error("the round is said to be {}, but is {}", won_by(*.said), won_by(*.counted))]
    Winner { said: Option<Seat>, counted: Option<Seat> },
    #[error("{name} is said to eat {said} cheeses, but eats {counted}")]
    Cheeses { name: String, said: u32, counted: u32 },
    #[error("step {step} of {name} leads {} from {}, where there is a wall", towards(*.direction), place(*.from))]
    Wall {
        name: String,
        /// The number of the step, from 1.
        step: usize,
        from: Tile,
        direction: Direction,
    },
    #[error("{name} sets out in tick {tick}, but is in the trap then")]
    Caught { name: String, tick: u32 },
    /// A maze with a trap is not checked for so many ticks.
    #[error("{name} takes more than a day in a maze with a trap")]
    TooLong { name: String },
    #[error("{name} has come to the cheese with step {step}, but goes on")]
    StepsAfterEnd {
        name: String,
        /// The number of the step that leads there, from 1.
        step: usize,
    },
    #[error("{name} ends at {}, where there is no cheese", place(*.at))]
    NoGoal { name: String, at: Tile },
    #[error("it is said to be over in tick {said}, but is in tick {counted}")]
    Ticks { said: u32, counted: u32 },
    #[error("{name} is said to make {said} steps, but makes {counted}")]
    Steps { name: String, said: u32, counted: usize },
}

impl Recording {
    /// Whether it is unchanged, and possible in this maze, which must be that of its code.
    pub fn check(&self, maze: &Maze) -> Verdict {
        if !self.is_whole() {
            return self.tampered();
        }
        let checked = match (self.kind, &self.players[..]) {
            (ReplayKind::Run, [player]) => self.check_run(player, maze),
            (ReplayKind::Round(round), [one, two]) => self.check_round(&round, [one, two], maze),
            // Other numbers are never read. Endless runs are checked leg by leg elsewhere.
            _ => Err(Drift::Players(self.players.len())),
        };
        checked.map_or_else(Verdict::Drifts, |()| Verdict::Consistent)
    }

    /// Whether its checksum matches its text.
    pub fn is_whole(&self) -> bool {
        self.sum() == self.checksum
    }

    /// The verdict if it is not [whole](Self::is_whole).
    pub fn tampered(&self) -> Verdict {
        Verdict::Tampered { said: self.checksum, counted: self.sum() }
    }

    fn check_run(&self, player: &Recorded, maze: &Maze) -> Result<(), Drift> {
        let Recorded { track, .. } = player;
        let name = || player.name.to_string();
        if let Some(ticks) = track.pace_ticks() {
            return Err(Drift::Pace { name: name(), ticks });
        }
        let rules = MazeRules::of(self.course.spec().as_ref(), maze);
        match &rules.puzzle {
            Some(puzzle) => check_puzzle(player, maze, puzzle)?,
            None => check_way(player, maze)?,
        }
        check_catches(player, &rules)?;
        check_end(self.ticks, track)?;
        check_steps(player, track.strides().len())
    }
}

/// Checks that a track passes no wall and ends at the first goal on its way.
fn check_way(player: &Recorded, maze: &Maze) -> Result<(), Drift> {
    let (track, name) = (&player.track, || player.name.to_string());
    check_path(player, maze, maze.start())?;
    if let Some(first) = track.arrivals().position(|(_, tile)| maze.is_goal(tile))
        && first + 1 < track.strides().len()
    {
        return Err(Drift::StepsAfterEnd { name: name(), step: first + 1 });
    }
    if track.strides().is_empty() || !maze.is_goal(track.end_place()) {
        return Err(Drift::NoGoal { name: name(), at: track.end_place() });
    }
    Ok(())
}

/// Checks that a mouse can go all strides of a track from this start.
pub fn check_path(player: &Recorded, maze: &Maze, start: Tile) -> Result<(), Drift> {
    check_begin(player, maze, start)?;
    let mut strides = player.track.strides().iter().enumerate();
    strides.try_for_each(|(place, stride)| check_stride(player, maze.grid(), place, stride))
}

/// Checks the start of a track and the length of its strides.
fn check_begin(player: &Recorded, maze: &Maze, start: Tile) -> Result<(), Drift> {
    let (track, of_maze) = (&player.track, stride_tiles(maze.grid()));
    if track.stride_tiles() != of_maze {
        return Err(Drift::StrideTiles { said: track.stride_tiles(), of_maze });
    }
    if track.start() != start {
        return Err(Drift::Start { name: player.name.to_string(), from: track.start(), start });
    }
    Ok(())
}

/// Checks that nothing is in the way of a stride.
fn check_stride(
    player: &Recorded,
    grid: &Grid,
    place: usize,
    stride: &Stride,
) -> Result<(), Drift> {
    let &Stride { from, direction, leap, .. } = stride;
    let is_open = |count: u16| grid.is_open(from.go(direction, count));
    if leap.is_none() && (1..=player.track.stride_tiles()).all(is_open) {
        return Ok(());
    }
    Err(Drift::Wall { name: player.name.to_string(), step: place + 1, from, direction })
}

/// Checks that all strides of a track are possible in the states of the rules at the time, and that
/// it ends when nothing is left to do.
fn check_puzzle(player: &Recorded, maze: &Maze, puzzle: &Puzzle) -> Result<(), Drift> {
    check_begin(player, maze, maze.start())?;
    let (track, name) = (&player.track, || player.name.to_string());
    let mut state = puzzle.begin();
    for (place, stride) in track.strides().iter().enumerate() {
        let &Stride { from, direction, .. } = stride;
        if puzzle.is_done(state) {
            return Err(Drift::StepsAfterEnd { name: name(), step: place });
        }
        let end = (direction, track.arrival_place(stride));
        let mut strides = puzzle.strides(from, state);
        let Some(stride) = strides.find(|stride| (stride.direction, stride.to) == end) else {
            return Err(Drift::Wall { name: name(), step: place + 1, from, direction });
        };
        state = puzzle.after(state, stride);
    }
    if puzzle.is_done(state) {
        return Ok(());
    }
    Err(Drift::NoGoal { name: name(), at: track.end_place() })
}

/// Checks that no stride begins while the mouse is held.
fn check_catches(player: &Recorded, rules: &MazeRules) -> Result<(), Drift> {
    let (name, end) = (player.name.to_string(), player.track.end_tick());
    if rules.patrol().is_some() && end > PATROL_MOST_TICKS {
        return Err(Drift::TooLong { name });
    }
    let held = rules.catches_along(&player.track, end).err();
    held.map_or(Ok(()), |tick| Err(Drift::Caught { name, tick }))
}

fn check_end(said: u32, track: &Track) -> Result<(), Drift> {
    let counted = track.end_tick();
    if said == counted { Ok(()) } else { Err(Drift::Ticks { said, counted }) }
}

pub(crate) fn check_steps(player: &Recorded, counted: usize) -> Result<(), Drift> {
    if player.steps as usize == counted {
        return Ok(());
    }
    Err(Drift::Steps { name: player.name.to_string(), said: player.steps, counted })
}

fn won_by(winner: Option<Seat>) -> &'static str {
    match winner {
        Some(Seat::One) => "won by player 1",
        Some(Seat::Two) => "won by player 2",
        None => "a draw",
    }
}

fn place(tile: Tile) -> String {
    format!("column {}, row {}", tile.column, tile.row)
}

const fn towards(direction: Direction) -> &'static str {
    match direction {
        Direction::Right => "right",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Up => "up",
    }
}
