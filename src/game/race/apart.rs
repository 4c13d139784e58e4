//! A race whose runners are moved on different machines: each at its own ticks, and judged elsewhere
//! once all of them have come to a tick.

use std::sync::Arc;

use super::ground::RaceGround;
use super::runner::ghost_steering;
use super::{Race, RaceEvent, Runner, Track};
use crate::game::walker::Steering;
use crate::maze::Tile;

impl Race {
    /// Moves one runner to this tick, and judges nothing but whether it has come to its target.
    pub fn advance(
        &mut self,
        number: usize,
        now: u64,
        steering: Steering,
        events: &mut Vec<RaceEvent>,
    ) -> Option<Tile> {
        let arena = Arc::clone(&self.arena);
        let ground = RaceGround { arena: &arena, number, state: self.state, is_held: false };
        let came = self.runners[number].tick(ground, now, steering, events);
        if came.is_some_and(|place| arena.is_target(number, place)) {
            self.runners[number].arrive(now);
        }
        came
    }

    /// Moves one runner to this tick as its track says.
    pub fn advance_along(
        &mut self,
        number: usize,
        now: u64,
        track: &Track,
        events: &mut Vec<RaceEvent>,
    ) {
        self.runners[number].let_go();
        self.advance(number, now, ghost_steering(track, now), events);
    }

    /// One tick of which it is known where all runners set out: only as these steerings say.
    pub fn tick_as_told(&mut self, steerings: &[Steering; 2]) -> Vec<RaceEvent> {
        self.runners.iter_mut().for_each(Runner::let_go);
        self.tick(steerings)
    }

    /// Takes over what was judged elsewhere.
    pub fn take_outcome(&mut self, judged: &Self) {
        self.verdict = judged.verdict;
        self.is_skipped = judged.is_skipped;
        self.cheeses.clone_from(&judged.cheeses);
        self.cheeses_left.clone_from(&judged.cheeses_left);
        self.carrier = judged.carrier;
        self.shortest_since = judged.shortest_since;
        for (runner, judged) in self.runners.iter_mut().zip(&judged.runners) {
            runner.cheeses = judged.cheeses;
        }
    }

    /// Gives the runners of a race that was only judged their tracks, and puts each where its own
    /// ends.
    #[must_use]
    pub fn with_tracks(mut self, tracks: [Track; 2]) -> Self {
        for (runner, track) in self.runners.iter_mut().zip(tracks) {
            let trail = std::mem::take(&mut runner.trail);
            runner.resume(&self.arena.measured, trail);
            runner.know_track(u32::try_from(self.ticks).ok().map(|ticks| track.until(ticks)));
        }
        self
    }
}
