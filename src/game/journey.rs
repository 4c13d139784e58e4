//! The journey: sixty mazes in six regions, and what the player has won in them.
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
pub use medal::{Medal, Medals};
pub use rival::StopRival;
pub use stop::{Region, Stop};

use super::tuning::JOURNEY_MEDALS_PER_REGION;

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

    /// The number of medals at all stops.
    pub fn medals(&self) -> usize {
        let won = |stop: Stop| Medal::at(stop).filter(|&medal| self.has(stop, medal)).count();
        Stop::all().map(won).sum()
    }

    /// What was won at a stop, in its present maze and in earlier ones.
    fn won(&self, stop: Stop) -> impl Iterator<Item = &Medals> {
        let codes = std::iter::once(stop.code()).chain(stop.earlier_codes());
        codes.filter_map(|code| self.medals.get(code))
    }

    /// Whether a region is open: its price in medals is reached.
    pub fn has_entered(&self, region: Region) -> bool {
        self.medals() >= region.price()
    }

    /// Whether a stop can be played: the first of an open region, any other once the previous one
    /// is finished, and always one that is finished.
    pub fn is_open(&self, stop: Stop) -> bool {
        let is_led_to = || stop.before_in_region().is_none_or(|before| self.is_finished(before));
        self.is_finished(stop) || self.has_entered(stop.region()) && is_led_to()
    }

    /// Where the journey continues: the first open stop that is not finished, or the last of all.
    pub fn next(&self) -> Stop {
        let goes_on = |stop: &Stop| !self.is_finished(*stop) && self.is_open(*stop);
        Stop::all().find(goes_on).unwrap_or(Stop::LAST)
    }

    /// Where it continues after a stop: at the next one, if that is open and not finished.
    pub fn goes_on_near(&self, stop: Stop) -> Stop {
        let goes_on = |stop: &Stop| !self.is_finished(*stop) && self.is_open(*stop);
        stop.next().filter(goes_on).unwrap_or_else(|| self.next())
    }
}

impl Region {
    /// How many medals open it: one for each stop before it, so that finishing them all is enough.
    pub const fn price(self) -> usize {
        self as usize * JOURNEY_MEDALS_PER_REGION
    }
}
