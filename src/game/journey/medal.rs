//! The medals of a stop. They follow from a run and from its maze.

use std::collections::BTreeSet;

use super::rival::StopRival;
use super::stop::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;

/// A medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Medal {
    /// Reached the cheese, with help or without.
    Finished,
    /// Without help, within the time of a good run.
    UnderPar,
    /// Without help and without a needless step.
    NoWrongTurn,
    /// Without help and before the rival, where there is one.
    BeforeRival,
}

/// The medals that were won.
pub type Medals = BTreeSet<Medal>;

impl Medal {
    /// All medals, in the order in which they are shown.
    pub const ALL: [Self; 4] =
        [Self::Finished, Self::UnderPar, Self::NoWrongTurn, Self::BeforeRival];

    /// The medals of any maze, on the journey or not.
    pub const OF_ANY: [Self; 3] = [Self::Finished, Self::UnderPar, Self::NoWrongTurn];

    /// The medals of a stop.
    pub fn at(stop: Stop) -> impl Iterator<Item = Self> {
        let has_rival = stop.rival().is_some();
        Self::ALL.into_iter().filter(move |medal| has_rival || *medal != Self::BeforeRival)
    }

    /// The medals of a finished run.
    pub fn of_run(race: &Race) -> Medals {
        let summary = race.summary(0);
        of(race.measured(), summary.milliseconds, summary.steps, summary.sets_records())
    }

    /// Whether a finished run has missed nothing: no step was needless, and at a stop it won all
    /// medals.
    pub fn all_in_run(race: &Race) -> bool {
        let won = || Self::of_run(race);
        let is_whole = |stop| won().is_superset(&Self::at(stop).collect());
        race.is_perfect(0) && Stop::of(race.measured().spec).is_none_or(is_whole)
    }
}

/// Whether a time is no longer than the par: it is shown in tenths, and what is shown counts.
pub const fn is_in_par(milliseconds: u64, par_seconds: u32) -> bool {
    milliseconds / 100 <= 10 * par_seconds as u64
}

fn of(measured: &MeasuredMaze, milliseconds: u64, steps: u32, sets_records: bool) -> Medals {
    let par = Stop::par_seconds_of(measured);
    let is_won = |medal: &Medal| match medal {
        Medal::Finished => true,
        Medal::UnderPar => sets_records && par.is_some_and(|par| is_in_par(milliseconds, par)),
        Medal::NoWrongTurn => sets_records && measured.shortest.is_some_and(|most| steps <= most),
        Medal::BeforeRival => {
            sets_records
                && StopRival::of(measured).is_some_and(|one| milliseconds < one.milliseconds())
        }
    };
    Medal::ALL.into_iter().filter(is_won).collect()
}
