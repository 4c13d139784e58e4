//! A mouse of an earlier run that repeats its way beside the player.
//!
//! It only follows its track, and has no influence on the run.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::race::{Race, Track};
use super::replay::{Course, PlayerName, Recorded, Recording, ReplayKind};
use super::tuning::WALK_TICKS_PER_TILE;
use super::walker::Pose;
use crate::maze::{Spec, Tile};

/// A ghost to race against.
#[derive(Clone, Debug)]
pub struct Ghost {
    /// What it ran in.
    pub course: Course,
    /// The name of a challenger from elsewhere; none for the player's own best run.
    challenger: Option<PlayerName>,
    /// The name in the recording.
    pub name: PlayerName,
    /// The time of the run.
    pub milliseconds: u64,
    /// How many cheeses it ate in a maze without end.
    pub cheeses: Option<u32>,
    /// Its movements.
    pub track: Arc<Track>,
    visits: Arc<BTreeMap<Tile, Visit>>,
    /// By how many tiles its way is moved right and down from the track.
    shift: (i32, i32),
}

/// When a ghost was at a place.
#[derive(Clone, Copy, Debug)]
struct Visit {
    /// The tick of its first arrival.
    came: u32,
    /// The tick of its last departure; none at the end of its way.
    left: Option<u32>,
}

impl Ghost {
    /// The mouse of the player's own best run, which has been checked.
    pub fn of_best(recording: &Recording) -> Option<Self> {
        Self::of(recording, None)
    }

    /// The mouse of a challenge that has been checked.
    pub fn of_challenge(challenge: &Recording) -> Option<Self> {
        let player = challenge.players.first()?;
        Self::of(challenge, Some(player.name.clone()))
    }

    /// The mouse of the best saved run of its maze, which has been checked: the player's own, or
    /// one from elsewhere.
    pub fn of_kept(recording: &Recording) -> Option<Self> {
        if recording.is_own() { Self::of_best(recording) } else { Self::of_challenge(recording) }
    }

    fn of(recording: &Recording, challenger: Option<PlayerName>) -> Option<Self> {
        let player = recording.players.first()?;
        let mut visits = BTreeMap::new();
        for (came, tile) in player.track.arrivals() {
            visits.entry(tile).or_insert(Visit { came, left: None });
        }
        for stride in player.track.strides() {
            visits.entry(stride.from).and_modify(|visit| visit.left = Some(stride.tick));
        }
        Some(Self {
            course: recording.course,
            challenger,
            name: player.name.clone(),
            milliseconds: recording.milliseconds(),
            cheeses: recording.cheeses(),
            track: Arc::new(player.track.clone()),
            visits: Arc::new(visits),
            shift: (0, 0),
        })
    }

    /// Moves it to begin at another tile.
    #[must_use]
    pub fn beginning_at(&self, start: Tile) -> Self {
        let along = |to: u16, from: u16| i32::from(to) - i32::from(from);
        let from = self.track.start();
        let shift = (along(start.column, from.column), along(start.row, from.row));
        Self { shift, ..self.clone() }
    }

    /// Moves it this many tiles right and down.
    #[must_use]
    pub fn moved(&self, by: (i32, i32)) -> Self {
        let shift = (self.shift.0 + by.0, self.shift.1 + by.1);
        Self { shift, ..self.clone() }
    }

    fn visit(&self, place: Tile) -> Option<&Visit> {
        self.visits.get(&place.moved((-self.shift.0, -self.shift.1))?)
    }

    /// The recording that it repeats.
    pub fn recording(&self) -> Recording {
        let (name, track) = (self.name.clone(), Track::clone(&self.track));
        let steps = track.strides().len() as u32;
        let player = Recorded { name, coat: None, steps, track };
        let ticks = player.track.end_tick();
        Recording::new(ReplayKind::Run, self.course, false, ticks, vec![player])
    }

    /// The spec of its maze, if that has an end.
    pub const fn spec(&self) -> Option<Spec> {
        self.course.spec()
    }

    /// The name of the challenger; none for the player's own best run.
    pub const fn challenger(&self) -> Option<&PlayerName> {
        self.challenger.as_ref()
    }

    /// Where to draw it beside a run, `blend` of a tick after the last one: it sets out together
    /// with the run.
    pub fn pose(&self, race: &Race, blend: f32) -> Pose {
        let blend = if race.has_begun() && !race.is_over() { blend } else { 0.0 };
        let pose = self.track.pose(u32::try_from(race.ticks).unwrap_or(u32::MAX), blend);
        let at = (pose.at.0 + self.shift.0 as f32, pose.at.1 + self.shift.1 as f32);
        Pose { at, ..pose }
    }

    /// By how many ticks a run that has just reached a place is ahead of it (negative if behind);
    /// none if it was never there.
    pub fn lead_ticks(&self, race: &Race, place: Tile) -> Option<i64> {
        let ticks = i64::try_from(race.ticks).ok()?;
        self.visit(place).map(|visit| i64::from(visit.came) - ticks)
    }

    /// The most ticks that a run can be ahead of it when the run has not got beyond this place,
    /// which the ghost has left or will leave. Allows for a stride.
    pub fn lead_at_most(&self, race: &Race, place: Tile) -> Option<i64> {
        let left = self.visit(place)?.left?;
        let stride_ticks = WALK_TICKS_PER_TILE * u32::from(race.measured().stride_tiles);
        Some(i64::from(left + stride_ticks) - i64::try_from(race.ticks).ok()?)
    }
}
