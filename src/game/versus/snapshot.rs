//! How a round stands at one moment, for whoever shows it: whether it is being played or watched
//! again makes no difference there.

use std::borrow::Cow;
use std::sync::Arc;

use super::game::Match;
use super::rules::{Rival, Seat};
use crate::game::clock::milliseconds_of;
use crate::game::race::arena::Arena;
use crate::game::race::{Race, RaceEnd};
use crate::game::walker::Pose;
use crate::maze::Tile;

/// A moment of a round. Sides are counted 0 and 1.
#[derive(Clone, Debug)]
pub struct Snapshot<'a> {
    /// The maze and what is to be done in it.
    pub arena: &'a Arc<Arena>,
    /// For how many ticks it has been going on.
    pub ticks: u64,
    /// Both.
    pub sides: [SideSnapshot<'a>; 2],
    /// All cheeses that were laid.
    pub cheeses: Cow<'a, [Tile]>,
    /// Those of them that nobody has eaten.
    pub cheeses_left: Cow<'a, [Tile]>,
    /// How it has ended, as soon as that is certain.
    pub verdict: Option<RaceEnd>,
    /// For how many ticks that has been so.
    pub decided_ticks: u64,
}

/// One of the two at that moment.
#[derive(Clone, Debug)]
pub struct SideSnapshot<'a> {
    /// Who it is.
    pub seat: Seat,
    /// Whether it is a ghost.
    pub is_ghost: bool,
    /// Where to draw it in the first one's maze.
    pub pose: Pose,
    /// Every place it was at, in order, the start first.
    pub trail: &'a [Tile],
    /// What a computer has gone into and not yet come back out of; nothing where nobody knows.
    pub stack: &'a [Tile],
    /// After how many ticks it stood where it wanted to go.
    pub arrived_after: Option<u64>,
    /// How many cheeses it has eaten.
    pub cheeses: u8,
    /// For how many ticks it still has to wait.
    pub wait_ticks: u32,
    /// For how many ticks it has been rejoicing.
    pub joy_ticks: u64,
}

impl Snapshot<'_> {
    /// How long it has been going on.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks)
    }

    /// Whether a side has won.
    pub fn is_won_by(&self, side: usize) -> bool {
        self.verdict == Some(RaceEnd::Won(side))
    }

    /// Where to draw somebody, as a side sees it.
    pub fn pose_for(&self, side: usize, whose: usize) -> Pose {
        self.arena.pose_for(side, self.sides[whose].pose)
    }

    /// Which share of its way a side has still to go, from 0 to 1.
    pub fn share_to_go(&self, side: usize) -> f32 {
        self.arena.share_to_go(side, self.sides[side].place(), &self.cheeses_left)
    }
}

impl SideSnapshot<'_> {
    /// The strides walked.
    pub const fn steps(&self) -> usize {
        self.trail.len() - 1
    }

    /// Where it was at last.
    pub fn place(&self) -> Tile {
        self.trail[self.trail.len() - 1]
    }
}

impl Race {
    /// How a round of a match stands `blend` of a tick after the last one. It was decided so many
    /// ticks ago if it is decided.
    pub fn snapshot(&self, game: &Match, decided_ticks: u64, blend: f32) -> Snapshot<'_> {
        let side = |side: usize| {
            let (runner, seat) = (self.runner(side), game.player_at(side));
            let rejoices =
                runner.arrived_after.is_some() || self.verdict == Some(RaceEnd::Won(side));
            let since_arrival = runner.arrived_after.map(|came| self.ticks - came + 1);
            // Nothing moves any more when it is over, but they go on rejoicing.
            let joy_ticks = since_arrival.filter(|_| !self.is_over()).unwrap_or(decided_ticks);
            SideSnapshot {
                seat,
                is_ghost: seat == Seat::Two && game.code.rules().rival == Rival::Ghost,
                pose: runner.pose(blend),
                trail: &runner.trail,
                stack: &[],
                arrived_after: runner.arrived_after,
                cheeses: runner.cheeses,
                wait_ticks: self.waits(side),
                joy_ticks: if rejoices { joy_ticks } else { 0 },
            }
        };
        Snapshot {
            arena: &self.arena,
            ticks: self.ticks,
            sides: [side(0), side(1)],
            cheeses: self.cheeses.as_slice().into(),
            cheeses_left: self.cheeses_left.as_slice().into(),
            verdict: self.verdict,
            decided_ticks,
        }
    }
}
