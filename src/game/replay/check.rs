//! Whether what a recording says can have happened.
//!
//! Nothing of it is believed: every stride is gone again in the maze, and what came of it is counted
//! again. That a hint was used cannot be seen from strides, so this alone is taken on trust.

use super::{Recorded, Recording, ReplayKind, Track};
use crate::game::patrol::Patrol;
use crate::game::race::Stride;
use crate::game::stages::{Stages, TakenThings};
use crate::game::tuning::PATROL_MOST_TICKS;
use crate::game::versus::rules::Seat;
use crate::game::walker::stride_tiles;
use crate::maze::{Direction, Grid, Maze, Spec, Tile};

/// What a check has shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Verdict {
    /// It can have happened just so. That it did, and who it was, no check can show.
    #[error("the recording is consistent")]
    Consistent,
    /// It cannot have happened in this maze.
    #[error("the recording drifts: {0}")]
    Drifts(Drift),
    /// Somebody or something has changed the text.
    #[error(
        "the recording was tampered with: it says that it adds up to {said:016x}, but it is {counted:016x}"
    )]
    Tampered {
        /// What stands in it.
        said: u64,
        /// What it adds up to.
        counted: u64,
    },
}

/// Where what a recording says parts from what can happen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Drift {
    /// More players, or fewer.
    #[error("{0} players are too many or too few")]
    Players(usize),
    /// Other strides than are gone in this maze.
    #[error("a stride is {said} tiles long, but in this maze it is {of_maze}")]
    StrideTiles {
        /// What the track says.
        said: u16,
        /// What it is.
        of_maze: u16,
    },
    /// Another start.
    #[error("{name} starts at {}, but should start at {}", place(*.from), place(*.start))]
    Start {
        /// The player.
        name: String,
        /// What the track says.
        from: Tile,
        /// What it is.
        start: Tile,
    },
    /// A pace that is no mouse's.
    #[error("{name} goes at a pace of {ticks} ticks a tile, but a mouse walks or runs")]
    Pace {
        /// The player.
        name: String,
        /// What the track says.
        ticks: u32,
    },
    /// Not the pace of the computer, or of a player.
    #[error("{name} does not go as fast or slowly as the rules say")]
    OtherPace {
        /// The player.
        name: String,
    },
    /// Too early for a head start of the other.
    #[error("{name} starts in tick {tick}, but has to wait until tick {delay} is over")]
    HeadStart {
        /// The player.
        name: String,
        /// When the track begins.
        tick: u32,
        /// How long the rules let this player wait.
        delay: u32,
    },
    /// Farther away than a maze without end is cut.
    #[error("nobody comes so far before time is up")]
    TooFar,
    /// Steps when all is over.
    #[error("{name} goes on to tick {tick}, when there is nothing more to be done")]
    AfterEnd {
        /// The player.
        name: String,
        /// When a step ends that cannot be.
        tick: u32,
    },
    /// The round is still open.
    #[error("nobody has won the round yet, and nobody has lost it")]
    Undecided,
    /// Another winner.
    #[error("the round is said to be {}, but is {}", won_by(*.said), won_by(*.counted))]
    Winner {
        /// What the recording says.
        said: Option<Seat>,
        /// Who it is.
        counted: Option<Seat>,
    },
    /// Another number of cheeses.
    #[error("{name} is said to eat {said} cheeses, but eats {counted}")]
    Cheeses {
        /// The player.
        name: String,
        /// What the recording says.
        said: u32,
        /// How many they are.
        counted: u32,
    },
    /// A way through a wall.
    #[error("step {step} of {name} leads {} from {}, where there is a wall", towards(*.direction), place(*.from))]
    Wall {
        /// The player.
        name: String,
        /// Which step it is, counted from 1.
        step: usize,
        /// Where it begins.
        from: Tile,
        /// Where it wants to go.
        direction: Direction,
    },
    /// A step out of a trap.
    #[error("{name} sets out in tick {tick}, but is in the trap then")]
    Caught {
        /// The player.
        name: String,
        /// When a step begins that cannot be.
        tick: u32,
    },
    /// Nobody looks so long at a trap.
    #[error("{name} takes more than a day in a maze with a trap")]
    TooLong {
        /// The player.
        name: String,
    },
    /// Steps behind the cheese.
    #[error("{name} has come to the cheese with step {step}, but goes on")]
    StepsAfterEnd {
        /// The player.
        name: String,
        /// Which step leads there, counted from 1.
        step: usize,
    },
    /// No cheese at the end.
    #[error("{name} ends at {}, where there is no cheese", place(*.at))]
    NoGoal {
        /// The player.
        name: String,
        /// Where the track ends.
        at: Tile,
    },
    /// Another time.
    #[error("it is said to be over in tick {said}, but is in tick {counted}")]
    Ticks {
        /// What the recording says.
        said: u32,
        /// What it is.
        counted: u32,
    },
    /// Another number of steps.
    #[error("{name} is said to make {said} steps, but makes {counted}")]
    Steps {
        /// The player.
        name: String,
        /// What the recording says.
        said: u32,
        /// What it is.
        counted: usize,
    },
}

