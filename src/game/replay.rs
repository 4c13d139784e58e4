//! Recordings: what happened in a run, as data that can be kept, sent, watched again and believed
//! only after a check.
//!
//! A [`Recording`] holds the code of the maze and the [`Track`] of each mouse, and says what came of
//! it. [`Recording::read`] knows whether a text is one at all, [`check`](Recording::check) whether
//! what it says can have happened in its maze, [`remarks`](Recording::remarks) what stands out. That it
//! did happen, and who it was, none of this shows; the [`Origin`] tells whether it was run here.
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
pub(in crate::game) use check::check_steps;
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

/// What happened, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// What was played.
    pub kind: ReplayKind,
    /// What it was run in.
    pub course: Course,
    /// Whether a hint or auto-solve was used, which cannot be in a round.
    pub helped: bool,
    /// The tick in which it was over.
    pub ticks: u32,
    /// Who played.
    pub players: Vec<Recorded>,
    /// What the text says that it adds up to.
    checksum: u64,
    /// What whoever has run it has put below.
    seal: Option<Seal>,
    origin: Origin,
}

/// What was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayKind {
    /// One mouse from the start to a goal.
    Run,
    /// One mouse in a maze without end, until time is up.
    Endless {
        /// How many it has eaten.
        cheeses: u32,
    },
    /// A round of two. The players are those of the first side and of the second.
    Round(PlayedRound),
}

/// One player in a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// What the player is called.
    pub name: PlayerName,
    /// What the player looks like, where that is taken down: in rounds.
    pub coat: Option<Coat>,
    /// How many strides were ended when it was over.
    pub steps: u32,
    /// What the mouse did.
    pub track: Track,
}

impl ReplayKind {
    /// The name in a recording.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Endless { .. } => "endless",
            Self::Round(_) => "round",
        }
    }
}

impl Recording {
    /// Takes down what happened.
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

    /// How many cheeses were eaten in a maze without end.
    pub const fn cheeses(&self) -> Option<u32> {
        match self.kind {
            ReplayKind::Endless { cheeses } => Some(cheeses),
            ReplayKind::Run | ReplayKind::Round(_) => None,
        }
    }

    /// Whether somebody who plays alone can race against it.
    pub const fn is_of_one(&self) -> bool {
        matches!(self.kind, ReplayKind::Run | ReplayKind::Endless { .. })
    }

    /// Whether it is worth more than another of the same code: it took less time, or where that is
    /// up for all alike, more cheeses were eaten.
    pub const fn beats(&self, other: &Self) -> bool {
        match (self.cheeses(), other.cheeses()) {
            (Some(own), Some(others)) => own > others,
            _ => self.ticks < other.ticks,
        }
    }

    /// How long it took.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks as u64)
    }
}
