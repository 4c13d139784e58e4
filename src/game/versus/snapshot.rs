//! The state of a round at one moment, for views, which need not know whether the round is being
//! played or replayed.

use std::borrow::Cow;
use std::sync::Arc;

use super::game::Match;
use super::rules::{Mode, Rival, Seat};
use crate::game::clock::milliseconds_of;
use crate::game::race::arena::Arena;
use crate::game::race::{Race, RaceEnd};
use crate::game::tuning::SNATCH_STEPS;
use crate::game::walker::Pose;
use crate::maze::Tile;

/// A moment of a round. Sides are numbered 0 and 1.
#[derive(Clone, Debug)]
pub struct Snapshot<'a> {
    /// The maze and the task in it.
    pub arena: &'a Arc<Arena>,
    /// For how many ticks it has been going on.
    pub ticks: u64,
    /// The state of each side.
    pub sides: [SideSnapshot<'a>; 2],
    /// All cheeses that were laid.
    pub cheeses: Cow<'a, [Tile]>,
    /// The cheeses that have not been eaten.
    pub cheeses_left: Cow<'a, [Tile]>,
    /// The side that carries the cheese in a game of snatch, and for how many ticks.
    pub carrier: Option<(usize, u64)>,
    /// The outcome, as soon as it is certain.
    pub verdict: Option<RaceEnd>,
    /// For how many ticks it has been certain.
    pub decided_ticks: u64,
}

/// The state of a side at that moment.
#[derive(Clone, Debug)]
pub struct SideSnapshot<'a> {
    /// The player.
    pub seat: Seat,
    /// Whether it is a ghost.
    pub is_ghost: bool,
    /// Where to draw it in the first runner's maze.
    pub pose: Pose,
    /// Every place it was at, in order, beginning with the start.
    pub trail: &'a [Tile],
    /// The places that a computer has entered and not come back from; empty if unknown.
    pub stack: &'a [Tile],
    /// After how many ticks it reached its target.
    pub arrived_after: Option<u64>,
    /// How many cheeses it has eaten.
    pub cheeses: u8,
    /// For how many ticks it still has to wait.
    pub wait_ticks: u32,
    /// For how many ticks it has been celebrating.
    pub joy_ticks: u64,
}

impl Snapshot<'_> {
    /// The time since the start.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks)
    }

    /// Whether a side has won.
    pub fn is_won_by(&self, side: usize) -> bool {
        self.verdict == Some(RaceEnd::Won(side))
    }

    /// Where to draw a runner, as a side sees it.
    pub fn pose_for(&self, side: usize, whose: usize) -> Pose {
        self.arena.pose_for(side, self.sides[whose].pose)
    }

    /// The share of its way that a side still has before it, from 0 to 1; of its steps with the cheese
    /// in a game of snatch.
    pub fn share_to_go(&self, side: usize) -> f32 {
        if self.arena.mode == Mode::Snatch {
            return 1.0 - f32::from(self.sides[side].cheeses) / f32::from(SNATCH_STEPS);
        }
        self.arena.share_to_go(side, self.sides[side].place(), &self.cheeses_left)
    }
}

impl SideSnapshot<'_> {
    /// The strides walked.
    pub const fn steps(&self) -> usize {
        self.trail.len() - 1
    }

    /// The place where it was last.
    pub fn place(&self) -> Tile {
        self.trail[self.trail.len() - 1]
    }
}

impl Race {
    /// The state of a round `blend` of a tick after the last one, with the ticks since it was
    /// decided, if it is.
    pub fn snapshot(&self, game: &Match, decided_ticks: u64, blend: f32) -> Snapshot<'_> {
        let side = |side: usize| {
            let (runner, seat) = (self.runner(side), game.player_at(side));
            let rejoices =
                runner.arrived_after.is_some() || self.verdict == Some(RaceEnd::Won(side));
            let since_arrival =
                runner.arrived_after.map(|came| (self.ticks + 1).saturating_sub(came));
            // Nothing else moves after the end, but the celebration goes on.
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
            carrier: self.carrier.map(|one| (one.runner, self.ticks.saturating_sub(one.since))),
            verdict: self.verdict,
            decided_ticks,
        }
    }
}
