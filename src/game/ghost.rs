//! A mouse of an earlier run that goes its way again beside the player.
//!
//! It follows its track and nothing else, and nothing in a run hangs on it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::race::{Race, Track};
use super::replay::{Course, PlayerName, Recorded, Recording, ReplayKind};
use super::tuning::WALK_TICKS_PER_TILE;
use super::walker::Pose;
use crate::maze::{Spec, Tile};

/// Somebody to race against.
#[derive(Clone, Debug)]
pub struct Ghost {
    /// What it was run in.
    pub course: Course,
    /// What somebody from elsewhere is called; the best run is the player's own.
    challenger: Option<PlayerName>,
    /// What the recording calls it.
    pub name: PlayerName,
    /// How long it took.
    pub milliseconds: u64,
    /// How many cheeses it has eaten in a maze without end.
    pub cheeses: Option<u32>,
    /// What it does, tick by tick.
    pub track: Arc<Track>,
    visits: Arc<BTreeMap<Tile, Visit>>,
    /// How many tiles farther right and down it goes than its track tells.
    shift: (i32, i32),
}

/// When a ghost was at a place.
#[derive(Clone, Copy, Debug)]
struct Visit {
    /// The tick in which it came for the first time.
    came: u32,
    /// The tick in which it set out for the last time; nothing where it ended.
    left: Option<u32>,
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

    /// The mouse of a run that is kept as the best of its maze, which was checked: the player's own,
    /// or that of somebody from elsewhere.
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

    /// The same, beginning at another tile.
    #[must_use]
    pub fn beginning_at(&self, start: Tile) -> Self {
        let along = |to: u16, from: u16| i32::from(to) - i32::from(from);
        let from = self.track.start();
        let shift = (along(start.column, from.column), along(start.row, from.row));
        Self { shift, ..self.clone() }
    }

    /// The same where everything lies so many tiles farther right and down.
    #[must_use]
    pub fn moved(&self, by: (i32, i32)) -> Self {
        let shift = (self.shift.0 + by.0, self.shift.1 + by.1);
        Self { shift, ..self.clone() }
    }

    fn visit(&self, place: Tile) -> Option<&Visit> {
        self.visits.get(&place.moved((-self.shift.0, -self.shift.1))?)
    }

    /// The run that it goes again, as it is kept.
    pub fn recording(&self) -> Recording {
        let (name, track) = (self.name.clone(), Track::clone(&self.track));
        let steps = track.strides().len() as u32;
        let player = Recorded { name, coat: None, steps, track };
        let ticks = player.track.end_tick();
        Recording::new(ReplayKind::Run, self.course, false, ticks, vec![player])
    }

    /// What its maze grew from, if that has an end.
    pub const fn spec(&self) -> Option<Spec> {
        self.course.spec()
    }

    /// What the challenger is called; nothing for the player's own best run.
    pub const fn challenger(&self) -> Option<&PlayerName> {
        self.challenger.as_ref()
    }

    /// Where to draw it beside a run, `blend` of a tick after the last one: it sets out with the
    /// run's first step.
    pub fn pose(&self, race: &Race, blend: f32) -> Pose {
        let blend = if race.has_begun() && !race.is_over() { blend } else { 0.0 };
        let pose = self.track.pose(u32::try_from(race.ticks).unwrap_or(u32::MAX), blend);
        let at = (pose.at.0 + self.shift.0 as f32, pose.at.1 + self.shift.1 as f32);
        Pose { at, ..pose }
    }

    /// By how many ticks a run that has just come to a place is ahead of it, or behind if it is less
    /// than none; nothing if it was never there.
    pub fn lead_ticks(&self, race: &Race, place: Tile) -> Option<i64> {
        let ticks = i64::try_from(race.ticks).ok()?;
        self.visit(place).map(|visit| i64::from(visit.came) - ticks)
    }

    /// By how many ticks at most a run is ahead of it that has come no farther on its way than this
    /// place: it went on long ago, or has still to. A stride's time is not counted.
    pub fn lead_at_most(&self, race: &Race, place: Tile) -> Option<i64> {
        let left = self.visit(place)?.left?;
        let stride_ticks = WALK_TICKS_PER_TILE * u32::from(race.measured().stride_tiles);
        Some(i64::from(left + stride_ticks) - i64::try_from(race.ticks).ok()?)
    }
}
