//! Watching a round of two: both halves as the players saw them, at any moment.

use crate::game::race::arena::Arena;
use crate::game::race::{Entrant, RaceEnd};
use crate::game::replay::{self, PlayedRound, Recording};
use crate::game::versus::rules::Rival;
use crate::game::versus::snapshot::{SideSnapshot, Snapshot};
use crate::screens::prelude::*;
use crate::screens::views::{Seats, Views};

/// A recorded round and its view.
#[derive(Clone, Debug)]
pub struct RoundSight {
    story: Story,
    /// What each half of the window shows.
    pub views: Views,
    /// For how many ticks the end has been shown.
    rest_ticks: u64,
}

/// A recorded round with everything that happened in it.
#[derive(Clone, Debug)]
struct Story {
    recording: Arc<Recording>,
    arena: Arc<Arena>,
    played: PlayedRound,
    /// All events in order, each with its tick.
    events: Vec<(u32, RaceEvent)>,
    /// All places of each runner, beginning with the start.
    trails: [Vec<Tile>; 2],
}

impl RoundSight {
    /// A round in the arena of its code, if it is valid there.
    pub(super) fn new(
        recording: Arc<Recording>,
        arena: Arc<Arena>,
    ) -> Result<Self, replay::Verdict> {
        let (played, events) = recording.happened_in(&arena)?;
        let trail = |side: usize| recording.players[side].track.places_by(u32::MAX).collect();
        let trails = [trail(0), trail(1)];
        let story = Story { recording, arena, played, events, trails };
        let mut views = Views::default();
        views.begin(&story.snapshot(0, 0.0, 0));
        Ok(Self { story, views, rest_ticks: 0 })
    }

    /// The arena of the round.
    pub const fn arena(&self) -> &Arc<Arena> {
        &self.story.arena
    }

    /// The rules and the outcome.
    pub const fn played(&self) -> &PlayedRound {
        &self.story.played
    }

    pub(super) const fn views_mut(&mut self) -> &mut Views {
        &mut self.views
    }

    /// The places that a side has reached by a tick.
    pub(super) fn places(&self, side: usize, tick: u32) -> &[Tile] {
        self.story.places(side, tick)
    }

    /// The state of the round at this share of the way from one tick to the next.
    pub(super) fn snapshot(&self, tick: u32, share: f32) -> Snapshot<'_> {
        self.story.snapshot(tick, share, self.rest_ticks)
    }

    pub(super) fn fit(&mut self, tick: u32, pane: (f32, f32), scale: f32, settings: &Settings) {
        let snapshot = self.story.snapshot(tick, 0.0, 0);
        self.views.fit((pane, scale), settings, Seats::default(), Some(&snapshot));
    }

    /// Moves the cameras by one tick.
    pub(super) fn follow(&mut self, tick: u32) {
        self.rest_ticks = if tick == self.story.recording.ticks { self.rest_ticks + 1 } else { 0 };
        self.views.follow(&self.story.snapshot(tick, 0.0, 0));
    }
}

impl Story {
    fn places(&self, side: usize, tick: u32) -> &[Tile] {
        &self.trails[side][..=self.recording.players[side].track.steps_by(tick)]
    }

    /// The events up to a tick.
    fn by(&self, tick: u32) -> impl Iterator<Item = (u32, RaceEvent)> + '_ {
        self.events.iter().copied().take_while(move |&(at, _)| at <= tick)
    }

    fn snapshot(&self, tick: u32, share: f32, rest_ticks: u64) -> Snapshot<'_> {
        let (cheeses, cheeses_left) = self.cheeses(tick);
        let mut snapshot = Snapshot {
            arena: &self.arena,
            ticks: tick.into(),
            sides: [0, 1].map(|side| self.side(side, tick, share)),
            cheeses: cheeses.into(),
            cheeses_left: cheeses_left.into(),
            carrier: None,
            verdict: None,
            decided_ticks: 0,
        };
        for (at, event) in self.by(tick) {
            let since = u64::from(tick - at) + rest_ticks;
            match event {
                RaceEvent::Arrived { runner: side, .. } => {
                    snapshot.sides[side].arrived_after = Some(at.into());
                    snapshot.sides[side].joy_ticks = since + 1;
                }
                RaceEvent::Ate { runner: side, .. } | RaceEvent::Carried { runner: side } => {
                    snapshot.sides[side].cheeses += 1;
                }
                RaceEvent::Took { runner: side, .. } => {
                    snapshot.carrier = Some((side, (tick - at).into()));
                }
                RaceEvent::Decided(verdict) => {
                    (snapshot.verdict, snapshot.decided_ticks) = (Some(verdict), since);
                    if let RaceEnd::Won(side) = verdict {
                        snapshot.sides[side].joy_ticks = since + 1;
                    }
                }
                RaceEvent::Began
                | RaceEvent::Stepped { .. }
                | RaceEvent::Bumped { .. }
                | RaceEvent::RanOut { .. }
                | RaceEvent::Rule { .. }
                | RaceEvent::Caught { .. }
                | RaceEvent::Stranded { .. }
                | RaceEvent::TookBack
                | RaceEvent::Hinted
                | RaceEvent::Search(_) => {}
            }
        }
        snapshot
    }

    /// All cheeses laid by a tick, and those left of them. In a maze without end each cheese eaten
    /// brings the next.
    fn cheeses(&self, tick: u32) -> (Vec<Tile>, Vec<Tile>) {
        let meals = self.events.iter().filter_map(|&(at, event)| match event {
            RaceEvent::Ate { tile, .. } | RaceEvent::Took { tile, .. } => Some((at, tile)),
            _ => None,
        });
        let mut cheeses = self.arena.cheeses.clone();
        if self.arena.mode == Mode::Endless {
            cheeses = meals.clone().map(|(_, tile)| tile).collect();
            cheeses.dedup();
            let eaten = meals.clone().rfind(|&(at, _)| at <= tick);
            let eaten = eaten.and_then(|(_, last)| cheeses.iter().rposition(|&tile| tile == last));
            cheeses.truncate(eaten.map_or(1, |eaten| eaten + 2));
        }
        let mut left = cheeses.clone();
        meals
            .filter(|&(at, _)| at <= tick)
            .for_each(|(_, eaten)| left.retain(|&tile| tile != eaten));
        (cheeses, left)
    }

    /// One side of the snapshot, before the events are applied to it.
    fn side(&self, side: usize, tick: u32, share: f32) -> SideSnapshot<'_> {
        let (seat, rules) = (self.played.player_at(side), self.played.rules);
        SideSnapshot {
            seat,
            is_ghost: seat == Seat::Two && rules.rival == Rival::Ghost,
            pose: self.recording.players[side].track.pose(tick, share),
            trail: self.places(side, tick),
            stack: &[],
            arrived_after: None,
            cheeses: 0,
            wait_ticks: Entrant::of(rules, seat).delay_ticks.saturating_sub(tick),
            joy_ticks: 0,
        }
    }
}