impl Recording {
    /// Whether it is whole, and can have happened in this maze, which is that of its code.
    pub fn check(&self, maze: &Maze) -> Verdict {
        if !self.is_whole() {
            return self.tampered();
        }
        let checked = match (self.kind, &self.players[..]) {
            (ReplayKind::Run, [player]) => self.check_run(player, maze),
            (ReplayKind::Round(round), [one, two]) => self.check_round(&round, [one, two], maze),
            // No text with other players is read. A run without end is gone again leg by leg.
            _ => Err(Drift::Players(self.players.len())),
        };
        checked.map_or_else(Verdict::Drifts, |()| Verdict::Consistent)
    }

    /// Whether it adds up to what its text says.
    pub fn is_whole(&self) -> bool {
        self.sum() == self.checksum
    }

    /// What is to be said of it if it is not [whole](Self::is_whole).
    pub fn tampered(&self) -> Verdict {
        Verdict::Tampered { said: self.checksum, counted: self.sum() }
    }

    fn check_run(&self, player: &Recorded, maze: &Maze) -> Result<(), Drift> {
        let Recorded { track, .. } = player;
        let name = || player.name.to_string();
        if let Some(ticks) = track.pace_ticks() {
            return Err(Drift::Pace { name: name(), ticks });
        }
        let stages = self.course.spec().and_then(|spec| Stages::of(&spec, maze));
        match &stages {
            Some(stages) => check_quest(player, maze, stages)?,
            None => check_way(player, maze)?,
        }
        let patrol = |spec: Spec| Patrol::of(&spec, maze, stages.as_ref());
        if let Some(patrol) = self.course.spec().and_then(patrol) {
            check_patrol(player, &patrol)?;
        }
        check_end(self.ticks, track)?;
        check_steps(player, track.strides().len())
    }
}

/// Whether a track goes through no wall to the first goal on its way, and no farther.
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

/// Whether a mouse can go all strides of its track from this start.
pub fn check_path(player: &Recorded, maze: &Maze, start: Tile) -> Result<(), Drift> {
    check_begin(player, maze, start)?;
    let mut strides = player.track.strides().iter().enumerate();
    strides.try_for_each(|(place, stride)| check_stride(player, maze.grid(), place, stride))
}

/// Whether a track begins here, with strides as they are gone in this maze.
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

/// Whether nothing stands in the way of a stride.
fn check_stride(
    player: &Recorded,
    grid: &Grid,
    place: usize,
    stride: &Stride,
) -> Result<(), Drift> {
    let &Stride { from, direction, .. } = stride;
    let is_open = |count: u16| grid.is_open(from.go(direction, count));
    if (1..=player.track.stride_tiles()).all(is_open) {
        return Ok(());
    }
    Err(Drift::Wall { name: player.name.to_string(), step: place + 1, from, direction })
}

/// Whether a track goes through no wall and no locked door, as they stand when it comes there, and
/// does all that its quest asks for, and no more.
fn check_quest(player: &Recorded, maze: &Maze, stages: &Stages) -> Result<(), Drift> {
    check_begin(player, maze, maze.start())?;
    let (track, name) = (&player.track, || player.name.to_string());
    let mut taken = TakenThings::NOTHING;
    for (place, stride) in track.strides().iter().enumerate() {
        let Some(maze) = stages.maze(taken) else {
            return Err(Drift::StepsAfterEnd { name: name(), step: place });
        };
        check_stride(player, maze.grid(), place, stride)?;
        taken = stages.come_to(taken, track.arrival_place(stride));
    }
    if stages.are_done(taken) {
        return Ok(());
    }
    Err(Drift::NoGoal { name: name(), at: track.end_place() })
}

/// Whether a track stands still wherever a trap holds it.
fn check_patrol(player: &Recorded, patrol: &Patrol) -> Result<(), Drift> {
    let (name, end) = (player.name.to_string(), player.track.end_tick());
    if end > PATROL_MOST_TICKS {
        return Err(Drift::TooLong { name });
    }
    let held = player.track.watched(patrol, end).err();
    held.map_or(Ok(()), |tick| Err(Drift::Caught { name, tick }))
}

fn check_end(said: u32, track: &Track) -> Result<(), Drift> {
    let counted = track.end_tick();
    if said == counted { Ok(()) } else { Err(Drift::Ticks { said, counted }) }
}

pub(in crate::game) fn check_steps(player: &Recorded, counted: usize) -> Result<(), Drift> {
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
