//! Who has won, and when a race is over.
//!
//! Judging takes only the places that the runners have reached in a tick, all at once, so a
//! recording can be verified by its places alone.

use super::{Race, RaceEnd, RaceEvent, Runner};
use crate::game::tuning::ENDLESS_CHEESES_OF_TWO;
use crate::game::versus::rules::Mode;
use crate::maze::Tile;

impl Race {
    /// Judges a tick by the places reached, without moving the runners.
    pub(crate) fn judge_again(&mut self, tick: u32, came: [Option<Tile>; 2]) -> Vec<RaceEvent> {
        self.ticks = tick.into();
        for (runner, place) in self.runners.iter_mut().zip(came) {
            if let Some(tile) = place {
                runner.come_to(tile);
            }
        }
        let mut events = Vec::new();
        self.judge(came, &mut events);
        events
    }

    /// Judges the places that the runners have reached in this tick.
    pub(super) fn judge(&mut self, came: [Option<Tile>; 2], events: &mut Vec<RaceEvent>) {
        let verdict = match self.arena.mode {
            _ if self.puzzle().is_some() => self.judge_puzzle(came[0], events),
            Mode::Race | Mode::Meet => self.judge_arrivals(came, events),
            Mode::Hunt | Mode::FirstHunt | Mode::Endless => self.judge_meals(came, events),
            Mode::Snatch => self.judge_snatch(came, events),
        };
        if self.verdict.is_none()
            && let Some(verdict) = verdict
        {
            self.verdict = Some(verdict);
            events.push(RaceEvent::Decided(verdict));
        }
    }

    fn judge_arrivals(
        &mut self,
        came: [Option<Tile>; 2],
        events: &mut Vec<RaceEvent>,
    ) -> Option<RaceEnd> {
        let arrived = [0, 1].map(|number| {
            came[number].is_some_and(|tile: Tile| self.arena.is_target(number, tile))
        });
        for runner in (0..2).filter(|&number| arrived[number]) {
            self.runners[runner].arrive(self.ticks);
            events.push(RaceEvent::Arrived { runner, summary: self.summary(runner) });
        }
        match arrived {
            [true, true] => Some(RaceEnd::Draw),
            [true, false] => Some(RaceEnd::Won(0)),
            [false, true] => Some(RaceEnd::Won(1)),
            [false, false] => None,
        }
    }

    /// A single runner has finished once the rules say so.
    fn judge_puzzle(&mut self, came: Option<Tile>, events: &mut Vec<RaceEvent>) -> Option<RaceEnd> {
        let (puzzle, tile) = (self.arena.measured.rules.puzzle.as_ref()?, came?);
        let &[.., from, _] = &self.runners[0].trail[..] else { return None };
        let stride = puzzle.stride(self.state, from, tile)?;
        let state = puzzle.after(self.state, stride);
        let before = std::mem::replace(&mut self.state, state);
        if puzzle.is_done(state) {
            self.runners[0].arrive(self.ticks);
            events.push(RaceEvent::Arrived { runner: 0, summary: self.summary(0) });
            return Some(RaceEnd::Won(0));
        }
        if state != before {
            let was_told = events.len();
            let left = puzzle.cheeses(state);
            if self.cheeses_left.contains(&tile) && !left.contains(&tile) {
                events.push(RaceEvent::Ate { runner: 0, tile });
            }
            self.cheeses_left.retain(|cheese| left.contains(cheese));
            let told = puzzle.events(before, state, stride);
            events.extend(told.map(|event| RaceEvent::Rule { runner: 0, tile, event }));
            if puzzle.is_seen(before, state) {
                self.changed = Some((before, self.ticks));
                // A floor melts at every stride, and changes no way that a hint shows.
                if events.len() > was_told {
                    self.helps.end_hint();
                }
            }
            self.helps.go_on(&self.arena.measured, state, &self.runners[0]);
        }
        let has_way = |room, state| puzzle.steps(room, state).is_some();
        if has_way(from, before) && !has_way(tile, state) {
            events.push(RaceEvent::Stranded { is_asked: false });
        }
        None
    }

    fn judge_meals(
        &mut self,
        came: [Option<Tile>; 2],
        events: &mut Vec<RaceEvent>,
    ) -> Option<RaceEnd> {
        for (number, runner) in self.runners.iter_mut().enumerate() {
            if let Some(tile) = came[number].filter(|tile| self.cheeses_left.contains(tile)) {
                runner.eat();
                events.push(RaceEvent::Ate { runner: number, tile });
            }
        }
        self.cheeses_left.retain(|&tile| !came.contains(&Some(tile)));
        let left = match self.arena.mode {
            Mode::Endless => self.lay_next(),
            _ => self.cheeses_left.len(),
        };
        let [one, two] = [0, 1].map(|number| usize::from(self.runners[number].cheeses));
        if one > two + left {
            Some(RaceEnd::Won(0))
        } else if two > one + left {
            Some(RaceEnd::Won(1))
        } else {
            (left == 0).then_some(RaceEnd::Draw)
        }
    }

    /// How many more cheeses may come. In a maze without end, lays the next one as soon as one is
    /// eaten.
    fn lay_next(&mut self) -> usize {
        if self.runners.iter().any(|runner| runner.cheeses >= ENDLESS_CHEESES_OF_TWO) {
            return 0;
        }
        if self.cheeses_left.is_empty() {
            let places = [0, 1].map(|number| self.runners[number].trail_end());
            if let Some(cheese) = self.arena.next_cheese(places, self.cheeses.len() as u32) {
                let way = |place| self.arena.steps_between([place, cheese]);
                for (shortest, place) in self.shortest_since.iter_mut().zip(places) {
                    *shortest += way(place);
                }
                self.cheeses.push(cheese);
                self.cheeses_left.push(cheese);
            }
        }
        2 * usize::from(ENDLESS_CHEESES_OF_TWO)
    }

    /// Whether all runners have stopped: the race is decided, and each has reached the cheese
    /// unless the wait for the loser was skipped.
    pub fn is_over(&self) -> bool {
        match self.arena.mode {
            Mode::Race => {
                let has_come = |runner: &Runner| runner.arrived_after.is_some();
                self.is_skipped || self.runners.iter().all(has_come)
            }
            _ => self.verdict.is_some(),
        }
    }
}
