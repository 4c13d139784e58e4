//! Restores a race of one.

use std::sync::Arc;

use super::arena::Arena;
use super::{Race, RaceEvent, Track};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::maze::Tile;

impl Race {
    /// Restores a race of one, in which the trail ends where the mouse stands.
    pub fn resume(
        measured: Arc<MeasuredMaze>,
        trail: Vec<Tile>,
        milliseconds: u64,
        helped: bool,
    ) -> Self {
        let mut race = Self::alone(measured);
        if let Some(puzzle) = &race.arena.measured.rules.puzzle {
            race.state = puzzle.states_along(trail.iter().copied()).last().unwrap_or(race.state);
            let left = puzzle.cheeses(race.state);
            race.cheeses_left.retain(|cheese| left.contains(cheese));
        }
        race.runners[0].resume(&race.arena.measured, trail);
        let ticks_per_second = u64::from(TICKS_PER_SECOND);
        race.ticks =
            milliseconds / 1000 * ticks_per_second + milliseconds % 1000 * ticks_per_second / 1000;
        race.helps.remember(helped);
        if race.has_begun() {
            race.runners[0].know_track(None);
        }
        race
    }

    /// Takes back the last move of a single runner, with all strides that it led to. The clock goes on,
    /// so it is as if the mouse had waited where it was before; with a patrol about, that could have
    /// been seen by it, and nothing is taken back.
    pub fn take_back(&mut self) -> Option<RaceEvent> {
        let (trail, track) = self.before_last_move()?;
        let ticks = u32::try_from(self.ticks).ok()?;
        let measured = Arc::clone(self.measured());
        let before = Self::resume(measured, trail, self.milliseconds(), self.is_helped());
        let (state, flags) = (self.state, std::mem::take(&mut self.flags));
        let is_seen = self.puzzle().is_some_and(|puzzle| puzzle.is_seen(state, before.state));
        *self = Self {
            changed: is_seen.then_some((state, self.ticks)),
            flags,
            goes_slowly: self.goes_slowly,
            is_slow: self.is_slow,
            taken_back: self.taken_back + 1,
            ..before.recall(track, ticks)
        };
        Some(RaceEvent::TookBack)
    }

    /// Whether the last move of a single runner could be taken back.
    pub fn can_take_back(&self) -> bool {
        let rules = &self.measured().rules;
        let allows = self.puzzle().is_some() && rules.patrol().is_none();
        let is_own = !self.is_over() && self.solving().is_none();
        allows && is_own && self.runner(0).track().is_some_and(|one| !one.strides().is_empty())
    }

    /// The places and the track of a single runner before its last move, if it can be taken back.
    fn before_last_move(&self) -> Option<(Vec<Tile>, Track)> {
        let track = self.runner(0).track().filter(|_| self.can_take_back())?;
        let places: Vec<Tile> = track.places_by(u32::MAX).collect();
        let states = self.puzzle()?.states_along(places[..places.len() - 1].iter().copied());
        let moves = states.enumerate().filter(|(_, state)| state.ahead.is_none());
        let (strides, _) = moves.last()?;
        Some((places[..=strides].to_vec(), track.clone().of_strides(strides)))
    }

    /// Moves a race of one to another piece of the same plane, in which everything lies so many
    /// tiles farther right and down. The part of the trail outside the piece is dropped.
    #[must_use]
    pub fn carried_over(&self, measured: Arc<MeasuredMaze>, by: (i32, i32)) -> Self {
        let mut race = Self::alone(measured);
        (race.ticks, race.goes_slowly, race.is_slow) = (self.ticks, self.goes_slowly, self.is_slow);
        race.helps.remember(self.is_helped());
        race.runners[0] = self.runners[0].carried_over(&race.arena.measured, by, self.ticks);
        race
    }

    /// Takes what has become known of the maze.
    pub fn learn(&mut self, measured: Arc<MeasuredMaze>) {
        self.arena = Arc::new(Arena::alone(measured));
    }

    /// Marks the game as slowed down.
    #[must_use]
    pub const fn slowed(mut self) -> Self {
        self.is_slow = true;
        self
    }

    /// Adds the mouse's track up to this tick, if it ends where the mouse stands.
    #[must_use]
    pub fn recall(mut self, track: Track, ticks: u32) -> Self {
        if track.places_by(ticks).eq(self.runners[0].trail.iter().copied()) {
            self.ticks = u64::from(ticks);
            let rules = &self.arena.measured.rules;
            self.catches = rules.catches_along(&track, ticks).unwrap_or_default();
            self.runners[0].know_track(Some(track.until(ticks)));
        }
        self
    }
}
