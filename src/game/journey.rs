//! The journey: sixty mazes in six regions, and what the player has won in them. The mazes that it
//! had before lie on its old map, and what was won there still counts.
//!
//! The value of a run follows from the run alone, and what is open from what was won. Nothing that
//! was won is ever lost, so two copies of the game can share the same journey.

mod flavour;
mod medal;
mod rival;
mod stop;
mod table;

use std::collections::BTreeMap;

pub use flavour::Flavour;
pub use medal::{Medal, Medals, is_in_par};
pub use rival::StopRival;
pub use stop::{Region, Stop};

use crate::maze::Spec;

use super::tuning::{JOURNEY_STOPS_PER_REGION, JOURNEY_STOPS_TO_GO_ON};

/// The player's progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Journey {
    /// By the codes of the mazes, so that medals stay valid if the table ever changes.
    medals: BTreeMap<String, Medals>,
}

impl Journey {
    /// Adds what was won at a stop.
    pub fn award(&mut self, stop: Stop, medals: &Medals) {
        self.medals.entry(stop.code().to_owned()).or_default().extend(medals);
    }

    /// Adds what was won in a maze of a pack.
    pub fn award_in_pack(&mut self, spec: &Spec, medals: &Medals) {
        let of_any = medals.iter().filter(|medal| Medal::OF_ANY.contains(medal));
        self.medals.entry(spec.to_string()).or_default().extend(of_any);
    }

    /// What was won in a maze of a pack.
    pub fn won_in_pack(&self, spec: &Spec) -> Medals {
        self.medals.get(&spec.to_string()).cloned().unwrap_or_default()
    }

    /// Adds everything that was won in another one.
    pub fn join(&mut self, other: &Self) {
        for (code, medals) in &other.medals {
            self.medals.entry(code.clone()).or_default().extend(medals);
        }
    }

    /// Whether this medal was won at a stop.
    pub fn has(&self, stop: Stop, medal: Medal) -> bool {
        self.won(stop).any(|won| won.contains(&medal))
    }

    /// Whether a stop is finished.
    pub fn is_finished(&self, stop: Stop) -> bool {
        self.has(stop, Medal::Finished)
    }

    /// Whether nothing was ever won.
    pub fn is_empty(&self) -> bool {
        self.medals.is_empty()
    }

    /// The number of medals at all stops.
    pub fn medals(&self) -> usize {
        self.medals_at(Stop::all())
    }

    /// Whether anything was won on the old map.
    pub fn has_old_map(&self) -> bool {
        self.medals_at(Stop::old()) > 0
    }

    fn medals_at(&self, stops: impl Iterator<Item = Stop>) -> usize {
        let won = |stop: Stop| {
            let won: Vec<&Medals> = self.won(stop).collect();
            Medal::at(stop).filter(|medal| won.iter().any(|won| won.contains(medal))).count()
        };
        stops.map(won).sum()
    }

    /// What was won at a stop, in its present maze and in earlier ones.
    fn won(&self, stop: Stop) -> impl Iterator<Item = &Medals> {
        let codes = std::iter::once(stop.code()).chain(stop.earlier_codes());
        codes.filter_map(|code| self.medals.get(code))
    }

    /// Whether a region is open: most stops of the one before are finished, or it was open on the
    /// old map, where a medal for each stop before it was enough.
    pub fn has_entered(&self, region: Region) -> bool {
        let led_to = region.before().is_none_or(|before| self.lacks_to_leave(before) == 0);
        let price = region as usize * JOURNEY_STOPS_PER_REGION;
        led_to || self.medals_at(Stop::old()) >= price
    }

    /// How many stops of a region have to be finished yet before the next one opens.
    pub fn lacks_to_leave(&self, region: Region) -> usize {
        JOURNEY_STOPS_TO_GO_ON.saturating_sub(self.finished_in(region))
    }

    /// Whether a stop can be played. One stop in an open region may be left out, so that nobody is
    /// stuck.
    pub fn is_open(&self, stop: Stop) -> bool {
        stop.is_old() || self.is_finished(stop) || {
            self.has_entered(stop.region()) && self.lacks_to_open(stop) == 0
        }
    }

    /// How many stops before one in its region have still to be finished to open it: one may be left
    /// out.
    pub fn lacks_to_open(&self, stop: Stop) -> usize {
        self.left_before(stop).count().saturating_sub(1)
    }

    /// The unfinished stops before one in its region.
    pub fn left_before(&self, stop: Stop) -> impl Iterator<Item = Stop> {
        let before = stop.region().stops().take_while(move |&before| before != stop);
        before.filter(|&before| !self.is_finished(before))
    }

    /// Where the journey continues: the first open stop after all that are finished, or else one that
    /// was left out, or the last of all.
    pub fn next(&self) -> Stop {
        let goes_on = |stop: &Stop| !self.is_finished(*stop) && self.is_open(*stop);
        let farthest = Stop::all().rev().find(|&stop| self.is_finished(stop));
        let ahead = Stop::all().filter(|&stop| Some(stop) > farthest);
        ahead.chain(Stop::all()).find(goes_on).unwrap_or(Stop::LAST)
    }

    /// Where it continues after a stop: at the next one, if that is open and not finished.
    pub fn goes_on_near(&self, stop: Stop) -> Stop {
        let goes_on = |stop: &Stop| !self.is_finished(*stop) && self.is_open(*stop);
        stop.next().filter(goes_on).unwrap_or_else(|| self.next())
    }
}
