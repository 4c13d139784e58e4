//! What takes long to open, as data: what is asked for, and what comes of it.
//!
//! The game asks for one thing at a time. Whoever owns it makes that ready, on a thread if need
//! be, and hands it back; how it does so is not known here.

use std::sync::Arc;

use super::course::Course;
use super::race::Race;
use super::race::arena::{Arena, ArenaPlan};
use super::screen::contest::Rehearsed;
use super::theatre::Timeline;
use crate::maze::Spec;

/// Something to make ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The maze of this spec, built and measured.
    Grow(Spec),
    /// The maze that was handed in from outside, read and measured.
    Read,
    /// The run of last time, in its maze.
    Resume,
    /// The first time through what the theatre shows.
    Rehearse,
    /// The first time through what goes side by side.
    Compete,
    /// The maze of a round of two, built and measured.
    Arena(ArenaPlan),
}

/// What an order has come to.
#[derive(Debug)]
pub enum Ready {
    /// The maze that was ordered.
    Course(Arc<Course>),
    /// The run that was ordered.
    Run(Box<Race>),
    /// The show that was ordered.
    Timeline(Box<Timeline>),
    /// The contest that was ordered.
    Contest(Box<Rehearsed>),
    /// The maze of a round that was ordered.
    Arena(Arc<Arena>),
    /// Nothing: there is no maze in it, or the run does not fit its maze.
    Nothing,
}

/// A run that was left in the middle.
#[derive(Debug)]
pub enum Unfinished {
    /// There is none.
    Nothing,
    /// One of last time, as it was kept: its maze is not built yet.
    Kept {
        /// How many rooms wide and high its maze is, if it is one of rooms.
        rooms: Option<(u16, u16)>,
        /// How long it has taken.
        milliseconds: u64,
    },
    /// One of this time.
    Left(Box<Race>),
}

impl Unfinished {
    /// Whether there is something to continue.
    pub const fn is_something(&self) -> bool {
        !matches!(self, Self::Nothing)
    }

    /// How many rooms wide and high its maze is, if it is one of rooms.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        match self {
            Self::Nothing => None,
            Self::Kept { rooms, .. } => *rooms,
            Self::Left(run) => run.course().rooms(),
        }
    }

    /// How long it has taken.
    pub fn milliseconds(&self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Kept { milliseconds, .. } => *milliseconds,
            Self::Left(run) => run.milliseconds(),
        }
    }
}
