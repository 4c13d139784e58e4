//! Recordings of runs: data that can be saved, sent and replayed, and is trusted only after a
//! check.
//!
//! A [`Recording`] has the code of the maze, the [`Track`] of each mouse, and the outcome.
//! [`Recording::read`] finds out whether a text is one, [`check`](Recording::check) whether it is
//! possible, [`remarks`](Recording::remarks) what is suspicious. None of this proves that the run
//! did happen, or who the player was; the [`Origin`] tells whether it was run here.
//!
//! ```
//! use icetea_maze::game::replay::{Recording, Verdict};
//! use icetea_maze::maze::Build;
//!
//! let text = "\
//! Icetea Maze recording 1
//! kind run
//! code kruskal1-3x2-1
//! helped no
//! ticks 91
//! player Ann
//! start 1 1
//! stride 2
//! steps 3
//! way 1rd36r
//! checksum 0d6df1e59db3354e
//! ";
//! let recording = Recording::read(text)?;
//! let maze = Build::new(&recording.course.spec().expect("it has an end")).finish();
//! assert_eq!(recording.check(&maze), Verdict::Consistent);
//! # Ok::<(), icetea_maze::game::replay::RecordingError>(())
//! ```

mod bits;
mod challenge;
mod check;
mod name;
mod record;
mod remarks;
mod round;
mod seal;
mod strides;
mod text;
mod write;

pub use challenge::{ChallengeError, MOST_CHALLENGE_CHARACTERS, is_challenge};
pub(crate) use check::check_steps;
pub use check::{Drift, Verdict, check_path};
pub use name::{MOST_NAME_CHARACTERS, NameError, PlayerName};
pub use remarks::{Remark, Striking};
pub use round::PlayedRound;
pub use seal::{Origin, Seal};
pub use strides::StrideError;
pub use text::{MOST_RECORDING_BYTES, RecordingError, is_recording};

pub use super::course::Course;

use super::clock::milliseconds_of;
use super::race::Track;
use super::versus::player::Coat;

/// A recorded run or round, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// What was played.
    pub kind: ReplayKind,
    /// What it took place in.
    pub course: Course,
    /// Whether a hint or auto-solve was used; never in a round.
    pub helped: bool,
    /// The tick in which it ended.
    pub ticks: u32,
    /// The players.
    pub players: Vec<Recorded>,
    checksum: u64,
    /// The seal of the copy of the game in which it was run, if it has one.
    seal: Option<Seal>,
    origin: Origin,
}

/// What was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayKind {
    /// A single mouse from the start to a goal.
    Run,
    /// A single mouse in a maze without end, until time is up.
    Endless {
        /// How many cheeses it ate.
        cheeses: u32,
    },
    /// A round of two. The players are in the order of the sides.
    Round(PlayedRound),
}

/// A player in a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The name.
    pub name: PlayerName,
    /// The coat, which is recorded for rounds only.
    pub coat: Option<Coat>,
    /// How many strides had ended at the end.
    pub steps: u32,
    /// The movements of the mouse.
    pub track: Track,
}

impl ReplayKind {
    /// Its name in a recording.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Endless { .. } => "endless",
            Self::Round(_) => "round",
        }
    }
}

impl Recording {
    /// Makes a recording.
    pub fn new(
        kind: ReplayKind,
        course: impl Into<Course>,
        helped: bool,
        ticks: u32,
        players: Vec<Recorded>,
    ) -> Self {
        let course = course.into();
        let (checksum, seal, origin) = (0, None, Origin::Unsealed);
        let mut recording = Self { kind, course, helped, ticks, players, checksum, seal, origin };
        recording.checksum = recording.sum();
        recording
    }

    /// How many cheeses were eaten, in a maze without end.
    pub const fn cheeses(&self) -> Option<u32> {
        match self.kind {
            ReplayKind::Endless { cheeses } => Some(cheeses),
            ReplayKind::Run | ReplayKind::Round(_) => None,
        }
    }

    /// Whether a single player can race against it.
    pub const fn is_of_one(&self) -> bool {
        matches!(self.kind, ReplayKind::Run | ReplayKind::Endless { .. })
    }

    /// Whether it is better than another of the same code: it took less time or, in an endless run,
    /// more cheeses were eaten.
    pub const fn beats(&self, other: &Self) -> bool {
        match (self.cheeses(), other.cheeses()) {
            (Some(own), Some(others)) => own > others,
            _ => self.ticks < other.ticks,
        }
    }

    /// The time it took.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks as u64)
    }
}
