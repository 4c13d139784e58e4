//! A mouse of an earlier run that goes its way again beside the player.
//!
//! It follows its track and nothing else, and nothing in a run hangs on it.

use std::collections::BTreeMap;

use super::replay::{PlayerName, Recording, Track};
use super::run::Run;
use super::walker::Pose;
use crate::maze::{Spec, Tile};

/// Somebody to race against.
#[derive(Clone, Debug)]
pub struct Ghost {
    spec: Spec,
    /// What the challenger is called; the best run is the player's own.
    challenger: Option<PlayerName>,
    /// What the recording calls it.
    name: PlayerName,
    milliseconds: u64,
    track: Track,
    /// In which tick it came first to which place.
    first_ticks: BTreeMap<Tile, u32>,
}

impl Ghost {
    /// The first mouse of the player's own best run, which was checked.
    pub fn of_best(recording: &Recording) -> Option<Self> {
        Self::of(recording, None)
    }

    /// The mouse of a challenge that was checked.
    pub fn of_challenge(challenge: &Recording) -> Option<Self> {
        let player = challenge.players.first()?;
        Self::of(challenge, Some(player.name.clone()))
    }

    fn of(recording: &Recording, challenger: Option<PlayerName>) -> Option<Self> {
        let player = recording.players.first()?;
        let mut first_ticks = BTreeMap::new();
        for (tick, tile) in player.track.arrivals() {
            first_ticks.entry(tile).or_insert(tick);
        }
        Some(Self {
            spec: recording.spec,
            challenger,
            name: player.name.clone(),
            milliseconds: recording.milliseconds(),
            track: player.track.clone(),
            first_ticks,
        })
    }

    /// What its maze grew from.
    pub const fn spec(&self) -> Spec {
        self.spec
    }

    /// What the challenger is called; nothing for the player's own best run.
    pub const fn challenger(&self) -> Option<&PlayerName> {
        self.challenger.as_ref()
    }

    /// What the recording calls it.
    pub const fn name(&self) -> &PlayerName {
        &self.name
    }

    /// What it does, tick by tick.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// How long it took.
    pub const fn milliseconds(&self) -> u64 {
        self.milliseconds
    }

    /// Where to draw it beside a run, `blend` of a tick after the last one: it sets out with the
    /// run's first step.
    pub fn pose(&self, run: &Run, blend: f32) -> Pose {
        let blend = if run.has_begun() && !run.is_finished() { blend } else { 0.0 };
        self.track.pose(u32::try_from(run.ticks()).unwrap_or(u32::MAX), blend)
    }

    /// By how many ticks a run that has just come to a place is ahead of it, or behind if it is less
    /// than none; nothing if it was never there.
    pub fn lead_ticks(&self, run: &Run, place: Tile) -> Option<i64> {
        let ticks = i64::try_from(run.ticks()).ok()?;
        self.first_ticks.get(&place).map(|&first| i64::from(first) - ticks)
    }
}
