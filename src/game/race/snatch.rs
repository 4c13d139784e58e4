//! A game of snatch: whoever carries the cheese scores with every step, until the other touches
//! them.

use super::{Race, RaceEnd, RaceEvent};
use crate::game::tuning::{SNATCH_FRESH, SNATCH_SAFE_TICKS, SNATCH_STEPS};
use crate::maze::Tile;

/// The runner who carries the cheese.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carrier {
    /// Which runner.
    pub runner: usize,
    /// The tick since when.
    pub since: u64,
}

impl Race {
    /// Judges the places that the runners have reached in this tick in a game of snatch.
    pub(super) fn judge_snatch(
        &mut self,
        came: [Option<Tile>; 2],
        events: &mut Vec<RaceEvent>,
    ) -> Option<RaceEnd> {
        let has_scored = |one: &Carrier| came[one.runner].is_some() && self.is_fresh(one.runner);
        if let Some(Carrier { runner, .. }) = self.carrier.filter(has_scored) {
            self.runners[runner].eat();
            events.push(RaceEvent::Carried { runner });
            if self.runners[runner].cheeses >= SNATCH_STEPS {
                return Some(RaceEnd::Won(runner));
            }
        }
        if let Some(runner) = self.snatcher(came) {
            let tile = self.runners[runner].trail_end();
            self.cheeses_left.clear();
            self.carrier = Some(Carrier { runner, since: self.ticks });
            // A run that has begun would go on to its end.
            self.runners[runner].let_go();
            events.push(RaceEvent::Took { runner, tile });
        }
        None
    }

    /// Whether a runner has come where it was not just before: going to and fro scores nothing.
    fn is_fresh(&self, runner: usize) -> bool {
        let Some((place, before)) = self.runners[runner].trail.split_last() else { return false };
        !before.iter().rev().take(SNATCH_FRESH).any(|earlier| earlier == place)
    }

    /// Who gets the cheese in this tick: the first at the cheese, and later whoever touches the carrier
    /// by being in the same place or coming the other way.
    fn snatcher(&self, came: [Option<Tile>; 2]) -> Option<usize> {
        if came == [None; 2] {
            return None;
        }
        if let Some(carrier) = self.carrier {
            let is_safe = self.ticks < carrier.since + SNATCH_SAFE_TICKS;
            return (self.touch(carrier.runner, came) && !is_safe).then_some(1 - carrier.runner);
        }
        let is_there = came.map(|tile| tile.is_some_and(|tile| self.cheeses_left.contains(&tile)));
        match is_there {
            [true, true] => Some((self.ticks % 2) as usize),
            [one, two] => (one || two).then_some(usize::from(two)),
        }
    }

    /// Whether the other touches the carrier: in the same place, by passing, or by having stood where
    /// the carrier comes from, which was while the cheese was safe.
    fn touch(&self, carrier: usize, came: [Option<Tile>; 2]) -> bool {
        let other = 1 - carrier;
        let [from, to] = self.last_places(carrier);
        let [other_from, other_to] = self.last_places(other);
        match [carrier, other].map(|number| came[number].is_some()) {
            [true, true] => to == other_to || (from, to) == (other_to, other_from),
            [true, false] => to == other_to || from == other_to,
            [false, _] => to == other_to,
        }
    }

    /// The place before the last one of a runner, or the start, and the last one.
    fn last_places(&self, runner: usize) -> [Tile; 2] {
        let trail = &self.runners[runner].trail;
        [trail[trail.len().saturating_sub(2)], trail[trail.len() - 1]]
    }
}
